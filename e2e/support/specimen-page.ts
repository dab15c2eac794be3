// Builds the page of specimens out of the real sources, and reads each of them as the browser painted it, without colour.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { gameIcons } from '../../packages/web/plugins/game-icons.ts';

const SOURCE = fileURLToPath(new URL('./specimens.tsx', import.meta.url));

/** The page as one text, by night. */
export async function specimenPage(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    mode: 'production',
    plugins: [gameIcons()],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      assetsInlineLimit: 1_000_000,
      modulePreload: false,
      rolldownOptions: { input: SOURCE },
    },
  })) as Rolldown.RolldownOutput;
  const text = (kind: string): string =>
    built.output
      .filter(({ fileName }) => fileName.endsWith(kind))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('\n');
  return `<!doctype html><html data-theme="dark"><meta charset="utf-8"><style>${text('.css')}</style><body><script type="module">${text('.js').replaceAll('</script', '<\\/script')}</script></body></html>`;
}

/** Two specimens of a kind, and by how many pixels of their lines they differ. */
export interface Pair {
  readonly kind: string;
  readonly one: string;
  readonly other: string;
  readonly difference: number;
}

/** Side of a specimen in pixels of the page, and pixels of the picture to one of these. */
const BOX = 72;
const SCALE = 2;

/** A window in which every line of a specimen is a few pixels wide, and nothing fades. */
export const SPECIMEN_WINDOW = {
  viewport: { width: 640, height: 1500 },
  deviceScaleFactor: SCALE,
  reducedMotion: 'reduce',
} as const;

/**
 * Compares every two specimens of a kind. Only lines count: a pixel is on one where the picture changes by a good part of
 * the specimen's own strongest change, so how light or dark a fill is does not matter. The difference is the number of such
 * pixels of either picture that have none of the other one beside them.
 */
export async function pairsOn(page: Page): Promise<readonly Pair[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, size, scale }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);

      const linesOf = (sign: Element): Uint8Array => {
        const { x, y } = sign.getBoundingClientRect();
        const { data } = context.getImageData(Math.round(x * scale), Math.round(y * scale), size, size);
        const at = (px: number, py: number): number =>
          data[4 * (Math.min(size - 1, Math.max(0, py)) * size + Math.min(size - 1, Math.max(0, px)))]!;
        const slopes = Float32Array.from({ length: size * size }, (_, i) => {
          const [px, py] = [i % size, Math.floor(i / size)];
          return Math.hypot(at(px + 1, py) - at(px - 1, py), at(px, py + 1) - at(px, py - 1));
        });
        const strong = Math.max(40, slopes.toSorted()[Math.floor(slopes.length * 0.99)]!);
        return Uint8Array.from(slopes, (slope) => (slope > 0.35 * strong ? 1 : 0));
      };
      const lone = (one: Uint8Array, other: Uint8Array): number => {
        let count = 0;
        for (let i = 0; i < one.length; i++) {
          if (!one[i]) continue;
          let isNear = false;
          for (const row of [-size, 0, size])
            for (const column of [-1, 0, 1]) isNear ||= other[i + row + column] === 1;
          if (!isNear) count++;
        }
        return count;
      };

      return [...document.querySelectorAll<HTMLElement>('[data-kind]')].flatMap((kind) => {
        const signs = [...kind.querySelectorAll<HTMLElement>('[data-sign]')];
        const lines = signs.map(linesOf);
        return signs.flatMap((one, i) =>
          signs.slice(i + 1).map((other, j) => ({
            kind: kind.dataset.kind!,
            one: one.dataset.sign!,
            other: other.dataset.sign!,
            difference: lone(lines[i]!, lines[i + 1 + j]!) + lone(lines[i + 1 + j]!, lines[i]!),
          })),
        );
      });
    },
    { picture, size: BOX * SCALE, scale: SCALE },
  );
}

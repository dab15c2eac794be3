// Automatic accessibility checks: what axe finds wrong on a page, one line per place, and names that differ from what is read.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NAMES = 'label-content-name-mismatch';
/** The rules that look at colours: all that a theme can change. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** So many places of one look are read in the other theme: the first one may lie under something. */
const ALIKE = 3;

type Theme = 'dark' | 'light';

interface Finding {
  readonly id: string;
  readonly nodes: readonly {
    readonly element: Element;
    readonly html: string;
    readonly failureSummary: string;
  }[];
}
interface Axe {
  run(
    context: Element | { readonly include: readonly Element[] },
    options: object,
  ): Promise<{ readonly violations: readonly Finding[] }>;
}

/** On a drawn piece all print would count as its label, the pips of a card and the face of a die, too: `misnamedPieces`. */
const DRAWN = '[data-piece], .piece, .look';

async function violations(
  page: Page,
  within: string,
  runOnly: readonly string[],
  isEveryLook = false,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ within, options, names, drawn, isEveryLook, alike }) => {
      /** A few places of every look: what the words and all that lies behind them are painted with. */
      const everyLook = (root: Element): Element[] => {
        const looks = new Map<Element, number>();
        const numbers = new Map<string, number>();
        const places = new Map<number, number>();
        return [root, ...root.querySelectorAll('*')].filter((element) => {
          const style = getComputedStyle(element);
          const paint = [
            looks.get(element.parentElement!),
            style.color,
            style.backgroundColor,
            style.backgroundImage,
            style.opacity,
            style.filter,
            style.fontSize,
            style.fontWeight,
            style.textShadow,
            style.textDecorationLine,
          ].join();
          if (!numbers.has(paint)) numbers.set(paint, numbers.size);
          const look = numbers.get(paint)!;
          looks.set(element, look);
          const hasWords =
            element.matches('input, select, textarea') ||
            [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
          if (!hasWords || !element.checkVisibility()) return false;
          places.set(look, (places.get(look) ?? 0) + 1);
          return places.get(look)! <= alike;
        });
      };
      const { axe } = globalThis as unknown as { axe: Axe };
      const root = document.querySelector(within)!;
      const { violations } = await axe.run(isEveryLook ? { include: everyLook(root) } : root, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== names || !element.closest(drawn))
          .map(({ html, failureSummary }) => ({ id, html, failureSummary })),
      );
    },
    {
      within,
      options: { runOnly, resultTypes: ['violations'], elementRef: true },
      names: NAMES,
      drawn: DRAWN,
      isEveryLook,
      alike: ALIKE,
    },
  );
  return found.map(
    ({ id, html, failureSummary }) =>
      `${id}: ${html.slice(0, 140)} | ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
  );
}

/**
 * Everything axe finds on the whole page or in a part of it; then the colours of the other theme, once for every look that
 * it has. The page is left as it was.
 */
export async function findings(page: Page, within = 'html'): Promise<readonly string[]> {
  const wrong = [...(await violations(page, within, TAGS)), ...(await misnamedPieces(page))];
  const theme = await page.evaluate(() => document.documentElement.dataset.theme as Theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  await wear(page, other);
  wrong.push(...(await violations(page, within, COLOURS, true)).map((finding) => `${other} ${finding}`));
  await wear(page, theme);
  return wrong;
}

/** The page follows what the browser prefers, as `visit` keeps it. */
async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

/** Pieces whose printed name is not a part of the name they are called by (WCAG 2.5.3). */
const misnamedPieces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const plain = (text: string): string =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('[data-touch]:is(.piece, .look)')].flatMap((piece) => {
      const called = plain(piece.getAttribute('aria-label') ?? piece.textContent ?? '');
      const title =
        piece.querySelector('.name, .cname, .nm') ?? piece.querySelector('b:not(.head b, .claim)');
      const printed = (title?.firstChild?.textContent ?? '').replaceAll('\u00ad', '');
      const isTitle = /\p{L}/u.test(printed);
      return !isTitle || called.includes(plain(printed))
        ? []
        : [`misnamed piece: "${printed}" is called "${called}"`];
    });
  });

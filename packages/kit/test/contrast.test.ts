// Contrasts of the tokens, by night and by day: words at 4.5, edges of controls at 3.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../css/tokens.css', import.meta.url), 'utf8');
const block = (theme: 'dark' | 'light'): string =>
  theme === 'dark'
    ? css.slice(css.indexOf('[data-theme="dark"]'), css.indexOf('[data-theme="light"]'))
    : css.slice(css.indexOf('[data-theme="light"]'));

function colour(theme: 'dark' | 'light', name: string): readonly number[] {
  const said = new RegExp(`--${name}:\\s*#([0-9a-f]{6})`);
  // What the day does not say is as by night.
  const hex = (said.exec(block(theme)) ?? said.exec(block('dark')))?.[1];
  if (!hex) throw new Error(`${theme} has no --${name}`);
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

const light = (rgb: readonly number[]): number => {
  const [r, g, b] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

function contrast(theme: 'dark' | 'light', a: string, b: string): number {
  const [x, y] = [light(colour(theme, a)), light(colour(theme, b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const SURFACES = ['ground', 'floor', 'slab', 'slab-2'];
const WORDS = ['ink', 'ink-2', 'ink-3', 'good', 'bad', 'warn', 'info', 'flame'];
const SEATS = [0, 1, 2, 3, 4, 5];

for (const theme of ['dark', 'light'] as const) {
  test(`${theme}: words on every surface`, () => {
    for (const surface of SURFACES)
      for (const word of WORDS)
        expect([word, surface, contrast(theme, word, surface) >= 4.5]).toEqual([word, surface, true]);
  });
  test(`${theme}: letters on seats and stones, seat names on panels`, () => {
    for (const seat of SEATS) {
      expect(contrast(theme, `seat-${seat}`, 'seat-ink')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(theme, `seat-${seat}-text`, 'slab')).toBeGreaterThanOrEqual(4.5);
    }
    for (const stone of ['red', 'blue', 'yellow'])
      expect(contrast(theme, `stone-${stone}`, 'stone-mark')).toBeGreaterThanOrEqual(4.5);
  });
  test(`${theme}: edges of controls`, () => {
    for (const surface of SURFACES) expect(contrast(theme, 'edge-strong', surface)).toBeGreaterThanOrEqual(3);
  });
}

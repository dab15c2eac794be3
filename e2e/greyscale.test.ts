// Greyscale loses nothing: seats, suits, stones, dice, ground and states are told apart by their shape alone.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Pair, pairsOn, SPECIMEN_WINDOW, specimenPage } from './support/specimen-page.ts';
import { setStage } from './support/stage.ts';

/** Two signs differ when so many pixels of their lines lie elsewhere, at two to a pixel of the page: a stroke or a corner. */
const ENOUGH = 32;
const THEMES = ['dark', 'light'] as const;
const CONTROL = 'one shape in two colours';
const stage = setStage();
const pairs = new Map<string, readonly Pair[]>();

beforeAll(async () => {
  const page = await stage.browser.newPage(SPECIMEN_WINDOW);
  await page.setContent(await specimenPage());
  await page.waitForSelector('[data-sign]');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  for (const theme of THEMES) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    pairs.set(theme, await pairsOn(page));
  }
  await page.close();
});

describe.each(THEMES)('%s', (theme) => {
  test('any two signs of a kind differ in shape', () => {
    const all = pairs.get(theme)!.filter(({ kind }) => kind !== CONTROL);
    expect(all.length).toBeGreaterThan(120);
    expect(all.filter(({ difference }) => difference < ENOUGH)).toEqual([]);
  });

  test('the same shape in another colour is no difference', () => {
    const control = pairs.get(theme)!.filter(({ kind }) => kind === CONTROL);
    expect(control.length).toBe(1);
    expect(control[0]!.difference).toBeLessThan(ENOUGH / 3);
  });
});

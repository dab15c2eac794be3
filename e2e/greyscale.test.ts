// Greyscale loses nothing: seats, suits, stones, dice, ground and states are told apart by their shape alone.
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from './support/games.ts';
import { layPlayed } from './support/played.ts';
import { type Pair, pairsOn, SPECIMEN_WINDOW, specimenPage } from './support/specimen-page.ts';
import { setStage } from './support/stage.ts';
import { settled, visit } from './support/visit.ts';

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

test('in the reader’s own colours what is lit has an edge, and a switch shows how it stands', async () => {
  const { page, close } = await visit(stage.browser);
  await page.emulateMedia({ forcedColors: 'active' });
  const { game } = await loadGame('tomb');
  await layPlayed(page, stage.address, game, { seats: 3, share: 0.3 });
  await page.waitForSelector('.act.lit');
  await settled(page);
  const edgeOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((piece) => getComputedStyle(piece).outlineStyle);
  expect(await edgeOf('.act.lit')).toBe('solid');
  await page.goto(`${stage.address}/settings`);
  await page.waitForSelector('.switch input');
  const fills = await page
    .locator('.switch input')
    .evaluateAll((inputs) =>
      inputs.map((input) => [(input as HTMLInputElement).checked, getComputedStyle(input).backgroundColor]),
    );
  const [on, off] = [true, false].map((is) => fills.find(([checked]) => checked === is)?.[1]);
  expect(on).toBeDefined();
  expect(off).toBeDefined();
  expect(on).not.toBe(off);
  await close();
});

// Room for a finger: every control of every page and table is at least 44 px on a touched screen, and 24 under a pointer.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { everyPage } from './support/every-page.ts';
import { loadGames } from './support/games.ts';
import { layPlayed, tablesOfEveryKind } from './support/played.ts';
import { type Served, serveClient } from './support/serve-client.ts';
import { serveHouse } from './support/serve-house.ts';
import { smallTargets } from './support/targets.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const SCREENS = [
  ['a finger on a phone', 390, 844, 44],
  ['a pointer at a desk', 1280, 720, 24],
] as const;
let browser: Browser;
let served: Served;
let house: Served;

beforeAll(async () => {
  [browser, served, house] = await Promise.all([openBrowser(), serveClient(), serveHouse()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([served?.stop(), house?.stop()]);
});

/** Walls stand on the edges of 51 px cells, treasures share a cell with others: the list has the same choices at full size. */
const WITHIN_A_CELL = /\.piece (edge|gem)/;

async function tooSmall(page: Page, where: string, least: number): Promise<string[]> {
  return (await smallTargets(page, least))
    .filter(({ what, width, height }) => !(WITHIN_A_CELL.test(what) && Math.min(width, height) >= 24))
    .map(({ what, width, height }) => `${where}: ${what} ${width}x${height}`);
}

for (const [who, width, height, least] of SCREENS) {
  test(`${who}: every page`, { timeout: 120_000 }, async () => {
    const { page, close } = await visit(browser, { width, height });
    const wrong: string[] = [];
    await everyPage(page, house.address, async (name) => {
      wrong.push(...(await tooSmall(page, name, least)));
    });
    expect([...new Set(wrong)].slice(0, 40)).toEqual([]);
    await close();
  });

  for (const { game } of games)
    test(`${who}: the table of ${game.name} at every kind of question, its menu, its log and its list`, {
      timeout: 170_000,
    }, async () => {
      const { page, close } = await visit(browser, { width, height });
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(least === 44);
      const wrong: string[] = [];
      for (const [kind, played] of tablesOfEveryKind(game, game.seats[1])) {
        await layPlayed(page, served.address, game, played);
        await page.waitForSelector('.rail .choice', { state: 'attached' });
        wrong.push(...(await tooSmall(page, `${game.name} ${kind}`, least)));
      }
      await page.keyboard.press('m');
      await page.waitForSelector('dialog[open]');
      wrong.push(...(await tooSmall(page, `${game.name} menu`, least)));
      await page.keyboard.press('Escape');
      for (const opener of least === 44 ? ['.bar .only-phone', '.dock .btn:has(svg)'] : []) {
        const button = page.locator(opener).last();
        if (!(await button.isVisible())) continue;
        await button.click();
        await page.waitForTimeout(100);
        wrong.push(...(await tooSmall(page, `${game.name} ${opener}`, least)));
        await page.keyboard.press('Escape');
      }
      expect([...new Set(wrong)].slice(0, 40)).toEqual([]);
      await close();
    });
}

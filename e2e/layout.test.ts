// One screen: no table scrolls the page at a desk, and none scrolls two ways on a phone or at 400 % zoom, early, in the
// middle and late.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { everyPage } from './support/every-page.ts';
import { loadGames } from './support/games.ts';
import { layPlayed } from './support/played.ts';
import { serveHouse } from './support/serve-house.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const SIZES = [
  [1280, 720],
  [390, 844],
  [320, 640],
] as const;
/** A window of 1280 x 720 at 400 %, as WCAG 1.4.10 has it: there the page may scroll down, and nothing may scroll aside. */
const ZOOMED = [320, 256] as const;

const stage = setStage();

interface Overflow {
  readonly down: number;
  readonly right: number;
  /** The choices or, on a phone, the dock reach out of the window. */
  readonly hidden: string[];
}

const overflow = (page: Page): Promise<Overflow> =>
  page.evaluate(() => {
    const root = document.scrollingElement!;
    const hidden = [...document.querySelectorAll('.bar, .rail .ask, .dock')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const isOut =
        box.width > 0 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1);
      return isOut ? [`${element.className} ${Math.round(box.bottom)} ${Math.round(box.right)}`] : [];
    });
    return { down: root.scrollHeight - innerHeight, right: root.scrollWidth - innerWidth, hidden };
  });

for (const { game } of games)
  for (const language of ['en', 'ru'] as const)
    test(`${game.name} in ${language} fits its window`, { timeout: 120_000 }, async () => {
      const { page, close } = await visit(stage.browser, { language });
      const wrong: unknown[] = [];
      for (const share of [0, 0.4, 0.8]) {
        await page.setViewportSize({ width: 1280, height: 720 });
        await layPlayed(page, stage.served.address, game, { seats: game.seats[1], share });
        await page.waitForSelector('.rail .choice');
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForTimeout(60);
          const { down, right, hidden } = await overflow(page);
          if (down > 0 || right > 0 || hidden.length > 0) wrong.push({ share, width, down, right, hidden });
        }
        await page.setViewportSize({ width: ZOOMED[0], height: ZOOMED[1] });
        await page.waitForTimeout(60);
        const { right } = await overflow(page);
        const board = await page.locator('.board').first().boundingBox();
        if (right > 0 || (board?.height ?? 0) < 150)
          wrong.push({ share, zoomed: true, right, board: board?.height });
      }
      expect(wrong).toEqual([]);
      await close();
    });

test('no page of the house scrolls sideways on a phone', { timeout: 120_000 }, async () => {
  const house = await serveHouse();
  const { page, close } = await visit(stage.browser, { width: 390, height: 844, language: 'ru' });
  const wrong: unknown[] = [];
  await everyPage(page, house.address, async (name) => {
    for (const [width, height] of [[390, 844], [320, 640], ZOOMED] as const) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(30);
      const { right } = await overflow(page);
      if (right > 0) wrong.push({ name, width, height, right });
    }
    await page.setViewportSize({ width: 390, height: 844 });
  });
  expect(wrong).toEqual([]);
  await close();
  await house.stop();
});

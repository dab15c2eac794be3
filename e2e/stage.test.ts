// One clock for the whole table: a record of what was on the stage when shows that nothing was told before it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerAll, stopAnswering } from './support/autoplay.ts';
import { loadGames } from './support/games.ts';
import { layTable } from './support/play.ts';
import { finishedTable, layPlayed, layStored } from './support/played.ts';
import { pressAnyRow } from './support/press-row.ts';
import { setStage } from './support/stage.ts';
import { touchable, visit } from './support/visit.ts';

const games = await loadGames();
const stage = setStage();

/** What could be seen at one moment. */
interface Sight {
  readonly time: number;
  /** The entry whose view the board shows, and the newest one that the page knows. */
  readonly staged: number;
  readonly newest: number;
  /** The entry of the newest line in the log; 0 for none. */
  readonly logged: number;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Is a die in the air? */
  readonly isFalling: boolean;
  readonly points: string;
}

/** Writes down what can be seen after every change of the page. */
const watchStage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sights: unknown[] = [];
    const look = (): void => {
      const grid = document.querySelector<HTMLElement>('.tablegrid');
      if (!grid) return;
      const logged = [...grid.querySelectorAll<HTMLElement>('.rail .entry[data-at]')].map(({ dataset }) =>
        Number(dataset.at),
      );
      sights.push({
        time: Math.round(performance.now()),
        staged: Number(grid.dataset.staged),
        newest: Number(grid.dataset.at),
        logged: Math.max(0, ...logged),
        isAsked: grid.querySelector('.rail .choice, .board .lit, .mine .lit') !== null,
        isOver: grid.querySelector('[data-testid="result"]') !== null,
        isFalling: [...grid.querySelectorAll('.board .die, .mine .die')].some(
          (die) => die.getAnimations().length > 0,
        ),
        points: grid.querySelector('.rail .scores')?.textContent ?? '',
      });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    Object.assign(globalThis, { sights });
    look();
  });

const sightsOn = (page: Page): Promise<readonly Sight[]> =>
  page.evaluate(() => (globalThis as unknown as { sights: readonly Sight[] }).sights);

/** Everything that was told before it was shown. */
function toldTooSoon(sights: readonly Sight[]): readonly string[] {
  const wrong = new Set<string>();
  let [last] = sights;
  for (const now of sights) {
    const { staged, newest, logged } = now;
    const at = `at ${staged} of ${newest}, ${now.time} ms`;
    if (logged > staged) wrong.add(`${at}: the log tells ${logged}`);
    if (now.isAsked && staged !== newest) wrong.add(`${at}: a question is asked`);
    if (now.isOver && staged !== newest) wrong.add(`${at}: the end is told`);
    if (now.isFalling && now.isAsked && !last!.isAsked)
      wrong.add(`${at}: a question is asked under a falling die`);
    if (now.points !== last!.points && last!.points !== '' && staged === last!.staged)
      wrong.add(`${at}: the points change`);
    last = now;
  }
  return [...wrong];
}

/** Entries that are watched at each table. */
const isLong = process.env.TEST_LENGTH === 'long';
const SHOWN = isLong ? 60 : 3;

for (const [at, { game }] of games.entries())
  test(`${game.name} tells nothing before it is shown`, async () => {
    const { page, errors, close } = await visit(stage.browser, { motion: 'quick' });
    // In the suite somebody sits at the first table only.
    for (const people of isLong || at === 0 ? [0, 1] : [0]) {
      await layTable(page, stage.address, game.name, game.seats[1], people);
      await page.waitForSelector('.rail .tab');
      await watchStage(page);
      if (people > 0) await answerAll(page, 7);
      await untilShown(page, SHOWN);
      await page.locator('.rail .tab').last().click();
      await untilShown(page, SHOWN);
      if (people > 0) await stopAnswering(page);
      const sights = await sightsOn(page);
      expect(toldTooSoon(sights)).toEqual([]);
      // A game may be over before that.
      const entries = Math.min(SHOWN, sights.at(-1)!.newest);
      expect(new Set(sights.map(({ staged }) => staged)).size).toBeGreaterThan(entries / 2);
    }
    expect(errors).toEqual([]);
    await close();
  });

/** Waits until so many further entries were on the stage, or the game is over. */
const untilShown = (page: Page, entries: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    const staged = (): number => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.staged);
    const start = staged();
    while (staged() < start + wanted && !document.querySelector('[data-testid="result"]'))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }, entries);

test('the marks of a tremor go once it is told and something is asked, and stay in a replay', async () => {
  const { game } = games.find(({ game }) => game.name === 'tomb')!;
  const { page, errors, close } = await visit(stage.browser, { motion: 'quick' });
  const isWall = (choice: unknown): boolean => (choice as { kind: string }).kind === 'place-wall';
  await layPlayed(page, stage.address, game, { seats: 3, share: 0.2, asks: isWall });
  await page.waitForSelector('.rail .choice');
  await touchable(page);
  await pressAnyRow(page, 0);
  await page.waitForSelector('.tremor', { state: 'attached' });
  await page.waitForSelector('.rail .choice', { state: 'attached' });
  await page.waitForSelector('.tremor', { state: 'detached' });
  expect(await page.locator('.rail .choice').count()).toBeGreaterThan(0);
  expect(await page.locator('.cell.fresh').count()).toBe(0);

  const over = finishedTable(game, 3);
  const at = over.log.slice(0, -1).findLastIndex(({ choice }) => isWall(choice));
  await layStored(page, stage.address, over);
  await page.goto(`${stage.address}/replay/${over.id}?at=${at}`);
  await page.waitForSelector('.replaybar');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.highlight');
  await page.waitForSelector('.highlight', { state: 'detached' });
  expect(await page.locator('.tremor').count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

// Journeys in a real browser: against bots, to the end; reload, undo, language in play. At a full table, which has everything that
// a smaller one has, and to the end in the shortest game: parity.test.ts plays them all to theirs. All numbers of seats: the long run.
import { canonicalJson, seeded, submit, undoBar } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openKept } from '../packages/web/src/sources/local-tables.ts';
import { type AnyGame, loadGames, seatCounts } from './support/games.ts';
import { answer, layTable, listedChoices, playOn, playSome, saidEnd, whatIsAsked } from './support/play.ts';
import { layPlayed, type Played, playedTable, shortestGame } from './support/played.ts';
import { pressChoice } from './support/press-row.ts';
import { setStage } from './support/stage.ts';
import { isAlone, storedTable } from './support/stored.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();

const stage = setStage();
const isLong = process.env.TEST_LENGTH === 'long';
/** In the suite the beginning of a game and the last part of another; pointer.test.ts plays whole ones. */
const LATE = 0.85;
const shortest = shortestGame(
  games.map(({ game }) => game).filter(({ seats }) => seats[1] > 1),
  ({ seats }) => seats[1],
);

/** A table with a choice of the first seat that can be taken back; undefined where luck or something seen follows each. */
async function undoable(
  game: AnyGame,
  seats: number,
): Promise<{ readonly played: Played; readonly key: string } | undefined> {
  for (let share = 0; share < 0.95; share += 0.05)
    for (const seed of ['undo', 'undo 2', 'undo 3', 'undo 4']) {
      const played = { seats, share, seed, isAlone: true };
      const table = playedTable(game, played);
      const matchAt = async () => (await openKept(game, table)).table.match!;
      for (const choice of game.choices((await matchAt()).position, 0)) {
        const match = await matchAt();
        submit(match, 0, choice);
        // Bots would move on at once where anybody else is asked.
        if (undoBar(match, 0) === undefined && game.waitingFor(match.position).join() === '0')
          return { played, key: canonicalJson(choice) };
      }
    }
  return undefined;
}

const picker = (seed: string): ((count: number) => number) => {
  const luck = seeded(seed);
  return (count) => luck.pick(count);
};

for (const { game } of games)
  describe(game.name, () => {
    const counts = seatCounts(game, 'most');
    for (const seats of isLong || game === shortest ? counts : [])
      test(`one person and ${seats - 1} bots play to the end`, async () => {
        const { page, errors, close } = await visit(stage.browser);
        await layTable(page, stage.address, game.name, seats, 1);
        if (!isLong) {
          await playSome(page, picker(`${game.name}:${seats}:beginning`), 8);
          await layPlayed(page, stage.address, game, { seats, share: LATE });
        }
        await playOn(page, picker(`${game.name}:${seats}`));
        expect(await page.locator('.rail [data-testid="result"]').count()).toBe(1);
        await saidEnd(page);
        const old = page.url();
        await page.locator('.rail .over .btn.go').click();
        await page.waitForFunction((address) => location.href !== address, old);
        await whatIsAsked(page);
        expect(await page.locator('.rail [data-testid="result"]').count()).toBe(0);
        expect(errors).toEqual([]);
        await close();
      });

    for (const seats of counts)
      test(`with ${seats} seats, what can be taken back is taken back`, async () => {
        const { page, errors, close } = await visit(stage.browser);
        // After the last card `ready` would be taken unasked, and that is final.
        await page.addInitScript(() => localStorage.setItem('undercroft.delve.ask-always', 'yes'));
        const found = await undoable(game, seats);
        await layPlayed(page, stage.address, game, found?.played ?? { seats, share: 0 });
        await whatIsAsked(page);
        const undo = page.locator('.rail .acts .btn', { hasText: 'Take back' });
        const before = await listedChoices(page);
        const at = await page.locator('.tablegrid').getAttribute('data-at');
        if (found) {
          await pressChoice(page, found.key);
          await undo.click();
          await page.waitForFunction(
            (then) => document.querySelector<HTMLElement>('.tablegrid')?.dataset.at === then,
            at,
          );
          expect(await listedChoices(page)).toEqual(before);
        } else {
          const pick = picker(`${game.name}:undo`);
          for (let asked = await whatIsAsked(page); asked !== 'over'; asked = await whatIsAsked(page)) {
            expect(await undo.count()).toBe(0);
            await answer(page, asked, pick);
          }
        }
        expect(errors).toEqual([]);
        await close();
      });

    test('a reload in the middle loses nothing, and the language changes in play', async () => {
      const { page, errors, close } = await visit(stage.browser);
      const pick = picker(`${game.name}:reload`);
      // A bot that is asked at the same time could still move on; a game in which that is always so is played anew.
      for (let isFound = false; !isFound; ) {
        await layTable(page, stage.address, game.name, game.seats[0], 1);
        await playSome(page, pick, 6);
        for (isFound = await isAlone(page, game); !isFound; isFound = await isAlone(page, game)) {
          if ((await whatIsAsked(page)) === 'over') break;
          await playSome(page, pick, 1);
        }
      }
      // Out of a step that the last press may have asked for.
      await page.keyboard.press('Escape');
      const before = await listedChoices(page);
      const lines = await page.locator('.rail .lines').textContent();
      await page.reload();
      await whatIsAsked(page);
      expect(await listedChoices(page)).toEqual(before);
      expect(await page.locator('.rail .lines').textContent()).toBe(lines);
      await page.keyboard.press('m');
      await page.getByLabel('Русский').check();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.documentElement.lang === 'ru');
      await page.waitForFunction(() =>
        /\p{Script=Cyrillic}/u.test(document.querySelector('.rail .ask')?.textContent ?? ''),
      );
      const after = await listedChoices(page);
      expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
      expect(errors).toEqual([]);
      await close();
    });
  });

test('three people share one device, and nothing shows behind the curtain, at the start and after a reload too', async () => {
  const shared = games.find(({ game }) => game.seats[0] <= 3 && game.seats[1] >= 3)!;
  const { page, errors, close } = await visit(stage.browser);
  await layTable(page, stage.address, shared.game.name, 3, 3);
  await page.reload();
  await page.waitForSelector('.curtain');
  expect(await page.locator('.board, .mine, .log, .tablegrid').count()).toBe(0);
  let curtains = 0;
  for (let step = 0; step < 60 && curtains < 3; step++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') break;
    if (asked === 'curtain') {
      curtains++;
      expect(await page.locator('.board, .mine, .log').count()).toBe(0);
    }
    await answer(page, asked, picker('curtain'));
  }
  expect(curtains).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await close();
});

/** Waits until a tab has seen as many entries as the other. */
async function follows(tab: Page, other: Page): Promise<void> {
  const at = await other.locator('.tablegrid').getAttribute('data-at');
  await tab.waitForFunction(
    (wanted) => document.querySelector<HTMLElement>('.tablegrid')?.dataset.at === wanted,
    at,
  );
}

test('two tabs at one table agree: each may play, and one goes on when the other is closed', async () => {
  const { game } = games.find((one) => one.game.seats[0] === 1)!;
  const { page, errors, close } = await visit(stage.browser);
  await layTable(page, stage.address, game.name, 1, 1);
  await whatIsAsked(page);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await whatIsAsked(second);
  await playSome(page, picker('first tab'), 2);
  await follows(second, page);
  await playSome(second, picker('second tab'), 2);
  await follows(page, second);
  expect(await page.locator('.rail .choice').count()).toBe(await second.locator('.rail .choice').count());
  await page.close();
  // A Hero can fall after seven choices.
  expect(await whatIsAsked(second)).toBe('choices');
  const before = (await storedTable(second)).events.length;
  await playSome(second, picker('alone'), 4);
  // What was chosen is kept a moment after it is seen.
  await expect.poll(async () => (await storedTable(second)).events.length).toBeGreaterThan(before);
  expect(errors).toEqual([]);
  await close();
});

test('a page that is not there says what to do, and so does a dead invite', async () => {
  const { page, close } = await visit(stage.browser);
  for (const path of ['/nothing/here', '/games/no-such-game', '/local/nope', '/replay/nope', '/t/nope']) {
    await page.goto(stage.address + path);
    await page.waitForSelector('.empty-state h1');
    expect(await page.locator('.empty-state .btn').count()).toBeGreaterThan(0);
  }
  await close();
});

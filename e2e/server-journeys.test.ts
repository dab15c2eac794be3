// Journeys at the real server, each game of several seats: a link is a chair, bots take the others, one watches, a choice is
// taken back once the other agrees, a line is cut and comes back, the language changes in play, the game ends on every screen,
// its luck is vouched for, and again. At the fewest seats, which is two people with and without a bot, and to the end in the
// shortest game; all numbers of seats, each to its end: the long run.
import { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerAll, entriesOn, stopAnswering, untilEntries } from './support/autoplay.ts';
import { loadGames, seatCounts } from './support/games.ts';
import { shortestGame } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { undoTogether } from './support/undo-together.ts';
import { type Visit, visit } from './support/visit.ts';

const games = (await loadGames()).map(({ game }) => game).filter(({ seats }) => seats[1] > 1);
const wholeGame = shortestGame(games, ({ seats }) => seats[0]).name;
const isLong = process.env.TEST_LENGTH === 'long';
const isWhole = (game: string): boolean => isLong || game === wholeGame;
/** Where people seldom wait for each other it takes a hundred choices to a moment at which one must ask the other. */
const takeTurns = (game: string): boolean => isLong || game !== 'delve';
const tables = games.flatMap((game) =>
  seatCounts(game, 'fewest').map((seats) => [game.name, seats] as const),
);

const stage = setStage('server');

/** Opens a table by link: the first chair is the host's, the second is for whoever has the link, bots sit in the others. */
async function openByLink(page: Page, game: string, seats: number): Promise<string> {
  await page.goto(`${stage.address}/games/${game}/new`);
  await page.getByLabel('By link, with others').check();
  const count = page.locator('.setup-seats .pick', { hasText: String(seats) });
  if (await count.count()) await count.first().click();
  for (let seat = 2; seat < seats; seat++)
    await page.locator('.setup-seats select').nth(seat).selectOption('novice');
  for (const field of await page.locator('.setup-options .number input').all())
    await field.fill((await field.getAttribute('min')) ?? '');
  await page.locator('.setup-acts .btn.go').click();
  await page.waitForSelector('.lobby .invite input');
  return page.locator('.lobby .invite input').inputValue();
}

async function cutTheLine({ page }: Visit): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.waitForTimeout(150);
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

const inWindow = (page: Page, seconds: number): Promise<unknown> =>
  page.waitForSelector('.rail [data-testid="result"]', { timeout: seconds * 1000 });

for (const [game, seats] of tables)
  test(`${game} with ${seats} seats: by link${isWhole(game) ? ', to the end, and again' : ''}`, async () => {
    const mira = await visit(stage.browser, { name: 'Mira' });
    const oleg = await visit(stage.browser, { name: 'Oleg', language: 'ru' });
    const chiara = await visit(stage.browser, { name: 'Chiara', language: 'it' });
    // Asked always, two people meet more questions at which one can agree to what the other takes back.
    for (const { page } of [mira, oleg])
      await page.addInitScript(() => localStorage.setItem('undercroft.delve.ask-always', 'yes'));
    const link = await openByLink(mira.page, game, seats);
    await oleg.page.goto(link);
    await oleg.page.locator('.lobby-seats .btn.go').first().click();
    await Promise.all([mira.page.waitForSelector('.tablegrid'), oleg.page.waitForSelector('.tablegrid')]);
    await chiara.page.goto(link);
    await chiara.page.waitForSelector('.tablegrid');

    const luck = seeded(`${game}:${seats}:undo`);
    if (takeTurns(game))
      expect(await undoTogether([mira.page, oleg.page], (count) => luck.pick(count))).toBe(true);
    await Promise.all([answerAll(mira.page, seats), answerAll(oleg.page, seats + 7)]);
    await untilEntries(mira.page, (await entriesOn(mira.page)) + 6);
    await stopAnswering(mira.page);
    await mira.page.keyboard.press('m');
    await mira.page.getByLabel('Italiano').check();
    await mira.page.keyboard.press('Escape');
    await mira.page.waitForFunction(() => document.documentElement.lang === 'it');
    await answerAll(mira.page, seats + 3);
    await cutTheLine(oleg);
    expect(await chiara.page.locator('.rail .choice').count()).toBe(0);
    if (isWhole(game)) await endAndAgain(link, mira, oleg, chiara);
    else for (const { page } of [oleg, chiara]) await untilEntries(page, (await entriesOn(page)) + 6);
    for (const { errors } of [mira, oleg, chiara])
      expect(errors.filter((text) => !/WebSocket|ERR_INTERNET/.test(text))).toEqual([]);
    await Promise.all([mira.close(), oleg.close(), chiara.close()]);
  });

/** The end on every screen, a rematch, and whose luck it was. */
async function endAndAgain(link: string, mira: Visit, oleg: Visit, chiara: Visit): Promise<void> {
  await Promise.all([mira, oleg, chiara].map(({ page }) => inWindow(page, 300)));
  const title = (page: Page): Promise<string | null> => page.locator('.rail .over h2').textContent();
  expect(await title(mira.page)).toBe(await title(chiara.page));
  expect(await title(oleg.page)).toMatch(/\p{Script=Cyrillic}/u);

  for (const { page } of [mira, oleg]) {
    await stopAnswering(page);
    if (page === oleg.page)
      await page.locator('.rail [data-testid="rematch"]', { hasText: 'Mira' }).waitFor();
    await page.locator('.rail .over .btn.go').click();
    await page.waitForFunction((old) => !location.href.endsWith(old), link.split('/').at(-1)!);
  }
  await Promise.all([mira.page.waitForSelector('.tablegrid'), oleg.page.waitForSelector('.tablegrid')]);
  expect(oleg.page.url()).toBe(mira.page.url());
  for (const { page } of [mira, chiara]) {
    await page.goto(`${stage.address}/verify/${link.split('/').at(-1)}`);
    expect(await page.locator('.vouching').textContent()).toContain('Mira, Oleg');
    const remembers = page.getByText('Questo browser ricorda');
    expect(await remembers.count(), 'whoever played finds the own word').toBe(page === mira.page ? 1 : 0);
  }
}

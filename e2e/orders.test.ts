// A standing order at a table by turns: left while the other thinks, carried out when exactly that is asked, told to its owner alone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { loadGames } from './support/games.ts';
import { pressAnyRow } from './support/press-row.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
/** Seats take turns there, so that one waits while the other thinks. */
const { game } = games.find(({ game }) => game.score && game.seats[0] === 2)!;

const stage = setStage('server');

async function openByTurns(page: Page): Promise<string> {
  await page.goto(`${stage.address}/games/${game.name}/new`);
  await page.getByLabel('By link, with others').check();
  await page.getByLabel('Turn by turn, over days').check();
  await page.locator('.setup-acts .btn.go').click();
  await page.waitForSelector('.lobby .invite input');
  return page.locator('.lobby .invite input').inputValue();
}

const isAsked = async (page: Page): Promise<boolean> => (await page.locator('.rail .choice').count()) > 0;

/** Answers with the first of every list until the turn is over. */
async function finishTurn(page: Page, other: Page): Promise<void> {
  while (!(await isAsked(other)) && !(await hasNews(other)))
    if (!(await pressAnyRow(page, 0))) await page.waitForTimeout(20);
}

const NEWS = /By your standing order|A standing order has ended/;
const hasNews = async (page: Page): Promise<boolean> =>
  (await page.locator('.rail .log').getByText(NEWS).count()) > 0;

test('what was left as an order is chosen while its owner is away, and only they are told', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg' });
  const link = await openByTurns(mira.page);
  await oleg.page.goto(link);
  await oleg.page.locator('.lobby-seats .btn.go').first().click();
  await Promise.all([mira, oleg].map(({ page }) => page.waitForSelector('.rail .ask')));
  const { page } = mira;
  const sheet = page.locator('.orders-sheet');
  let isChosen = false;
  for (let round = 0; round < 8 && !isChosen; round++) {
    await page.waitForTimeout(100);
    if (!(await isAsked(oleg.page))) await finishTurn(page, oleg.page);
    await page.getByRole('button', { name: /When I am asked again|standing order/ }).click();
    const answers = sheet.getByLabel('I answer');
    await answers.waitFor();
    // Something else than what the other will do: what an order names must not have changed.
    await answers.selectOption({ index: (await answers.locator('option').count()) - 1 });
    await sheet.getByLabel('Only until somebody does something that names me').uncheck();
    await sheet.getByRole('button', { name: 'Leave this order' }).click();
    await sheet.getByText('The order stands.').waitFor();
    await sheet.locator('.orders li').first().waitFor();
    if (round === 0) expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const before = await page.locator('.rail .log').getByText(NEWS).count();
    // A list of Oleg's that was still on its way out is no turn of his: then Mira is asked, and goes on herself.
    while ((await page.locator('.rail .log').getByText(NEWS).count()) === before)
      if (!(await pressAnyRow(oleg.page, 0)) && !(await pressAnyRow(page, 0))) await page.waitForTimeout(20);
    isChosen = (await page.locator('.rail .log').getByText('By your standing order').count()) > 0;
  }
  expect(isChosen).toBe(true);
  expect(await page.locator('.rail .log').getByText('You left a standing order').count()).toBeGreaterThan(0);
  expect(await oleg.page.locator('body').innerHTML()).not.toMatch(
    /standing order has|your standing order|You left a standing/i,
  );
  expect([...mira.errors, ...oleg.errors]).toEqual([]);
  await Promise.all([mira.close(), oleg.close()]);
});

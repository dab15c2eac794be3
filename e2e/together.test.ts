// People at a table of the real server: what they say, a reload, a dead invite. Whole games are in server-journeys.test.ts.
import { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { pressAnyRow } from './support/press-row.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const duel = games.find(({ game }) => game.seats[0] === 2)!.game;

const stage = setStage('server');

/** Opens a table by link and answers with its address; the first chair is taken. */
async function openTable(page: Page, game: string): Promise<string> {
  await page.goto(`${stage.address}/games/${game}/new`);
  await page.getByLabel('By link, with others').check();
  // The shortest game that the options allow.
  for (const field of await page.locator('.setup-options .number input').all())
    await field.fill((await field.getAttribute('min')) ?? '');
  await page.locator('.setup-acts .btn.go').click();
  await page.waitForSelector('.lobby .invite input');
  return page.locator('.lobby .invite input').inputValue();
}

const isOver = (page: Page): Promise<boolean> =>
  page
    .locator('.rail [data-testid="result"]')
    .count()
    .then((count) => count > 0);

/** Whoever is asked answers, until everybody's screen says that it is over or enough was played. */
async function playTogether(
  pages: readonly Page[],
  pick: (n: number) => number,
  most: number,
  patience = 110_000,
): Promise<number> {
  let made = 0;
  const end = Date.now() + patience;
  while (made < most && Date.now() < end) {
    let acted = false;
    for (const page of pages) {
      const pressed = await pressAnyRow(page, pick(1_000_000));
      if (!pressed) continue;
      acted = true;
      made++;
      await page.waitForTimeout(25);
    }
    if (!acted) {
      if (await isOver(pages[0]!)) return made;
      await pages[0]!.waitForTimeout(25);
    }
  }
  return made;
}

test('a friend with the link plays within ten seconds, and what one says is read by the others', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg', language: 'ru' });
  const link = await openTable(mira.page, duel.name);
  const began = Date.now();
  await oleg.page.goto(link);
  await oleg.page.locator('.lobby-seats .btn.go').first().click();
  await Promise.all([mira.page.waitForSelector('.tablegrid'), oleg.page.waitForSelector('.tablegrid')]);
  expect(Date.now() - began).toBeLessThan(10_000);
  await mira.page.getByRole('tab', { name: 'Chat' }).first().click();
  await mira.page.locator('.rail .say input').fill('Good evening');
  await mira.page.locator('.rail .say input').press('Enter');
  await oleg.page.getByRole('tab', { name: 'Чат' }).first().click();
  await oleg.page.getByText('Good evening').first().waitFor();
  await Promise.all([mira.close(), oleg.close()]);
});

test('a reload at a table of the server brings the same question back', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const link = await openTable(mira.page, duel.name);
  await mira.page.getByRole('button', { name: 'Give it to a bot' }).first().click();
  await mira.page.waitForSelector('.tablegrid');
  const luck = seeded('reload');
  await playTogether([mira.page], (n) => luck.pick(n), 4);
  // The last press may still be on its way: its question stands until the server has answered.
  await mira.page.waitForTimeout(1000);
  await mira.page.waitForSelector('.rail .choice');
  const before = await mira.page.locator('.rail .choice .name').allTextContents();
  await mira.page.goto(link);
  await mira.page.waitForSelector('.rail .choice');
  expect(await mira.page.locator('.rail .choice .name').allTextContents()).toEqual(before);
  await mira.close();
});

test('a dead invite says what to do', async () => {
  const { page, close } = await visit(stage.browser);
  await page.goto(`${stage.address}/t/nowhere-at-all`);
  await page.waitForSelector('.empty-state h1');
  expect(await page.locator('.empty-state h1').textContent()).toBe('Invitation not found');
  await close();
});

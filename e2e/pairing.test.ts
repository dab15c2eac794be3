// Play now, with two real browsers at the real server: each is brought to the same table from wherever they are.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { setStage } from './support/stage.ts';
import { follow, visit } from './support/visit.ts';

const stage = setStage('server');
const duel = (await loadGames()).find(({ game }) => game.seats[0] === 2)!.game;

/** Only this game for two, among people. */
async function wish(page: Page): Promise<void> {
  await page.goto(`${stage.address}/play?game=${duel.name}`);
  const groups = page.locator('.wishes fieldset');
  await groups.nth(0).locator('.on').nth(1).waitFor({ state: 'detached' });
  for (let n = await groups.nth(1).locator('.on').count(); n > 1; n--)
    await groups.nth(1).locator('.on').last().click();
  await page.locator('.wishes .pick', { hasText: 'never' }).click();
  await page.locator('.wishes .btn.go').click();
}

test('two people find each other and sit at one table, one of them from another page', async () => {
  const [mira, oleg] = [
    await visit(stage.browser, { name: 'Mira' }),
    await visit(stage.browser, { name: 'Oleg' }),
  ];
  await wish(mira.page);
  const panel = mira.page.locator('[data-testid="waiting"]');
  await panel.locator('li', { hasText: 'Nobody else waits yet.' }).waitFor();
  await panel.getByText('No bots: only people.').waitFor();
  // The wait goes with her, and a reload does not end it.
  await follow(mira.page, '/learn');
  const bar = mira.page.locator('[data-testid="seek-bar"]');
  await bar.getByText('Looking for players').waitFor();
  await mira.page.reload();
  await bar.getByText('Looking for players').waitFor();

  await wish(oleg.page);
  await Promise.all([mira.page.waitForSelector('.tablegrid'), oleg.page.waitForSelector('.tablegrid')]);
  const path = ({ page }: typeof mira): string => new URL(page.url()).pathname;
  expect(path(mira)).toBe(path(oleg));
  expect(path(mira)).toMatch(/^\/t\//);
  await bar.waitFor({ state: 'detached' });

  // A way out at any time; what was wished for is remembered.
  await follow(oleg.page, '/play');
  await oleg.page.locator('.wishes .btn.go').click();
  await oleg.page.locator('[data-testid="waiting"]').getByRole('button', { name: 'Stop looking' }).click();
  await oleg.page.locator('.wishes').getByLabel('never', { exact: true }).waitFor({ state: 'attached' });
  expect(await oleg.page.locator('.wishes').getByLabel('never', { exact: true }).isChecked()).toBe(true);
  for (const { errors } of [mira, oleg]) expect(errors.filter((text) => !/WebSocket/.test(text))).toEqual([]);
  await Promise.all([mira.close(), oleg.close()]);
});

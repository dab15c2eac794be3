// Without a server: load once, take the server away, and play a whole solo game, with a reload, and the beginning and the end of
// games of three; in the long form that one is whole too.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { keptWhole } from './support/kept-whole.ts';
import { layTable, playOn, playSome } from './support/play.ts';
import { layPlayed, shortestGame } from './support/played.ts';
import { serveClient } from './support/serve-client.ts';
import { serveServer } from './support/serve-server.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const stage = setStage();

test('a solo game and a game of three run to the end with the server gone', async () => {
  const served = await serveClient();
  const { page, errors, close } = await visit(stage.browser, { serviceWorkers: 'allow' });
  await page.goto(served.address);
  const solo = games.find(({ game }) => game.seats[0] === 1)!.game;
  await layTable(page, served.address, solo.name, 1, 1);
  await keptWhole(page);
  await served.stop();

  const luck = seeded('offline');
  await layTable(page, served.address, solo.name, 1, 1);
  await playSome(page, (n) => luck.pick(n), 6);
  await page.reload();
  await playOn(page, (n) => luck.pick(n));
  expect(await page.locator('.rail [data-testid="result"]').count()).toBe(1);

  const ofThree = games
    .map(({ game }) => game)
    .filter(({ seats: [fewest, most] }) => fewest <= 3 && most >= 3);
  const shared = shortestGame(ofThree, () => 3);
  await layTable(page, served.address, shared.name, 3, 3);
  await playSome(page, (n) => luck.pick(n), 8);
  await page.reload();
  await playSome(page, (n) => luck.pick(n), 2);
  if (process.env.TEST_LENGTH !== 'long')
    await layPlayed(page, served.address, shared, { seats: 3, share: 0.85, isShared: true });
  await playOn(page, (n) => luck.pick(n));
  expect(await page.locator('.rail [data-testid="result"]').count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('without a network, a game that was never opened says that it is not kept yet, and comes with the network', async () => {
  const served = await serveClient();
  // Not in the first language: what is not kept includes some of its words.
  const { page, close } = await visit(stage.browser, {
    serviceWorkers: 'allow',
    width: 390,
    height: 844,
    language: 'it',
  });
  await page.goto(served.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  const said = page.getByText('non è ancora conservato sul dispositivo');
  const play = page.locator('button.btn', { hasText: 'Gioca' }).first();
  await play.click();
  await said.waitFor();
  // A second press is a fresh page: no error on it, but the same words and a way on.
  await play.click();
  await page.waitForURL(/play=/);
  await said.waitFor();
  expect(await page.locator('.error-detail').count()).toBe(0);
  const again = page.getByRole('button', { name: 'Riprova' });
  await again.click();
  await said.waitFor();
  await page.context().setOffline(false);
  // The last press may only now be on its way, and bring the table by itself.
  const table = page.locator('.tablegrid');
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2000 }).catch(() => undefined);
      return table.count();
    })
    .toBe(1);
  await close();
  await served.stop();
});

test('at a table of the server, what is chosen without a network is shown, alone, and outlives the page', async () => {
  const served = await serveServer();
  const { game } = games.find(({ game }) => game.seats[0] === 2)!;
  const { page, close } = await visit(stage.browser, { serviceWorkers: 'allow' });
  await page.goto(`${served.address}/games/${game.name}/new`);
  await page.getByLabel('By link, with others').check();
  await page.locator('.setup-seats select').nth(1).selectOption('novice');
  await page.locator('.setup-acts .btn.go').click();
  const choice = page.locator('.rail .choice');
  await choice.first().waitFor();
  await keptWhole(page);
  const at = await page.locator('.tablegrid').getAttribute('data-at');
  await page.context().setOffline(true);
  // Until something is on its way: some rows only ask on.
  const onItsWay = page.locator('.rail h2', { hasText: 'On its way to the server:' });
  while (!(await onItsWay.isVisible())) {
    await choice.first().click();
    await page.waitForTimeout(100);
  }
  expect(await choice.count()).toBe(0);
  await page.reload();
  await page.getByText('The server does not answer').waitFor();
  await page.context().setOffline(false);
  // By itself, without a press.
  await page.waitForFunction(
    (was) => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at) > Number(was),
    at,
  );
  await close();
  await served.stop();
});

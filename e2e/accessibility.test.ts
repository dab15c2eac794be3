// Automatic accessibility checks on every page and on a table of every game in the middle of play, by night and by day.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { loadGames } from './support/games.ts';
import { layPlayed } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const first = games[0]!.game.name;
const PAGES = [
  '/',
  '/tables',
  '/learn',
  '/rules',
  '/lab',
  '/replay',
  '/settings',
  '/credits',
  '/join',
  '/me',
  '/daily',
  '/people/nobody',
  '/t/nowhere',
  '/nowhere',
  `/games/${first}`,
  `/games/${first}/new`,
  ...games.map(({ game }) => `/games/${game.name}/rules`),
  `/games/${first}/learn`,
  `/games/${first}/lab`,
];

const stage = setStage();

for (const theme of ['dark', 'light'] as const) {
  test(`${theme}: every page`, { timeout: 170_000 }, async () => {
    const { page, close } = await visit(stage.browser, { theme });
    const wrong: string[] = [];
    for (const path of PAGES) {
      await page.goto(stage.served.address + path);
      await page.waitForSelector('main h1');
      await page.waitForTimeout(250);
      for (const finding of await findings(page)) wrong.push(`${path} ${finding}`);
    }
    expect(wrong).toEqual([]);
    await close();
  });

  test(`${theme}: a replay, its review, and figures of the lab`, { timeout: 120_000 }, async () => {
    const { page, close } = await visit(stage.browser, { theme });
    const solo = games.find(({ game }) => game.seats[1] === 1)!.game.name;
    const wrong: string[] = [];
    await page.goto(`${stage.served.address}/replay`);
    const file = new URL(`../packages/games/${solo}/test/recorded/relics.json`, import.meta.url);
    await page.locator('.drop input').setInputFiles(fileURLToPath(file));
    await page.waitForSelector('.replaybar');
    wrong.push(...(await findings(page)));
    await page.getByRole('link', { name: 'Review' }).click();
    await page.waitForSelector('[data-testid="review"]', { timeout: 60_000 });
    wrong.push(...(await findings(page)));
    await page.goto(`${stage.served.address}/games/${first}/lab`);
    await page.locator('.lab-form select').first().selectOption('40');
    await page.locator('.lab-form .btn.go').click();
    await page.waitForSelector('[data-state="done"]', { timeout: 60_000 });
    wrong.push(...(await findings(page)));
    expect(wrong).toEqual([]);
    await close();
  });

  for (const { game } of games)
    test(`${theme}: the table of ${game.name} in play, its menu and its rules`, {
      timeout: 120_000,
    }, async () => {
      const { page, close } = await visit(stage.browser, { theme });
      const wrong: string[] = [];
      for (const share of [0, 0.4, 0.8]) {
        await layPlayed(page, stage.served.address, game, { seats: game.seats[1], share });
        await page.waitForSelector('.rail .choice');
        wrong.push(...(await findings(page)));
      }
      await page.keyboard.press('m');
      await page.waitForSelector('dialog[open]');
      wrong.push(...(await findings(page)));
      expect([...new Set(wrong)]).toEqual([]);
      await close();
    });
}

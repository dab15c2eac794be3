// Automatic accessibility checks on every page and on a table of every game in the middle of play, by night and by day.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { seeded } from '@undercroft/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layTable, playSome } from './support/play.ts';
import { type Served, serveClient } from './support/serve-client.ts';
import { visit } from './support/visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const games = await loadGames();
const first = games[0]!.game.name;
const PAGES = [
  '/',
  '/tables',
  '/rules',
  '/replay',
  '/settings',
  '/credits',
  '/join',
  '/nowhere',
  `/games/${first}`,
  `/games/${first}/new`,
  `/games/${first}/rules`,
];
let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveClient()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/** What axe finds wrong, one line per place. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    // The one rule left out is an experiment: it takes all print on a card for the label of the card.
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], rules: { "label-content-name-mismatch": { enabled: false } } }).then((r) => r.violations)',
  );
  return (found as readonly Finding[]).flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 140)} | ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

for (const theme of ['dark', 'light'] as const) {
  test(`${theme}: every page`, { timeout: 170_000 }, async () => {
    const { page, close } = await visit(browser, { theme });
    const wrong: string[] = [];
    for (const path of PAGES) {
      await page.goto(served.address + path);
      await page.waitForSelector('main h1');
      await page.waitForTimeout(250);
      for (const finding of await findings(page)) wrong.push(`${path} ${finding}`);
    }
    expect(wrong).toEqual([]);
    await close();
  });

  for (const { game } of games)
    test(`${theme}: the table of ${game.name} in play, its menu and its rules`, {
      timeout: 120_000,
    }, async () => {
      const { page, close } = await visit(browser, { theme });
      await layTable(page, served.address, game.name, game.seats[0], 1);
      const luck = seeded(`${game.name}:axe`);
      const wrong: string[] = [];
      for (const steps of [0, 8, 12]) {
        await playSome(page, (n) => luck.pick(n), steps);
        wrong.push(...(await findings(page)));
      }
      await page.keyboard.press('m');
      await page.waitForSelector('dialog[open]');
      wrong.push(...(await findings(page)));
      expect([...new Set(wrong)]).toEqual([]);
      await close();
    });
}

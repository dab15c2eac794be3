// Pictures of every page and of every game, early, in the middle and late: desk and phone, night and day, en and ru.
// `npx node e2e/screenshots.ts [part of a name ...]` writes them to report/screenshots; without a part, all of them.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layTable, playSome } from './support/play.ts';
import { serveClient } from './support/serve-client.ts';
import { visit } from './support/visit.ts';

const OUT = fileURLToPath(new URL('../report/screenshots/', import.meta.url));
const SIZES = [
  ['1280', 1280, 720],
  ['390', 390, 844],
] as const;
const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['en', 'ru'] as const;
/** How many answers a game is in when its picture is taken. */
const MOMENTS = [
  ['early', 1],
  ['middle', 14],
  ['late', 60],
] as const;

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part));

await mkdir(OUT, { recursive: true });
const games = await loadGames();
const [browser, served] = await Promise.all([openBrowser(), serveClient()]);

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${OUT}${name}.png` });
  console.log(name);
}

const first = games[0]!.game.name;
const PAGES = {
  home: '/',
  tables: '/tables',
  rulebooks: '/rules',
  replays: '/replay',
  settings: '/settings',
  credits: '/credits',
  join: '/join',
  profile: '/me',
  daily: '/daily',
  'dead-invite': '/t/nowhere',
  nowhere: '/nowhere/at/all',
  game: `/games/${first}`,
  setup: `/games/${first}/new`,
  rules: `/games/${first}/rules`,
};

for (const [size, width, height] of SIZES)
  for (const theme of THEMES)
    for (const language of LANGUAGES) {
      const tail = `${size}-${theme}-${language}`;
      const settings = { width: 1280, height: 720, theme, language };
      for (const { game } of games)
        if (MOMENTS.some(([moment]) => isWanted(`${game.name}-${moment}-${tail}`))) {
          const { page, close } = await visit(browser, settings);
          await layTable(page, served.address, game.name, game.seats[1], 1);
          const luck = seeded(`${game.name}:pictures`);
          let made = 0;
          for (const [moment, answers] of MOMENTS) {
            await page.setViewportSize({ width: 1280, height: 720 });
            await playSome(page, (n) => luck.pick(n), answers - made);
            made = answers;
            await page.setViewportSize({ width, height });
            await page.mouse.move(2, 2);
            if (isWanted(`${game.name}-${moment}-${tail}`))
              await shoot(page, `${game.name}-${moment}-${tail}`);
          }
          await close();
        }
      const { page, close } = await visit(browser, { ...settings, width, height });
      for (const [name, path] of Object.entries(PAGES)) {
        if (!isWanted(`${name}-${tail}`)) continue;
        await page.goto(served.address + path);
        await page.waitForSelector('main h1');
        await shoot(page, `${name}-${tail}`);
      }
      await close();
    }

await browser.close();
await served.stop();

// Pictures of every page and of every game, early, in the middle and late: desk and phone, night and day, en and ru.
// `npx node e2e/screenshots.ts [part of a name ...]` writes them to report/screenshots; without a part, all of them.
// A name is `<page or game-moment>-<width>-<theme>-<language>`; several parts mean any of them, `a+b` means both.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layPlayed } from './support/played.ts';
import { serveClient } from './support/serve-client.ts';
import { visit } from './support/visit.ts';

const OUT = fileURLToPath(new URL('../report/screenshots/', import.meta.url));
const SIZES = [
  ['1280', 1280, 720],
  ['390', 390, 844],
] as const;
const THEMES = ['dark', 'light'] as const;
const LANGUAGES = ['en', 'ru'] as const;
/** How much of the game has been played when its picture is taken. */
const MOMENTS = [
  ['early', 0.05],
  ['middle', 0.45],
  ['late', 0.8],
] as const;

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((parts) => parts.split('+').every((part) => name.includes(part)));

await mkdir(OUT, { recursive: true });
const games = await loadGames();
const [browser, served] = await Promise.all([openBrowser(), serveClient()]);

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.mouse.move(2, 2);
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
  ...Object.fromEntries(games.map(({ game: { name } }) => [`about-${name}`, `/games/${name}`])),
  setup: `/games/${first}/new`,
  rules: `/games/${first}/rules`,
  lab: `/games/${first}/lab`,
};

for (const [size, width, height] of SIZES)
  for (const theme of THEMES)
    for (const language of LANGUAGES) {
      const tail = `${size}-${theme}-${language}`;
      const names = [
        ...games.flatMap(({ game }) => MOMENTS.map(([moment]) => `${game.name}-${moment}-${tail}`)),
        ...Object.keys(PAGES).map((name) => `${name}-${tail}`),
      ];
      if (!names.some(isWanted)) continue;
      const { page, close } = await visit(browser, { width, height, theme, language });
      for (const { game } of games)
        for (const [moment, share] of MOMENTS) {
          if (!isWanted(`${game.name}-${moment}-${tail}`)) continue;
          await layPlayed(page, served.address, game, { seats: game.seats[1], share });
          await page.waitForSelector('.rail .choice', { state: 'attached' });
          await shoot(page, `${game.name}-${moment}-${tail}`);
        }
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

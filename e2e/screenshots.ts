// Pictures of every page and of every game, early, in the middle and late: six sizes, night and day, en and ru.
// `npx node e2e/screenshots.ts [part of a name ...]` writes them to report/screenshots; without a part, all of them.
// A name is `<page or game-moment>-<width>-<theme>-<language>`; several parts mean any of them, `a+b` means both.
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { openBrowser } from './support/browser.ts';
import { loadGames, loadLessons } from './support/games.ts';
import { finishedTable, layPlayed, layStored } from './support/played.ts';
import { dropRecord, longestOf, reviewable } from './support/records.ts';
import { serveServer } from './support/serve-server.ts';
import { solvePuzzle } from './support/solve-puzzle.ts';
import { settled, visit } from './support/visit.ts';

const OUT = fileURLToPath(new URL('../report/screenshots/', import.meta.url));
const SIZES = [
  ['1280', 1280, 720],
  ['390', 390, 844],
  ['820', 820, 1180],
  ['844', 844, 390],
  ['1920', 1920, 1080],
  ['2560', 2560, 1440],
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
const [browser, served] = await Promise.all([openBrowser(), serveServer()]);
await openTables();

async function shoot(page: Page, name: string): Promise<void> {
  await settled(page);
  // The tool that comes last: its room is kept while its words are on their way.
  await page.waitForFunction(() => !document.querySelector('.tools > .tool[aria-hidden]'));
  await page.mouse.move(2, 2);
  await page.waitForTimeout(150);
  await page.screenshot({ path: `${OUT}${name}.png` });
  console.log(name);
}

/** Somebody else's tables, so that the house is not empty. */
async function openTables(): Promise<void> {
  for (const [i, { game }] of games.filter(({ game }) => game.seats[1] > 1).entries()) {
    const post = (path: string, body: unknown, token?: string): Promise<Response> =>
      fetch(served.address + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const guest = await post('/api/session', { name: ['Lena', 'Олег', 'Kim'][i % 3] });
    const { token } = (await guest.json()) as { token: string };
    const chairs = Array(game.seats[0]).fill({ kind: 'person' });
    const table = { kind: 'create', game: game.name, chairs, pace: i === 1 ? 'turns' : 'live', listed: true };
    await post('/api/tables', { ...table, sit: 0 }, token);
  }
}

const first = games[0]!.game.name;
const PAGES = {
  home: '/',
  tables: '/tables',
  lessons: '/learn',
  rulebooks: '/rules',
  labs: '/lab',
  replays: '/replay',
  settings: '/settings',
  credits: '/credits',
  join: '/join',
  profile: '/me',
  expeditions: '/expeditions',
  puzzles: '/puzzles',
  pairing: '/play',
  friends: '/friends',
  host: '/host',
  'dead-invite': '/t/nowhere',
  nowhere: '/nowhere/at/all',
  ...Object.fromEntries(games.map(({ game: { name } }) => [`about-${name}`, `/games/${name}`])),
  setup: `/games/${first}/new`,
  rules: `/games/${first}/rules`,
  learn: `/games/${first}/learn`,
  lab: `/games/${first}/lab`,
};

const openRecord = async (page: Page, file: string): Promise<void> => {
  await page.goto(`${served.address}/replay`);
  await page.waitForSelector('.drop');
  await dropRecord(page, file);
  await page.waitForSelector('.replaybar');
};
/** What no address alone shows; each begins where the one before it ended. */
const STATES: readonly (readonly [name: string, arrive: (page: Page) => Promise<unknown>])[] = [
  [
    'lesson',
    async (page) => {
      const [lesson] = await loadLessons(first);
      await page.goto(`${served.address}/games/${first}/learn#${lesson!.id}`);
      await page.waitForSelector('.lesson .guide', { state: 'attached' });
    },
  ],
  [
    'lab-report',
    async (page) => {
      await page.goto(`${served.address}/games/${first}/lab`);
      await page.locator('.lab-form select').first().selectOption('40');
      await page.locator('.lab-form .btn.go').click();
      await page.waitForSelector('[data-state="done"]');
    },
  ],
  [
    'puzzle-asked',
    async (page) => {
      await page.goto(`${served.address}/puzzles`);
      await page.locator('.puzzle-shelf .btn:not(.go)').first().click();
      await page.waitForSelector('.puzzle[data-state="asked"] .choices', { state: 'attached' });
    },
  ],
  [
    'puzzle-answered',
    async (page) => {
      // By keys, on the list that a phone does not show.
      const window = page.viewportSize()!;
      await page.setViewportSize({ width: 1280, height: 720 });
      await solvePuzzle(page);
      await page.setViewportSize(window);
      await page.waitForSelector('.puzzle-prices .best', { state: 'attached' });
    },
  ],
  [
    'review',
    async (page) => {
      await openRecord(page, reviewable);
      await page.locator('.replaybar a.btn').click();
      await page.waitForSelector('[data-testid="review"]');
    },
  ],
  [
    'study',
    async (page) => {
      await openRecord(page, longestOf(first).file);
      await page.locator('.replaybar button.btn').last().click();
      await page.waitForSelector('.study-panel', { state: 'attached' });
    },
  ],
  ['study-try', (page) => page.locator('.studybar .btn[aria-pressed]').click()],
];

for (const [size, width, height] of SIZES)
  for (const theme of THEMES)
    for (const language of LANGUAGES) {
      const tail = `${size}-${theme}-${language}`;
      const names = [
        ...games.flatMap(({ game }) => MOMENTS.map(([moment]) => `${game.name}-${moment}-${tail}`)),
        ...games.flatMap(({ game }) => [`${game.name}-over-${tail}`, `${game.name}-replay-${tail}`]),
        ...[...Object.keys(PAGES), ...STATES.map(([name]) => name)].map((name) => `${name}-${tail}`),
        `lobby-${tail}`,
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
      for (const { game } of games) {
        const over = finishedTable(game, game.seats[1]);
        await layStored(page, served.address, over);
        if (isWanted(`${game.name}-over-${tail}`)) await shoot(page, `${game.name}-over-${tail}`);
        if (!isWanted(`${game.name}-replay-${tail}`)) continue;
        await page.goto(`${served.address}/replay/${over.id}?at=${Math.floor(over.log.length / 2)}`);
        await page.waitForSelector('.replaybar');
        await shoot(page, `${game.name}-replay-${tail}`);
      }
      if (isWanted(`lobby-${tail}`)) {
        await page.goto(`${served.address}/games/${first}/new`);
        await page.locator('.setup-where .pick').nth(1).click();
        await page.locator('.setup-acts .btn.go').click();
        await page.waitForSelector('.lobby .invite');
        await shoot(page, `lobby-${tail}`);
      }
      for (const [name, path] of Object.entries(PAGES)) {
        if (!isWanted(`${name}-${tail}`)) continue;
        await page.goto(served.address + path);
        await page.waitForSelector('main h1');
        // What a game's page shows last, so that nobody waits for it.
        if (name.startsWith('about-')) await page.waitForSelector('.turn-pictures');
        if (name === 'host') {
          await page.locator('.host-enter input').fill(served.adminToken);
          await page.locator('.host-enter .btn').click();
          await page.waitForSelector('.host-rows');
        }
        await shoot(page, `${name}-${tail}`);
      }
      if (STATES.some(([name]) => isWanted(`${name}-${tail}`)))
        for (const [name, arrive] of STATES) {
          await arrive(page);
          if (isWanted(`${name}-${tail}`)) await shoot(page, `${name}-${tail}`);
        }
      await close();
    }

await browser.close();
await served.stop();

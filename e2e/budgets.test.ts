// Budgets, as they travel (gzip): what the lobby loads, what a table loads, each game's rules, each language, the fonts.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIST } from '../packages/web/build.ts';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layTable } from './support/play.ts';
import { type Served, serveClient } from './support/serve-client.ts';
import { visit } from './support/visit.ts';

const KB = 1000;
const games = await loadGames();
let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveClient()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const packed = (file: string): number => gzipSync(readFileSync(`${DIST}${file}`), { level: 9 }).length;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
const manifest = (): Readonly<Record<string, Chunk>> =>
  JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/** A chunk with everything it brings along. */
function closure(
  chunks: Readonly<Record<string, Chunk>>,
  key: string,
  into = new Set<string>(),
): Set<string> {
  const chunk = chunks[key];
  if (!chunk || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(chunks, next, into);
  return into;
}

const weight = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + packed(`/${file}`), 0);

/** The scripts a visit really asks for. */
async function scriptsOf(
  walk: (page: Awaited<ReturnType<typeof visit>>['page']) => Promise<void>,
): Promise<string[]> {
  const { page, close } = await visit(browser);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The worker that bots think in is no part of the page.
    if (pathname.endsWith('.js') && !pathname.includes('worker')) scripts.add(pathname);
  });
  await walk(page);
  await page.waitForTimeout(500);
  await close();
  return [...scripts];
}

test('the lobby loads at most 45 KB of scripts', { timeout: 60_000 }, async () => {
  const scripts = await scriptsOf(async (page) => {
    await page.goto(served.address);
    await page.waitForSelector('.arcade');
  });
  expect(scripts.reduce((sum, file) => sum + packed(file), 0)).toBeLessThan(45 * KB);
});

for (const { game } of games) {
  test(`the table of ${game.name} loads at most 110 KB, set-up and all`, { timeout: 60_000 }, async () => {
    const scripts = await scriptsOf(async (page) => {
      await layTable(page, served.address, game.name, game.seats[0], game.seats[0]);
      await page.waitForSelector('.rail .choice');
    });
    expect(scripts.reduce((sum, file) => sum + packed(file), 0)).toBeLessThan(110 * KB);
  });

  test(`the rules of ${game.name} weigh at most 35 KB, each language at most 12 KB`, () => {
    const chunks = manifest();
    const shell = closure(chunks, 'index.html');
    for (const key of Object.keys(chunks).filter((name) => name.includes('pages/local-page')))
      closure(chunks, key, shell);
    const own = [...closure(chunks, `../games/${game.name}/src/index.ts`)].filter((file) => !shell.has(file));
    expect(weight(own)).toBeLessThan(35 * KB);
    for (const language of ['en', 'ru', 'it'])
      expect(weight(closure(chunks, `../games/${game.name}/texts/${language}.ts`))).toBeLessThan(12 * KB);
  });
}

test('the fonts weigh at most 60 KB together', () => {
  const fonts = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBe(4);
  expect(fonts.reduce((sum, file) => sum + readFileSync(`${DIST}/assets/${file}`).length, 0)).toBeLessThan(
    60 * KB,
  );
});

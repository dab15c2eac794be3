// What the client weighs as it travels (gzip): what the lobby loads, what a table loads, each game's rules, each language, the fonts.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { DIST } from '../../packages/web/build.ts';
import type { AnyGame } from './games.ts';
import { layTable } from './play.ts';
import { settled, visit } from './visit.ts';

/** The budgets, in thousands of bytes. */
export const BUDGETS = { lobby: 45, table: 110, rules: 35, language: 12, fonts: 60 } as const;
const KB = 1000;

const packed = (file: string): number => gzipSync(readFileSync(`${DIST}${file}`), { level: 9 }).length;

interface Chunk {
  readonly file: string;
  readonly name?: string;
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
  [...files].reduce((sum, file) => sum + packed(file.startsWith('/') ? file : `/${file}`), 0) / KB;

/** Milliseconds: what a page brings by a clock after so long, nobody waits for. On a busy machine it would come between. */
const LATER = 900;

/** The scripts a visit really asks for, until it is at rest. */
async function scriptsOf(browser: Browser, walk: (page: Page) => Promise<void>): Promise<string[]> {
  const { page, close } = await visit(browser);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // The worker that bots think in is no part of the page.
    if (pathname.endsWith('.js') && !pathname.includes('worker')) scripts.add(pathname);
  });
  await page.addInitScript((later) => {
    const real = setTimeout;
    const soon = (work: () => void, wait = 0): unknown => (wait < later ? real(work, wait) : 0);
    Object.assign(globalThis, { setTimeout: soon });
  }, LATER);
  await walk(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settled(page);
  await close();
  return [...scripts];
}

export const lobbyWeight = async (browser: Browser, address: string): Promise<number> =>
  weight(
    await scriptsOf(browser, async (page) => {
      await page.goto(address);
      await page.waitForSelector('.arcade');
    }),
  );

/** Everything on the way to the first question, the page where the table is laid included. */
export const tableWeight = async (browser: Browser, address: string, game: AnyGame): Promise<number> =>
  weight(
    await scriptsOf(browser, async (page) => {
      await layTable(page, address, game.name, game.seats[0], game.seats[0]);
      await page.waitForSelector('.rail .choice');
    }),
  );

/** A game's rules without what every table has anyway. */
export function rulesWeight(game: AnyGame): number {
  const chunks = manifest();
  const page = readFileSync(`${DIST}/index.html`, 'utf8');
  const shell = new Set<string>();
  for (const [key, { file }] of Object.entries(chunks))
    if (page.includes(file) || key.includes('pages/local-table-page')) closure(chunks, key, shell);
  const rules = new Set<string>();
  for (const [key, { name }] of Object.entries(chunks))
    if (name === `rules-${game.name}`) closure(chunks, key, rules);
  if (rules.size === 0) throw new Error(`no file of rules for ${game.name}`);
  return weight([...rules].filter((file) => !shell.has(file)));
}

/** The heaviest of a game's languages. */
export const languageWeight = (game: AnyGame): number =>
  Math.max(
    ...['en', 'ru', 'it'].map((language) =>
      weight(closure(manifest(), `../games/${game.name}/texts/${language}.ts`)),
    ),
  );

export function fontsWeight(): { readonly files: number; readonly weight: number } {
  const fonts = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.woff2'));
  const bytes = fonts.map((file) => readFileSync(`${DIST}/assets/${file}`).length);
  return { files: fonts.length, weight: bytes.reduce((sum, size) => sum + size, 0) / KB };
}

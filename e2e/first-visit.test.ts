// The first minute of a stranger: the server on its default settings, an empty profile, Play as soon as it can be pressed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '@undercroft/server';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DIST } from '../packages/web/build.ts';
import { seedPage } from './support/chance.ts';
import { loadGames } from './support/games.ts';
import { keptWhole } from './support/kept-whole.ts';
import { type ShakyProxy, shakyProxy } from './support/shaky-proxy.ts';
import { setStage } from './support/stage.ts';

const games = (await loadGames()).map(({ game }) => game);
const VISITS = process.env.TEST_LENGTH === 'long' ? 20 : 1;
const stage = setStage();

let folder: string;
let server: Awaited<ReturnType<typeof createServer>>;
let proxy: ShakyProxy;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undercroft-first-'));
  server = await createServer({
    games,
    dataFolder: folder,
    host: '127.0.0.1',
    port: 0,
    webRoot: DIST,
    logLevel: 'silent',
  });
  proxy = await shakyProxy(await server.listen());
});
afterAll(async () => {
  await proxy.stop();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  proxy.answers.length = 0;
  proxy.fail = () => false;
});

type Workers = 'allow' | 'block';

/** A stranger with nothing kept; the page that fails as a whole is loaded once more, as anybody would. */
async function arrive(path: string, serviceWorkers: Workers = 'allow', prepare?: () => void): Promise<Page> {
  const viewport = { width: 1280, height: 720 };
  const context = await stage.browser.newContext({ viewport, locale: 'en', serviceWorkers });
  // Only what hangs: machines are shared.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await seedPage(page);
  if (prepare) await page.addInitScript(prepare);
  while ((await page.goto(proxy.address + path))?.status() !== 200);
  return page;
}

const QUESTION = '.tablegrid :is(.choice, .dock .btn.go, .ask .btn.go)';
const refused = (): readonly string[] =>
  proxy.answers.filter(({ status }) => status === 429 || status >= 500).map(({ path }) => path);

async function playFromItsPage(game: string, workers?: Workers): Promise<Page> {
  const page = await arrive('/', workers);
  await page.locator(`.arcade [data-game="${game}"] a`).click();
  await page.locator('.hero-acts .btn.go').click();
  await page.waitForSelector(QUESTION);
  return page;
}

async function playFromHome(game: string, workers?: Workers): Promise<Page> {
  const page = await arrive('/', workers);
  await page.locator(`.atonce [data-game="${game}"] .btn`).last().click();
  await page.waitForSelector(QUESTION);
  return page;
}

for (const [i, { name }] of games.entries())
  test(`${name}: Play at once leads to a table, ${VISITS} times out of ${VISITS}, and nothing is refused`, async () => {
    for (let visit = 0; visit < VISITS; visit++) {
      // To keep the app on the device takes longer than the visit: in the suite one stranger does.
      const workers = VISITS > 1 || i === 0 ? 'allow' : 'block';
      const page = await ((visit + i) % 2 ? playFromHome : playFromItsPage)(name, workers);
      if (i + visit === 0) expect(await keptWhole(page)).toBeGreaterThan(100);
      await page.context().close();
    }
    expect(refused()).toEqual([]);
  });

test('with every 20th answer failing, the table comes all the same', async () => {
  const visited = VISITS > 1 ? Array.from({ length: VISITS }, () => games).flat() : games.slice(-2);
  for (const [i, { name }] of visited.entries()) {
    proxy.fail = (number) => number % 20 === (i * 7) % 20;
    const page = await (i % 2 ? playFromHome : playFromItsPage)(name);
    await page.context().close();
  }
});

/** As if the page had been started anew a few times within this minute. */
const startedOften = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('undercroft.starts', JSON.stringify(Array(8).fill(Date.now()))));

test('a game that does not come leaves a button that works as soon as it can', async () => {
  const { name } = games[0]!;
  const page = await arrive(`/games/${name}`);
  proxy.fail = (_, path) => path.includes(`rules-${name}`);
  await startedOften(page);
  await page.locator('.hero-acts .btn.go').click();
  await page.locator('.hero-acts [role=alert]').waitFor();
  proxy.fail = () => false;
  await page.locator('.hero-acts .btn.go').click();
  await page.waitForSelector(QUESTION);
  await page.context().close();
});

test('a page that starts anew waits until the server can give it', async () => {
  const { name } = games[0]!;
  let missed = 0;
  let refusedPages = 0;
  proxy.fail = (_, path) =>
    /assets\/game-page/.test(path)
      ? ++missed === 1
      : missed > 0 && !path.includes('.') && ++refusedPages <= 3;
  // A worker, on a slow machine there before the press, would have the page already.
  const page = await arrive('/', 'block');
  await page.locator(`.arcade [data-game="${name}"] a`).click();
  await page.locator('.hero-acts .btn.go').waitFor();
  expect(refusedPages).toBeGreaterThan(3);
  await page.context().close();
});

test('a page that starts anew comes, though the server failed again right then', async () => {
  const { name } = games[0]!;
  let missed = 0;
  let pages = 0;
  proxy.fail = (_, path) =>
    /assets\/game-page/.test(path)
      ? ++missed === 1
      : // First it is asked whether the page can be had, then the browser loads it.
        missed > 0 && path === `/games/${name}` && ++pages === 2;
  const page = await arrive(`/games/${name}`, 'allow', () => {
    // Two seconds are enough for the worker, but not on every machine.
    const wait = setTimeout;
    const patient = (then: () => void, time = 0): unknown => wait(then, time === 2000 ? 100_000 : time);
    Object.assign(globalThis, { setTimeout: patient });
  });
  await page.locator('.hero-acts .btn.go').waitFor();
  expect(pages).toBeGreaterThan(1);
  await page.context().close();
});

test('a page that misses boot.js as well still gets its parts', async () => {
  const { name } = games[0]!;
  let misses = 0;
  proxy.fail = (_, path) => /boot\.js|assets\/board-/.test(path) && ++misses <= 2;
  const page = await arrive(`/games/${name}`, 'block');
  await page.locator('.hero-acts .btn.go').click();
  await page.waitForSelector(QUESTION);
  expect(misses).toBeGreaterThan(2);
  await page.context().close();
});

test('a page whose program does not come says so, with a button that starts it again', async () => {
  proxy.fail = (_, path) => /assets\/(index|start)[\w.-]*\.js/.test(path);
  const page = await arrive('/');
  const again = page.locator('.not-loaded .btn');
  await again.waitFor();
  proxy.fail = () => false;
  await again.click();
  await page.waitForSelector('.arcade');
  await page.context().close();
});

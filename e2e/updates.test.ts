// Updates never break a running game: a new build arrives, the old files are gone from the server, and play goes on.
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { resolveTable, seeded } from '@undercroft/kernel';
import { loadWithEarlier } from '@undercroft/shelf';
import { createLocalTable } from '@undercroft/table';
import { expect, test } from 'vitest';
import { DIST } from '../packages/web/build.ts';
import { commandContext, keptTable, openKept } from '../packages/web/src/sources/local-tables.ts';
import { loadGames } from './support/games.ts';
import { keptWhole } from './support/kept-whole.ts';
import { layTable, playOn, playSome } from './support/play.ts';
import { serveClient } from './support/serve-client.ts';
import { setStage } from './support/stage.ts';
import { putTable, storedTable } from './support/stored.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const stage = setStage();

/** Turns a build into the next one: every asset has another name, as after any change, and none of the old is left. */
async function release(root: string): Promise<void> {
  const assets = (await readdir(join(root, 'assets'))).filter((file) => !/\.(gz|br)$/.test(file));
  for (const file of await readdir(join(root, 'assets')))
    if (/\.(gz|br)$/.test(file)) await rm(join(root, 'assets', file));
  for (const file of assets) await rename(join(root, 'assets', file), join(root, 'assets', `next-${file}`));
  const written = [
    'index.html',
    'service-worker.js',
    ...assets.filter((file) => ['.js', '.css'].includes(extname(file))).map((file) => `assets/next-${file}`),
  ];
  // Longest first: one name may end like another.
  const names = assets.sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\w-])(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`,
    'g',
  );
  for (const file of written) {
    const text = await readFile(join(root, file), 'utf8');
    const renamed = text
      .replace(pattern, 'next-$1')
      .replace(/const VERSION = '\w+'/, "const VERSION = 'next'");
    await writeFile(join(root, file), renamed);
  }
}

test('a running game goes on over an update, and what is opened after it is the new build', async () => {
  const root = await mkdtemp(join(tmpdir(), 'undercroft-update-'));
  await cp(DIST, root, { recursive: true });
  // Nothing is left to the browser's own cache: it may forget whenever it likes.
  const served = await serveClient(root, 'no-store');
  const { page, errors, close } = await visit(stage.browser, { serviceWorkers: 'allow' });
  await page.goto(served.address);
  const solo = games.find(({ game }) => game.seats[0] === 1)!.game;
  const luck = seeded('update');
  await layTable(page, served.address, solo.name, 1, 1);
  await playSome(page, (n) => luck.pick(n), 4);
  await keptWhole(page);

  await release(root);
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    while (!registration.waiting && registration.installing)
      await new Promise((resolve) => setTimeout(resolve, 50));
    // Were the new one to take over, it would do so now.
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  expect(await page.evaluate(() => caches.keys())).toContain('undercroft-next');

  // The rules are loaded when they are first asked for: from the old build, which only this browser still has.
  await page.keyboard.press('r');
  await page.waitForSelector('dialog[open] :is(h3, dt, li, p)');
  await page.keyboard.press('Escape');
  await playOn(page, (n) => luck.pick(n));
  await page.getByRole('link', { name: 'Watch again' }).first().click();
  await page.waitForSelector('.replaybar');
  expect(errors).toEqual([]);
  expect(await page.locator('script[src*="next-"]').count()).toBe(0);

  await page.reload();
  await page.waitForSelector('.replaybar');
  expect(await page.locator('script[src*="next-"]').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await close();
  await served.stop();
  await rm(root, { recursive: true, force: true });
});

test('a table begun under earlier rules goes on under them, with its bots', async () => {
  const { page, errors, close } = await visit(stage.browser);
  await page.goto(stage.address);
  for (const { name } of games.map(({ game }) => game)) {
    const { earlier = [] } = await loadWithEarlier(name);
    // The oldest is the furthest from today's board and bots.
    for (const game of earlier.toSorted((a, b) => Number(a.rules) - Number(b.rules)).slice(0, 1)) {
      const id = `begun${name}`;
      const seats = Array.from({ length: game.seats[0] }, (_, seat) => ({
        name: `P${seat}`,
        nonce: `${seat}`,
        ...(seat > 0 && { bot: 'novice' }),
      }));
      const luck = { kind: 'sealed', secret: 'ab'.repeat(32), sealedAs: id } as const;
      const made = createLocalTable(
        { id, luck },
        game,
        resolveTable(game, seats.length),
        seats,
        commandContext(),
      );
      await putTable(page, keptTable(made.table, made.events));
      await page.goto(`${stage.address}/local/${id}`);
      const chance = seeded(name);
      const hasBotPlayed = async (): Promise<boolean> =>
        (await openKept(game, await storedTable(page))).table.match!.log.some(({ seat }) => seat !== 0);
      while (!(await hasBotPlayed())) await playSome(page, (n) => chance.pick(n), 4);
      expect([name, (await storedTable(page)).rules]).toEqual([name, game.rules]);
    }
  }
  expect(errors).toEqual([]);
  await close();
});

// A game from outside with a board of its own, brought by one flag and played with the pointer, under the usual security policy.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layTable, whatIsAsked } from './support/play.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const ROOT = join(import.meta.dirname, '..');
const PROGRAM = join(ROOT, 'packages/cli/src/undercroft.ts');
/** Outside of the checkout: only what a room's own install would bring is in reach. */
const place = mkdtempSync(join(tmpdir(), 'undercroft-outside-'));
const stage = setStage('server');
let server: ChildProcess;
let address: string;

const undercroft = (...words: string[]): string =>
  execFileSync(process.execPath, [PROGRAM, ...words], { cwd: place, encoding: 'utf8' });

beforeAll(async () => {
  undercroft('new-game', 'moth', '--title', 'Moth', '--into', place);
  symlinkSync(join(ROOT, 'node_modules'), join(place, 'moth/node_modules'));
  undercroft('build-game', 'moth');
  server = spawn(process.execPath, [PROGRAM, 'serve', '--game', './moth', '--port', '0', '--data', 'house'], {
    cwd: place,
  });
  let said = '';
  address = await new Promise((found) => {
    server.stdout!.on('data', (chunk) => {
      said += chunk;
      const serving = /"address":"([^"]+)","msg":"serving"/.exec(said);
      if (serving) found(serving[1]!);
    });
  });
});
afterAll(async () => {
  server.kill('SIGTERM');
  await new Promise((ended) => server.once('exit', ended));
  rmSync(place, { recursive: true, force: true });
});

test('its door is in the arcade, its board is drawn and played, and a bot answers', async () => {
  const { page, errors, close } = await visit(stage.browser);
  const answer = await page.goto(address);
  const policy = 'content-security-policy';
  expect(answer!.headers()[policy]).toBe((await fetch(stage.address)).headers.get(policy));
  await page.waitForSelector('a[href="/games/moth"]');
  await layTable(page, address, 'moth', 2, 1);
  while ((await whatIsAsked(page)) === 'choices') {
    const card = page.locator('.moth-hand .piece.lit').first();
    const piece = await card.getAttribute('data-piece');
    await card.click();
    // Both choose at once: that an entry was made does not say that it was this one.
    await page.locator(`.moth-hand .piece.lit[data-piece=${piece}]`).waitFor({ state: 'detached' });
  }
  expect(await page.locator('.moth-table .moth-card').count()).toBeGreaterThanOrEqual(6);
  expect(
    await page
      .locator('.moth-card')
      .first()
      .evaluate((card) => getComputedStyle(card).borderStyle),
  ).toBe('solid');
  expect(errors).toEqual([]);
  await close();
});

test('a house without games from outside serves nothing of this', async () => {
  expect(await (await fetch(stage.address)).text()).not.toContain('/rooms/');
  expect((await fetch(`${stage.address}/rooms/games.js`)).status).toBe(404);
  const games = await fetch(`${address}/rooms/games.js`);
  const [room] = /\/rooms\/moth\/\w{16}/.exec(await games.text())!;
  const board = await fetch(`${address}${room}/ui/index.js`);
  expect([board.status, board.headers.get('content-encoding'), board.headers.get('cache-control')]).toEqual([
    200,
    'gzip',
    'public, max-age=31536000, immutable',
  ]);
});

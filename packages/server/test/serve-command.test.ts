// The serve command: finds the games, prints the admin token once, serves the web client with its headers, stops in good order.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listGames } from '@undercroft/shelf';
import { afterAll, expect, test } from 'vitest';
import { SERVE } from '../src/serve-commands.ts';
import { ask, connect, newPerson, until } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'undercroft-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function serve(
  values: Parameters<typeof SERVE.run>[0]['values'],
  work: (address: string, said: string) => Promise<void>,
): Promise<string> {
  let said = '';
  let stop = (): void => {};
  const io = {
    env: {},
    isTerminal: true,
    write: (text: string) => {
      said += text;
    },
    onInterrupt: (listener: () => void) => {
      stop = listener;
      return () => {};
    },
  };
  const usual = { port: '0', 'log-level': 'silent', data: join(folder, 'data') };
  const over = SERVE.run({ values: { ...usual, ...values } }, io);
  await until(() => said.includes('serves'), 'serving');
  await work(/at (http:\S+)/.exec(said)![1]!, said);
  stop();
  expect(await over).toBe(0);
  return said;
}

test('serves every game of the shelf, with bots that think in threads', async () => {
  const said = await serve({ 'bot-threads': '1' }, async (address) => {
    const { body } = await ask(address, undefined, 'GET', '/api/games');
    expect((body as { games: { name: string }[] }).games.map(({ name }) => name)).toEqual(listGames());
    const person = await newPerson(address, 'Ada');
    const line = connect(address, person);
    const [game] = (body as { games: { name: string; seats: [number, number] }[] }).games.filter(
      ({ seats }) => seats[0] > 1,
    );
    const made = await line.send({
      kind: 'create',
      game: game!.name,
      chairs: [{ kind: 'person' }, ...Array(game!.seats[0] - 1).fill({ kind: 'bot', level: 'novice' })],
      pace: 'live',
      listed: false,
      sit: 0,
    });
    if (!made.ok) throw new Error(made.code);
    expect(await line.send({ kind: 'letBot', level: 'novice' }, made.table)).toMatchObject({ ok: true });
    line.watch(made.table!, () => {});
    await until(() => (line.table(made.table!)?.version ?? 0) > 8, 'the bots play');
    line.close();
  });
  expect(said).toMatch(/admin token, shown this once: \S{32}/);
  const again = await serve({}, async () => {});
  expect(again).not.toContain('admin token');
});

test('the web client is served with strict headers, stamped files for ever, and nothing from outside its folder', async () => {
  const web = join(folder, 'web');
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'no');
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Undercroft</title>');
  writeFileSync(join(web, 'assets/app-a1B2c3D4.js'), 'export {};');
  writeFileSync(join(web, 'assets/app-a1B2c3D4.js.br'), brotliCompressSync('export {};'));
  await serve({ web }, async (address) => {
    const page = await fetch(`${address}/table/abc`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const script = await fetch(`${address}/assets/app-a1B2c3D4.js`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('vary')).toContain('accept-encoding');
    expect(await script.text()).toBe('export {};');
    const head = await fetch(`${address}/`, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.headers.get('content-encoding')]).toEqual([200, null]);
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/none.js',
      '/api/none',
    ])
      expect((await fetch(`${address}${path}`)).status, path).toBeGreaterThanOrEqual(400);
  });
});

test('a port that is taken is said in words, and the command ends', async () => {
  await serve({}, async (address) => {
    const { port } = new URL(address);
    const io = { env: {}, write: () => {}, onInterrupt: () => () => {} };
    const values = { port, 'log-level': 'silent', data: join(folder, 'other') };
    await expect(SERVE.run({ values }, io)).rejects.toMatchObject({ code: 'port-in-use', args: { port } });
  });
});

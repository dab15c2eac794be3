// What things cost: a flood is refused and told so, honest use never is, and nobody holds a place for nothing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loadTable, readHistory } from '../src/live-table/load-table.ts';
import { DEFAULT_LIMITS } from '../src/server-settings.ts';
import { openClientSession } from '../src/socket/client-session.ts';
import { ask, newPerson, startServer, type TestPerson, type TestServer, until } from './harness.ts';

const FILES = 289;
/** Chat stands for any command here: its own brake is tested with the limits. */
const LIMITS = { ...DEFAULT_LIMITS, chatPerMinute: 1e6 };
const folder = mkdtempSync(join(tmpdir(), 'undercroft-costs-'));
let server: TestServer;
beforeAll(async () => {
  const webRoot = join(folder, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Undercroft</title>');
  for (let i = 0; i < FILES; i++) writeFileSync(join(webRoot, `assets/part-${i}-a1B2c3D4.js`), `export {};`);
  server = await startServer({ webRoot, dataFolder: join(folder, 'data'), limits: LIMITS });
});
afterAll(async () => {
  await server.discard();
  rmSync(folder, { recursive: true, force: true });
});

const TABLE = {
  kind: 'create',
  game: 'veil',
  chairs: [{ kind: 'person' }, { kind: 'person' }],
  pace: 'live',
  listed: false,
  sit: 0,
};

interface Heard {
  readonly kind: string;
  readonly id?: string;
  readonly code?: string;
  readonly args?: { readonly retryAfter?: number };
}
/** A socket that says whatever it likes, and counts what it is told. */
async function raw({ token }: TestPerson, at = server) {
  const socket = new WebSocket(`${at.address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const heard: Heard[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => heard.push(JSON.parse(data.toString())));
  socket.on('close', (code) => {
    closed = code;
  });
  await new Promise((resolve) => socket.on('open', resolve));
  return {
    heard,
    refusals: () => heard.filter(({ code }) => code === 'too-fast'),
    closed: () => closed,
    send: (message: object) => socket.send(JSON.stringify(message)),
    end: () => socket.terminate(),
  };
}
const tableOf = async (person: TestPerson, at = server): Promise<string> =>
  ((await ask(at.address, person, 'POST', '/api/tables', TABLE)).body as { table: string }).table;

test('S4: whoever floods is refused with each kind of message, told when to come back, and shown out', async () => {
  const strict = await startServer({ limits: { ...LIMITS, personPerSecond: 10, personAtOnce: 30 } });
  const owner = await newPerson(strict.address, 'Owner');
  const table = await tableOf(owner, strict);
  const history = { kind: 'history', from: 1, to: 2 };
  const kinds: Record<string, (i: number) => object> = {
    ping: (i) => ({ kind: 'ping', at: i }),
    hello: () => ({ kind: 'hello', protocol: 1, lobby: true }),
    lobby: () => ({ kind: 'lobby', on: true }),
    watch: () => ({ kind: 'watch', table, version: 1 }),
    unwatch: () => ({ kind: 'unwatch', table }),
    chat: (i) => ({ kind: 'command', id: `chat-${i}`, table, do: { kind: 'chat', text: 'x' } }),
    history: (i) => ({ kind: 'command', id: `history-${i}`, table, do: history }),
    create: (i) => ({ kind: 'command', id: `create-${i}`, do: { ...TABLE, game: 'none' } }),
  };
  const flood = async (kind: string, message: (i: number) => object): Promise<void> => {
    const hostile = await raw(await newPerson(strict.address, 'Hostile'), strict);
    for (let i = 0; i < 800; i++) hostile.send(message(i));
    await until(() => hostile.closed() !== undefined, `${kind}: shown out`);
    expect(hostile.refusals().length, kind).toBeGreaterThan(300);
    for (const { kind: as, args } of hostile.refusals())
      if (as === 'refused') expect(args?.retryAfter).toBeGreaterThan(0);
  };
  await Promise.all(Object.entries(kinds).map(([kind, message]) => flood(kind, message)));
  expect((await strict.context.store.tables.entries(table, 0, 1e6)).length).toBeLessThan(100);
  expect(await strict.context.metrics.text()).toMatch(/undercroft_too_fast_total [1-9]/);
  await strict.discard();
});

test('S4: when the process has spent its budget for reading, moves still go through', async () => {
  const small = await startServer({ limits: { readingPerSecond: 0.1, readingAtOnce: 60 } });
  const people = await Promise.all(['Ann', 'Bob'].map((name) => newPerson(small.address, name)));
  const table = await tableOf(people[0]!, small);
  const [ann, bob] = await Promise.all(people.map((person) => raw(person, small)));
  for (let i = 0; i < 20; i++) bob!.send({ kind: 'lobby', on: true });
  await until(() => bob!.refusals().length > 0, 'the budget is spent');
  ann!.send({ kind: 'lobby', on: true });
  ann!.send({ kind: 'command', id: 'word-1', table, do: { kind: 'chat', text: 'still here' } });
  await until(() => ann!.heard.some(({ kind }) => kind === 'done'), 'the word is in');
  expect(ann!.refusals()).toHaveLength(1);
  expect(bob!.heard.filter(({ kind }) => kind === 'lobby').length).toBeLessThan(8);
  for (const line of [ann, bob]) line!.end();
  await small.discard();
});

test('S4: over HTTP a flood is answered with 429 and retry-after', async () => {
  const person = await newPerson(server.address, 'Hasty');
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: 80 }, async () => {
      const response = await fetch(`${server.address}/api/tables`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }),
  );
  expect(statuses.get(429)).toBeGreaterThan(20);
  expect(statuses.get(200)).toBeGreaterThan(20);
  for (const path of ['/healthz', '/readyz', '/assets/part-0-a1B2c3D4.js'])
    expect((await fetch(server.address + path)).status, path).toBe(200);
});

test('H1: five first visits from one address get every file, to keep for ever', async () => {
  const paths = ['/', ...Array.from({ length: FILES }, (_, i) => `/assets/part-${i}-a1B2c3D4.js`)];
  for (let visitor = 0; visitor < 5; visitor++) {
    const answers = await Promise.all(paths.map((url) => server.app.inject({ url })));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(answers.at(-1)!.headers['cache-control']).toContain('immutable');
  }
});

test('H1: four fast players behind one address and a bot at full speed are never refused', async () => {
  const talk = async (count: number, atOnce: number): Promise<void> => {
    const person = await newPerson(server.address, 'Honest');
    const table = await tableOf(person);
    const line = await raw(person);
    for (let i = 0; i < count; i++) {
      line.send({ kind: 'command', id: `word-${i}`, table, do: { kind: 'chat', text: `${i}` } });
      if (i % atOnce === atOnce - 1)
        await until(() => line.heard.filter(({ kind }) => kind === 'done').length > i, 'answered');
    }
    expect(line.refusals()).toEqual([]);
    expect(line.heard.filter(({ kind }) => kind === 'done')).toHaveLength(count);
    line.end();
  };
  await Promise.all([talk(120, 30), talk(120, 30), talk(120, 30), talk(120, 30), talk(380, 1)]);
});

test('S4: sockets without a session are closed at once, also where the client does not answer the goodbye', async () => {
  const { hostname, port } = new URL(server.address);
  const hello = [
    'GET /socket HTTP/1.1',
    `Host: ${hostname}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  let closed = 0;
  const sockets = Array.from({ length: 50 }, () => {
    const socket = connectTcp(Number(port), hostname);
    socket.write(`${hello.join('\r\n')}\r\n\r\n`);
    socket.on('data', () => {});
    socket.on('close', () => closed++);
    return socket;
  });
  await until(() => closed === 50, 'all closed');
  for (const socket of sockets) socket.destroy();
});

test('S12: a line that was ended does nothing any more, however long the client keeps it open', async () => {
  const ada = await newPerson(server.address, 'Ada');
  const table = await tableOf(ada);
  const person = (await server.context.sessions.read(ada.id))!;
  const heard: string[] = [];
  const closes: number[] = [];
  const open = () =>
    openClientSession(server.context, person, new Set(), 'there', {
      send: (text) => heard.push(text),
      close: (code) => closes.push(code),
    });
  const say = (words: string) =>
    JSON.stringify({ kind: 'command', id: `id-${words}`, table, do: { kind: 'chat', text: words } });
  const first = open();
  first.received(say('before'));
  await until(() => heard.length === 1, 'answered');
  first.close(4401);
  first.received(say('after'));
  // Another process may not hear of it: the epoch of the session decides.
  const second = open();
  await ask(server.address, ada, 'POST', '/api/me/sign-out-everywhere');
  second.received(say('signed-out'));
  await until(() => closes.length === 2, 'ended');
  expect(closes).toEqual([4401, 4401]);
  const entries = await server.context.store.tables.entries(table, 0, 100);
  expect(entries.filter(({ body }) => /after|signed-out/.test(body))).toEqual([]);
  expect(heard).toHaveLength(1);
});

test('S4: a long book is replayed in slices, and others have their turn in between', async () => {
  const owner = await newPerson(server.address, 'Writer');
  const id = await tableOf(owner);
  const { store, games } = server.context;
  const row = (await store.tables.read(id))!;
  const begun = await store.tables.entries(id, 0, row.version);
  const chat = { kind: 'chatted', seat: 0, name: 'Writer', text: 'a word '.repeat(50) };
  const book = [...begun];
  while (book.length < 8_000)
    book.push({ ...begun[0]!, version: book.length + 1, command: null, body: JSON.stringify(chat) });
  const asked: number[] = [];
  const long = {
    ...store,
    tables: {
      ...store.tables,
      read: async () => ({ ...row, version: book.length }),
      entries: async (_: string, after: number, upTo: number) => {
        asked.push(upTo - after);
        return book.slice(after, upTo);
      },
    },
  };
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const loaded = await loadTable(long, games, id);
  expect(loaded!.table.version).toBe(8_000);
  expect(turns).toBeGreaterThan(0);
  turns = 0;
  const told = await readHistory(long, games, id, 0, { from: 7_900, to: 8_000 });
  isOver = true;
  expect(told).toHaveLength(101);
  expect(turns).toBeGreaterThan(0);
  expect(Math.max(...asked)).toBeLessThanOrEqual(500);
});

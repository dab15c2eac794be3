// The walk of somebody who means ill: each thing they would try is a test, and none of it works.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AnyGame,
  CodedError,
  type GameRecord,
  HIDDEN,
  nonceFor,
  openRecord,
  parseRecord,
  recordOf,
  resolveTable,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import { listGames, loadGame } from '@undercroft/shelf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Veil, veil } from '../../table/test/games/veil.ts';
import {
  ask,
  connect,
  NONCE,
  newPerson,
  openTable,
  startServer,
  type TestPerson,
  type TestServer,
  until,
} from './harness.ts';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'undercroft-security-'));
beforeAll(async () => {
  const webRoot = join(folder, 'web');
  mkdirSync(webRoot);
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Undercroft</title>');
  writeFileSync(join(folder, 'beside.txt'), 'what lies beside the folder');
  server = await startServer({ webRoot, dataFolder: join(folder, 'data') });
});
afterAll(async () => {
  await server.discard();
  rmSync(folder, { recursive: true, force: true });
});

const api = (person: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  ask(server.address, person, method, path, body);
const act = (person: TestPerson, table: string, deed: object, more: object = {}) =>
  api(person, 'POST', `/api/tables/${table}/commands`, { do: deed, ...more });

interface Raw {
  readonly heard: string[];
  send(message: unknown): void;
  readonly closed: () => number | undefined;
  close(): void;
}
/** A socket that says whatever it likes and remembers everything it was told. */
async function raw(person: TestPerson): Promise<Raw> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const heard: string[] = [];
  let code: number | undefined;
  socket.on('message', (data) => heard.push(data.toString()));
  socket.on('close', (why) => {
    code = why;
  });
  await new Promise((resolve) => socket.on('open', resolve));
  return {
    heard,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    closed: () => code,
    close: () => socket.terminate(),
  };
}

async function deal(game = 'veil'): Promise<{ people: TestPerson[]; table: string }> {
  const people = await Promise.all(
    ['Ada', 'Bruno', 'Mallory'].map((name) => newPerson(server.address, name)),
  );
  const { table, commitment } = await openTable(server.address, people[0]!, {
    kind: 'create',
    game,
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: true,
    sit: 0,
  });
  await act(people[1]!, table, { kind: 'sit', seat: 1, nonce: nonceFor(commitment, 1, NONCE) });
  return { people, table };
}
const handsOf = async (table: string): Promise<number[][]> =>
  (await server.context.liveTables.look(table, ({ match }) =>
    (match!.position as Veil).hands.map((hand) => [...hand]),
  ))!;

test('reading another seat’s hand: not by socket, page, history, record, lobby or a wrong id', async () => {
  const { people, table } = await deal();
  const [ada, , mallory] = people as [TestPerson, TestPerson, TestPerson];
  for (const viewer of people.slice(1)) {
    const line = await raw(viewer);
    line.send({ kind: 'hello', protocol: 1, lobby: true });
    for (const version of [undefined, 0, 1, 3]) line.send({ kind: 'watch', table, version });
    line.send({ kind: 'watch', table, seat: 0 });
    line.send({ kind: 'command', id: 'history-1', table, do: { kind: 'history', from: 1, to: 9 } });
    await act(ada, table, { kind: 'chat', text: `for ${viewer.name}` });
    await until(
      () => line.heard.some((text) => text.includes(`for ${viewer.name}`)) && line.heard.length > 5,
      'told',
    );
    const views = line.heard.flatMap((text) => {
      const { view } = JSON.parse(text) as { view?: Veil };
      return view ? [view] : [];
    });
    const page = await api(viewer, 'GET', `/api/tables/${table}`);
    views.push((page.body as { view: Veil }).view);
    expect(views.length).toBeGreaterThan(1);
    for (const view of views) expect(view.hands[0]).toEqual(Array(4).fill(HIDDEN));
    line.close();
  }
  expect(await api(mallory, 'GET', `/api/tables/${table}/record`)).toMatchObject({
    body: { code: 'not-over' },
  });
  const [adas] = await handsOf(table);
  await act(ada, table, { kind: 'play', choice: { kind: 'lay', card: adas![0] } });
  const told = await api(mallory, 'GET', `/api/tables/${table}/history?from=1&to=50`);
  const laid = JSON.stringify(told.body).match(/"kind":"laid"[^}]*/g);
  expect(laid).toHaveLength(1);
  expect(laid![0]).toContain('"card":-1');
});

test('predicting a die: neither the secret nor any key of the context is ever told before the end', async () => {
  const { people, table } = await deal();
  const { secret } = (await server.context.store.tables.read(table))!;
  const keys = [
    secret,
    (await server.context.store.meta('session-key'))!,
    (JSON.parse((await server.context.store.meta('vapid-keys'))!) as { privateKey: string }).privateKey,
    server.newAdminToken!,
  ];
  const mallory = await raw(people[2]!);
  mallory.send({ kind: 'hello', protocol: 1, lobby: true });
  mallory.send({ kind: 'watch', table });
  for (let round = 0; round < 3; round++)
    for (const seat of [0, 1]) {
      const hands = await handsOf(table);
      await act(people[seat]!, table, { kind: 'play', choice: { kind: 'lay', card: hands[seat]![0] } });
    }
  const pages = ['', '/history?from=1&to=99', '/record'].map((end) => `/api/tables/${table}${end}`);
  pages.push('/api/tables', '/api/me', '/api/openapi.json', '/healthz', '/readyz', '/api/push/key');
  for (const path of pages)
    for (const person of [undefined, ...people]) {
      const response = await fetch(`${server.address}${path}`, {
        headers: person ? { authorization: `Bearer ${person.token}` } : {},
      });
      mallory.heard.push(await response.text(), JSON.stringify([...response.headers]));
    }
  const told = mallory.heard.join('\n') + (await server.context.metrics.text());
  for (const key of keys) expect(told.includes(key)).toBe(false);
  expect(told).toContain('"commitment"');
  mallory.close();
});

test('playing another’s turn: not as a stranger, not from the other chair, not by naming a seat, not with a bent token', async () => {
  const { people, table } = await deal('tic-tac-toe');
  const [ada, bruno, mallory] = people as [TestPerson, TestPerson, TestPerson];
  const mark = { kind: 'play', choice: { kind: 'mark', cell: 0 } };
  expect(await act(mallory, table, mark)).toMatchObject({ body: { code: 'not-seated' } });
  expect(await act(bruno, table, mark)).toMatchObject({ body: { code: 'not-waiting' } });
  for (const more of [{ seat: 0 }, { person: ada.id }, { as: ada.id }])
    expect(await act(bruno, table, { ...mark, ...more })).toMatchObject({ body: { code: 'bad-message' } });
  expect(await act(bruno, table, mark, { person: ada.id })).toMatchObject({ status: 400 });
  expect(await act(mallory, table, { kind: 'sit', seat: 0, nonce: NONCE })).toMatchObject({
    status: 409,
  });
  for (const kind of ['resign', 'letBot', 'takeBack', 'leave', 'resume'])
    expect((await act(mallory, table, { kind })).status, kind).toBeGreaterThanOrEqual(400);
  const [body, seal] = ada.token.split('.') as [string, string];
  const other = bruno.token.split('.') as [string, string];
  const bent = [
    `${body}.${other[1]}`,
    `${body}.`,
    body,
    `${body}.${seal.slice(0, -2)}AA`,
    `${Buffer.from(JSON.stringify({ person: ada.id, epoch: 0 })).toString('base64url')}.${seal}x`,
    'null.null',
    '',
  ];
  for (const token of bent)
    expect(await act({ ...ada, token }, table, mark), token).toMatchObject({ status: 401 });
  const version = await server.context.liveTables.look(table, (now) => now.version);
  expect(await act(ada, table, mark)).toMatchObject({ status: 200, body: { version: version! + 1 } });
});

test('replaying a command: a frame sent again is answered and not done again; in other hands it does nothing', async () => {
  const { people, table } = await deal('tic-tac-toe');
  const [ada, bruno, mallory] = await Promise.all(people.map(raw));
  const frame = JSON.stringify({
    kind: 'command',
    id: 'captured-1',
    table,
    do: { kind: 'play', choice: { kind: 'mark', cell: 4 } },
  });
  for (let i = 0; i < 50; i++) ada!.send(frame);
  await until(() => ada!.heard.filter((text) => text.includes('captured-1')).length === 50, 'all answered');
  const answers = ada!.heard.map((text) => JSON.parse(text) as { kind: string; version: number });
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['done']));
  expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
  for (const line of [bruno!, mallory!]) {
    line.send(frame);
    line.send(frame.replace('{"kind":"command"', '{"again":true,"kind":"command"'));
    await until(() => line.heard.length >= 2, 'answered');
    expect(line.heard.every((text) => text.includes('"kind":"refused"'))).toBe(true);
  }
  const entries = await server.context.store.tables.entries(table, 0, 99);
  expect(entries.filter(({ body }) => body.includes('"played"'))).toHaveLength(1);
  for (const line of [ada, bruno, mallory]) line!.close();
});

test('flooding: garbage and haste are refused, then the door is closed; others play on', async () => {
  const strict = await startServer({ limits: { personPerSecond: 20, personAtOnce: 40 } });
  const here = server;
  server = strict;
  try {
    const { people, table } = await deal('tic-tac-toe');
    const [ada, , mallory] = people as [TestPerson, TestPerson, TestPerson];
    const hasty = await raw(mallory);
    const noisy = await raw(mallory);
    for (let i = 0; i < 700; i++) {
      hasty.send({ kind: 'command', id: `flood-${i}-00`, table, do: { kind: 'chat', text: 'x' } });
      noisy.send(`{"kind":"watch","table":${'['.repeat(50)}`);
    }
    const line = connect(strict.address, ada);
    const sent = performance.now();
    expect(await line.send({ kind: 'play', choice: { kind: 'mark', cell: 0 } }, table)).toMatchObject({
      ok: true,
    });
    expect(performance.now() - sent).toBeLessThan(5_000);
    await until(() => hasty.closed() !== undefined && noisy.closed() !== undefined, 'both are shut out');
    expect(hasty.heard.filter((text) => text.includes('too-fast')).length).toBeGreaterThan(400);
    expect((await strict.context.store.tables.entries(table, 0, 999)).length).toBeLessThan(70);
    line.close();
  } finally {
    server = here;
    await strict.discard();
  }
});

test('S6: a NUL in an id is refused at the door', async () => {
  const person = await newPerson(server.address, 'Nul');
  const line = await raw(person);
  line.send({ kind: 'command', id: 'abc\0defg', table: 't', do: { kind: 'leave' } });
  await until(() => line.heard.some((text) => text.includes('bad-message')), 'refused on the socket');
  line.close();
  expect(await act(person, 't', { kind: 'leave' }, { id: 'abc\0defg' })).toMatchObject({ status: 400 });
  expect(await api(person, 'GET', '/api/tables/a%00b')).toMatchObject({ status: 400 });
});

test('injecting through names and chat: text stays text, in the store, in answers and on pages', async () => {
  const evil = `<img src=x onerror=alert(1)>'); DROP TABLE people;--\u202e\u0000\u0007\n{"kind":"welcome"}`;
  const mallory = await newPerson(server.address, evil);
  expect(mallory.name.length).toBeLessThanOrEqual(40);
  expect(mallory.name).not.toMatch(/\p{C}/u);
  const { people, table } = await deal('tic-tac-toe');
  const line = await raw(people[0]!);
  line.send({ kind: 'watch', table });
  await until(() => line.heard.length > 0, 'watching');
  expect(await act(people[1]!, table, { kind: 'chat', text: evil })).toMatchObject({ status: 200 });
  await until(() => line.heard.some((text) => text.includes('DROP TABLE')), 'the words arrive');
  const frame = line.heard.find((text) => text.includes('DROP TABLE'))!;
  expect((JSON.parse(frame) as { what: { text: string } }).what.text).toContain("'); DROP TABLE people;--");
  expect(line.heard.filter((text) => text.startsWith('{"kind":"welcome"'))).toEqual([]);
  expect((await server.context.store.people.read(mallory.id))!.name).toBe(mallory.name);
  for (const path of [`/api/tables/${table}`, '/api/tables', '/api/me']) {
    const response = await fetch(`${server.address}${path}`, {
      headers: { authorization: `Bearer ${mallory.token}` },
    });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  for (const path of [
    "/api/people/';DROP TABLE people;--/rating",
    `/api/tables/${encodeURIComponent("' OR 1=1 --")}`,
  ])
    expect((await api(mallory, 'GET', path)).status).toBeLessThan(500);
  expect(await server.context.store.isReady()).toBe(true);
  line.close();
});

/** Asks for exactly this path: `fetch` would tidy it up first. */
const fetchRaw = (path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const sent = request({ hostname, port, path, method: 'GET' }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text }));
    });
    sent.on('error', reject);
    sent.end();
  });

test('escaping the folder: no path leads to the store, to files beside the client, or to the machine', async () => {
  const ups = ['..', '%2e%2e', '%2E%2e', '..%00', '.%2e', '%252e%252e', '..%c0%af', '....//..'];
  const joints = ['/', '%2f', '%5c', '//'];
  const targets = ['beside.txt', 'data/undercroft.sqlite', 'etc/passwd'];
  for (const up of ups)
    for (const joint of joints)
      for (const target of targets)
        for (const head of ['/', '/assets/', '/api/tables/']) {
          const { status, text } = await fetchRaw(`${head}${`${up}${joint}`.repeat(3)}${target}`);
          expect(status).toBeLessThan(500);
          expect(text).not.toMatch(/what lies beside|SQLite format|root:/);
        }
  for (const path of ['/undercroft.sqlite', `/${join(folder, 'beside.txt')}`, '/file:///etc/passwd'])
    expect((await fetchRaw(path)).text).not.toMatch(/what lies beside|SQLite format|root:/);
});

/** A whole random game as a record. */
function randomRecord(game: AnyGame, seed: string): GameRecord {
  const luck = seeded(seed);
  const match = startMatch(game, resolveTable(game, game.seats[0], {}), { setup: luck, play: luck });
  for (let i = 0; i < 400; i++) {
    const [seat] = game.waitingFor(match.position);
    if (seat === undefined) break;
    const open = game.choices(match.position, seat);
    submit(match, seat, open[luck.pick(open.length)]);
  }
  return recordOf(match);
}

const POISON: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  'x'.repeat(2_000),
  [],
  {},
  [[[[]]]],
  true,
  '__proto__',
  { toString: 1 },
  { length: 1e9 },
];

/** Puts something wrong somewhere into the record, never the same twice. */
function poison(record: GameRecord, pick: (count: number) => number): string {
  const spoiled = structuredClone(record) as unknown as Record<string, unknown>;
  let place: Record<string, unknown> = spoiled;
  for (;;) {
    const names = Object.keys(place);
    const name = names[pick(names.length)];
    if (name === undefined) break;
    const inner = place[name];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && pick(4) > 0) {
      place = inner as Record<string, unknown>;
      continue;
    }
    place[name] = POISON[pick(POISON.length)];
    break;
  }
  return JSON.stringify(spoiled).replace('"entries"', pick(9) === 0 ? '"__proto__"' : '"entries"');
}

test('importing a hostile record: refused with a code, and nothing of it sticks', async () => {
  const games = (await Promise.all(listGames().map(loadGame))) as readonly AnyGame[];
  for (const game of games) {
    const record = randomRecord(game, `hostile ${game.name}`);
    expect(openRecord(game, parseRecord(JSON.stringify(record))).position).toBeDefined();
    const luck = seeded(`poison ${game.name}`);
    let refused = 0;
    for (let i = 0; i < 150; i++) {
      const text = poison(record, (count) => luck.pick(Math.max(1, count)));
      try {
        openRecord(game, parseRecord(text));
      } catch (error) {
        expect(error, `${game.name}: ${(error as Error).stack}`).toBeInstanceOf(CodedError);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
  }
  for (const text of [
    '',
    '{',
    '[]',
    '"x"',
    'null',
    '['.repeat(100_000),
    `{"format":"undercroft-record","version":${'9'.repeat(400)}}`,
  ])
    expect(() => parseRecord(text)).toThrow(CodedError);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  const { people, table } = await deal('tic-tac-toe');
  const brought = randomRecord(veil as AnyGame, 'brought');
  const luck = seeded('brought');
  for (let i = 0; i < 60; i++) {
    const spoiled = poison(brought, (count) => luck.pick(Math.max(1, count)));
    const { status } = await api(people[2], 'POST', '/api/records', JSON.parse(spoiled));
    expect(status, spoiled).toBeLessThan(500);
  }
  for (const method of ['POST', 'PUT', 'PATCH'])
    expect((await api(people[0], method, `/api/tables/${table}/record`, { entries: [] })).status).toBe(404);
});

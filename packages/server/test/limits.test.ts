// Limits hold and are told: rates, frames, bodies, sockets, open tables, slow readers, silence, a server that goes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createRate } from '../src/rate.ts';
import { ask, connect, newPerson, startServer, type TestPerson, type TestServer, until } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    limits: {
      personPerSecond: 20,
      personAtOnce: 40,
      guestsPerMinute: 1000,
      socketsPerPerson: 2,
      openTablesPerPerson: 2,
      bodyBytes: 2_000,
      patience: 1_000,
      unsentBytes: 20_000,
    },
  });
});
afterAll(() => server.discard());

const OPEN_TABLE = {
  kind: 'create',
  game: 'veil',
  chairs: [{ kind: 'person' }, { kind: 'person' }],
  pace: 'live',
  listed: false,
};

const open = (token: string, more: object = {}): WebSocket =>
  new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...more },
  });
const closed = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('close', (code) => resolve(code));
    socket.on('error', () => {});
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
  });

test('too many commands are refused as «not now», and the client sends them again until they are done', async () => {
  const person = await newPerson(server.address, 'Hasty');
  const line = connect(server.address, person, { answerWithin: 300 });
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => line.send({ kind: 'chat', text: `word ${i}` }, made.table)),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(new Set(answers.map((answer) => answer.ok && answer.version)).size).toBe(40);
  line.close();
});

test('a person says a few lines of chat at once; more are refused, and the next person is heard', async () => {
  const brisk = await startServer({ limits: { chatPerMinute: 30 } });
  const [flood, other] = await Promise.all(['Flood', 'Other'].map((name) => newPerson(brisk.address, name)));
  const made = await ask(brisk.address, flood!, 'POST', '/api/tables', { ...OPEN_TABLE, sit: 0 });
  const { table } = made.body as { table: string };
  const lines = [flood, other].map((person) => connect(brisk.address, person!));
  const say = (line: number, text: string) => lines[line]!.send({ kind: 'chat', text }, table);
  const began = Date.now();
  const answers = await Promise.all(Array.from({ length: 120 }, (_, i) => say(0, `word ${i}`)));
  const codes = answers.map((answer) => (answer.ok ? 'said' : answer.code));
  expect(codes.slice(0, 6)).toEqual(Array(6).fill('said'));
  const later = codes.slice(6).filter((code) => code !== 'chat-too-fast');
  expect(later.length).toBeLessThanOrEqual((Date.now() - began) / 2000);
  expect(await say(1, 'and I?')).toMatchObject({ ok: true });
  for (const line of lines) line.close();
  await brisk.discard();
});

test('a person opens only so many tables and sockets', async () => {
  const person = await newPerson(server.address, 'Greedy');
  const answers = [];
  for (let i = 0; i < 3; i++)
    answers.push(await ask(server.address, person, 'POST', '/api/tables', OPEN_TABLE));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 409]);
  expect(answers[2]!.body).toMatchObject({ code: 'too-many-tables' });
  const sockets = [open(person.token), open(person.token)];
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.on('open', resolve))));
  expect(await closed(open(person.token))).toBe(4429);
  for (const socket of sockets) socket.terminate();
});

test('frames and bodies that are too large, binary frames, strangers and foreign pages are turned away', async () => {
  const person = await newPerson(server.address, 'Large');
  const after = async (send: (socket: WebSocket) => void): Promise<number> => {
    const socket = open(person.token);
    const code = closed(socket);
    socket.on('open', () => send(socket));
    return code;
  };
  expect(await after((socket) => socket.send('x'.repeat(40_000)))).toBe(1009);
  expect(await after((socket) => socket.send(Buffer.from('{}')))).toBe(1003);
  expect(await closed(open('wrong.0.token'))).toBe(4401);
  expect(await closed(open(person.token, { origin: 'https://evil.example' }))).toBe(403);
  const big = await ask(server.address, person, 'POST', '/api/tables', { game: 'x'.repeat(5_000) });
  expect(big).toMatchObject({ status: 413, body: { code: 'too-large' } });
  const crooked = await ask(server.address, person, 'GET', '/%E0%A4%A');
  expect(crooked).toMatchObject({ status: 400, body: { code: 'bad-request' } });
});

test.each([
  [['loopback'], 'its own address'],
  [[], 'the address of the proxy'],
])('sockets behind a proxy, trusted: %j: each client counts by %s', async (trustProxy) => {
  const proxied = await startServer({ trustProxy, limits: { socketsPerAddress: 1 } });
  const { token } = await newPerson(proxied.address, 'Proxied');
  const from = (client: string): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${proxied.address.replace('http', 'ws')}/socket`, {
        headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': client },
      });
      socket.on('open', () => resolve(101));
      socket.on('error', () => {});
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode!));
    });
  expect(await from('203.0.113.1')).toBe(101);
  expect(await from('203.0.113.2')).toBe(trustProxy.length > 0 ? 101 : 429);
  expect(await from('203.0.113.1')).toBe(429);
  await proxied.discard();
});

test('a client that falls silent is let go', async () => {
  const person = await newPerson(server.address, 'Silent');
  expect(await closed(open(person.token))).toBe(4410);
});

test('a reader that does not read is let go instead of filling the memory', async () => {
  const person = await newPerson(server.address, 'Slow');
  const socket = open(person.token);
  const code = closed(socket);
  await new Promise((resolve) => socket.on('open', resolve));
  (socket as unknown as { _socket: { pause(): void } })._socket.pause();
  const [line] = [...server.sockets.sessions()].filter((one) => one.person === person.id);
  const words = 'x'.repeat(60_000);
  for (let i = 0; i < 400 && server.sockets.count() > 0; i++) {
    line!.send(words);
    if (i % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  await until(() => ![...server.sockets.sessions()].includes(line!), 'let go');
  expect(await server.context.metrics.text()).toMatch(/undercroft_slow_sockets_total [1-9]/);
  (socket as unknown as { _socket: { resume(): void } })._socket.resume();
  expect([1005, 1006, 4408]).toContain(await code);
});

test('buckets refill with time, forget the quiet, and survive a clock that steps back', () => {
  const rate = createRate(2, 3);
  const take = (now: number): boolean => {
    const isFree = rate.wait('a', 1, now) === 0;
    if (isFree) rate.take('a', 1, now);
    return isFree;
  };
  expect([1, 2, 3, 4].map(() => take(1000))).toEqual([true, true, true, false]);
  expect(take(500)).toBe(false);
  expect(rate.wait('a', 1, 1000)).toBe(500);
  expect(take(1600)).toBe(true);
  rate.sweep(1700);
  expect(rate.size()).toBe(1);
  rate.sweep(9000);
  expect(rate.size()).toBe(0);
});

test('a server that goes down answers what is under way and sends everybody off to come back', async () => {
  const going = await startServer();
  const person = await newPerson(going.address, 'Last');
  const codes: (number | undefined)[] = [];
  const line = connect(going.address, person, {
    onStatus: (status, code) => status === 'waiting' && codes.push(code),
  });
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  expect(made).toMatchObject({ ok: true });
  await going.discard();
  await until(() => codes.includes(4503), 'told to come back');
  line.close();
});

test('H4: behind a proxy that adds to X-Forwarded-For, an address that the client forged does not count', async () => {
  const proxied = await startServer({ trustProxy: ['loopback'], limits: { guestsPerMinute: 3 } });
  const begin = async (forged: string): Promise<number> =>
    (
      await fetch(`${proxied.address}/api/session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `${forged}, 203.0.113.9` },
        body: '{}',
      })
    ).status;
  const statuses = [];
  for (let i = 0; i < 5; i++) statuses.push(await begin(`198.51.100.${i}`));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await proxied.discard();
});

test('S13: after too many wrong answers the right admin token and a passkey are not taken either', async () => {
  const guarded = await startServer({ limits: { attemptsPerMinute: 3 } });
  const asAdmin = (token: string) =>
    fetch(`${guarded.address}/api/admin/health`, { headers: { authorization: `Bearer ${token}` } });
  for (let i = 0; i < 5; i++) expect((await asAdmin(guarded.newAdminToken!)).status).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 6 }, (_, i) => asAdmin(`guess-${i}`)));
  expect(guesses.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 429, 429, 429]);
  const right = await asAdmin(guarded.newAdminToken!);
  expect([right.status, Number(right.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const answer = { challenge: 'none', response: {} };
  const passkey = await ask(guarded.address, undefined, 'POST', '/api/passkeys/sign-in/verify', answer);
  expect(passkey).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  await guarded.discard();
});

test('S13: on https the plain cookie is not read, which a neighbouring host could have set', async () => {
  const secure = await startServer({ publicUrl: 'https://play.example.org' });
  const { token } = await newPerson(secure.address, 'Ada');
  const as = async (cookie: string): Promise<number> =>
    (await fetch(`${secure.address}/api/me`, { headers: { cookie } })).status;
  expect(await as(`__Host-undercroft=${token}`)).toBe(200);
  expect(await as(`undercroft=${token}`)).toBe(401);
  await secure.discard();
});

test('S13: a push subscription is deleted or taken over only by whoever has it', async () => {
  const [ada, mallory] = await Promise.all(['Ada', 'Mallory'].map((name) => newPerson(server.address, name)));
  const endpoint = 'https://push.example.org/send/abc';
  const subscription = { endpoint, expirationTime: null, keys: { p256dh: 'key-of-ada', auth: 'secret' } };
  const pushes = () => server.context.store.people.pushes(ada!.id);
  const api = (person: TestPerson, method: string, body: object) =>
    ask(server.address, person, method, '/api/push/subscriptions', body);
  expect(await api(ada!, 'POST', subscription)).toMatchObject({ status: 200 });
  await api(mallory!, 'DELETE', { endpoint });
  expect(await pushes()).toHaveLength(1);
  await api(mallory!, 'POST', { ...subscription, keys: { p256dh: 'key', auth: 'guess' } });
  expect(await pushes()).toHaveLength(1);
  // The same browser, with its own keys, in other hands.
  await api(mallory!, 'POST', subscription);
  expect(await pushes()).toHaveLength(0);
  await api(mallory!, 'DELETE', { endpoint });
  expect(await server.context.store.people.pushes(mallory!.id)).toHaveLength(0);
});

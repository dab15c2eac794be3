// People: sessions, passkeys, signing out, being forgotten; and the host's tools over them.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from '@undercroft/protocol';
import { VERSION } from '@undercroft/shelf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createMetrics } from '../src/metrics.ts';
import { checkStore } from '../src/ops/copy-store.ts';
import { forgetOld } from '../src/sweeper.ts';
import {
  ask,
  connect,
  isWell,
  NONCE,
  newPerson,
  startServer,
  type TestPerson,
  type TestServer,
  until,
} from './harness.ts';
import { newSoftwareKey } from './software-key.ts';

let server: TestServer;
const api = (person: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  ask(server.address, person, method, path, body);
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.discard());

test('a session is a signed cookie: it is kept, renamed, and refused when forged', async () => {
  const response = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"  Ада\\u0000  Лавлейс "}',
  });
  const cookie = response.headers.get('set-cookie')!;
  expect(cookie).toMatch(/^undercroft=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  const me = (await response.json()) as TestPerson;
  expect(me.name).toBe('Ада Лавлейс');
  const again = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.split(';')[0]! },
    body: '{}',
  });
  expect(((await again.json()) as TestPerson).id).toBe(me.id);
  expect(await api(me, 'PATCH', '/api/me', { name: 'Countess' })).toMatchObject({
    body: { name: 'Countess' },
  });
  expect(await api(me, 'PATCH', '/api/me', { name: '   ' })).toMatchObject({ status: 409 });
  expect(await api(me, 'PATCH', '/api/me', { nickname: 'x' })).toMatchObject({ status: 400 });
  expect(await api({ ...me, token: me.token.replace(me.id, 'somebody') }, 'GET', '/api/me')).toMatchObject({
    status: 401,
  });
});

test('pages of other origins get nowhere', async () => {
  const evil = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const post = await fetch(`${server.address}/api/session`, { method: 'POST', headers: evil, body: '{}' });
  expect(post.status).toBe(403);
  const own = await fetch(`${server.address}/api/session`, {
    method: 'POST',
    headers: { ...evil, origin: server.address },
    body: '{}',
  });
  expect(own.status).toBe(200);
  const policy = own.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('signing out everywhere ends every session and every socket', async () => {
  const me = await newPerson(server.address, 'Everywhere');
  const codes: (number | undefined)[] = [];
  const line = connect(server.address, me, {
    onStatus: (status, code) => status === 'waiting' && codes.push(code),
  });
  await until(() => line.status() === 'open', 'open');
  expect(await api(me, 'POST', '/api/me/sign-out-everywhere')).toMatchObject({ status: 200 });
  await until(() => codes.includes(4401), 'let go');
  line.close();
  expect(await api(me, 'GET', '/api/me')).toMatchObject({ status: 401 });
});

test('a passkey keeps the person on another device; challenges and answers are used once', async () => {
  const me = await newPerson(server.address, 'Keeper');
  const key = newSoftwareKey();
  const origin = server.address;
  type Options = { challenge: string; options: { challenge: string; rp: { id: string }; rpId: string } };
  const make = (await api(me, 'POST', '/api/passkeys/register')).body as Options;
  const made = { challenge: make.challenge, response: key.register(make.options, origin) };
  const other = await newPerson(server.address, 'Thief');
  expect(await api(other, 'POST', '/api/passkeys/register/verify', made)).toMatchObject({
    body: { code: 'bad-passkey' },
  });
  const remake = (await api(me, 'POST', '/api/passkeys/register')).body as Options;
  const remade = { challenge: remake.challenge, response: key.register(remake.options, origin) };
  expect(await api(me, 'POST', '/api/passkeys/register/verify', remade)).toMatchObject({ status: 200 });
  expect(await api(me, 'POST', '/api/passkeys/register/verify', remade)).toMatchObject({
    body: { code: 'bad-passkey' },
  });
  expect(await api(me, 'GET', '/api/me')).toMatchObject({ body: { guest: false } });
  const enter = async (from: string): Promise<{ status: number; body: unknown }> => {
    const { challenge, options } = (await api(undefined, 'POST', '/api/passkeys/sign-in')).body as Options;
    return api(undefined, 'POST', '/api/passkeys/sign-in/verify', {
      challenge,
      response: key.signIn(options, from),
    });
  };
  const entered = await enter(origin);
  expect(entered).toMatchObject({ status: 200, body: { id: me.id, name: 'Keeper' } });
  expect(await api(entered.body as TestPerson, 'GET', '/api/me')).toMatchObject({ status: 200 });
  expect(await enter('https://phish.example')).toMatchObject({ body: { code: 'bad-passkey' } });
});

test('whoever asks to be forgotten is: seat to a bot, name and words out of the book', async () => {
  const [me, rival] = await Promise.all(
    ['Verschwinde', 'Bleib'].map((name) => newPerson(server.address, name)),
  );
  const lines: Connection[] = [me!, rival!].map((person) => connect(server.address, person));
  const made = await lines[0]!.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  const id = made.table;
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id);
  await lines[0]!.send({ kind: 'chat', text: 'my secret words' }, id);
  expect(await api(me, 'DELETE', '/api/me')).toMatchObject({ status: 200 });
  expect(await api(me, 'GET', '/api/me')).toMatchObject({ status: 401 });
  const { body } = await api(rival, 'GET', `/api/tables/${id}`);
  expect((body as { info: { seats: object[] } }).info.seats[0]).toMatchObject({ name: '—', bot: 'random' });
  const told = JSON.stringify((await api(rival, 'GET', `/api/tables/${id}/history?from=1&to=20`)).body);
  expect(told).not.toContain('Verschwinde');
  expect(told).not.toContain('secret words');
  expect(told).not.toContain(me!.id);
  for (const line of lines) line.close();
});

test('H15: everything that is kept about me comes as one file, without the luck of a table', async () => {
  const me = await newPerson(server.address, 'Curiosa');
  const line = connect(server.address, me);
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  await line.send({ kind: 'chat', text: 'words of mine' }, made.table);
  const other = await newPerson(server.address, 'Altra');
  await api(me, 'PUT', `/api/me/blocks/${other.id}`);
  expect(await api(me, 'PUT', `/api/me/blocks/${me.id}`)).toMatchObject({ status: 404 });
  const response = await fetch(`${server.address}/api/me/data`, {
    headers: { authorization: `Bearer ${me.token}` },
  });
  expect(response.headers.get('content-disposition')).toContain('undercroft-my-data.json');
  const words = await response.text();
  expect(words).not.toMatch(/"luck"|"nonce"|"secret"/);
  expect(JSON.parse(words)).toMatchObject({
    person: { id: me.id, name: 'Curiosa' },
    blocked: [other.id],
    results: [],
    tables: [
      {
        table: made.table,
        entries: [{ kind: 'created' }, { kind: 'sat' }, { kind: 'chatted', text: 'words of mine' }],
      },
    ],
  });
  expect(await api(undefined, 'GET', '/api/me/data')).toMatchObject({ status: 401 });
  line.close();
});

test('H15: a server that stops while it forgets somebody goes on later', async () => {
  const me = await newPerson(server.address, 'Halb');
  const line = connect(server.address, me);
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  line.close();
  const { store } = server.context;
  await store.people.forget(me.id);
  expect(JSON.stringify(await store.tables.entries(made.table!, 0, 99))).toContain('Halb');
  await forgetOld(server.context, Date.now());
  expect(JSON.stringify(await store.tables.entries(made.table!, 0, 99))).not.toMatch(
    new RegExp(`Halb|${me.id}`),
  );
  expect(await store.people.halfForgotten()).toEqual([]);
});

test('H16: old tables and guests go when the host wishes it, and not before', async () => {
  const kept = await startServer({ keepTables: 30, keepGuests: 90 });
  const { store } = kept.context;
  const [gone, here] = await Promise.all(['Weg', 'Da'].map((name) => newPerson(kept.address, name)));
  const line = connect(kept.address, here!);
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  await line.send({ kind: 'propose', what: 'abandon' }, made.table);
  line.close();
  const DAY = 24 * 3_600_000;
  await forgetOld(kept.context, Date.now() + 29 * DAY);
  expect(await store.tables.read(made.table!)).toMatchObject({ state: 'abandoned' });
  await forgetOld(kept.context, Date.now() + 31 * DAY);
  expect(await store.tables.read(made.table!)).toBeUndefined();
  await store.people.seen(here!.id, Date.now() + 10 * DAY);
  await forgetOld(kept.context, Date.now() + 91 * DAY);
  expect([await store.people.read(gone!.id), (await store.people.read(here!.id))?.name]).toEqual([
    undefined,
    'Da',
  ]);
  await kept.discard();
});

test('H10: the host’s desk opens with the token alone: find, close, mute, ban, announce, read reports', async () => {
  const token = server.newAdminToken!;
  const host: TestPerson = { id: '', name: '', token };
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(server.address, name)));
  expect(await api(ada, 'GET', '/api/admin/health')).toMatchObject({
    status: 401,
    body: { code: 'bad-token' },
  });
  expect(await api(undefined, 'GET', '/api/admin/tables')).toMatchObject({ status: 401 });
  const health = await api(host, 'GET', '/api/admin/health');
  expect(health).toMatchObject({ status: 200, body: { version: VERSION, store: { isShared: false } } });
  const { moves, loopDelay, store } = health.body as Record<'moves' | 'loopDelay', number> & {
    readonly store: { readonly bytes: number };
  };
  expect([moves >= 0, loopDelay >= 0, store.bytes > 4096]).toEqual([true, true, true]);
  const notices: string[] = [];
  const codes: (number | undefined)[] = [];
  const line = connect(server.address, ada!, { onNotice: (text) => notices.push(text) });
  const other = connect(server.address, bruno!, {
    onStatus: (status, code) => status === 'waiting' && codes.push(code),
  });
  const made = await line.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: true,
    sit: 0,
  });
  if (!made.ok) throw new Error(made.code);
  const id = made.table;
  expect(await api(bruno, 'POST', `/api/tables/${id}/report`, { words: 'rude name' })).toMatchObject({
    status: 200,
  });
  expect((await api(host, 'GET', '/api/admin/reports')).body).toMatchObject({
    reports: [
      { words: 'rude name', person: bruno!.id, name: 'Bruno', card: { id, seats: [{ name: 'Ada' }, {}] } },
    ],
  });
  expect((await api(host, 'GET', '/api/admin/reports?before=5')).body).toEqual({ reports: [] });
  expect(JSON.stringify((await api(host, 'GET', '/api/admin/tables?state=open')).body)).toContain(id);
  await api(host, 'POST', '/api/admin/announce', { text: 'back at nine' });
  await until(() => notices.includes('back at nine'), 'announced');
  await api(host, 'POST', `/api/admin/people/${ada!.id}`, { muted: true });
  expect(await line.send({ kind: 'chat', text: 'hi' }, id)).toMatchObject({ code: 'muted' });
  await until(() => other.status() === 'open', 'open');
  await api(host, 'POST', `/api/admin/people/${bruno!.id}`, { banned: true });
  await until(() => codes.includes(4403), 'let go');
  const found = async (find: string) =>
    ((await api(host, 'GET', `/api/admin/people?find=${find}`)).body as { people: object[] }).people;
  expect(await found(bruno!.id)).toMatchObject([{ name: 'Bruno', banned: true, muted: false }]);
  expect(await found(ada!.id)).toMatchObject([{ name: 'Ada', banned: false, muted: true }]);
  expect(await found('nobody-of-that-name')).toEqual([]);
  expect((await api(host, 'GET', `/api/admin/tables?find=${id}`)).body).toMatchObject({ tables: [{ id }] });
  expect(await api(bruno, 'GET', '/api/me')).toMatchObject({ status: 403, body: { code: 'banned' } });
  expect(await api(host, 'POST', `/api/admin/tables/${id}/close`, { why: 'spam' })).toMatchObject({
    status: 200,
  });
  expect(await api(host, 'POST', `/api/admin/tables/${id}/close`, { why: 'spam' })).toMatchObject({
    body: { code: 'table-over' },
  });
  await api(host, 'POST', `/api/admin/people/${bruno!.id}`, { banned: false });
  expect(await api(bruno, 'GET', '/api/me')).toMatchObject({ status: 200 });
  line.close();
  other.close();
});

test('H13: every counter is there from the start with its help, in seconds and bytes', async () => {
  const fresh = createMetrics();
  const text = await fresh.text();
  for (const name of ['errors_total', 'too_fast_total', 'notices_failed_total', 'slow_sockets_total'])
    expect(text).toMatch(new RegExp(`^undercroft_${name} 0$`, 'm'));
  const help = new Map([...text.matchAll(/^# HELP (\S+) (.+)$/gm)].map(([, name, words]) => [name!, words!]));
  const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) expect(help.get(name), name).toMatch(/\w+ \w+/);
  expect(names.filter((name) => /_(ms|mb|kb)(_|$)/.test(name))).toEqual([]);
  expect(names).toEqual(
    expect.arrayContaining(['undercroft_command_seconds', 'undercroft_event_loop_delay_p99_seconds']),
  );
  fresh.close();
});

test('H13: the loop is measured lately: a long turn is forgotten after two windows', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { loopDelay, close } = createMetrics();
  try {
    // The monitor must have begun before the loop is held.
    for (let held = 0; loopDelay() < 100; held++) {
      if (held > 50) throw new Error('the loop is never late');
      for (const end = performance.now() + 200; performance.now() < end; );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    vi.advanceTimersByTime(20_000);
    expect(loopDelay()).toBeLessThan(100);
  } finally {
    close();
    vi.useRealTimers();
  }
});

test('health, readiness, metrics and the OpenAPI document', async () => {
  expect(await api(undefined, 'GET', '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
  expect(await isWell(server.address)).toBe(true);
  const read = (token: string): Promise<Response> =>
    fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  // A count of entries tells a guest that somebody acted in secret.
  expect((await fetch(`${server.address}/metrics`)).status).toBe(401);
  expect((await read('x'.repeat(32))).status).toBe(401);
  const metrics = await (await read(server.newAdminToken!)).text();
  expect(metrics).toMatch(/^undercroft_sockets \d+$/m);
  expect(metrics).toMatch(/^undercroft_entries_total \d+$/m);
  const { body } = await api(undefined, 'GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, { summary?: string }>> };
  for (const path of ['/api/tables', '/api/tables/{table}/commands', '/api/tables/{table}/record'])
    expect(paths).toHaveProperty([path]);
  for (const [path, methods] of Object.entries(paths))
    if (path.startsWith('/api/'))
      for (const { summary } of Object.values(methods)) expect(summary, path).toBeTruthy();
});

test('H10: the host’s desk gives a backup of the running server, and nobody else gets one', async () => {
  const { dataFolder } = server.context.settings;
  const backup = (token: string) =>
    fetch(`${server.address}/api/admin/backup`, { headers: { authorization: `Bearer ${token}` } });
  expect((await backup((await newPerson(server.address, 'Eve')).token)).status).toBe(401);
  const answer = await backup(server.newAdminToken!);
  expect(answer.status).toBe(200);
  const file = join(dataFolder, 'fetched.sqlite');
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
  const stored = await server.context.store.tables.counts();
  expect(checkStore(file).tables).toBe(Object.values(stored).reduce((sum, n) => sum + n, 0));
  expect(readdirSync(dataFolder).filter((name) => name.startsWith('backup-'))).toEqual([]);
});

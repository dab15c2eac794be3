// After the game: ratings, histories, percentiles, the daily dungeon, and the notices that call people back.

import { createECDH } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commitmentOf, type GameRecord, nonceFor, verifyRecord } from '@undercroft/kernel';
import type { Table } from '@undercroft/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TEST_GAMES, veil } from '../../table/test/games/index.ts';
import { settleEvents } from '../src/events/settle-event.ts';
import {
  createNoticeSender,
  isPublicAddress,
  isWebhookAllowed,
  type TurnNotice,
} from '../src/notices/sender.ts';
import { quietFor } from '../src/notices/turn-notices.ts';
import { newRatings, resultRows } from '../src/results/settle.ts';
import { NEWCOMER, shownRating } from '../src/results/shown-rating.ts';
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
import { randomBots } from './random-bots.ts';

let server: TestServer;
const sent: { to: string; notice: TurnNotice }[] = [];
const gone = new Set<string>();
const api = (person: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  ask(server.address, person, method, path, body);
const sender = {
  publicKey: 'key',
  push: async (subscription: string, notice: TurnNotice) => {
    const { endpoint } = JSON.parse(subscription) as { endpoint: string };
    sent.push({ to: endpoint, notice });
    return !gone.has(endpoint);
  },
  webhook: async (to: string, notice: TurnNotice) => void sent.push({ to, notice }),
};
beforeAll(async () => {
  server = await startServer({ bots: randomBots(TEST_GAMES), notices: sender, noticePatience: 5 } as object);
});
afterAll(() => server.discard());

/** Opens a table over the API with everybody seated. */
async function seat(people: readonly TestPerson[], game: string, more: object = {}): Promise<string> {
  const { table, commitment } = await openTable(server.address, people[0]!, {
    kind: 'create',
    game,
    chairs: people.map(() => ({ kind: 'person' })),
    pace: 'live',
    listed: false,
    sit: 0,
    ...more,
  });
  for (const [i, person] of people.entries())
    if (i > 0)
      await api(person, 'POST', `/api/tables/${table}/commands`, {
        do: { kind: 'sit', seat: i, nonce: nonceFor(commitment, i, NONCE) },
      });
  return table;
}
const resign = (person: TestPerson, table: string) =>
  api(person, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'resign' } });

test('ratings move once per rated game, histories and head-to-head are kept', async () => {
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(server.address, name)));
  for (let i = 0; i < 3; i++) await resign(ada!, await seat([ada!, bruno!], 'tic-tac-toe'));
  await resign(ada!, await seat([ada!, bruno!], 'tic-tac-toe', { rated: false }));
  type Shown = {
    history: { won: boolean; place: number }[];
    ratings: { games: number; rating: number }[];
    against: object;
  };
  let shown: Shown | undefined;
  await vi.waitFor(async () => {
    shown = (await api(ada, 'GET', `/api/people/${bruno!.id}`)).body as Shown;
    expect(shown.history).toHaveLength(4);
  });
  expect(shown!.ratings).toMatchObject([{ ladder: 'tic-tac-toe', games: 3 }]);
  expect(shown!.history.every(({ won, place }) => won && place === 1)).toBe(true);
  expect(shown!.against).toEqual({ games: 4, ahead: 0, behind: 4 });
  const { body } = await api(undefined, 'GET', '/api/ratings/tic-tac-toe');
  const { people } = body as { people: { name: string; rating: number }[] };
  expect(people.map(({ name }) => name)).toEqual(['Bruno', 'Ada']);
  expect(people[0]!.rating).toBeGreaterThan(people[1]!.rating);
  expect(await api(ada, 'GET', '/api/people/nobody')).toMatchObject({ status: 404 });
  for (const path of ['ratings/chess', 'ratings/chess:0', 'games/chess/finished', 'daily/chess/2026-01-01'])
    expect(await api(ada, 'GET', `/api/${path}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-game' },
    });
});

test('a rated game that was left to bots moves no rating, one that somebody gave up does', async () => {
  type Shown = { ratings: object[]; history: object[] };
  const ratingsAfter = async (first: string, second: string): Promise<number> => {
    const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(server.address, name)));
    const table = await seat([ada!, bruno!], 'veil');
    for (const [person, kind] of [
      [ada!, first],
      [bruno!, second],
    ] as const)
      await api(person, 'POST', `/api/tables/${table}/commands`, { do: { kind } });
    let shown: Shown | undefined;
    await vi.waitFor(async () => {
      shown = (await api(ada, 'GET', `/api/people/${bruno!.id}`)).body as Shown;
      expect(shown.history).toHaveLength(1);
    });
    return shown!.ratings.length;
  };
  expect(await ratingsAfter('letBot', 'letBot')).toBe(0);
  expect(await ratingsAfter('letBot', 'resign')).toBe(1);
});

test('what a bot gathers for somebody who gave up is not theirs', () => {
  const seats = [
    { person: 'ada', resigned: true },
    { person: 'bruno', resigned: false },
  ];
  const table = { id: 'table', game: veil, seats, agreement: { options: {} } } as unknown as Table;
  const result = { winners: [1], places: [2, 1], points: [43, 39], reason: '', clause: '' };
  expect(resultRows(table, result, 0)).toMatchObject([
    { person: 'ada', won: false, place: 2, points: null },
    { person: 'bruno', won: true, place: 1, points: 39 },
  ]);
});

test('nobody rises by what a bot did for them, nor falls behind it', () => {
  const result = { winners: [0], places: [1, 2], points: [43, 39], reason: '', clause: '' };
  const after = (...stoodIn: boolean[]) => {
    const seats = ['ada', 'bruno'].map((person, seat) => ({ person, stoodIn: stoodIn[seat] }));
    const table = { id: 'table', game: veil, seats, agreement: { options: {}, rated: true } };
    return newRatings(table as unknown as Table, result, new Map()).map((rating) =>
      Math.sign(shownRating(rating) - shownRating(NEWCOMER)),
    );
  };
  expect(after(false, false)).toEqual([1, -1]);
  expect(after(true, false)).toEqual([0, 0]);
  expect(after(false, true)).toEqual([1, -1]);
});

test('whoever stays wins against one who gave up, whatever the bot in that seat does', async () => {
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(server.address, name)));
  const table = await seat([ada!, bruno!], 'veil');
  const command = (person: TestPerson, doing: object) =>
    api(person, 'POST', `/api/tables/${table}/commands`, { do: doing });
  await command(ada!, { kind: 'resign' });
  for (;;) {
    const { choices, info } = (await api(bruno, 'GET', `/api/tables/${table}`)).body as {
      choices: unknown[];
      info: { result?: { winners: number[]; places: number[] } };
    };
    if (info.result) {
      expect(info.result).toMatchObject({ winners: [1], places: [2, 1] });
      break;
    }
    if (choices.length > 0) await command(bruno!, { kind: 'play', choice: choices[0] });
  }
  await vi.waitFor(async () => {
    const { ratings } = (await api(ada, 'GET', `/api/people/${bruno!.id}`)).body as {
      ratings: { rating: number }[];
    };
    const mine = (await api(ada, 'GET', `/api/people/${ada!.id}`)).body as { ratings: { rating: number }[] };
    expect(ratings[0]!.rating).toBeGreaterThan(mine.ratings[0]!.rating);
  });
});

/** Plays the daily dungeon of a person to its end, always the first card. */
async function playDaily(person: TestPerson): Promise<string> {
  const { body } = await api(person, 'POST', '/api/daily/veil');
  const { table } = body as { table: string };
  for (;;) {
    const { choices } = (await api(person, 'GET', `/api/tables/${table}`)).body as { choices: unknown[] };
    if (choices.length === 0) return table;
    await api(person, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'play', choice: choices[0] } });
  }
}

test('the daily dungeon: the same luck for all, one try, results and the secret when the day is over', async () => {
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(server.address, name)));
  const { offers } = (await api(ada, 'GET', '/api/daily')).body as {
    offers: { game: string; day: string; commitment: string; table: null }[];
  };
  expect(offers.map(({ game }) => game).sort()).toEqual(['tic-tac-toe', 'veil']);
  const { day, commitment } = offers.find(({ game }) => game === 'veil')!;
  expect(await api(ada, 'GET', `/api/daily/veil/${day}`)).toMatchObject({
    status: 409,
    body: { code: 'event-running' },
  });
  const begun = (await api(ada, 'POST', '/api/daily/veil')).body as { table: string };
  const letBot = { do: { kind: 'letBot' } };
  expect(await api(ada, 'POST', `/api/tables/${begun.table}/commands`, letBot)).toMatchObject({
    body: { code: 'no-bots' },
  });
  const mine = await playDaily(ada!);
  expect(mine).toBe(begun.table);
  expect(await playDaily(ada!)).toBe(mine);
  const theirs = await playDaily(bruno!);
  expect(theirs).not.toBe(mine);
  const pointsOf = async (person: TestPerson, id: string): Promise<readonly number[]> =>
    ((await api(person, 'GET', `/api/tables/${id}`)).body as { info: { result: { points: number[] } } }).info
      .result.points;
  expect(await pointsOf(ada!, mine)).toEqual(await pointsOf(bruno!, theirs));
  expect((await api(ada, 'GET', `/api/daily/veil/${day}`)).body).toEqual({ code: 'event-running' });
  const { info } = (await api(ada, 'GET', `/api/tables/${mine}`)).body as { info: { openAt: number } };
  expect(info.openAt).toBeGreaterThan(Date.now());
  expect((await api(ada, 'GET', `/api/tables/${mine}/record`)).body).toEqual({
    code: 'event-running',
    args: { openAt: info.openAt },
  });
  expect(JSON.stringify((await api(ada, 'GET', `/api/tables/${mine}`)).body)).not.toContain('"secret"');
  expect(await api(ada, 'POST', `/api/tables/${mine}/commands`, { do: { kind: 'rematch' } })).toMatchObject({
    body: { code: 'already-tried' },
  });
  const tomorrow = Date.now() + 31 * 3_600_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(tomorrow);
  server.context.liveTables.forget(mine);
  const late = (await api(ada, 'GET', `/api/tables/${mine}/record`)).body as GameRecord;
  await settleEvents(server.context, tomorrow);
  const { body } = await api(ada, 'GET', `/api/daily/veil/${day}`);
  clock.mockRestore();
  expect(body).toMatchObject({ results: [{ name: 'Ada' }, { name: 'Bruno' }] });
  expect(commitmentOf((body as { secret: string }).secret)).toBe(commitment);
  expect(late.fair!.commitment).toBe(commitment);
  expect(late.fair!.table).toMatch(`day-veil-${day}.1.0.`);
  expect(verifyRecord(veil, late).length).toBeGreaterThan(3);
});

test('whoever is away is told when the turn comes: push, own webhook, the table’s webhook', async () => {
  const [ada, bruno] = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(server.address, name)));
  await api(bruno, 'PATCH', '/api/me', { webhook: 'https://bruno.example/hook' });
  const keys = { p256dh: 'p', auth: 'a' };
  for (const endpoint of ['https://push.example/1', 'https://push.example/2'])
    expect(
      await api(bruno, 'POST', '/api/push/subscriptions', { endpoint, expirationTime: null, keys }),
    ).toMatchObject({ status: 200 });
  gone.add('https://push.example/2');
  const id = await seat([ada!, bruno!], 'tic-tac-toe', {
    pace: 'turns',
    webhook: 'https://club.example/hook',
  });
  await api(ada, 'POST', `/api/tables/${id}/commands`, {
    do: { kind: 'play', choice: { kind: 'mark', cell: 0 } },
  });
  const told = (): string[] =>
    sent.filter(({ notice }) => notice.table === id && notice.seat === 1).map(({ to }) => to);
  await until(() => told().length >= 4, 'all told');
  expect(told().sort()).toEqual([
    'https://bruno.example/hook',
    'https://club.example/hook',
    'https://push.example/1',
    'https://push.example/2',
  ]);
  await vi.waitFor(async () => expect(await server.context.store.people.pushes(bruno!.id)).toHaveLength(1));
  const line = connect(server.address, ada!);
  line.watch(id, () => {});
  await until(() => line.table(id)?.present.includes(0) === true, 'Ada looks');
  const before = sent.length;
  await api(bruno, 'POST', `/api/tables/${id}/commands`, {
    do: { kind: 'play', choice: { kind: 'mark', cell: 4 } },
  });
  await until(() => sent.length > before, 'the table’s webhook is told');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(sent.slice(before).map(({ to }) => to)).toEqual(['https://club.example/hook']);
  line.close();
  expect(await api(ada, 'PATCH', '/api/me', { webhook: 'https://127.0.0.1/x' })).toMatchObject({
    status: 400,
  });
});

test('quiet hours are kept, also over midnight and in other zones', () => {
  const at = (time: string): number => Date.parse(`2026-03-01T${time}:00Z`);
  const night = { from: 22, to: 7, zone: 'UTC' };
  expect(quietFor(night, at('21:59'))).toBe(0);
  expect(quietFor(night, at('22:00'))).toBe(9 * 3_600_000);
  expect(quietFor(night, at('06:30'))).toBe(1_800_000);
  expect(quietFor(night, at('07:00'))).toBe(0);
  expect(quietFor({ from: 1, to: 5, zone: 'Asia/Tokyo' }, at('16:30'))).toBeGreaterThan(0);
  expect(quietFor(undefined, at('03:00'))).toBe(0);
});

test('a notice that quiet hours held back is given after a restart, and only then', async () => {
  const hour = new Date().getUTCHours();
  const quiet = { from: hour, to: (hour + 2) % 24, zone: 'UTC' };
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-quiet-'));
  const given: string[] = [];
  const start = () =>
    startServer({
      dataFolder: folder,
      noticePatience: 5,
      notices: { publicKey: '', push: async () => true, webhook: async (to: string) => void given.push(to) },
    } as object);
  const first = await start();
  const people = await Promise.all(['Ada', 'Bruno'].map((name) => newPerson(first.address, name)));
  const [ada, bruno] = people as [TestPerson, TestPerson];
  await ask(first.address, bruno, 'PATCH', '/api/me', { webhook: 'https://bruno.example/hook', quiet });
  const { table, commitment } = await openTable(first.address, ada, {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'turns',
    listed: false,
    sit: 0,
  });
  const act = (person: TestPerson, deed: object) =>
    ask(first.address, person, 'POST', `/api/tables/${table}/commands`, { do: deed });
  await act(bruno, { kind: 'sit', seat: 1, nonce: nonceFor(commitment, 1, NONCE) });
  await act(ada, { kind: 'play', choice: { kind: 'mark', cell: 0 } });
  const { notices, people: kept } = first.context.store;
  const file = new DatabaseSync(join(folder, 'undercroft.sqlite'), { readOnly: true });
  const heldUntil = (): number => (file.prepare('SELECT due FROM notices').get()?.due as number) ?? 0;
  await until(() => heldUntil() > Date.now() + 1_800_000, 'held back');
  file.close();
  expect(given).toEqual([]);
  // The night is over for Bruno; this server still remembers otherwise, and goes down.
  await kept.saveSettings(bruno.id, { webhook: 'https://bruno.example/hook' });
  const [held] = await notices.claim(Date.now() + 4 * 3_600_000, 0, 9);
  await notices.postpone(held!, Date.now());
  await first.close();
  const second = await start();
  await until(() => given.length > 0, 'told after the restart');
  expect(given).toEqual(['https://bruno.example/hook']);
  await second.discard();
});

test('S11: a push connects to the very address that was checked', async () => {
  const { publicKey, ...sender } = await createNoticeSender(server.context.store, 'https://play.example.org');
  expect(publicKey.length).toBeGreaterThan(40);
  const key = createECDH('prime256v1');
  const keys = { p256dh: key.generateKeys('base64url'), auth: 'c2l4dGVlbiBieXRlcy4uLg' };
  const notice: TurnNotice = { kind: 'turn', table: 't', game: 'veil', seat: 0, person: null, url: '' };
  for (const host of ['127.0.0.1;.evil.example', '127.0.0.1', '[::1]', 'localhost']) {
    const endpoint = `https://${host}/x`;
    const error = await sender.push(JSON.stringify({ endpoint, keys }), notice).catch((why) => why);
    expect((error as Error).message, host).toMatch(/not an allowed address|not a public address/);
  }
  expect(isWebhookAllowed('https://127.0.0.1;.evil.example/x')).toBe(false);
});

test('notices never go into the host’s own network', () => {
  for (const inside of [
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '0.0.0.0',
  ])
    expect(isPublicAddress(inside), inside).toBe(false);
  for (const outside of ['93.184.216.34', '2606:2800:220:1::1'])
    expect(isPublicAddress(outside), outside).toBe(true);
  expect(isWebhookAllowed('https://hooks.example/x')).toBe(true);
  for (const bad of [
    'http://hooks.example',
    'https://[::1]/',
    'https://u:p@hooks.example',
    'file:///etc/passwd',
    'nonsense',
  ])
    expect(isWebhookAllowed(bad), bad).toBe(false);
});

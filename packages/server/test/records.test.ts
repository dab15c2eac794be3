// Records that people bring: kept after a replay, given to anybody, refused where they are not whole, gone with their bringer.
import { type GameRecord, recordOf, resolveTable, seeded, startMatch, submit } from '@undercroft/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { veil } from '../../table/test/games/index.ts';
import { ask, newPerson, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.discard());

/** A whole game of the tests, or its beginning. */
function played(seed: string, most = Number.POSITIVE_INFINITY): GameRecord {
  const luck = seeded(seed);
  const match = startMatch(veil, resolveTable(veil, veil.seats[0]), { setup: luck, play: luck });
  for (let made = 0; made < most && veil.waitingFor(match.position).length > 0; made++) {
    const seat = veil.waitingFor(match.position)[0]!;
    const open = veil.choices(match.position, seat);
    submit(match, seat, open[luck.pick(open.length)]);
  }
  return recordOf(match, { names: Array.from({ length: match.table.seats }, (_, seat) => `Guest ${seat}`) });
}

test('a finished game is kept under one name, however often it is brought, and anybody may read it', async () => {
  const ada = await newPerson(server.address, 'Ada');
  const record = played('whole');
  const first = await ask(server.address, ada, 'POST', '/api/records', record);
  expect(first.status).toBe(201);
  const again = await ask(server.address, ada, 'POST', '/api/records', record);
  expect(again.body).toEqual(first.body);
  const { record: id } = first.body as { record: string };
  const read = await ask(server.address, undefined, 'GET', `/api/records/${id}`);
  expect(read.body).toEqual(JSON.parse(JSON.stringify(record)));
  expect((await ask(server.address, undefined, 'GET', '/api/records/nothing')).status).toBe(404);
});

test('what does not replay to an end is refused with the reason, and strangers keep nothing', async () => {
  const ada = await newPerson(server.address, 'Ada');
  const record = played('whole');
  const codeOf = async (body: unknown, person: typeof ada | null = ada): Promise<unknown> =>
    ((await ask(server.address, person ?? undefined, 'POST', '/api/records', body)).body as { code: string })
      .code;
  expect(await codeOf({ ...record, hash: '0'.repeat(16) })).toBe('record-bad-hash');
  expect(await codeOf({ ...record, game: 'chess' })).toBe('no-such-game');
  expect(await codeOf({ some: 'thing' })).toBe('record-not-record');
  expect(await codeOf(played('begun', 1))).toBe('not-over');
  expect(await codeOf({ ...record, names: ['x'.repeat(600_000)] })).toBe('too-large');
  expect(await codeOf(record, null)).toBe('no-session');
});

test('nothing is kept but the record: other fields and endless words stay outside', async () => {
  const ada = await newPerson(server.address, 'Ada');
  let deep: unknown = 'x';
  for (let i = 0; i < 2000; i++) deep = [deep];
  const record = played('stuffed');
  const stuffed = { ...record, names: ['n'.repeat(5000), ...record.names!.slice(1), 'more'], deep };
  const { body } = await ask(server.address, ada, 'POST', '/api/records', stuffed);
  const { record: id } = body as { record: string };
  const read = (await ask(server.address, undefined, 'GET', `/api/records/${id}`)).body as GameRecord;
  expect(Object.keys(read).sort()).toEqual(Object.keys(record).sort());
  expect(read.names!.length).toBe(record.seats);
  expect(read.names![0]!.length).toBe(200);
});

test('whoever leaves takes their records along', async () => {
  const bo = await newPerson(server.address, 'Bo');
  const { body } = await ask(server.address, bo, 'POST', '/api/records', played('leaving'));
  const { record: id } = body as { record: string };
  expect((await ask(server.address, bo, 'DELETE', '/api/me')).status).toBeLessThan(300);
  expect((await ask(server.address, undefined, 'GET', `/api/records/${id}`)).status).toBe(404);
});

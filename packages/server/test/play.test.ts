// Two people over real sockets: open a table, sit down, play to the end, and check everything that was promised.
import { commitmentOf, type GameRecord, verifyRecord } from '@undercroft/kernel';
import type { Connection, FollowedTable, TableCard } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ticTacToe, veil } from '../../table/test/games/index.ts';
import {
  ask,
  connect,
  NONCE,
  newPerson,
  startServer,
  type TestPerson,
  type TestServer,
  until,
} from './harness.ts';

let server: TestServer;
let people: TestPerson[];
let lines: Connection[];

beforeAll(async () => {
  server = await startServer();
  people = await Promise.all(['Ada', 'Bruno', 'Chiara'].map((name) => newPerson(server.address, name)));
  lines = people.map((person) => connect(server.address, person));
});
afterAll(async () => {
  for (const line of lines) line.close();
  await server.discard();
});

const create = async (game: string, more: object = {}): Promise<string> => {
  const made = await lines[0]!.send({
    kind: 'create',
    game,
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: true,
    sit: 0,
    ...more,
  });
  if (!made.ok) throw new Error(made.code);
  return made.table!;
};
const follow = async (line: Connection, id: string): Promise<FollowedTable> => {
  line.watch(id, () => {});
  await until(() => line.table(id) !== undefined, 'table known');
  return line.table(id)!;
};

test('a game of two from the first chair to the verified record', async () => {
  const id = await create('tic-tac-toe');
  expect((await follow(lines[0]!, id)).info).toMatchObject({ state: 'open', waiting: [] });
  await follow(lines[1]!, id);
  expect(lines[1]!.table(id)!.seat).toBeNull();
  expect(await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id)).toMatchObject({ ok: true });
  await until(() => lines.slice(0, 2).every((line) => line.table(id)!.info.state === 'playing'), 'started');
  await until(() => lines[1]!.table(id)!.seat === 1, 'seated');
  const out = await lines[1]!.send({ kind: 'play', choice: { kind: 'mark', cell: 0 } }, id);
  expect(out).toEqual({ ok: false, code: 'not-waiting', clause: 'TT-TURN-1', why: 'turn' });
  for (const [i, cell] of [0, 3, 1, 4].entries()) {
    expect(await lines[i % 2]!.send({ kind: 'play', choice: { kind: 'mark', cell } }, id)).toMatchObject({
      ok: true,
    });
    await until(() => lines[1 - (i % 2)]!.table(id)!.info.waiting[0] === 1 - (i % 2), 'my turn');
  }
  const early = await ask(server.address, people[0], 'GET', `/api/tables/${id}/record`);
  expect(early).toMatchObject({ status: 409, body: { code: 'not-over' } });
  expect(lines[0]!.table(id)!.info.secret).toBeUndefined();
  await lines[0]!.send({ kind: 'play', choice: { kind: 'mark', cell: 2 } }, id);
  await until(() => lines[1]!.table(id)!.info.state === 'finished', 'finished');
  const { info } = lines[1]!.table(id)!;
  expect(info.result).toMatchObject({ winners: [0] });
  expect(commitmentOf(info.secret!)).toBe(info.commitment);
  const over = await ask(server.address, people[2], 'GET', '/api/games/tic-tac-toe/finished');
  expect(over.body).toMatchObject({ tables: [{ id, winners: [0] }] });
  const { body } = await ask(server.address, people[2], 'GET', `/api/tables/${id}/record`);
  expect((body as GameRecord).entries).toHaveLength(5);
  expect(verifyRecord(ticTacToe, body as GameRecord)).toHaveLength(0);
});

test('hidden hands stay hidden, luck is verified, both seats act at once', async () => {
  const id = await create('veil');
  await follow(lines[0]!, id);
  await follow(lines[1]!, id);
  await follow(lines[2]!, id);
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: 'another-word' }, id);
  await until(() => lines.every((line) => line.table(id)!.view !== null), 'dealt');
  await until(() => lines[1]!.table(id)!.seat === 1, 'seated');
  type View = { hands: number[][]; round: number };
  const viewOf = (i: number): View => lines[i]!.table(id)!.view as View;
  expect(viewOf(0).hands[1]).toEqual([-1, -1, -1, -1]);
  expect(viewOf(1).hands[0]).toEqual([-1, -1, -1, -1]);
  expect(
    viewOf(2)
      .hands.flat()
      .every((card) => card === -1),
  ).toBe(true);
  for (let round = 0; round < 4; round++) {
    const plays = [0, 1].map((seat) =>
      lines[seat]!.send({ kind: 'play', choice: { kind: 'lay', card: viewOf(seat).hands[seat]![0] } }, id),
    );
    expect(await Promise.all(plays)).toMatchObject([{ ok: true }, { ok: true }]);
    await until(() => lines.every((line) => (line.table(id)!.view as View).round === round + 1), 'revealed');
  }
  expect(lines[2]!.table(id)!.info.state).toBe('finished');
  const { body } = await ask(server.address, people[0], 'GET', `/api/tables/${id}/record`);
  expect(verifyRecord(veil, body as GameRecord).length).toBeGreaterThan(8);
});

test('a decision on an old view is stale, a repeat of a command is answered and not repeated', async () => {
  const id = await create('tic-tac-toe');
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id);
  const at = (cell: number, more: object) =>
    ask(server.address, people[0], 'POST', `/api/tables/${id}/commands`, {
      do: { kind: 'play', choice: { kind: 'mark', cell } },
      ...more,
    });
  expect(await at(0, { id: 'command-1', version: 4 })).toMatchObject({ status: 200, body: { version: 5 } });
  expect(await at(0, { id: 'command-1', version: 4, again: true })).toMatchObject({
    status: 200,
    body: { version: 5 },
  });
  await lines[1]!.send({ kind: 'play', choice: { kind: 'mark', cell: 4 } }, id);
  expect(await at(1, { id: 'command-2', version: 4 })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  });
  server.context.liveTables.forget(id);
  expect(await at(0, { id: 'command-1', version: 4, again: true })).toMatchObject({
    status: 200,
    body: { version: 5 },
  });
  expect((await ask(server.address, people[0], 'GET', `/api/tables/${id}`)).body).toMatchObject({
    version: 6,
  });
});

test('the lobby shows open tables and mine, and follows their changes', async () => {
  const cards = new Map<string, { card: TableCard; open: boolean; mine: boolean }>();
  const guest = connect(server.address, people[2]!, {
    onLobby: (message) => {
      if (message.kind === 'card') cards.set(message.card.id, message);
      else for (const card of message.open) cards.set(card.id, { card, open: true, mine: false });
    },
  });
  guest.followLobby(true);
  const id = await create('tic-tac-toe');
  await until(() => cards.get(id)?.open === true, 'listed');
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id);
  await until(() => cards.get(id)?.card.state === 'playing', 'started in the lobby');
  expect(cards.get(id)).toMatchObject({ open: false, mine: false });
  const { body } = await ask(server.address, people[0], 'GET', '/api/tables');
  expect((body as { mine: TableCard[] }).mine.find((card) => card.id === id)).toMatchObject({ waiting: [0] });
  guest.close();
});

test('nobody sits, plays or looks for somebody else', async () => {
  const id = await create('veil', { spectators: false });
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id);
  const stranger = await ask(server.address, people[2], 'GET', `/api/tables/${id}`);
  expect(stranger).toMatchObject({ status: 403, body: { code: 'no-spectators' } });
  const play = { kind: 'play', choice: { kind: 'lay', card: 0 } };
  expect(
    await ask(server.address, people[2], 'POST', `/api/tables/${id}/commands`, { do: play }),
  ).toMatchObject({ body: { code: 'not-seated' } });
  expect(await ask(server.address, undefined, 'GET', `/api/tables/${id}`)).toMatchObject({ status: 401 });
  const forged = { ...people[0]!, token: `${people[0]!.token.slice(0, -2)}xx` };
  expect(await ask(server.address, forged, 'GET', '/api/me')).toMatchObject({
    status: 401,
    body: { code: 'no-session' },
  });
  expect(await lines[2]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, id)).toMatchObject({
    ok: false,
    code: 'already-started',
  });
});

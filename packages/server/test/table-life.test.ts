// The life of a table besides plain moves: taking back, consent, clocks, bots, chat, spectators, rematches.
import type { Connection } from '@undercroft/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOut } from '../src/sweeper.ts';
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

async function openTable(game: string, more: object = {}, seats = 2): Promise<string> {
  const made = await lines[0]!.send({
    kind: 'create',
    game,
    chairs: Array(seats).fill({ kind: 'person' }),
    pace: 'live',
    listed: false,
    sit: 0,
    ...more,
  });
  if (!made.ok) throw new Error(made.code);
  const id = made.table!;
  for (const line of lines) line.watch(id, () => {});
  for (let seat = 1; seat < seats; seat++) await lines[seat]!.send({ kind: 'sit', seat, nonce: NONCE }, id);
  await until(() => lines.every((line) => line.table(id)?.view), 'started');
  return id;
}
const mark = (seat: number, id: string, cell: number) =>
  lines[seat]!.send({ kind: 'play', choice: { kind: 'mark', cell } }, id);
const lay = (seat: number, id: string) => {
  const { hands } = lines[seat]!.table(id)!.view as { hands: number[][] };
  return lines[seat]!.send({ kind: 'play', choice: { kind: 'lay', card: hands[seat]![0] } }, id);
};
const infoOf = (id: string, line = 0) => lines[line]!.table(id)!.info;
const allAt = (id: string, version: number) =>
  until(() => lines.every((line) => line.table(id)!.version === version), `all at ${version}`);

test('a hidden step of a simultaneous turn is taken back freely, a revealed one never', async () => {
  const id = await openTable('veil');
  expect(await lay(0, id)).toMatchObject({ ok: true });
  expect(lines[0]!.table(id)!.mayTakeBack).toBe(true);
  expect(await lines[0]!.send({ kind: 'takeBack' }, id)).toMatchObject({ ok: true });
  expect((lines[0]!.table(id)!.view as { hands: number[][] }).hands[0]).toHaveLength(4);
  expect(infoOf(id).waiting).toEqual([0, 1]);
  await lay(0, id);
  await lay(1, id);
  expect(await lines[0]!.send({ kind: 'takeBack' }, id)).toMatchObject({ ok: false, code: 'undo-luck' });
});

test('where the turn has passed on, taking back needs the word of whoever was asked', async () => {
  const id = await openTable('tic-tac-toe');
  await mark(0, id, 4);
  expect(await lines[0]!.send({ kind: 'takeBack' }, id)).toMatchObject({ ok: false, code: 'needs-consent' });
  expect(await lines[0]!.send({ kind: 'propose', what: 'takeBack' }, id)).toMatchObject({ ok: true });
  expect(infoOf(id).proposal).toMatchObject({ what: 'takeBack', by: 0, awaits: [1] });
  expect(await lines[0]!.send({ kind: 'agree' }, id)).toMatchObject({ ok: false, code: 'already-agreed' });
  expect(await lines[2]!.send({ kind: 'agree' }, id)).toMatchObject({ ok: false, code: 'not-seated' });
  expect(await lines[1]!.send({ kind: 'agree' }, id)).toMatchObject({ ok: true });
  expect(infoOf(id, 1)).toMatchObject({ waiting: [0], proposal: null });
  await mark(0, id, 0);
  await lines[0]!.send({ kind: 'propose', what: 'takeBack' }, id);
  expect(await lines[1]!.send({ kind: 'decline' }, id)).toMatchObject({ ok: true });
  expect(infoOf(id, 1)).toMatchObject({ waiting: [1], proposal: null });
  expect(await lines[1]!.send({ kind: 'agree' }, id)).toMatchObject({ ok: false, code: 'nothing-proposed' });
});

test('a pause stops play and clock until somebody resumes', async () => {
  const id = await openTable('tic-tac-toe', { clock: { perMove: 100, reserve: 10 } });
  const [deadline] = infoOf(id).deadlines;
  expect(deadline! - infoOf(id).since).toBe(110_000);
  await lines[0]!.send({ kind: 'propose', what: 'pause' }, id);
  await lines[1]!.send({ kind: 'agree' }, id);
  await until(() => infoOf(id).paused, 'paused');
  expect(infoOf(id).deadlines).toEqual([null, null]);
  expect(await mark(0, id, 0)).toMatchObject({ ok: false, code: 'paused' });
  expect(await lines[0]!.send({ kind: 'takeBack' }, id)).toMatchObject({ ok: false, code: 'paused' });
  const { body: seen } = await ask(server.address, people[0], 'GET', `/api/tables/${id}`);
  expect(seen).toMatchObject({ choices: [], info: { paused: true } });
  await new Promise((resolve) => setTimeout(resolve, 30));
  await lines[1]!.send({ kind: 'resume' }, id);
  await until(() => !infoOf(id).paused, 'resumed');
  expect(infoOf(id).deadlines[0]! - deadline!).toBeGreaterThanOrEqual(30);
  await lines[0]!.send({ kind: 'propose', what: 'extraTime', seconds: 60 }, id);
  await lines[1]!.send({ kind: 'agree' }, id);
  await until(() => infoOf(id).reserves[0] === 70_000, 'extra time');
});

test('time runs out: the default choice is played, and after two of them a bot takes the chair', async () => {
  const id = await openTable('tic-tac-toe', { clock: { perMove: 5, reserve: 0 } });
  const late = async (): Promise<void> => {
    await server.context.liveTables.look(id, (table) => {
      for (const chair of table.seats) chair.askedAt -= 6_000;
    });
    await timeOut(server.context, id);
  };
  await late();
  await until(() => infoOf(id).waiting[0] === 1, 'first time-out');
  expect((lines[1]!.table(id)!.view as { cells: number[] }).cells[0]).toBe(0);
  await mark(1, id, 4);
  await until(() => infoOf(id).waiting[0] === 0, 'my turn again');
  await late();
  await until(() => infoOf(id).seats[0]!.bot === 'random', 'a bot sits in');
  expect(infoOf(id).seats[0]!.person).toBe(people[0]!.id);
  expect(await mark(0, id, 8)).toMatchObject({ ok: false, code: 'not-seated' });
  expect(await lines[0]!.send({ kind: 'return' }, id)).toMatchObject({ ok: true });
  await until(() => infoOf(id).seats[0]!.bot === undefined, 'returned');
});

test('the sweeper finds overdue tables in the store by itself, also after they left memory', async () => {
  const id = await openTable('tic-tac-toe', { clock: { perMove: 5, reserve: 0 } });
  await server.context.liveTables.look(id, (table) => {
    for (const seat of table.seats) seat.askedAt -= 60_000;
  });
  await lines[0]!.send({ kind: 'chat', text: 'a reason to store the table' }, id);
  await until(() => infoOf(id).waiting[0] === 1, 'swept');
});

test('bots play whole games, alone and beside people', async () => {
  const alone = await lines[0]!.send({
    kind: 'create',
    game: 'veil',
    chairs: [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ],
    pace: 'live',
    listed: false,
  });
  if (!alone.ok) throw new Error(alone.code);
  lines[0]!.watch(alone.table!, () => {});
  await until(() => lines[0]!.table(alone.table!)?.info.state === 'finished', 'bots finish');
  const mixed = await lines[0]!.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
    pace: 'live',
    listed: false,
    sit: 0,
  });
  if (!mixed.ok) throw new Error(mixed.code);
  lines[0]!.watch(mixed.table!, () => {});
  for (let round = 0; round < 4; round++) {
    await until(() => lines[0]!.table(mixed.table!)?.info.waiting.includes(0) === true, 'asked');
    expect(await lay(0, mixed.table!)).toMatchObject({ ok: true });
  }
  await until(() => lines[0]!.table(mixed.table!)?.info.state === 'finished', 'finished');
  const wrong = await lines[0]!.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'bot', level: 'oracle' }],
    pace: 'live',
    listed: false,
  });
  expect(wrong).toMatchObject({ ok: false, code: 'no-such-bot' });
});

test('leaving a running game hands the chair to a bot; the person may come back', async () => {
  const id = await openTable('veil');
  expect(await lines[1]!.send({ kind: 'leave' }, id)).toMatchObject({ ok: true });
  await lay(0, id);
  await until(() => (lines[0]!.table(id)!.view as { round: number }).round === 1, 'the bot answered');
  expect(await lines[1]!.send({ kind: 'return' }, id)).toMatchObject({ ok: true });
  expect(await lines[1]!.send({ kind: 'return' }, id)).toMatchObject({ ok: false, code: 'not-away' });
  await until(() => infoOf(id, 1).seats[1]!.bot === undefined, 'returned');
  if (!infoOf(id, 1).waiting.includes(1)) await lay(0, id);
  await until(() => infoOf(id, 1).waiting.includes(1), 'asked again');
  expect(await lay(1, id)).toMatchObject({ ok: true });
});

test('somebody present is not replaced; everybody together may abandon', async () => {
  const id = await openTable('veil', {}, 3);
  expect(await lines[0]!.send({ kind: 'propose', what: 'botTakes', seat: 1 }, id)).toMatchObject({
    ok: false,
    code: 'seat-present',
  });
  await server.context.liveTables.look(id, (table) => {
    for (const chair of table.seats) chair.askedAt -= 120_000;
  });
  expect(await lines[0]!.send({ kind: 'propose', what: 'botTakes', seat: 1 }, id)).toMatchObject({
    ok: true,
  });
  await until(() => infoOf(id, 2).proposal !== null, 'proposed');
  expect(infoOf(id, 2).proposal).toMatchObject({ awaits: [2] });
  await lines[2]!.send({ kind: 'agree' }, id);
  await until(() => infoOf(id).seats[1]!.bot === 'random', 'taken');
  await lines[0]!.send({ kind: 'propose', what: 'abandon' }, id);
  expect(await lines[0]!.send({ kind: 'propose', what: 'pause' }, id)).toMatchObject({
    ok: false,
    code: 'already-proposed',
  });
  await lines[2]!.send({ kind: 'agree' }, id);
  expect(infoOf(id).proposal).toMatchObject({ what: 'abandon', awaits: [1] });
  await lines[1]!.send({ kind: 'agree' }, id);
  await until(() => infoOf(id).state === 'abandoned', 'abandoned');
  expect(infoOf(id).secret).toMatch(/^[0-9a-f]{64}$/);
  expect(await lay(0, id)).toMatchObject({ ok: false, code: 'table-over' });
});

test('resigning concedes where the game knows it', async () => {
  const id = await openTable('tic-tac-toe');
  expect(await lines[0]!.send({ kind: 'resign' }, id)).toMatchObject({ ok: true });
  await until(() => infoOf(id, 1).state === 'finished', 'over');
  expect(infoOf(id, 1).result).toMatchObject({ winners: [1] });
});

test('chat: seats read each other at once, spectators only among themselves until the end; blocks and mutes hold', async () => {
  const id = await openTable('tic-tac-toe');
  await lines[0]!.send({ kind: 'chat', text: '  good luck ' }, id);
  await lines[2]!.send({ kind: 'chat', text: 'take the middle!' }, id);
  const said = (line: number): string[] =>
    lines[line]!.table(id)!.chat.map(({ what }) => (what.kind === 'chatted' ? what.text : ''));
  await allAt(id, lines[2]!.table(id)!.version);
  expect(said(1)).toEqual(['good luck']);
  expect(said(2)).toEqual(['good luck', 'take the middle!']);
  expect(await lines[0]!.send({ kind: 'chat', text: '   ' }, id)).toMatchObject({
    ok: false,
    code: 'empty-text',
  });
  await ask(server.address, people[1], 'PUT', `/api/me/blocks/${people[0]!.id}`);
  const again = connect(server.address, people[1]!);
  again.watch(id, () => {});
  await until(() => again.table(id) !== undefined, 'again');
  expect(again.table(id)!.chat).toEqual([]);
  const { version } = again.table(id)!;
  await lines[0]!.send({ kind: 'chat', text: 'hello?' }, id);
  await until(() => again.table(id)!.version === version + 1, 'muffled');
  expect(again.table(id)!.chat).toEqual([]);
  // The line that was open before the block hears no more, either.
  expect(said(1)).toEqual(['good luck']);
  await ask(server.address, people[1], 'DELETE', `/api/me/blocks/${people[0]!.id}`);
  await lines[0]!.send({ kind: 'chat', text: 'friends?' }, id);
  await until(() => said(1).includes('friends?'), 'heard again');
  again.close();
  await server.context.store.people.setMuted(people[2]!.id, true);
  server.context.sessions.changed(people[2]!.id);
  expect(await lines[2]!.send({ kind: 'chat', text: 'x' }, id)).toMatchObject({ ok: false, code: 'muted' });
  await server.context.store.people.setMuted(people[2]!.id, false);
  server.context.sessions.changed(people[2]!.id);
  await lines[0]!.send({ kind: 'resign' }, id);
  const late = connect(server.address, people[0]!);
  late.watch(id, () => {});
  await until(() => late.table(id) !== undefined, 'late');
  expect(late.table(id)!.chat).toHaveLength(4);
  late.close();
});

test('spectators see hands only when every seat agreed, or after the end', async () => {
  const id = await openTable('veil');
  const hands = (): number[] => (lines[2]!.table(id)!.view as { hands: number[][] }).hands.flat();
  expect(hands().every((card) => card === -1)).toBe(true);
  await lines[0]!.send({ kind: 'propose', what: 'openHands' }, id);
  expect(hands().every((card) => card === -1)).toBe(true);
  await lines[1]!.send({ kind: 'agree' }, id);
  await until(() => hands().every((card) => card >= 0), 'hands are open');
  const rival = (lines[0]!.table(id)!.view as { hands: number[][] }).hands[1]!;
  expect(rival.every((card) => card === -1)).toBe(true);
});

test('a rematch is one table for everybody who asks, with the same chairs kept', async () => {
  const id = await openTable('tic-tac-toe');
  expect(await lines[0]!.send({ kind: 'rematch' }, id)).toMatchObject({ ok: false, code: 'not-over' });
  await lines[0]!.send({ kind: 'resign' }, id);
  const asked = await Promise.all([0, 1].map((i) => lines[i]!.send({ kind: 'rematch' }, id)));
  expect(asked[0]).toMatchObject({ ok: true });
  expect(asked[0]).toMatchObject({ table: (asked[1] as { table: string }).table });
  const next = (asked[0] as { table: string }).table;
  await until(() => infoOf(id).rematch === next, 'told');
  expect(await lines[2]!.send({ kind: 'rematch' }, id)).toMatchObject({ ok: false, code: 'not-seated' });
  expect(await lines[2]!.send({ kind: 'sit', seat: 0, nonce: NONCE }, next)).toMatchObject({
    ok: false,
    code: 'seat-reserved',
  });
  await lines[0]!.send({ kind: 'sit', seat: 0, nonce: NONCE }, next);
  await lines[1]!.send({ kind: 'sit', seat: 1, nonce: NONCE }, next);
  lines[2]!.watch(next, () => {});
  await until(() => lines[2]!.table(next)?.info.state === 'playing', 'the rematch starts');
});

test('history is told again as it was seen, and missed entries come at connect', async () => {
  const id = await openTable('veil');
  await lay(0, id);
  await lay(1, id);
  const told = await lines[1]!.send({ kind: 'history', from: 1, to: 50 }, id);
  if (!told.ok) throw new Error(told.code);
  const kinds = (told.data as { what: { kind: string; events?: { kind: string; card?: number }[] } }[]).map(
    ({ what }) => what,
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['created', 'sat', 'sat', 'started', 'played', 'played']);
  expect(kinds[4]!.events).toEqual([{ kind: 'laid', seat: 0, card: -1 }]);
  expect(kinds[5]!.events![0]!.card).toBeGreaterThanOrEqual(0);
  const seen = await lines[1]!.send({ kind: 'history', from: 4, to: 6, views: true }, id);
  if (!seen.ok) throw new Error(seen.code);
  const views = (seen.data as { view: unknown }[]).map(({ view }) => JSON.stringify(view));
  expect(new Set(views).size).toBe(3);
  expect(JSON.parse(views[2]!)).toEqual(lines[1]!.table(id)!.view);
  expect(await lines[1]!.send({ kind: 'history', from: 1, to: 60, views: true }, id)).toMatchObject({
    ok: false,
    code: 'bad-request',
  });
  const missed: number[] = [];
  lines[0]!.watch(id, (event) => {
    if (event.kind === 'loaded') missed.push(...event.missed.map(({ version }) => version));
  });
  const { version } = lines[0]!.table(id)!;
  lines[0]!.reconnect();
  await lines[1]!.send({ kind: 'chat', text: 'one' }, id);
  await lines[1]!.send({ kind: 'chat', text: 'two' }, id);
  await until(() => lines[0]!.table(id)!.version === version + 2, 'caught up');
  expect(missed.every((v) => v > version)).toBe(true);
});

test('presence follows connections', async () => {
  const id = await openTable('tic-tac-toe');
  await until(() => lines[2]!.table(id)!.present.join() === '0,1', 'both there');
  const gone = connect(server.address, people[1]!);
  gone.close();
  lines[1]!.reconnect();
  await until(() => lines[2]!.table(id)!.present.join() === '0,1', 'back again');
});

test('the host arranges chairs before the start', async () => {
  const made = await lines[0]!.send({
    kind: 'create',
    game: 'veil',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'turns',
    listed: true,
    autoStart: false,
  });
  if (!made.ok) throw new Error(made.code);
  const id = made.table;
  expect(
    await lines[1]!.send({ kind: 'setChair', seat: 1, chair: { kind: 'bot', level: 'random' } }, id),
  ).toMatchObject({ code: 'not-host' });
  expect(
    await lines[0]!.send({ kind: 'setChair', seat: 1, chair: { kind: 'bot', level: 'random' } }, id),
  ).toMatchObject({ ok: true });
  expect(await lines[0]!.send({ kind: 'start' }, id)).toMatchObject({ code: 'seats-empty' });
  await lines[1]!.send({ kind: 'sit', seat: 0, nonce: NONCE }, id);
  expect(await lines[1]!.send({ kind: 'leave' }, id)).toMatchObject({ ok: true });
  await lines[2]!.send({ kind: 'sit', seat: 0, nonce: NONCE }, id);
  expect(await lines[0]!.send({ kind: 'start' }, id)).toMatchObject({ ok: true });
  expect(await lines[0]!.send({ kind: 'start' }, id)).toMatchObject({ code: 'already-started' });
});

// What may not be learned by asking in other ways: open hands, secret placements, closed tables, the daily deal, and repeats.
import type { AnyGame } from '@undercroft/kernel';
import type { Connection, EntryView, FollowedTable } from '@undercroft/protocol';
import { loadGame } from '@undercroft/shelf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ticTacToe, veil } from '../../table/test/games/index.ts';
import type { BotHost } from '../src/bots/bot-host.ts';
import { openClientSession } from '../src/socket/client-session.ts';
import {
  ask,
  connectInProcess,
  NONCE,
  newPerson,
  openTable as openTableByHttp,
  startServer,
  type TestPerson,
  type TestServer,
  until,
} from './harness.ts';

let server: TestServer;
let delve: AnyGame;
let people: TestPerson[];
/** Ada, Bruno and Chiara sit; Dario looks on. */
let lines: Connection[];
let heard: string[][];
beforeAll(async () => {
  delve = await loadGame('delve');
  const ruba = await loadGame('ruba');
  /** They think for ever, so that a proposal stands until people have answered it. */
  const slowBots: BotHost = {
    levels: ['slow'],
    defaultLevel: 'slow',
    atOnce: 1,
    choose: () => new Promise(() => {}),
    close: async () => {},
  };
  server = await startServer({ games: [veil as AnyGame, ticTacToe as AnyGame, delve, ruba], bots: slowBots });
  people = await Promise.all(
    ['Ada', 'Bruno', 'Chiara', 'Dario'].map((name) => newPerson(server.address, name)),
  );
  heard = people.map(() => []);
  lines = people.map((person, i) =>
    connectInProcess(server, person, { heard: (text) => void heard[i]!.push(text) }),
  );
});
afterAll(async () => {
  for (const line of lines) line.close();
  await server.discard();
});

const api = (person: TestPerson, method: string, path: string, body?: unknown) =>
  ask(server.address, person, method, path, body);
const tableOf = (id: string, line: number): FollowedTable => lines[line]!.table(id)!;

async function openTable(game: string, seats: number, more: object = {}): Promise<string> {
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
  await until(() => lines.every((line) => line.table(id)), 'watched');
  for (let seat = 1; seat < seats; seat++) await lines[seat]!.send({ kind: 'sit', seat, nonce: NONCE }, id);
  await until(() => tableOf(id, 0).view !== null && tableOf(id, seats - 1).view !== null, 'laid');
  return id;
}

const play = async (id: string, seat: number, choice: unknown): Promise<void> => {
  const { version } = tableOf(id, seat);
  const answer = await lines[seat]!.send({ kind: 'play', choice }, id);
  if (!answer.ok) throw new Error(`${answer.code} ${answer.why}`);
  await until(() => tableOf(id, seat).version > version, 'told');
};
const choicesOf = (id: string, seat: number): readonly { kind: string }[] =>
  delve.choices(tableOf(id, seat).view, seat) as { kind: string }[];

/** Plays DELVE until two Archaeologists may place; answers their seats. */
async function untilPlacement(id: string): Promise<number[]> {
  for (;;) {
    const { waiting } = tableOf(id, 0).info;
    await until(() => waiting.every((seat) => tableOf(id, seat).info.waiting.includes(seat)), 'asked');
    const placing = waiting.filter((seat) => choicesOf(id, seat).some(({ kind }) => kind === 'place'));
    if (placing.length >= 2) return placing;
    await play(id, waiting[0]!, choicesOf(id, waiting[0]!)[0]);
  }
}

test('S1: open hands show no pile, need every person, and end when one returns', async () => {
  const id = await openTable('veil', 2);
  type View = { deck: number[]; hands: number[][] };
  const seen = (): View => tableOf(id, 3).view as View;
  await lines[1]!.send({ kind: 'letBot' }, id);
  await until(() => tableOf(id, 0).info.seats[1]!.bot !== undefined, 'a bot sits in');
  await lines[0]!.send({ kind: 'propose', what: 'openHands' }, id);
  await until(() => tableOf(id, 3).info.proposal !== null, 'proposed');
  expect(tableOf(id, 3).info.proposal).toMatchObject({ awaits: [1] });
  expect(
    seen()
      .hands.flat()
      .every((card) => card === -1),
  ).toBe(true);
  await lines[1]!.send({ kind: 'agree' }, id);
  await until(() => tableOf(id, 3).info.openHands, 'open');
  expect(
    seen()
      .hands.flat()
      .every((card) => card >= 0),
  ).toBe(true);
  expect(seen().deck.every((card) => card === -1)).toBe(true);
  await lines[1]!.send({ kind: 'return' }, id);
  await until(() => tableOf(id, 3).info.seats[1]!.bot === undefined, 'returned');
  expect(tableOf(id, 3).info.openHands).toBe(false);
  expect(
    seen()
      .hands.flat()
      .every((card) => card === -1),
  ).toBe(true);
});

test('S1: alone at a table, open hands foretell no draw', async () => {
  const made = await lines[0]!.send({
    kind: 'create',
    game: 'ruba',
    chairs: [{ kind: 'person' }],
    pace: 'live',
    sit: 0,
  });
  const table = made.ok ? made.table! : '';
  await api(people[0]!, 'POST', `/api/tables/${table}/commands`, {
    do: { kind: 'propose', what: 'openHands' },
  });
  const { body: seen } = await api(people[3]!, 'GET', `/api/tables/${table}`);
  const { view, info } = seen as {
    view: { dungeon: number[]; characters: number[] };
    info: { openHands: boolean };
  };
  expect(info.openHands).toBe(true);
  expect(view.dungeon.length).toBeGreaterThan(0);
  expect([...view.dungeon, ...view.characters].every((card) => card === -1)).toBe(true);
});

test('S2: a secret placement moves nothing for those who may not know of it, and everything for its own seat', async () => {
  const id = await openTable('delve', 3, { clock: { perMove: 300, reserve: 60 } });
  const [mine] = await untilPlacement(id);
  await until(() => tableOf(id, 3).info.waiting.includes(mine!), 'all asked');
  const told = heard[3]!.length;
  const before = { ...tableOf(id, 3) };
  const asSeen = (await api(people[3]!, 'GET', `/api/tables/${id}`)).body;
  const own = tableOf(id, mine!).version;
  await play(
    id,
    mine!,
    choicesOf(id, mine!).find(({ kind }) => kind === 'place'),
  );
  expect(tableOf(id, mine!).version).toBe(own + 1);
  expect((await api(people[3]!, 'GET', `/api/tables/${id}`)).body).toEqual(asSeen);
  const card = JSON.parse((await server.context.store.tables.card(id))!) as {
    version: number;
    since: number;
  };
  expect(card).toMatchObject({ since: before.info.since });
  await lines[mine!]!.send({ kind: 'takeBack' }, id);
  await play(
    id,
    mine!,
    choicesOf(id, mine!).find(({ kind }) => kind === 'place'),
  );
  await lines[3]!.send({ kind: 'chat', text: 'quiet in here' }, id);
  await until(() => tableOf(id, 3).version > before.version, 'said');
  expect(heard[3]!.slice(told).filter((text) => text.includes('"entry"'))).toHaveLength(1);
  expect(tableOf(id, 3).version).toBe(before.version + 1);
  expect(tableOf(id, 3).info).toEqual(before.info);
  const history = async (line: number): Promise<readonly EntryView[]> => {
    const { version: to } = tableOf(id, line);
    const answer = await lines[line]!.send({ kind: 'history', from: Math.max(1, to - 99), to }, id);
    return (answer as unknown as { data: EntryView[] }).data;
  };
  const theirs = await history(3);
  expect(theirs.at(-1)).toMatchObject({ version: before.version + 1, what: { kind: 'chatted' } });
  expect(theirs.at(-2)).toMatchObject({ version: before.version });
  const last = (await history(mine!)).slice(-4).map(({ what }) => what.kind);
  expect(last).toEqual(['played', 'tookBack', 'played', 'hidden']);
});

test('S7: who watched while the table was open is sent off when it closes, and it stays closed after its end', async () => {
  const id = await openTable('tic-tac-toe', 2, { spectators: false });
  await until(() => heard[3]!.some((text) => text.includes('"gone"') && text.includes(id)), 'sent off');
  expect(heard[3]!.filter((text) => text.includes(id) && text.includes('"started"'))).toEqual([]);
  await lines[0]!.send({ kind: 'chat', text: 'between us' }, id);
  await lines[0]!.send({ kind: 'resign' }, id);
  await until(() => tableOf(id, 1).info.state === 'finished', 'over');
  expect(heard[3]!.join()).not.toContain('between us');
  for (const path of ['', '/history?from=1&to=9', '/record'])
    expect(await api(people[3]!, 'GET', `/api/tables/${id}${path}`)).toMatchObject({
      status: 403,
      body: { code: 'no-spectators' },
    });
  expect(await api(people[1]!, 'GET', `/api/tables/${id}/record`)).toMatchObject({ status: 200 });
  const report = { words: 'what I cannot see' };
  expect(await api(people[3]!, 'POST', `/api/tables/${id}/report`, report)).toMatchObject({ status: 403 });
  expect(await api(people[1]!, 'POST', `/api/tables/${id}/report`, report)).toMatchObject({ status: 200 });
  expect(JSON.stringify(await api(people[3]!, 'GET', '/api/games/tic-tac-toe/finished'))).not.toContain(id);
});

test('S8: a run of today’s dungeon shows nothing of the deal to its own player or a second guest until the day is over', async () => {
  const [one, other] = people as [TestPerson, TestPerson];
  const { table } = (await api(one, 'POST', '/api/daily/ruba')).body as { table: string };
  await api(one, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'resign' } });
  type Seen = {
    view: { dungeon: number[]; characters: number[] };
    info: { state: string; secret?: string; openAt: number };
  };
  const seen = (await api(one, 'GET', `/api/tables/${table}`)).body as Seen;
  expect(seen.info.state).toMatch(/finished|abandoned/);
  expect(seen.info.secret).toBeUndefined();
  expect([...seen.view.dungeon, ...seen.view.characters].every((card) => card === -1)).toBe(true);
  // The moment is on the expedition's page, for everybody.
  expect((await api(one, 'GET', `/api/tables/${table}/record`)).body).toEqual({
    code: 'event-running',
    args: { openAt: seen.info.openAt },
  });
  const views = await lines[0]!.send({ kind: 'history', from: 1, to: 9, views: true }, table);
  for (const { view } of (views as unknown as { data: Seen[] }).data)
    if (view) expect(view.dungeon.every((card) => card === -1)).toBe(true);
  for (const path of ['', '/history?from=1&to=9', '/record'])
    expect(await api(other, 'GET', `/api/tables/${table}${path}`)).toMatchObject({ status: 403 });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 3_600_000);
  try {
    expect(await api(other, 'GET', `/api/tables/${table}/record`)).toMatchObject({ status: 200 });
  } finally {
    clock.mockRestore();
  }
});

test('S13: nobody returns after giving up, and no rated game is given away by one side', async () => {
  const id = await openTable('veil', 3);
  await lines[1]!.send({ kind: 'letBot' }, id);
  await lines[0]!.send({ kind: 'propose', what: 'abandon' }, id);
  await lines[2]!.send({ kind: 'agree' }, id);
  await until(() => tableOf(id, 0).info.proposal?.awaits.length === 1, 'one is still asked');
  expect(tableOf(id, 0).info).toMatchObject({ state: 'playing', proposal: { awaits: [1] } });
  await lines[0]!.send({ kind: 'decline' }, id);
  expect(await lines[0]!.send({ kind: 'resign' }, id)).toMatchObject({ ok: true });
  expect(await lines[0]!.send({ kind: 'return' }, id)).toMatchObject({ ok: false, code: 'resigned' });
});

test('S13: a repeated id on the same line gets the same answer again', async () => {
  const id = await openTable('veil', 2);
  const answers: string[] = [];
  const raw = new WebSocket(`${server.address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${people[0]!.token}` },
  });
  raw.on('message', (data) => void answers.push(String(data)));
  await new Promise((resolve) => raw.on('open', resolve));
  raw.send(JSON.stringify({ kind: 'watch', table: id }));
  await until(() => answers.some((text) => text.includes('"table"')), 'watched');
  const command = JSON.stringify({
    kind: 'command',
    id: 'the-same-id-twice',
    table: id,
    do: { kind: 'chat', text: 'once' },
  });
  const answered = (): string[] => answers.filter((text) => text.includes('the-same-id-twice'));
  raw.send(command);
  await until(() => answered().length === 1, 'answered');
  raw.send(command);
  await until(() => answered().length === 2, 'answered again');
  const versions = answered().map((text) => (JSON.parse(text) as { version: number }).version);
  expect(versions[1]).toBe(versions[0]);
  raw.close();
});

test('S13: tables opened at once do not pass the limit', async () => {
  const strict = await startServer({ limits: { openTablesPerPerson: 5 } });
  try {
    const eager = await newPerson(strict.address, 'Eager');
    const asked = {
      kind: 'create',
      game: 'veil',
      chairs: [{ kind: 'person' }, { kind: 'person' }],
      pace: 'live',
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(strict.address, eager, 'POST', '/api/tables', asked)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  } finally {
    await strict.discard();
  }
});

test('a move made while the line comes back is in its own log, and once', async () => {
  const id = await openTable('veil', 2);
  const { view, version } = tableOf(id, 0);
  const said: string[] = [];
  const { received, closed } = openClientSession(
    server.context,
    (await server.context.sessions.read(people[0]!.id))!,
    new Set(),
    'in process',
    { send: (text) => void said.push(text), close: () => {} },
  );
  const choice = { kind: 'lay', card: (view as { hands: number[][] }).hands[0]![0] };
  // As a client does that was cut off before the answer: it asks for the table and sends the command again, both at once.
  received(JSON.stringify({ kind: 'watch', table: id, version: version - 1 }));
  received(
    JSON.stringify({
      kind: 'command',
      id: 'sent-again',
      table: id,
      again: true,
      do: { kind: 'play', choice },
    }),
  );
  type Told = { kind: string; version: number; missed?: EntryView[] };
  const told = (): Told[] => said.map((text) => JSON.parse(text) as Told);
  await until(() => told().some((one) => one.version > version), 'told');
  closed();
  const first = told().find(({ kind }) => kind === 'table')!;
  const versions = [...first.missed!, ...told().filter(({ kind }) => kind === 'entry')].map(
    (one) => one.version,
  );
  expect(versions).toEqual([version, version + 1]);
});

test('a bot keeps the name it was given, in the record too', async () => {
  const { table } = await openTableByHttp(server.address, people[0]!, {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs: [{ kind: 'person' }, { kind: 'bot', level: 'slow', name: ' Mira ' }],
    pace: 'live',
    sit: 0,
  });
  await api(people[0]!, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'resign' } });
  const { body } = await api(people[0]!, 'GET', `/api/tables/${table}/record`);
  expect(body).toMatchObject({ names: ['Ada', 'Mira'] });
});

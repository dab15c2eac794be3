// Study rooms on the server: opened on what is over, the same room for everybody whatever breaks, nobody's draft lost.
import {
  type AnyGame,
  type GameRecord,
  hashData,
  type Lesson,
  lessonOf,
  nonceFor,
  recording,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import type { Connection, Place, StudyCommand, StudyMessage } from '@undercroft/protocol';
import { type Puzzle, writePack } from '@undercroft/puzzles';
import { branchOf, type ChapterBody, type FollowedStudy, followStudy, type Study } from '@undercroft/study';
import { recordOfTable } from '@undercroft/table';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { madePuzzles } from '../../puzzles/test/made-puzzles.ts';
import { veil } from '../../table/test/games/veil.ts';
import { mainLineOf } from '../src/studies/live-study.ts';
import { forgetOld } from '../src/sweeper.ts';
import {
  ask,
  connectInProcess,
  NONCE,
  newPerson,
  openTable,
  startServer,
  type TestPerson,
  type TestServer,
  until,
} from './harness.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const PUZZLES = madePuzzles(veil as AnyGame, { count: 2 });
/** One entry before the lesson, one that it plays. */
function someLesson(): Lesson<unknown> {
  const table = { seats: 2, options: { shine: false } };
  const match = startMatch(veil as AnyGame, table, { setup: seeded('s'), play: seeded('p') });
  for (const seat of [0, 1]) submit(match, seat, veil.choices(match.position as never, seat)[0]);
  return lessonOf('first', {
    seconds: 60,
    table,
    setupLuck: match.setupLuck,
    learner: 1,
    opening: [match.log[0]!],
    steps: [
      ['one', 'choice', [match.log[1]!]],
      ['two', 'choice'],
    ],
    ends: { waiting: [], hash: '' },
  });
}
const LESSON = someLesson();
const DAY = 86_400_000;
const realNow = Date.now;
let ahead = 0;
let server: TestServer;
let postgres: TestPostgres;
let pair: readonly TestServer[];
beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + ahead);
  server = await startServer({
    loadPuzzles: async (name) =>
      name === 'veil' ? writePack(veil as AnyGame, PUZZLES, 'by a test') : undefined,
    loadLessons: async (name) => (name === 'veil' ? [LESSON] : []),
  });
  postgres = await startPostgres();
  const databaseUrl = await postgres.database();
  pair = [await startServer({ databaseUrl }), await startServer({ databaseUrl })];
});
afterAll(async () => {
  for (const one of [server, ...pair]) await one.discard();
  await postgres.stop();
  vi.restoreAllMocks();
});
afterEach(() => {
  ahead = 0;
});

const play = (on: TestServer, person: TestPerson, table: string, command: object) =>
  ask(on.address, person, 'POST', `/api/tables/${table}/commands`, { do: command });

/** A game of two people, begun; `isOver` where the second gives up. */
async function game(on: TestServer, people: readonly TestPerson[], isOver = true): Promise<string> {
  const chairs = [{ kind: 'person' }, { kind: 'person' }] as const;
  const { table, commitment } = await openTable(on.address, people[0]!, {
    kind: 'create',
    game: 'veil',
    chairs,
    pace: 'live',
    sit: 0,
  });
  await play(on, people[1]!, table, { kind: 'sit', seat: 1, nonce: nonceFor(commitment, 1, NONCE) });
  for (let left = 3; left > 0; left--)
    for (const person of people.slice(0, 2)) {
      const { body } = await ask(on.address, person, 'GET', `/api/tables/${table}`);
      const [choice] = (body as { choices: unknown[] }).choices;
      await play(on, person, table, { kind: 'play', choice });
    }
  if (!isOver) return table;
  for (const person of people.slice(0, 2)) {
    const { body } = await ask(on.address, person, 'GET', `/api/tables/${table}`);
    await play(on, person, table, { kind: 'play', choice: (body as { choices: unknown[] }).choices[0] });
  }
  return table;
}

const open = async (on: TestServer, person: TestPerson, source: object): Promise<string> => {
  const { status, body } = await ask(on.address, person, 'POST', '/api/studies', source);
  if (status > 201) throw new Error(JSON.stringify(body));
  return (body as { study: string }).study;
};
const read = async (on: TestServer, person: TestPerson, study: string): Promise<Study> =>
  ((await ask(on.address, person, 'GET', `/api/studies/${study}`)).body as { study: Study }).study;
const act = (on: TestServer, person: TestPerson, study: string, command: StudyCommand) =>
  ask(on.address, person, 'POST', `/api/studies/${study}/commands`, { do: command });
const persons = (on: TestServer, count: number): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => newPerson(on.address, `P${n}`)));
const at = (moment: number): Place => ({ chapter: 0, branch: '', at: moment, eyes: 'all' });

test('a finished game is looked at by whoever has the address; a stranger finds nothing', async () => {
  const [ada, ben, cy] = (await persons(server, 3)) as [TestPerson, TestPerson, TestPerson];
  const table = await game(server, [ada, ben]);
  const study = await open(server, ada, { table, stops: [3, 1] });
  expect(study).toMatch(/^study-\w{20}$/);
  const room = await read(server, ben, study);
  expect(room).toMatchObject({ owner: ada.id, leader: ada.id, chapters: [{ game: 'veil', stops: [1, 3] }] });
  const record = (await ask(server.address, ben, 'GET', `/api/studies/${study}/chapters/0`))
    .body as GameRecord;
  expect(record.names).toEqual(['P0', 'P1']);
  const file = (await ask(server.address, cy, 'GET', `/api/studies/${study}/file`)).body as object;
  expect(file).toMatchObject({ format: 'undercroft-study', study: { id: study }, records: [record] });
  expect(await act(server, ben, study, { kind: 'step', place: at(1) })).toMatchObject({
    body: { code: 'not-in-study' },
  });
  for (const [person, path] of [
    [cy, '/api/studies/study-23456789ABCDEFGHJKLM'],
    [cy, `/api/studies/${table}`],
    [undefined, `/api/studies/${study}`],
  ] as const)
    expect((await ask(server.address, person, 'GET', path)).status).toBeGreaterThanOrEqual(401);
  expect((await ask(server.address, cy, 'GET', '/api/studies')).body).toEqual({ studies: [] });
  expect((await ask(server.address, ada, 'GET', '/api/studies')).body).toMatchObject({
    studies: [{ study }],
  });
});

test('everybody who sat at a table meets in one room; whoever only looked on opens another', async () => {
  const people = await persons(server, 3);
  const table = await game(server, people);
  const rooms = await Promise.all(people.slice(0, 2).map((person) => open(server, person, { table })));
  expect(new Set(rooms).size).toBe(1);
  expect(await open(server, people[2]!, { table })).not.toBe(rooms[0]);
});

test('a command that is sent again is done once, over HTTP and after a restart of the room', async () => {
  const people = await persons(server, 2);
  const study = await open(server, people[0]!, { table: await game(server, people) });
  const sent = {
    id: 'the-same',
    do: { kind: 'mark', moment: { chapter: 0, branch: '', at: 1 }, piece: 'p' },
  };
  const path = `/api/studies/${study}/commands`;
  const first = (await ask(server.address, people[0], 'POST', path, sent)).body as { version: number };
  const again = await ask(server.address, people[0], 'POST', path, { ...sent, again: true });
  expect(again.body).toMatchObject({ version: first.version });
  expect((await read(server, people[0]!, study)).marks).toHaveLength(1);
});

/** Opens a window of an expedition and plays a run in it to its end. */
async function heldRun(person: TestPerson): Promise<string> {
  const opens = Date.now() + 60_000;
  const host = { id: '', name: '', token: server.newAdminToken! };
  const { body } = await ask(server.address, host, 'POST', '/api/admin/events', {
    game: 'veil',
    kind: 'week',
    deals: 1,
    seats: 3,
    opens,
    closes: opens + DAY / 12,
    needs: { passkey: false, days: 0, games: 0 },
  });
  ahead += 120_000;
  const { event } = body as { event: string };
  const begun = await ask(server.address, person, 'POST', `/api/events/${event}/deals/1`, {});
  return (begun.body as { table: string }).table;
}

test('neither a running game nor a run of an open expedition is studied by any route', async () => {
  const people = await persons(server, 3);
  const [ada] = people as [TestPerson];
  const study = await open(server, ada, { table: await game(server, people) });
  const running = await game(server, people, false);
  const run = await heldRun(ada);
  const routes = [
    ['POST', '/api/studies'],
    ['POST', `/api/studies/${study}/chapters`],
  ] as const;
  const tried = async (source: object, person = ada) =>
    Promise.all(
      routes.map(async ([method, path]) => {
        const { body } = await ask(server.address, person, method, path, source);
        return (body as { code?: string }).code;
      }),
    );
  const recordNow = async (table: string): Promise<GameRecord> =>
    (await server.context.liveTables.look(table, recordOfTable))!;
  const bring = async (person: TestPerson, record: GameRecord) =>
    (await ask(server.address, person, 'POST', '/api/records', record)).body as {
      code?: string;
      record?: string;
    };
  expect(await tried({ table: running })).toEqual(['not-over', 'not-over']);
  expect(await tried({ table: run })).toEqual(['not-over', 'not-over']);
  expect((await bring(ada, await recordNow(running))).code).toBe('not-over');

  for (;;) {
    const { body } = await ask(server.address, ada, 'GET', `/api/tables/${run}`);
    const { choices, info } = body as { choices: unknown[]; info: { state: string } };
    if (info.state !== 'playing') break;
    if (choices.length > 0) await play(server, ada, run, { kind: 'play', choice: choices[0] });
  }
  expect(await tried({ table: run })).toEqual(['event-running', 'event-running']);
  expect(await tried({ table: run }, people[1])).toEqual(['no-spectators', 'no-spectators']);
  // Written down by hand by its player, with or without the name of its seal; or by a friend who was told the seal.
  const written = await recordNow(run);
  const { fair, ...bare } = written;
  expect(await bring(ada, written)).toEqual({ code: 'event-running' });
  expect(await bring(ada, bare)).toEqual({ code: 'event-running' });
  expect(await bring(people[1]!, written)).toEqual({ code: 'event-running' });
  // A record that was kept by somebody else does not help its player either.
  const kept = await bring(people[1]!, bare);
  expect(await tried({ record: kept.record })).toEqual(['event-running', 'event-running']);
  expect(fair?.table).toBeTruthy();

  ahead += DAY;
  expect(await tried({ table: run })).toEqual([undefined, undefined]);
  expect(await tried({ record: kept.record })).toEqual([undefined, undefined]);
  expect((await read(server, ada, study)).chapters).toHaveLength(3);
});

interface Client {
  readonly person: TestPerson;
  readonly line: Connection;
  room: FollowedStudy | undefined;
  cut(): void;
}

function follow(on: TestServer, person: TestPerson, study: string): Client {
  let cut = (): void => {};
  let stop = (): void => {};
  const line = connectInProcess(on, person, { onLine: (now) => (cut = now) });
  const client: Client = { person, line, room: undefined, cut: () => cut() };
  const heard = (message: StudyMessage): void => {
    if (message.kind === 'gone') throw new Error(message.code);
    const next = followStudy(client.room, message);
    if (next !== 'gap') client.room = next;
    else if (client.room) watch();
  };
  const watch = (): void => {
    stop();
    client.room = undefined;
    stop = line.watch(study, heard);
  };
  watch();
  return client;
}

const COMMANDS = 500;
/** Over PostgreSQL in the short form fewer. */
const OVER_TWO = process.env.TEST_LENGTH === 'long' ? 500 : 150;

/** Commands from eight clients with cuts: which drafts each of them must find again at the end. */
async function drive(on: readonly TestServer[], commands: number): Promise<void> {
  const people = await persons(on[0]!, 8);
  const table = await game(on[0]!, people);
  const study = await open(on[0]!, people[0]!, { table });
  const record = (await ask(on[0]!.address, people[0], 'GET', `/api/studies/${study}/chapters/0`))
    .body as GameRecord;
  const main = mainLineOf(on[0]!.context.games, record);
  const clients = people.map((person, i) => follow(on[i % on.length]!, person, study));
  const luck = seeded(process.env.TEST_SEED ?? 'rooms');
  const drafts: { readonly id: string; readonly by: string }[] = [];
  const under: Promise<unknown>[] = clients.map(({ line }) => line.send({ kind: 'join' }, study));
  await Promise.all(under);
  for (let n = 0; n < commands; n++) {
    const client = clients[luck.pick(8)]!;
    const moment = { chapter: 0, branch: '', at: luck.pick(record.entries.length + 1) };
    const place: Place = { ...moment, eyes: 'all' };
    const isLeader = client.room?.study.leader === client.person.id;
    const some = clients[luck.pick(8)]!.person.id;
    const position = main.at(Math.min(moment.at, record.entries.length - 1));
    const [seat = 0] = main.game.waitingFor(position);
    const [choice] = main.game.choices(position, seat);
    const drawn: number[] = [];
    main.game.play(position, seat, choice, recording(seeded(n), drawn));
    const branch: StudyCommand = {
      kind: 'branch',
      id: `branch-${n}`,
      chapter: 0,
      parent: '',
      at: Math.min(moment.at, record.entries.length - 1),
      luck: 'fresh',
      entries: [{ seat, choice, luck: drawn }],
    };
    const any: readonly StudyCommand[] = [
      isLeader ? { kind: 'step', place } : { kind: 'look', place },
      { kind: 'follow' },
      { kind: 'note', moment, words: n % 3 === 0 ? '' : `note ${n}` },
      { kind: 'mark', moment, piece: `p${n % 2}` },
      { kind: 'wipe', moment },
      { kind: 'ask', on: n % 2 === 0 },
      isLeader ? { kind: 'give', to: some } : { kind: 'follow' },
      isLeader ? { kind: 'step', place } : { kind: 'look', place },
      branch,
    ];
    const command = any[luck.pick(any.length)]!;
    const answer = client.line.send(command, study);
    if (command === branch)
      under.push(
        answer.then(({ ok }) => {
          if (ok) drafts.push({ id: branch.id, by: client.person.id });
        }),
      );
    else under.push(answer);
    if (luck.pick(5) === 0) clients[luck.pick(8)]!.cut();
    if (luck.pick(3) === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(under);
  const stored = (): Study[] => clients.flatMap(({ room }) => (room ? [room.study] : []));
  // A repeat may still be on its way although its first sending was answered.
  const now = async (): Promise<number> => (await on[0]!.context.store.studies.read(study))!.version;
  for (let version = -1, end = realNow() + 60_000; ; ) {
    await new Promise((resolve) => setTimeout(resolve, 600));
    const known = version;
    version = await now();
    const areTold = stored().length === 8 && stored().every((room) => room.version === version);
    if (version === known && areTold) break;
    if (realNow() > end) throw new Error(`never told: ${version}, ${stored().map((room) => room.version)}`);
  }
  const last = await read(on[0]!, people[0]!, study);
  expect(new Set(stored().map(hashData))).toEqual(new Set([hashData(last)]));
  expect(last.version).toBeGreaterThan(commands / 4);
  expect(drafts.length).toBeGreaterThan(commands / 30);
  for (const { id, by } of drafts) expect(branchOf(last, id)?.by).toBe(by);
  for (const { line } of clients) line.close();
  // What a process reads from the store is the same room.
  for (const one of on) one.context.liveStudies.forget(study);
  for (const one of on) expect(hashData(await read(one, people[1]!, study))).toBe(hashData(last));
}

test(`${COMMANDS} commands from 8 clients with cuts end in the same room everywhere`, () =>
  drive([server], COMMANDS));
test(`${OVER_TWO} commands over two processes and PostgreSQL end in the same room everywhere`, () =>
  drive(pair, OVER_TWO));

test('a puzzle that was tried and a lesson are looked at too: tried on, from what one seat sees', async () => {
  const [ada, ben] = (await persons(server, 2)) as [TestPerson, TestPerson];
  const [puzzle] = PUZZLES as [Puzzle];
  const refused = async (source: object) =>
    ((await ask(server.address, ada, 'POST', '/api/studies', source)).body as { code: string }).code;
  expect(await refused({ puzzle: puzzle.id })).toBe('not-tried');
  expect(await refused({ puzzle: 'none' })).toBe('no-such-puzzle');
  expect(await refused({ puzzle: puzzle.id, lesson: { game: 'veil', id: 'first' } })).toBe('bad-request');
  expect(await refused({ lesson: { game: 'veil', id: 'none' } })).toBe('not-found');
  const [choice] = veil.choices(puzzle.steps[0]!.view as never, puzzle.seat);
  const tried = { choices: [choice], hints: 0 };
  await ask(server.address, ada, 'POST', `/api/puzzles/${puzzle.id}/try`, tried);
  const study = await open(server, ada, { puzzle: puzzle.id });
  const lesson = { lesson: { game: 'veil', id: 'first' } };
  expect((await ask(server.address, ada, 'POST', `/api/studies/${study}/chapters`, lesson)).status).toBe(201);
  const eyes = String(puzzle.seat) as Place['eyes'];
  expect(await read(server, ben, study)).toMatchObject({
    place: { chapter: 0, at: 0, eyes },
    chapters: [
      { kind: 'puzzle', about: puzzle.id, seat: puzzle.seat, length: 0 },
      { kind: 'lesson', about: 'first', seat: 1, length: 2, stops: [1, 2] },
    ],
  });
  const chapter = async (number: number): Promise<ChapterBody> =>
    (await ask(server.address, ben, 'GET', `/api/studies/${study}/chapters/${number}`)).body as ChapterBody;
  const asked = await chapter(0);
  expect(asked).toMatchObject({ puzzle: puzzle.id, view: puzzle.steps[0]!.view });
  const shown = ['game', 'options', 'puzzle', 'rules', 'seat', 'seats', 'seed', 'view'];
  expect(Object.keys(asked).sort()).toEqual(shown);
  await act(server, ben, study, { kind: 'join' });
  // Both sides imagine the same behind the view: what is tried here is accepted there.
  for (const at of [0, 1]) {
    const main = mainLineOf(server.context.games, await chapter(at));
    const position = main.at(at);
    if (at === 0) expect(main.game.view(position, puzzle.seat)).toEqual(puzzle.steps[0]!.view);
    const [seat = 0] = main.game.waitingFor(position);
    const [first] = main.game.choices(position, seat);
    const luck: number[] = [];
    main.game.play(position, seat, first, recording(seeded(at), luck));
    const entries = [{ seat, choice: first, luck }];
    const branch = { kind: 'branch', chapter: at, parent: '', at, luck: 'fresh', entries } as const;
    expect((await act(server, ben, study, { ...branch, id: `branch-${at}` })).body).toMatchObject({
      version: expect.any(Number),
    });
  }
});

test('the lead passes to the oldest member here when the leader has been away for a minute', async () => {
  const people = await persons(server, 3);
  const study = await open(server, people[0]!, { table: await game(server, people) });
  const clients = people.map((person) => follow(server, person, study));
  for (const { line } of clients) await line.send({ kind: 'join' }, study);
  await until(() => clients[1]!.room?.here.length === 3, 'all are here');
  clients[0]!.line.close();
  await until(() => clients[1]!.room?.here.length === 2, 'the leader is gone');
  const { liveStudies } = server.context;
  await liveStudies.tend(Date.now());
  ahead += 50_000;
  await liveStudies.tend(Date.now());
  expect(clients[1]!.room?.study.leader).toBe(people[0]!.id);
  ahead += 11_000;
  await liveStudies.tend(Date.now());
  const order = clients[1]!.room!.study.members.map(({ person }) => person);
  await until(() => clients[2]!.room?.study.leader === order[1], 'the lead has passed');
  for (const { line } of clients) line.close();
});

test('a room that nobody touches for 60 days is closed, and can still be read', async () => {
  const people = await persons(server, 2);
  const study = await open(server, people[0]!, { table: await game(server, people) });
  ahead += 59 * DAY;
  await forgetOld(server.context, Date.now());
  expect((await read(server, people[0]!, study)).phase).toBe('open');
  ahead += 2 * DAY;
  await forgetOld(server.context, Date.now());
  expect((await read(server, people[0]!, study)).phase).toBe('closed');
  expect(await act(server, people[0]!, study, { kind: 'follow' })).toMatchObject({
    status: 409,
    body: { code: 'study-closed' },
  });
});

test('forgetting somebody leaves neither name, words nor id in a room; their own data has it all before', async () => {
  const [ada, ben] = (await persons(server, 2)) as [TestPerson, TestPerson];
  const study = await open(server, ada, { table: await game(server, [ada, ben]) });
  await act(server, ben, study, { kind: 'join' });
  const moment = { chapter: 0, branch: '', at: 2 };
  await act(server, ben, study, { kind: 'note', moment, words: 'what Ben wrote' });
  await act(server, ada, study, { kind: 'note', moment, words: 'what Ada wrote' });
  const own = (await ask(server.address, ben, 'GET', '/api/me/data')).body as { studies: unknown };
  expect(own.studies).toMatchObject([{ study, isOwner: false, notes: [{ words: 'what Ben wrote' }] }]);
  await ask(server.address, ben, 'DELETE', '/api/me');
  const file = await ask(server.address, ada, 'GET', `/api/studies/${study}/file`);
  expect(JSON.stringify(file.body)).not.toContain(ben.id);
  expect(JSON.stringify(file.body)).not.toMatch(/"P1"|what Ben wrote/);
  expect(JSON.stringify(file.body)).toContain('what Ada wrote');
  expect(await server.context.store.studies.of(ben.id, 10)).toEqual([]);
  await ask(server.address, ada, 'DELETE', '/api/me');
  expect(await server.context.store.studies.read(study)).toBeUndefined();
});

test('who blocks somebody reads no note of theirs', async () => {
  const [ada, ben] = (await persons(server, 2)) as [TestPerson, TestPerson];
  const study = await open(server, ada, { table: await game(server, [ada, ben]) });
  await act(server, ben, study, { kind: 'join' });
  await act(server, ben, study, { kind: 'note', moment: { chapter: 0, branch: '', at: 1 }, words: 'before' });
  const heard: StudyMessage[] = [];
  const watcher = {
    person: ada.id,
    blocked: new Set([ben.id]),
    send: (text: string) => void heard.push(JSON.parse(text) as StudyMessage),
  };
  await server.context.liveStudies.watch(study, watcher, () => true);
  await act(server, ben, study, { kind: 'note', moment: { chapter: 0, branch: '', at: 2 }, words: 'after' });
  server.context.liveStudies.unwatch(study, watcher);
  expect(heard.map(({ kind }) => kind)).toContain('studied');
  expect(JSON.stringify(heard)).not.toMatch(/"before"|"after"/);
});

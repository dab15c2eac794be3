// An expedition from its announcement to its proof: seals, one try, the same bots for all, nothing before the close.
import { type HelpRow, verifyProof } from '@undercroft/events';
import {
  commitmentOf,
  continueMatch,
  type Entry,
  type GameRecord,
  recordOf,
  seeded,
  submit,
  type TableSetup,
} from '@undercroft/kernel';
import type { Table } from '@undercroft/table';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { announce as announceWish, type EventWish } from '../src/events/expeditions.ts';
import { lookForHelp } from '../src/events/help-by-bots.ts';
import { settleEvent, settleEvents } from '../src/events/settle-event.ts';
import { ask, newPerson, startServer, type TestPerson, type TestServer } from './harness.ts';

const HOUR = 3_600_000;
const realNow = Date.now;
/** A Wednesday morning: no day, weekend or evening begins in the hours that a test moves on. */
const sinceMorning = Date.UTC(2026, 10, 11, 6) - realNow();
let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + sinceMorning + ahead);
  server = await startServer();
});
afterAll(async () => {
  await server.discard();
  vi.restoreAllMocks();
});
/** The clock of the whole server, so many hours on. */
const later = (hours: number): void => {
  ahead += hours * HOUR;
};
afterEach(() => {
  ahead = 0;
});

/** As the sweeper does it, a few at a time. */
async function settleAll(): Promise<void> {
  const { events } = server.context.store;
  while ((await events.readyToSettle(Date.now(), Date.now(), 99)).some(({ state }) => state === 'set'))
    await settleEvents(server.context, Date.now());
}

const api = (person: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  ask(server.address, person, method, path, body ?? (method === 'GET' ? undefined : {}));
const host = () => ({ id: '', name: '', token: server.newAdminToken! });

async function announce(more: object = {}): Promise<string> {
  const opens = Date.now() + HOUR;
  const { body } = await api(host(), 'POST', '/api/admin/events', {
    game: 'veil',
    kind: 'week',
    deals: 2,
    seats: 3,
    opens,
    closes: opens + 2 * HOUR,
    needs: { passkey: true, days: 0, games: 0 },
    ...more,
  });
  return (body as { event: string }).event;
}

/** People with a passkey: no guests. */
async function people(count: number): Promise<TestPerson[]> {
  const all: TestPerson[] = [];
  for (let n = 0; n < count; n++) {
    const person = await newPerson(server.address, `P${n}`);
    const key = { id: `key-${person.id}`, person: person.id, publicKey: '', counter: 0, transports: [] };
    await server.context.store.people.addPasskey(key, 0);
    server.context.sessions.changed(person.id);
    all.push(person);
  }
  return all;
}

type Begun = { table: string };
type Seen = { choices: unknown[]; info: { state: string; secret?: string } };
const begin = async (person: TestPerson, event: string, deal: number): Promise<string> =>
  ((await api(person, 'POST', `/api/events/${event}/deals/${deal}`)).body as Begun).table;
const look = async (person: TestPerson, table: string): Promise<Seen> =>
  (await api(person, 'GET', `/api/tables/${table}`)).body as Seen;
const play = (person: TestPerson, table: string, choice: unknown) =>
  api(person, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'play', choice } });

/** To its end, always the card at that place of the list. */
async function playOut(person: TestPerson, table: string, at = 0): Promise<void> {
  for (;;) {
    const { choices, info } = await look(person, table);
    if (info.state !== 'playing') return;
    // Bots answer first: until then the list may be empty.
    if (choices.length > 0) await play(person, table, choices[Math.min(at, choices.length - 1)]);
  }
}

test('announced, open, over: refused with a code, and the seals are there from the beginning', async () => {
  const [ada] = await people(1);
  const event = await announce();
  const { body } = await api(ada, 'GET', `/api/events/${event}`);
  const told = body as { state: string; deals: { seals: { instance: number; commitment: string }[] }[] };
  expect(told.state).toBe('announced');
  expect(told.deals.map(({ seals }) => seals.map(({ instance }) => instance))).toEqual([
    [0, 1],
    [0, 1],
  ]);
  const path = `/api/events/${event}/deals/1`;
  expect(await api(ada, 'POST', path)).toMatchObject({ status: 409, body: { code: 'event-not-open' } });
  expect((await api(ada, 'POST', `/api/events/${event}/join`, { word: 'lantern' })).body).toMatchObject({
    word: 'lantern',
    entrants: 1,
  });
  later(4);
  expect(await api(ada, 'POST', path)).toMatchObject({ status: 409, body: { code: 'event-over' } });
  expect(await api(ada, 'POST', '/api/events/none/deals/1')).toMatchObject({
    status: 404,
    body: { code: 'no-such-event' },
  });
});

test('a week is played with the options that its game names for it, unless others are asked for', async () => {
  const { context } = server;
  const game = { ...context.games.get('veil')!, weekOptions: { shine: true } };
  const window = { opens: Date.now() + HOUR, closes: Date.now() + 2 * HOUR, openAt: Date.now() + 2 * HOUR };
  const optionsOf = async (id: string, more: Partial<EventWish>) => {
    await announceWish(context, game, { id, kind: 'week', window, ...more });
    return (await context.store.events.read(id))!.options;
  };
  expect(await optionsOf('named-week', {})).toEqual({ shine: true });
  expect(await optionsOf('named-day', { kind: 'day' })).toEqual({ shine: false });
  expect(await optionsOf('asked-week', { options: { shine: false as never } })).toEqual({ shine: false });
});

test('one deal is ranked where its luck is shared enough, and never where it shows one side of two', async () => {
  const { context } = server;
  const veil = context.games.get('veil')!;
  const window = { opens: Date.now() + HOUR, closes: Date.now() + 2 * HOUR, openAt: Date.now() + 2 * HOUR };
  const isRanked = async (id: string, more: Partial<typeof veil>) => {
    await announceWish(context, { ...veil, ...more }, { id, kind: 'week', window, seats: 3 });
    return (await context.store.events.read(id))!.format.isOneDealRanked;
  };
  const [shared, luck] = [0.3, 0.2].map((measured) => ({ measured, enough: 0.3 }));
  const rivals = ({ seats }: TableSetup) => Array.from({ length: seats }, (_, seat) => seat);
  const oneAgainstAll = (table: TableSetup) => rivals(table).map((seat) => Math.min(seat, 1));
  expect(await isRanked('shared', { sides: rivals, sharedLuck: shared! })).toBe(true);
  expect(await isRanked('lucky', { sides: rivals, sharedLuck: luck! })).toBe(false);
  expect(await isRanked('sided', { sides: oneAgainstAll, sharedLuck: shared! })).toBe(false);
});

test('200 begins at once give one run; a guest plays the sibling deal; ranked entry asks for a passkey', async () => {
  const [ada] = await people(1);
  const guest = await newPerson(server.address, 'Guest');
  const event = await announce();
  later(1.5);
  const tables = await Promise.all(Array.from({ length: 200 }, () => begin(ada!, event, 1)));
  expect(new Set(tables).size).toBe(1);
  expect(await server.context.store.events.begun(event)).toBe(1);
  const path = `/api/events/${event}/deals/1`;
  expect(await api(guest, 'POST', path, { ranked: true })).toMatchObject({
    status: 403,
    body: { code: 'not-eligible', args: { needs: 'passkey' } },
  });
  await begin(guest, event, 1);
  const runs = await server.context.store.events.runs(event);
  const instanceOf = (person: TestPerson) => runs.find((run) => run.person === person.id)?.instance;
  expect([instanceOf(ada!), instanceOf(guest)]).toEqual([1, 0]);
});

test('nothing before the close by any route, to nobody; then everything at once', async () => {
  const [ada, bruno] = await people(2);
  const event = await announce();
  later(1.5);
  const mine = await begin(ada!, event, 1);
  await playOut(ada!, mine);
  const seen = await look(ada!, mine);
  expect(seen.info).toMatchObject({ state: 'finished', event });
  expect(JSON.stringify(seen)).not.toContain('"secret"');
  for (const path of [
    `/api/tables/${mine}/record`,
    `/api/events/${event}/standings`,
    `/api/events/${event}/fields`,
    `/api/events/${event}/proof`,
  ])
    expect((await api(ada, 'GET', path)).body).toMatchObject({ code: 'event-running' });
  expect((await api(ada, 'GET', `/api/events/${event}/deals/1`)).body).toMatchObject({
    code: 'event-running',
  });
  for (const path of ['', '/history?from=1&to=9', '/record'])
    expect(await api(bruno, 'GET', `/api/tables/${mine}${path}`)).toMatchObject({ status: 403 });
  const history = (await api(bruno, 'GET', `/api/people/${ada!.id}`)).body as {
    history: { table: string }[];
  };
  expect(history.history.map(({ table }) => table)).not.toContain(mine);
  const theirs = await begin(bruno!, event, 1);
  const chat = { do: { kind: 'chat', text: 'the third card is a nine' } };
  expect((await api(bruno, 'POST', `/api/tables/${theirs}/commands`, chat)).body).toMatchObject({
    code: 'event-running',
  });
  expect(
    (await api(ada, 'POST', `/api/tables/${mine}/commands`, { do: { kind: 'rematch' } })).body,
  ).toMatchObject({
    code: 'already-tried',
  });
  expect((await api(ada, 'POST', `/api/tables/${mine}/commands`, chat)).body).toMatchObject({
    code: 'event-running',
  });
  // Alone at the table one would agree with oneself, and the only try would be gone at a press.
  const end = { do: { kind: 'propose', what: 'abandon' } };
  expect((await api(bruno, 'POST', `/api/tables/${theirs}/commands`, end)).body).toMatchObject({
    code: 'one-try',
  });
  const { choices } = await look(bruno!, theirs);
  later(3);
  expect((await play(bruno!, theirs, choices[0])).body).toMatchObject({ code: 'event-over' });
  await settleAll();
  server.context.liveTables.forget(mine);
  const record = (await api(bruno, 'GET', `/api/tables/${mine}/record`)).body as GameRecord;
  expect(commitmentOf(record.fair!.secret!)).toBe(record.fair!.commitment);
  // Bruno's run was not finished: it is measured as it stood.
  const { runs } = (await api(ada, 'GET', `/api/events/${event}/deals/1`)).body as {
    runs: { name: string; table: string }[];
  };
  expect(
    runs
      .filter(({ name }) => name.startsWith('P'))
      .map(({ table }) => table)
      .sort(),
  ).toEqual([mine, theirs].sort());
});

test('records that guess at a hidden card are all answered alike, whichever of them is right', async () => {
  const [ada] = await people(1);
  const event = await announce();
  later(1.5);
  const table = await begin(ada!, event, 1);
  const isBotsTurn = ({ waiting }: Table): boolean => waiting.length > 1;
  await vi.waitFor(async () => expect(await server.context.liveTables.look(table, isBotsTurn)).toBe(false));
  const run = (await server.context.liveTables.look(table, ({ match }) => match))!;
  const [{ seat }] = run.log as [Entry<unknown>];
  const { hands } = run.position as { hands: number[][] };
  /** The game as it would go on, had the bot laid this card. */
  const guessed = (choice: unknown): GameRecord => {
    const log = run.log.map((entry) => (entry.seat === seat ? { ...entry, choice } : entry));
    const match = continueMatch({ ...run, log }, seeded('guess'));
    for (;;) {
      const [next] = match.game.waitingFor(match.position);
      if (next === undefined) return recordOf(match);
      submit(match, next, match.game.choices(match.position, next)[0]);
    }
  };
  const laid = run.log.find((entry) => entry.seat === seat)!.choice;
  for (const choice of [laid, ...hands[seat]!.map((card) => ({ kind: 'lay', card }))])
    expect((await api(ada, 'POST', '/api/records', guessed(choice))).body).toMatchObject({
      code: 'event-running',
    });
});

test('the same choices give the same log, bots included', async () => {
  const all = await people(8);
  const deals = 2;
  const event = await announce({ deals });
  later(1.5);
  const chairs = new Set<number>();
  for (let deal = 1; deal <= deals; deal++) {
    const logs = new Set<string>();
    for (const person of all) {
      const table = await begin(person, event, deal);
      await playOut(person, table, 1);
      const { chair, log } = (await server.context.liveTables.look(table, ({ match, seats }) => ({
        chair: seats.findIndex((seat) => seat.person === person.id),
        log: JSON.stringify([match!.setupLuck, match!.log]),
      })))!;
      chairs.add(chair);
      logs.add(log);
    }
    expect(logs.size).toBe(1);
  }
  expect(chairs.size).toBe(deals);
});

test('standings, removal and the proof: verified from nothing, byte for byte', async () => {
  const all = await people(7);
  const guest = await newPerson(server.address, 'Guest');
  const event = await announce({ deals: 2, seats: 1 });
  await api(all[0], 'POST', `/api/events/${event}/join`, { word: 'first light' });
  later(1.5);
  for (const [n, person] of [...all, guest].entries())
    for (const deal of [1, 2]) await playOut(person, await begin(person, event, deal), n % 4);
  await vi.waitFor(async () => {
    // Past the leases of turns that were put off.
    later(0.002);
    await server.context.botTurns.takeWaiting();
    const runs = await server.context.store.events.runs(event);
    const cards = await Promise.all(runs.map(({ table }) => server.context.store.tables.card(table)));
    expect(cards.every((card) => card!.includes('"finished"'))).toBe(true);
  }, 60_000);
  later(3);
  await settleAll();
  const standings = async () =>
    (await api(all[3], 'GET', `/api/events/${event}/standings`)).body as {
      people: number;
      standings: { name: string; place: number | null; unplaced: string | null }[];
      yardsticks: { name: string }[];
      mine: { person: string };
    };
  const first = await standings();
  expect(first.people).toBe(8);
  // The guest has no place, and comes last whatever the percentage.
  expect(first.standings[0]!.place).toBe(1);
  expect(first.standings.at(-1)!.name).toBe('Guest');
  expect(first.mine.person).toBe(all[3]!.id);
  expect(first.yardsticks.map(({ name }) => name)).toEqual(['random']);
  expect(first.standings.find(({ name }) => name === 'Guest')!.unplaced).toBe('sibling');

  const text = async (path: string): Promise<string> =>
    (
      await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${all[0]!.token}` } })
    ).text();
  const fields = async () =>
    (
      (await api(all[3], 'GET', `/api/events/${event}/fields`)).body as {
        fields: {
          deal: number;
          count: number;
          columns: number[];
          runs: { person: string; name: string }[];
        }[];
      }
    ).fields;
  const own = await fields();
  // Seven people and the yardstick; where the six others stand.
  expect(own.map(({ deal, count, columns }) => [deal, count, columns.reduce((sum, n) => sum + n)])).toEqual([
    [1, 8, 6],
    [2, 8, 6],
  ]);
  for (const { runs } of own) {
    expect(runs.map(({ person }) => person)).toContain(all[3]!.id);
    expect(runs.map(({ name }) => name)).toContain('random');
  }

  const proof = await text(`/api/events/${event}/proof`);
  const load = async (name: string) => TEST_GAMES.find((game) => game.name === name)!;
  const proved = await verifyProof(proof.split('\n'), load);
  expect(proved.standings).toBe(await text(`/api/events/${event}/standings?as=text`));
  expect(proved.head.words).toEqual(['first light']);
  expect(proved.runs).toBe(8 * 2 + 2 * 2);
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'another secret': (whole) => whole.replace(/"secret":"[0-9a-f]{8}/, '"secret":"00000000'),
    'a card that was not dealt': (whole) =>
      whole.replace(/"luck":\[(\d+)/, (_, n) => `"luck":[${Number(n) === 0 ? 1 : 0}`),
    'a run left out': (whole) => whole.split('\n').toSpliced(1, 1).join('\n'),
    'another place': (whole) => whole.replace(/\\n1\\t/, '\\n2\\t'),
    'another chair': (whole) => whole.replace(/"seat":0,"record"/, '"seat":1,"record"'),
  };
  for (const [what, edit] of Object.entries(edits)) {
    expect(edit(proof), what).not.toBe(proof);
    await expect(verifyProof(edit(proof).split('\n'), load), what).rejects.toThrow();
  }

  const path = `/api/admin/events/${event}/entrants/${all[3]!.id}`;
  expect(await api(host(), 'POST', path, { removed: true })).toMatchObject({ status: 200 });
  const without = await standings();
  expect(without.people).toBe(7);
  expect(without.mine).toBeNull();
  expect(await fields()).toEqual([]);
  expect(without.standings).not.toEqual(first.standings);
});

test('an old one again: the same seals, unranked, beside the field of then', async () => {
  const all = await people(6);
  const event = await announce({ deals: 1, seats: 1 });
  expect(await api(all[0], 'GET', `/api/events/again-${event}`)).toMatchObject({ status: 404 });
  later(1.5);
  const mine = await begin(all[0]!, event, 1);
  for (const [n, person] of all.entries()) await playOut(person, await begin(person, event, 1), n);
  expect(await api(all[0], 'GET', `/api/events/again-${event}`)).toMatchObject({ status: 404 });
  later(3);
  await settleAll();
  const guest = await newPerson(server.address, 'Guest');
  const again = await begin(guest, `again-${event}`, 1);
  await playOut(guest, again);
  const told = (await api(guest, 'GET', `/api/events/again-${event}`)).body as {
    deals: { percent: number }[];
  };
  expect(told.deals[0]!.percent).toBeGreaterThanOrEqual(0);
  const recordOf = async (table: string) =>
    (await api(guest, 'GET', `/api/tables/${table}/record`)).body as GameRecord;
  expect((await recordOf(again)).setup).toEqual((await recordOf(mine)).setup);
  await settleAll();
  const { people: counted } = (await api(guest, 'GET', `/api/events/${event}/standings`)).body as {
    people: number;
  };
  expect(counted).toBe(6);
});

test('the host calls one off, and closes one to new runs', async () => {
  const [ada] = await people(1);
  const off = await announce();
  const open = await announce();
  await api(host(), 'POST', `/api/admin/events/${off}/close`);
  later(1.5);
  await api(host(), 'POST', `/api/admin/events/${open}/close`);
  for (const event of [off, open])
    expect(await api(ada, 'POST', `/api/events/${event}/deals/1`)).toMatchObject({
      body: { code: 'event-over' },
    });
  for (const wrong of [{ game: 'none' }, { opens: 5 }, { seats: 99 }, { kind: 'again' }])
    expect(
      (await api(host(), 'POST', '/api/admin/events', { game: 'veil', kind: 'week', deals: 1, ...wrong }))
        .status,
    ).toBeGreaterThanOrEqual(400);
  expect(await api(ada, 'POST', `/api/admin/events/${open}/close`)).toMatchObject({ status: 401 });
});

test('the host’s look at help by bots: beside the others, over five runs, for the host alone', async () => {
  const all = await people(3);
  const event = await announce({ deals: 5, seats: 1 });
  later(1.5);
  for (const [n, person] of all.entries())
    for (let deal = 1; deal <= 5; deal++) await playOut(person, await begin(person, event, deal), n);
  const { store, bots, botTurns } = server.context;
  await vi.waitFor(async () => {
    later(0.002);
    await botTurns.takeWaiting();
    const runs = await store.events.runs(event);
    const cards = await Promise.all(runs.map(({ table }) => store.tables.card(table)));
    expect(cards.every((card) => card!.includes('"finished"'))).toBe(true);
  }, 60_000);
  later(3);
  // By its name: of many that are over, a few are settled at once.
  await settleEvent(server.context, (await store.events.read(event))!, Date.now());
  const path = '/api/admin/help/veil';
  expect((await api(all[0], 'GET', path)).status).toBe(401);
  expect((await api(host(), 'GET', '/api/admin/help/none')).status).toBe(404);
  const look = async () =>
    (await api(host(), 'GET', path)).body as { looked: number; left: number; rows: HelpRow[] };
  expect(await look()).toMatchObject({ rows: [] });
  // The strongest bot of this test always takes the first card, and so does the first of these people.
  const choose = vi.spyOn(bots, 'choose').mockImplementation(async ({ view, seat }) => {
    const veil = TEST_GAMES.find(({ name }) => name === 'veil')!;
    return veil.choices(view as never, seat)[0];
  });
  for (let { left } = await look(); left > 0; { left } = await look())
    await lookForHelp(server.context, Date.now());
  choose.mockRestore();
  const { rows } = await look();
  expect(rows.filter(({ runs }) => runs >= 5).length).toBe(3);
  expect(rows[0]).toMatchObject({ person: all[0]!.id, runs: 5, own: 1, events: [event] });
  expect(rows[0]!.surprise).toBeGreaterThan(rows[1]!.surprise + 2);
});

test('bots that are still at their runs hold back no expedition that ended after theirs', async () => {
  const [ada] = (await people(1)) as [TestPerson];
  const { store, bots, botTurns } = server.context;
  const opens = Date.now() + HOUR;
  const newer = await announce({ deals: 1, seats: 1, closes: opens + 2.5 * HOUR });
  const older: string[] = [];
  for (let n = 0; n < 5; n++) older.push(await announce({ deals: 1, seats: 1 }));
  const states = (events: readonly string[]) =>
    Promise.all(events.map(async (event) => (await store.events.read(event))!.state));
  const botsRun = async (event: string): Promise<string> => {
    const runs = await store.events.everyRun(event);
    const run = runs.find(({ person }) => person !== ada.id);
    return JSON.parse((run && (await store.tables.card(run.table))) ?? '{}').state;
  };
  later(1.5);
  await playOut(ada, await begin(ada, newer, 1));
  await vi.waitFor(async () => {
    later(0.002);
    await botTurns.takeWaiting();
    expect(await botsRun(newer)).toBe('finished');
  }, 60_000);
  const choose = vi.spyOn(bots, 'choose').mockRejectedValue(new Error('no thought is left'));
  for (const event of older) {
    await playOut(ada, await begin(ada, event, 1));
    await vi.waitFor(async () => expect(await botsRun(event)).toBe('playing'));
  }
  later(3);
  while ((await states(older)).includes('set')) await settleEvents(server.context, Date.now());
  await settleEvents(server.context, Date.now());
  expect(await states([...older, newer])).toEqual([...older.map(() => 'counted'), 'settled']);
  // Their patience is over.
  later(6);
  for (let n = 0; n < 5; n++) await settleEvents(server.context, Date.now());
  expect(await states(older)).toEqual(older.map(() => 'settled'));
  choose.mockRestore();
});

test('an expedition that cannot be settled holds back no other', async () => {
  const { events } = server.context.store;
  const [broken, sound] = [await announce({ deals: 1, seats: 1 }), await announce({ deals: 1, seats: 1 })];
  later(4);
  const { unmeasured } = events;
  const spy = vi
    .spyOn(events, 'unmeasured')
    .mockImplementation((id) => (id === broken ? Promise.reject(new Error('unreadable')) : unmeasured(id)));
  await expect(settleEvents(server.context, Date.now())).rejects.toThrow('not settled');
  const stateOf = async (id: string) => (await events.read(id))!.state;
  expect([await stateOf(broken), await stateOf(sound)]).toEqual(['set', 'settled']);
  spy.mockRestore();
  await settleAll();
  expect(await stateOf(broken)).toBe('settled');
});

test('days and weeks are announced by themselves, a window ahead; a season stands', async () => {
  const [ada] = await people(1);
  const { events, streak } = (await api(ada, 'GET', '/api/events?game=veil')).body as {
    events: { id: string; kind: string; state: string; deals: number }[];
    streak: { days: number };
  };
  const of = (kind: string) => events.filter((event) => event.kind === kind && event.id.includes('-veil-'));
  expect(of('day').map(({ state }) => state)).toEqual(['announced', 'open']);
  // Alone they are short, so there are more of them.
  expect(of('week').map(({ deals }) => deals)).toEqual([8, 8]);
  expect(streak).toEqual({ days: 0, ofSeven: 0 });
  expect((await api(undefined, 'GET', '/api/seasons/veil')).body).toMatchObject({ best: 8, standings: [] });
});

test('a day counts for a streak when its deal was played to the end, not when it was given up or left', async () => {
  const [ada, bo, cy] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
  const listed = async (one: TestPerson) =>
    (await api(one, 'GET', '/api/events?game=veil')).body as {
      events: { id: string; kind: string; state: string }[];
      streak: { days: number; ofSeven: number };
    };
  const today = (await listed(ada)).events.find(({ kind, state }) => kind === 'day' && state === 'open')!.id;
  await playOut(ada, await begin(ada, today, 1));
  const given = await begin(bo, today, 1);
  await api(bo, 'POST', `/api/tables/${given}/commands`, { do: { kind: 'resign' } });
  expect((await look(bo, given)).info.state).not.toBe('playing');
  await begin(cy, today, 1);
  const streaks = await Promise.all([ada, bo, cy].map(async (one) => (await listed(one)).streak.days));
  expect(streaks).toEqual([1, 0, 0]);
});

test('an expedition of a club is there for its members alone, with standings of its own', async () => {
  const [ada, bo, cy] = (await people(3)) as [TestPerson, TestPerson, TestPerson];
  const { club } = (await api(ada, 'POST', '/api/clubs', { name: 'Ours' })).body as { club: string };
  const { token } = (await api(ada, 'POST', `/api/clubs/${club}/links`)).body as { token: string };
  await api(bo, 'POST', '/api/clubs/join', { token });
  const wish = { game: 'veil', kind: 'day', deals: 1 };
  const path = `/api/clubs/${club}/events`;
  expect((await api(bo, 'POST', path, wish)).body).toMatchObject({ code: 'not-keeper' });
  expect((await api(cy, 'POST', path, wish)).body).toMatchObject({ code: 'no-such-club' });
  const { event } = (await api(ada, 'POST', path, wish)).body as { event: string };
  expect((await api(bo, 'GET', path)).body).toMatchObject({ events: [{ id: event, state: 'announced' }] });
  for (const one of [ada, cy])
    expect(JSON.stringify((await api(one, 'GET', '/api/events')).body)).not.toContain(event);
  later(19);
  for (const one of [ada, bo]) await playOut(one, await begin(one, event, 1));
  const isGone = async (): Promise<void> => {
    for (const [method, part] of [
      ['GET', ''],
      ['POST', '/join'],
      ['POST', '/deals/1'],
      ['GET', '/deals/1'],
      ['GET', '/standings'],
      ['GET', '/fields'],
      ['GET', '/proof'],
    ] as const)
      expect(await api(cy, method, `/api/events/${event}${part}`)).toMatchObject({
        status: 404,
        body: { code: 'no-such-event' },
      });
  };
  await isGone();
  later(30);
  await settleEvent(server.context, (await server.context.store.events.read(event))!, Date.now());
  await isGone();
  const { body } = await api(bo, 'GET', `/api/events/${event}/standings`);
  const names = (body as { standings: { name: string }[] }).standings.map(({ name }) => name);
  expect(names.toSorted()).toEqual(['P0', 'P1']);
  const historyOf = async (who: TestPerson): Promise<number> =>
    ((await api(who, 'GET', `/api/people/${ada.id}`)).body as { history: object[] }).history.length;
  expect([await historyOf(ada), await historyOf(cy)]).toEqual([1, 0]);
  // Closed by its keeper; more than four at a time are too many, and a guest announces none.
  const others = [];
  for (let n = 0; n < 4; n++) others.push((await api(ada, 'POST', path, wish)).body as { event: string });
  expect((await api(ada, 'POST', path, wish)).body).toMatchObject({ code: 'too-many-events' });
  expect((await api(bo, 'POST', `${path}/${others[0]!.event}/close`)).status).toBe(403);
  expect((await api(ada, 'POST', `${path}/day-veil-2026-11-11/close`)).body).toMatchObject({
    code: 'no-such-event',
  });
  await api(ada, 'POST', `${path}/${others[0]!.event}/close`);
  expect((await api(ada, 'POST', path, wish)).status).toBe(200);
  const guest = await newPerson(server.address, 'Guest');
  const theirs = (await api(guest, 'POST', '/api/clubs', { name: 'New' })).body as { club: string };
  expect((await api(guest, 'POST', `/api/clubs/${theirs.club}/events`, wish)).body).toMatchObject({
    code: 'needs-passkey',
  });
});

test('as many as came to the last one decide how many seals the deals of a coming one have', async () => {
  const [ada] = await people(1);
  const { events } = server.context.store;
  later(96);
  await api(ada, 'GET', '/api/events');
  for (let n = 0; n < 60; n++) await events.join('day-veil-2026-11-15', `scout-${n}`, Date.now(), null);
  later(24);
  await api(ada, 'GET', '/api/events');
  const sealsOf = async (id: string) => (await events.deals(id)).map(({ instance }) => instance);
  expect(await sealsOf('day-veil-2026-11-16')).toEqual([0, 1]);
  expect(await sealsOf('day-veil-2026-11-17')).toEqual([0, 1, 2, 3]);
});

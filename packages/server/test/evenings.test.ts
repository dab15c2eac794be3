// Evenings and teams: people at live tables of one deal, by a false clock; absence costs nobody else; the proof holds.
import { verifyProof } from '@undercroft/events';
import type { AnyGame } from '@undercroft/kernel';
import { seatOf } from '@undercroft/table';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { tendEvenings } from '../src/events/evenings.ts';
import { settleEvents } from '../src/events/settle-event.ts';
import { timeOut } from '../src/sweeper.ts';
import { ask, newPerson, startServer, type TestPerson, type TestServer } from './harness.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const realNow = Date.now;
/** A Wednesday morning: nothing begins by itself in the hours that a test moves on. */
const sinceMorning = Date.UTC(2026, 10, 11, 6) - realNow();
/** The same game, but all win together. */
const guild: AnyGame = {
  ...(TEST_GAMES.find(({ name }) => name === 'veil') as AnyGame),
  name: 'guild',
  sides: ({ seats }) => Array<number>(seats).fill(0),
};
const GAMES = [...TEST_GAMES, guild];
let server: TestServer;
let ahead = 0;
beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + sinceMorning + ahead);
  server = await startServer({ games: GAMES });
});
afterAll(async () => {
  await server.discard();
  vi.restoreAllMocks();
});
const later = (milliseconds: number): void => {
  ahead += milliseconds;
};

const api = (person: TestPerson | undefined, method: string, path: string, body?: unknown) =>
  ask(server.address, person, method, path, body ?? (method === 'GET' ? undefined : {}));
const host = () => ({ id: '', name: '', token: server.newAdminToken! });
const tend = () => tendEvenings(server.context, Date.now());

async function announce(more: object): Promise<string> {
  const opens = Date.now() + HOUR;
  const { body } = await api(host(), 'POST', '/api/admin/events', {
    game: 'veil',
    opens,
    closes: opens + 3 * HOUR,
    needs: { passkey: false, days: 0, games: 0 },
    ...more,
  });
  return (body as { event: string }).event;
}
const people = (count: number): Promise<TestPerson[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => newPerson(server.address, `P${n}`)));

interface Detail {
  readonly deals: readonly { readonly table: string | null }[];
  readonly evening: { readonly isHere: boolean; readonly barredUntil: number | null };
  readonly teams: { readonly code: string; readonly mates: readonly { readonly ready: number | null }[] };
}
const detail = async (person: TestPerson, event: string): Promise<Detail> =>
  (await api(person, 'GET', `/api/events/${event}`)).body as Detail;
const tableOf = async (person: TestPerson, event: string, deal: number): Promise<string> =>
  (await detail(person, event)).deals[deal - 1]!.table!;

/** All tables of a deal to their end, each person the card at their own place of the list. */
async function playAll(players: readonly TestPerson[], event: string, deal: number): Promise<void> {
  for (let isGoingOn = true; isGoingOn; ) {
    isGoingOn = false;
    for (const [n, person] of players.entries()) {
      const table = await tableOf(person, event, deal);
      const { choices, info } = (await api(person, 'GET', `/api/tables/${table}`)).body as {
        choices: unknown[];
        info: { state: string };
      };
      if (info.state === 'playing') isGoingOn = true;
      if (choices.length > 0)
        await api(person, 'POST', `/api/tables/${table}/commands`, {
          do: { kind: 'play', choice: choices[n % choices.length] },
        });
    }
  }
}

const text = async (person: TestPerson, path: string): Promise<string> =>
  (await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${person.token}` } })).text();
const load = async (name: string) => GAMES.find((game) => game.name === name)!;

/** Until the bots' own runs are over too. */
async function settle(event: string, openAt: number): Promise<void> {
  await vi.waitFor(async () => {
    later(7);
    await server.context.botTurns.takeWaiting();
    const runs = await server.context.store.events.runs(event);
    const cards = await Promise.all(
      runs
        .filter(({ person }) => person.startsWith('*'))
        .map(({ table }) => server.context.store.tables.card(table)),
    );
    expect(cards.every((card) => card!.includes('"finished"'))).toBe(true);
  }, 60_000);
  later(openAt);
  await settleEvents(server.context, Date.now());
}

test('an evening: check-in, movement, an empty chair, the proof byte for byte', async () => {
  const all = await people(11);
  const [late, absent] = [all[9]!, all[10]!];
  const event = await announce({ kind: 'evening', seats: 2 });
  for (const person of all) await api(person, 'POST', `/api/events/${event}/join`);
  expect(await api(all[0], 'POST', `/api/events/${event}/check-in`)).toMatchObject({
    body: { code: 'event-not-open' },
  });
  later(56 * MINUTE);
  for (const person of all.slice(0, 10))
    expect((await api(person, 'POST', `/api/events/${event}/check-in`)).body).toMatchObject({
      evening: { isHere: true },
    });
  await tend();
  expect(await tableOf(all[0]!, event, 1)).toBeNull();
  later(5 * MINUTE);
  expect(await api(absent, 'POST', `/api/events/${event}/check-in`)).toMatchObject({
    body: { code: 'check-in-closed' },
  });
  await Promise.all([tend(), tend()]);
  const chairsOf = async (deal: number) => {
    const seats = [];
    for (const person of all.slice(0, 10)) {
      const table = await tableOf(person, event, deal);
      seats.push(await server.context.liveTables.look(table, (seen) => seatOf(seen, person.id)));
    }
    return seats;
  };
  const first = await chairsOf(1);
  expect(first.filter((seat) => seat === 0)).toHaveLength(5);
  expect(
    (await server.context.store.events.everyRun(event)).filter(({ people }) => people === 2),
  ).toHaveLength(10);
  // Nobody looks over the API at a socket: whoever has chosen nothing after a minute has left the chair to a bot.
  const allButOneChoose = async (deal: number): Promise<void> => {
    for (const person of all.slice(0, 9)) {
      const table = await tableOf(person, event, deal);
      const { choices } = (await api(person, 'GET', `/api/tables/${table}`)).body as { choices: unknown[] };
      const [choice] = choices;
      await api(person, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'play', choice } });
    }
  };
  await allButOneChoose(1);
  const isBots = async (person: TestPerson, deal: number) =>
    server.context.liveTables.look(
      await tableOf(person, event, deal),
      (seen) => seen.seats[seatOf(seen, person.id)!]!.bot !== undefined,
    );
  later(30_000);
  await tend();
  expect(await isBots(late, 1)).toBe(false);
  later(31_000);
  await tend();
  expect(await isBots(late, 1)).toBe(true);
  // It may be taken back while the first deal lasts.
  const back = { do: { kind: 'return' } };
  const lateTable = await tableOf(late, event, 1);
  expect(await api(late, 'POST', `/api/tables/${lateTable}/commands`, back)).toMatchObject({ status: 200 });
  expect(await isBots(late, 1)).toBe(false);
  await playAll(all.slice(0, 10), event, 1);
  // The server tends evenings by itself, too: it may be at it.
  const second = await vi.waitFor(async () => {
    await tend();
    const seats = await chairsOf(2);
    expect(seats).not.toContain(undefined);
    return seats;
  }, 20_000);
  for (const [n, seat] of second.entries()) expect(seat).toBe(1 - first[n]!);
  // In the second deal one of them does not come back, and has lost the chair for good.
  await allButOneChoose(2);
  later(61_000);
  await tend();
  const gone = await tableOf(late, event, 2);
  expect(await isBots(late, 2)).toBe(true);
  expect((await api(late, 'POST', `/api/tables/${gone}/commands`, back)).body).toMatchObject({
    code: 'chair-lost',
  });
  // The others play it out; the rest of the evening passes without anybody.
  await playAll(all.slice(0, 9), event, 2);
  later(3 * HOUR);
  await settle(event, 0);

  const { standings } = (await api(all[0], 'GET', `/api/events/${event}/standings`)).body as {
    standings: { name: string; unplaced: string | null; runs: { mark?: string }[] }[];
  };
  expect(standings.at(-1)).toMatchObject({ name: 'P10', unplaced: 'absent' });
  const marks = (await server.context.store.events.everyRun(event)).map(({ mark }) => mark);
  expect(marks).toEqual(expect.arrayContaining(['left', 'spoiled', 'stood-in']));
  const proof = await text(all[0]!, `/api/events/${event}/proof`);
  const proved = await verifyProof(proof.split('\n'), load);
  expect(proved.standings).toBe(await text(all[0]!, `/api/events/${event}/standings?as=text`));
  const edits: Readonly<Record<string, (whole: string) => string>> = {
    'another order': (whole) => whole.replace(/"order":\[\[\],\[("[^"]+"),("[^"]+")/, '"order":[[],[$2,$1'),
    'another chair': (whole) => whole.replace(/"seat":0,"table"/, '"seat":1,"table"'),
    'nobody left': (whole) => whole.replaceAll(/,"mark":"(left|spoiled)"/g, ''),
    'somebody was there': (whole) => whole.replace(/"absent":\[[^\]]+\]/, '"absent":[]'),
  };
  for (const [what, edit] of Object.entries(edits)) {
    expect(edit(proof), what).not.toBe(proof);
    await expect(verifyProof(edit(proof).split('\n'), load), what).rejects.toThrow();
  }
});

test('who is absent twice in a month is barred for a day; out in time is no absence', async () => {
  const [ada, bo, cy] = await people(3);
  for (const bars of [false, true]) {
    const event = await announce({ kind: 'evening', seats: 2 });
    for (const person of [ada, bo, cy])
      expect(await api(person, 'POST', `/api/events/${event}/join`)).toMatchObject({ status: 200 });
    await api(cy, 'POST', `/api/events/${event}/withdraw`);
    later(56 * MINUTE);
    await api(bo, 'POST', `/api/events/${event}/check-in`);
    later(5 * MINUTE);
    await tend();
    await playAll([bo!], event, 1);
    later(4 * HOUR);
    await settle(event, 0);
    const next = await announce({ kind: 'evening', seats: 2 });
    const { status, body } = await api(ada, 'POST', `/api/events/${next}/join`);
    expect([status, (body as { code?: string }).code]).toEqual(
      bars ? [409, 'evening-barred'] : [200, undefined],
    );
    for (const person of [bo, cy])
      expect(await api(person, 'POST', `/api/events/${next}/join`)).toMatchObject({ status: 200 });
    for (const person of [ada, bo, cy]) await api(person, 'POST', `/api/events/${next}/withdraw`);
  }
  expect(
    (await detail(ada!, await announce({ kind: 'evening', seats: 2 }))).evening.barredUntil,
  ).toBeGreaterThan(Date.now());
});

test('evenings have three to five deals that give everybody each chair, and a day and a week have none of it', async () => {
  const wrong = async (more: object) =>
    (await api(host(), 'POST', '/api/admin/events', { game: 'veil', kind: 'evening', ...more })).status;
  expect([
    await wrong({ seats: 2, deals: 3 }),
    await wrong({ seats: 3, deals: 4 }),
    await wrong({ seats: 1 }),
  ]).toEqual([400, 400, 400]);
  const [ada] = await people(1);
  const week = await announce({ kind: 'week', seats: 2 });
  expect((await api(ada, 'POST', `/api/events/${week}/check-in`)).status).toBe(400);
  expect((await api(ada, 'POST', `/api/events/${week}/team`)).body).toMatchObject({ code: 'no-teams' });
});

test('a team at one table: ready one by one, the clock gives a chair away, ranks for each; another team for the next deal', async () => {
  const teams = await people(10);
  const event = await announce({ kind: 'week', game: 'guild', seats: 3, deals: 2 });
  later(HOUR + MINUTE);
  const [ada, bo, cy, dee] = teams as [TestPerson, TestPerson, TestPerson, TestPerson];
  const path = `/api/events/${event}`;
  const join = (person: TestPerson, body: object) => api(person, 'POST', `${path}/team`, body);
  const begin = (person: TestPerson, deal: number, together = true) =>
    api(person, 'POST', `${path}/deals/${deal}`, { together });
  const { code } = ((await join(ada, {})).body as Detail).teams;
  expect((await join(bo, { code: 'wrong' })).body).toMatchObject({ code: 'no-such-team' });
  expect((await begin(ada, 1)).body).toMatchObject({ code: 'no-such-team' });
  for (const person of [bo, cy]) expect((await join(person, { code })).status).toBe(200);
  expect((await join(dee, { code })).body).toMatchObject({ code: 'team-full' });
  expect((await begin(ada, 1)).body).toEqual({ table: null });
  expect((await detail(bo, event)).teams.mates.map(({ ready }) => ready).sort()).toEqual([1, null, null]);
  expect((await begin(bo, 1)).body).toEqual({ table: null });
  const [one, other] = await Promise.all([begin(cy, 1), begin(cy, 1)]);
  const { table } = one.body as { table: string };
  expect([typeof table, other.body]).toEqual(['string', { table }]);
  for (const person of [ada, bo]) expect((await begin(person, 1, false)).body).toEqual({ table });
  // They may talk; a stranger may not look; who does not come loses the chair to a bot, for all the clock's time.
  const say = { do: { kind: 'chat', text: 'left or right?' } };
  expect((await api(bo, 'POST', `/api/tables/${table}/commands`, say)).status).toBe(200);
  expect((await api(dee, 'GET', `/api/tables/${table}`)).status).toBe(403);
  for (const person of [ada, bo]) {
    const { choices } = (await api(person, 'GET', `/api/tables/${table}`)).body as { choices: unknown[] };
    await api(person, 'POST', `/api/tables/${table}/commands`, { do: { kind: 'play', choice: choices[0] } });
  }
  later(16 * MINUTE);
  await timeOut(server.context, table);
  expect(
    await server.context.liveTables.look(table, (seen) => seen.seats[seatOf(seen, cy.id)!]!.bot),
  ).toBeDefined();
  await playAll([ada, bo], event, 1);
  // The second deal with others; one of them alone.
  await join(bo, { leave: true });
  await join(bo, {});
  const { code: second } = (await detail(bo, event)).teams;
  await join(dee, { code: second });
  await begin(bo, 2);
  expect((await begin(dee, 2)).body).toMatchObject({ table: expect.any(String) });
  await playAll([bo, dee], event, 2);
  expect((await begin(ada, 2, false)).body).toMatchObject({ table: expect.any(String) });
  await playAll([ada], event, 2);
  await join(cy, { code: second });
  expect((await begin(cy, 2)).body).toEqual({ table: null });
  later(3 * HOUR);
  await settle(event, 0);
  const { runs } = (await api(ada, 'GET', `${path}/deals/1`)).body as {
    runs: { person: string; people?: number; mark?: string; isYardstick?: boolean }[];
  };
  expect(runs.filter(({ isYardstick }) => !isYardstick).map(({ people, mark }) => [people, mark])).toEqual(
    Array(3).fill([3, 'stood-in']),
  );
  const proof = await text(ada, `${path}/proof`);
  const proved = await verifyProof(proof.split('\n'), load);
  expect(proved.standings).toBe(await text(ada, `${path}/standings?as=text`));
  expect(proof.match(/"team":/g)).toHaveLength(5);
  await expect(verifyProof(proof.replace(/"people":3/, '"people":2').split('\n'), load)).rejects.toThrow();
});

// The law of the wire for expeditions: while a window is open, nothing told to anybody depends on others' choices or on luck to come.
import { chairFor, chairsOf } from '@undercroft/events';
import { keyedHash, resolveTable, type Seat, seeded } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import type { Table } from '@undercroft/table';
import { vi } from 'vitest';
import { tendEvenings } from '../src/events/evenings.ts';
import { announce } from '../src/events/expeditions.ts';
import { alike, eyesOf } from './two-worlds.ts';
import type { WatchedHouse } from './watched-house.ts';
import { firstDifference, type Worlds } from './worlds.ts';

/** Who listens: somebody who never enters, or an entrant before, during and after the own run. */
export const LISTENERS = [
  'a stranger',
  'an entrant before',
  'an entrant during',
  'an entrant after',
] as const;

/** Another's run alone with bots, of a team at one table, or at a table of the same evening. */
export const TABLES = ['alone', 'team', 'evening'] as const;

export interface EventCase {
  readonly tables: (typeof TABLES)[number];
  /** The first of those who sit beside them: one for each chair that is left at two tables. */
  readonly others: number;
  /** Two people of the house: who listens, and whose run must not be heard of. */
  readonly reader: number;
  readonly player: number;
  readonly listener: (typeof LISTENERS)[number];
  /** The other run comes to its end. */
  readonly ends: boolean;
  /** With passkeys both are ranked, and their deal is the very same; guests have its sibling. */
  readonly ranked: boolean;
  /** Which of the chairs that people are given. Both have the same: whatever one of them saw would help the other. */
  readonly chair: number;
}

const CHOICES = 6;

/**
 * In the other house everything that the listener cannot see is another, and the other player plays on or gives up. Every
 * route is read. Where the houses differ, in words.
 */
export async function eventBreachOf(worlds: Worlds, on: EventCase): Promise<string | undefined> {
  const { houses, game, games } = worlds;
  const { reader, player, listener, ends } = on;
  const chairs = chairsOf(game, resolveTable(game, game.seats[0]));
  const seat = chairs.chairs[on.chair % chairs.chairs.length]!;
  for (const [at, world] of worlds.worlds.entries())
    Object.assign(world, {
      seed: `event:${listener}:${on.tables}:${ends}:${on.ranked}:${on.chair}`,
      viewer: seat,
      otherAfter: at === 1 ? 0 : undefined,
      exchanges: 'all',
    });
  const isIn = listener === 'an entrant during' || listener === 'an entrant after';
  const event =
    on.tables === 'evening'
      ? `evening-law-${reader}`
      : `day-${game.name}-${new Date().toISOString().slice(0, 10)}`;
  const setTables = on.tables === 'evening' ? setEvening : setRuns;
  for (const house of houses) {
    if (on.ranked) for (const who of sittersOf(on, game.seats[0])) await givePasskey(house, who);
    for (const who of [reader, player]) await house.connect(who);
    house.send(reader, { kind: 'lobby', on: true });
  }
  const set = await setTables(worlds, on, event, seat, isIn);
  const theirs = set.map(({ theirs }) => theirs);
  const mine = set.flatMap(({ mine }) => mine ?? []);
  for (const [world, house] of houses.entries())
    for (const table of [theirs[world]!, ...(isIn ? [mine[world]!] : [])]) {
      house.send(reader, { kind: 'watch', table });
      // One of them may have to be read from the store first.
      await house.quiet();
    }
  if (isIn) await playAlike(worlds, mine, seat, reader);
  for (const [world, house] of houses.entries()) {
    if (listener === 'an entrant after') await house.command(reader, { kind: 'resign' }, mine[world]!);
    if (world === 1) await playOn(house, games[1], theirs[1]!, player, seat, ends);
    await vi.advanceTimersByTimeAsync(0);
    await house.quiet();
    const tables = [theirs[world]!, ...(isIn ? [mine[world]!] : [])];
    for (const path of routesOf(event, game.name, house.idOf(player), tables))
      if (!tellsLoad(path))
        for (const isSigned of [true, false]) await house.ask(reader, 'GET', path, undefined, isSigned);
    for (const table of tables)
      await house.command(reader, { kind: 'history', from: 1, to: 20, views: true }, table);
    for (const [kind, more] of Object.entries(AT_THEIR_TABLE))
      await house.command(reader, { kind, ...more }, theirs[world]!);
    for (const table of tables) {
      await house.ask(reader, 'POST', '/api/studies', { table });
      await house.ask(reader, 'POST', `/api/tables/${table}/report`, { words: 'look' });
      await house.ask(reader, 'POST', `/api/ties/${house.idOf(player)}/invites`, { table });
    }
    for (const path of ['join', 'check-in', 'withdraw', 'team'])
      await house.ask(
        reader,
        'POST',
        `/api/events/${event}/${path}`,
        path === 'team' ? { code: 'none' } : {},
      );
    for (const who of [reader, player]) house.disconnect(who);
  }
  const [one, other] = houses.map((house) => house.told(reader)) as [readonly string[], readonly string[]];
  for (const house of houses) house.forget();
  return firstDifference(one, other);
}

/** Everything that can be asked of a table at which one does not sit: refused alike, whatever became of it. */
const AT_THEIR_TABLE: Readonly<Record<TableCommand['kind'], object>> = {
  sit: { seat: 0, nonce: '' },
  leave: {},
  setChair: { seat: 0, chair: { kind: 'person' } },
  start: {},
  play: { choice: 0 },
  takeBack: {},
  resign: {},
  propose: { what: 'abandon' },
  agree: {},
  decline: {},
  resume: {},
  letBot: {},
  return: {},
  rematch: {},
  chat: { text: 'how does it stand?' },
  setOrder: { answers: [], again: false, untilNamed: false },
  cancelOrder: { order: 1 },
};

interface SetTables {
  readonly theirs: string;
  readonly mine: string | undefined;
}

const sittersOf = ({ reader, player, others, tables }: EventCase, seats: number): number[] => [
  reader,
  player,
  ...Array.from({ length: tables === 'alone' ? 0 : 2 * seats - 2 }, (_, n) => others + n),
];

/** Begun by each of the two: alone, or the other one with a team. */
async function setRuns(
  { houses, game }: Worlds,
  { reader, player, listener, tables, others }: EventCase,
  event: string,
  seat: Seat,
  isIn: boolean,
): Promise<SetTables[]> {
  const chairs = chairsOf(game, resolveTable(game, game.seats[0]));
  const set: SetTables[] = [];
  for (const house of houses) {
    await sitAt(house, [reader, player], seat, (key, person) => chairFor(key, person, 1, chairs));
    const path = `/api/events/${event}`;
    if (tables === 'team') {
      const { teams } = (await house.ask(player, 'POST', `${path}/team`, {})) as { teams: { code: string } };
      house.name(teams.code, '<team>');
      await house.ask(others, 'POST', `${path}/team`, { code: teams.code });
      await house.ask(others, 'POST', `${path}/deals/1`, { together: true });
    }
    const theirs = await begin(house, player, event, '<their run>', tables === 'team');
    if (listener !== 'a stranger') await house.ask(reader, 'POST', `${path}/join`, {});
    set.push({ theirs, mine: isIn ? await begin(house, reader, event, '<my run>') : undefined });
  }
  return set;
}

const MINUTE = 60_000;
/** Nobody is old in a house of tests. */
const ONLY_PASSKEY = { passkey: true, days: 0, games: 0 };

/** Both at tables of one evening, in the same chair; or the listener has entered and is not there. */
async function setEvening(
  { houses, game }: Worlds,
  on: EventCase,
  id: string,
  seat: Seat,
  isIn: boolean,
): Promise<SetTables[]> {
  const { reader, player, listener, ranked, others } = on;
  const seats = game.seats[0];
  const opens = Date.now() + 10 * MINUTE;
  const window = { opens, closes: opens + 180 * MINUTE, openAt: opens + 180 * MINUTE };
  /** Two tables side by side: the two in the same chair, the others in the rest. */
  const order = Array.from({ length: seats }, (_, line) => {
    const from = others + 2 * (line < seat ? line : line - 1);
    return line === seat ? [reader, player] : [from, from + 1];
  });
  const wanted = isIn ? order.flat() : order.map(([, there]) => there!);
  for (const house of houses) {
    const { context } = house.server;
    const { events } = context.store;
    await announce(context, game, { id, kind: 'evening', window, needs: ONLY_PASSKEY });
    const fix = events.fixSeating.bind(events);
    events.fixSeating = async (event, drawn) => {
      const people = wanted.map((who) => house.idOf(who));
      return fix(event, event !== id ? drawn : ranked ? [[], people] : [people, []]);
    };
    if (listener !== 'a stranger') await house.ask(reader, 'POST', `/api/events/${id}/join`, {});
  }
  vi.setSystemTime(opens - MINUTE);
  for (const house of houses)
    for (const who of wanted) await house.ask(who, 'POST', `/api/events/${id}/check-in`, {});
  vi.setSystemTime(opens + 1);
  const set: SetTables[] = [];
  for (const house of houses) {
    await tendEvenings(house.server.context, Date.now());
    const tableOf = async (who: number, as: string): Promise<string> => {
      const [run] = await house.server.context.store.events.runsOf(id, house.idOf(who));
      house.name(run!.table, as);
      return run!.table;
    };
    const theirs = await tableOf(player, '<their run>');
    set.push({ theirs, mine: isIn ? await tableOf(reader, '<my run>') : undefined });
  }
  return set;
}

async function begin(
  house: WatchedHouse,
  who: number,
  event: string,
  as: string,
  together = false,
): Promise<string> {
  const path = `/api/events/${event}/deals/1`;
  const { table } = (await house.ask(who, 'POST', path, { together })) as { table: string };
  house.name(table, as);
  return table;
}

/** Chairs are given out by a key that every house draws anew: here by one that gives these people this seat. */
async function sitAt(
  house: WatchedHouse,
  people: readonly number[],
  seat: Seat,
  chairOf: (key: string, person: string) => Seat,
): Promise<void> {
  const { events } = house.server.context.store;
  const keys = Array.from({ length: 1_000 }, (_, n) => keyedHash('00', String(n)));
  const secret = keys.find((key) => people.every((who) => chairOf(key, house.idOf(who)) === seat))!;
  const read = events.read.bind(events);
  events.read = async (id) => {
    const event = await read(id);
    return event && { ...event, secret, format: { ...event.format, needs: ONLY_PASSKEY } };
  };
}

async function givePasskey(house: WatchedHouse, who: number): Promise<void> {
  const { store, sessions } = house.server.context;
  const person = house.idOf(who);
  await store.people.addPasskey({ id: `key-${who}`, person, publicKey: '', counter: 0, transports: [] }, 0);
  sessions.changed(person);
}

/** In a run the bots answer first. */
const nextIn = (waiting: readonly Seat[], own: Seat): Seat | undefined =>
  waiting.find((seat) => seat !== own) ?? waiting[0];

/** The own run goes on a little in both houses, with choices of all seats from which the reader learns the same. */
async function playAlike(
  { houses, games, done }: Worlds,
  ids: readonly string[],
  reads: Seat,
  reader: number,
): Promise<void> {
  const chance = seeded('alike');
  const eyes = [eyesOf(games[0], reads), eyesOf(games[1], reads)] as const;
  for (let n = 0; n < CHOICES; n++) {
    const tables = await Promise.all(
      houses.map(
        async ({ server }, at) => (await server.context.liveTables.look(ids[at]!, (table) => table))!,
      ),
    );
    const seat = nextIn(tables[0]!.waiting, reads);
    if (seat === undefined || nextIn(tables[1]!.waiting, reads) !== seat) return;
    const positions = [tables[0]!.match!.position, tables[1]!.match!.position] as const;
    const pair = alike(games, positions, seat, eyes, chance);
    if (!pair) return;
    for (const [at, house] of houses.entries())
      if (seat === reads) await house.command(reader, { kind: 'play', choice: pair[at] }, ids[at]!);
      else await playFor(house, tables[at]!, seat, pair[at]);
    done.set('choices', (done.get('choices') ?? 0) + 1);
  }
}

/** The choice of somebody beside them, or of a bot. */
async function playFor({ server }: WatchedHouse, table: Table, seat: Seat, choice: unknown): Promise<void> {
  const { person, askedVersion: version } = table.seats[seat]!;
  await server.context.liveTables.act(
    table.id,
    person === undefined
      ? { actor: null, command: { kind: 'botPlay', seat, choice, version } }
      : { actor: { person, name: '' }, command: { kind: 'play', choice: choice as never } },
  );
}

/** The other run goes on, bots and all; to its end, or for a while. */
async function playOn(
  house: WatchedHouse,
  game: Worlds['game'],
  id: string,
  player: number,
  own: Seat,
  ends: boolean,
): Promise<void> {
  const { command } = house;
  const { context } = house.server;
  for (let n = 0; n < (ends ? 30 : 10); n++) {
    const table = (await context.liveTables.look(id, (seen) => seen))!;
    const seat = nextIn(table.waiting, own);
    if (table.phase !== 'playing' || seat === undefined) return;
    const [choice] = game.choices(table.match!.position, seat);
    if (seat === own && table.seats[seat]!.person !== undefined)
      await command(player, { kind: 'play', choice }, id);
    else await playFor(house, table, seat, choice);
  }
  if (ends) await command(player, { kind: 'resign' }, id);
}

/** How busy the machine is hangs on no secret, and is not the same in two houses. */
export const tellsLoad = (path: string): boolean => path === '/readyz';

/** Everything that can be asked for; what is the host's is refused alike. */
export function routesOf(
  event: string,
  game: string,
  person: string,
  tables: readonly string[],
  club = 'no-club',
  token = 'no-token',
): readonly string[] {
  return [
    ...tables.flatMap((id) =>
      ['', '/record', '/history?from=1&to=20'].map((path) => `/api/tables/${id}${path}`),
    ),
    ...['', '/standings', '/standings?as=text', '/proof', '/deals/1', '/deals/1?seat=0&instance=1'].map(
      (path) => `/api/events/${event}${path}`,
    ),
    `/api/events/again-${event}`,
    '/api/events',
    `/api/events?game=${game}`,
    '/api/events?state=over',
    `/api/seasons/${game}`,
    '/api/daily',
    `/api/daily/${game}/${event.slice(-10)}`,
    `/api/people/${person}`,
    '/api/puzzles',
    `/api/puzzles/next?game=${game}`,
    '/api/puzzles/daily',
    '/api/puzzles/none',
    `/api/packs/${game}`,
    '/api/games',
    `/api/games/${game}/finished`,
    `/api/ratings/${game}`,
    `/api/records/${tables[0]}`,
    '/api/tables',
    '/api/me',
    '/api/me/data',
    '/api/me/blocks',
    '/api/ties',
    `/api/ties/links/${token}`,
    '/api/clubs',
    '/api/seek',
    '/api/studies',
    ...['', '/chapters/1', '/file'].map((path) => `/api/studies/${tables[0]}${path}`),
    `/api/clubs/${club}`,
    `/api/clubs/${club}/events`,
    `/api/clubs/links/${token}`,
    '/api/push/key',
    '/api/openapi.json',
    '/healthz',
    '/readyz',
    '/metrics',
    ...['health', 'backup', 'tables', 'people', 'reports', `help/${game}`].map(
      (path) => `/api/admin/${path}`,
    ),
  ];
}

/** Routes that tell something and that the law does not read. */
export function unreadRoutes(paths: Readonly<Record<string, object>>): readonly string[] {
  const read = routesOf('e', 'g', 'p', ['t']).map((path) => path.split('?')[0]!);
  return Object.entries(paths)
    .filter(([, methods]) => 'get' in methods)
    .map(([path]) => path)
    .filter((path) => {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return !read.some((one) => pattern.test(one));
    });
}

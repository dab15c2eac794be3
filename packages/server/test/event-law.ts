// The law of the wire for expeditions: while a window is open, nothing told to anybody depends on others' choices or on luck to come.
import { chairFor, chairsOf } from '@undercroft/events';
import { keyedHash, resolveTable, type Seat, seeded } from '@undercroft/kernel';
import { vi } from 'vitest';
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

export interface EventCase {
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
  const event = `day-${game.name}-${new Date().toISOString().slice(0, 10)}`;
  const chairs = chairsOf(game, resolveTable(game, game.seats[0]));
  const seat = chairs.chairs[on.chair % chairs.chairs.length]!;
  for (const [at, world] of worlds.worlds.entries())
    Object.assign(world, {
      seed: `event:${JSON.stringify(on)}`,
      viewer: seat,
      otherAfter: at === 1 ? 0 : undefined,
      exchanges: 'all',
    });
  const isIn = listener === 'an entrant during' || listener === 'an entrant after';
  const theirs: string[] = [];
  const mine: string[] = [];
  for (const house of houses) {
    await sitAt(house, [reader, player], seat, (key, person) => chairFor(key, person, 1, chairs));
    if (on.ranked) for (const who of [reader, player]) await givePasskey(house, who);
    for (const who of [reader, player]) await house.connect(who);
    house.send(reader, { kind: 'lobby', on: true });
    theirs.push(await begin(house, player, event, '<their run>'));
    if (listener !== 'a stranger') await house.ask(reader, 'POST', `/api/events/${event}/join`, {});
    if (isIn) mine.push(await begin(house, reader, event, '<my run>'));
    for (const table of [theirs.at(-1)!, ...mine.slice(-1)]) house.send(reader, { kind: 'watch', table });
  }
  if (isIn) await playAlike(worlds, mine, seat, reader);
  for (const [world, house] of houses.entries()) {
    if (listener === 'an entrant after') await house.command(reader, { kind: 'resign' }, mine[world]!);
    if (world === 1) await playOn(house, games[1], theirs[1]!, player, seat, ends);
    await vi.advanceTimersByTimeAsync(0);
    await house.quiet();
    const tables = [theirs[world]!, ...(isIn ? [mine[world]!] : [])];
    for (const path of routesOf(event, game.name, house.idOf(player), tables))
      if (!tellsLoad(path)) await house.ask(reader, 'GET', path);
    for (const table of tables)
      await house.command(reader, { kind: 'history', from: 1, to: 20, views: true }, table);
    await house.ask(reader, 'POST', `/api/events/${event}/join`, {});
    for (const who of [reader, player]) house.disconnect(who);
  }
  const [one, other] = houses.map((house) => house.told(reader)) as [readonly string[], readonly string[]];
  for (const house of houses) house.forget();
  return firstDifference(one, other);
}

async function begin(house: WatchedHouse, who: number, event: string, as: string): Promise<string> {
  const { table } = (await house.ask(who, 'POST', `/api/events/${event}/deals/1`, {})) as { table: string };
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
    return event && { ...event, secret };
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
      else
        await house.server.context.liveTables.act(ids[at]!, {
          actor: null,
          command: {
            kind: 'botPlay',
            seat,
            choice: pair[at],
            version: tables[at]!.seats[seat]!.askedVersion,
          },
        });
    done.set('choices', (done.get('choices') ?? 0) + 1);
  }
}

/** The other run goes on, bots and all; to its end, or for a while. */
async function playOn(
  { server: { context }, command }: WatchedHouse,
  game: Worlds['game'],
  id: string,
  player: number,
  own: Seat,
  ends: boolean,
): Promise<void> {
  for (let n = 0; n < (ends ? 30 : 10); n++) {
    const table = (await context.liveTables.look(id, (seen) => seen))!;
    const seat = nextIn(table.waiting, own);
    if (table.phase !== 'playing' || seat === undefined) return;
    const [choice] = game.choices(table.match!.position, seat);
    if (seat === own) await command(player, { kind: 'play', choice }, id);
    else
      await context.liveTables.act(id, {
        actor: null,
        command: { kind: 'botPlay', seat, choice, version: table.seats[seat]!.askedVersion },
      });
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
    ...['health', 'backup', 'tables', 'people', 'reports'].map((path) => `/api/admin/${path}`),
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

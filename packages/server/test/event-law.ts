// The law of the wire for expeditions: while a window is open, nothing told to anybody depends on others' choices or on luck to come.
import { chairsOf } from '@undercroft/events';
import { resolveTable, type Seat, seeded } from '@undercroft/kernel';
import type { TableCommand } from '@undercroft/protocol';
import type { Table } from '@undercroft/table';
import { vi } from 'vitest';
import { type EventCase, givePasskey, setEvening, setRuns, sittersOf } from './event-runs.ts';
import { routesOf, tellsLoad } from './read-routes.ts';
import { alike, eyesOf } from './two-worlds.ts';
import type { WatchedHouse } from './watched-house.ts';
import { firstDifference, type Worlds } from './worlds.ts';

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

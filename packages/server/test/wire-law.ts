// The law of the wire: two houses that differ only in what one viewer may not know tell this viewer the same, byte by byte.
import {
  type AnyGame,
  type Chance,
  nonceFor,
  type Seat,
  SPECTATOR,
  seeded,
  type Viewer,
} from '@undercroft/kernel';
import { isPlayedByPerson, type Table } from '@undercroft/table';
import { vi } from 'vitest';
import { NONCE } from './harness.ts';
import { alike, gameIn, learned, nothingLearned, type World } from './two-worlds.ts';
import { openWatchedHouse, type WatchedHouse } from './watched-house.ts';

/**
 * How the worlds differ: `faces` in every hidden piece and all luck to come; `piles`, with open hands, in what nobody may look
 * into; `acts` in what other seats have done in secret.
 */
export type Difference = 'faces' | 'piles' | 'acts';

export interface Worlds {
  readonly game: AnyGame;
  readonly games: readonly [AnyGame, AnyGame];
  readonly houses: readonly [WatchedHouse, WatchedHouse];
  readonly worlds: readonly [World, World];
  readonly seats: number;
  /** Choices and other acts that were compared so far, and how often each of them. */
  readonly done: Map<string, number>;
  close(): Promise<void>;
}

/** Both houses live on one clock that only the law moves. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: Date.UTC(2026, 0, 5, 12),
  });
}
export const releaseClock = (): void => void vi.useRealTimers();

/** A leak put in on purpose: into the game as the houses know it, or into the houses themselves. */
export interface Planted {
  readonly game?: (game: AnyGame) => AnyGame;
  readonly house?: (house: WatchedHouse) => void;
}

export async function openWorlds(game: AnyGame, seats: number, planted: Planted = {}): Promise<Worlds> {
  const world = (): World => ({ seed: '', viewer: SPECTATOR, otherAfter: undefined, exchanges: 'all' });
  const worlds = [world(), world()] as const;
  const games = [gameIn(worlds[0], game), gameIn(worlds[1], game)] as const;
  const open = async (known: AnyGame): Promise<WatchedHouse> => {
    const house = await openWatchedHouse(planted.game?.(known) ?? known, seats + 1);
    planted.house?.(house);
    return house;
  };
  const houses = [await open(games[0]), await open(games[1])] as const;
  const close = async (): Promise<void> => {
    releaseClock();
    for (const house of houses) await house.close();
  };
  return { game, games, houses, worlds, seats, done: new Map(), close };
}

/** One game that is under way in both houses. */
interface Run {
  readonly of: Worlds;
  readonly ids: readonly [string, string];
  readonly chance: Chance;
  readonly viewer: Viewer;
  /** The person behind the viewer: one for each seat, the last one looks on. */
  readonly who: number;
  readonly difference: Difference;
}

/** False where the worlds part and the run is over. */
type Act = (run: Run) => Promise<unknown>;

/** Where the houses differ, in words; undefined where they do not. The worlds part after at most `depth` choices. */
export async function breachOf(
  worlds: Worlds,
  seed: string,
  difference: Difference,
  steps: number,
  depth: number,
): Promise<string | undefined> {
  const chance = seeded(seed);
  const { seats, houses } = worlds;
  const isSpectator = difference === 'piles' || chance.pick(seats + 1) === seats;
  const viewer: Viewer = isSpectator ? SPECTATOR : chance.pick(seats);
  const who = viewer === SPECTATOR ? seats : viewer;
  const before = chance.pick(depth);
  for (const [at, world] of worlds.worlds.entries()) {
    const otherAfter = at === 1 && difference !== 'acts' ? before : undefined;
    Object.assign(world, { seed, viewer, otherAfter, exchanges: difference === 'piles' ? 'piles' : 'all' });
  }
  const run = await begin({ of: worlds, chance, viewer, who, difference });
  try {
    for (let at = 0; at < before; at++) if (!(await playAlike(run, 'before'))) return undefined;
    if (difference === 'piles') await openHands(run);
    let breach = await compare(run, 'the beginning');
    for (let at = 0; at < steps && breach === undefined; at++) {
      const [name, act] = ACTS[chance.pick(ACTS.length)]!;
      if ((await act(run)) === false) break;
      worlds.done.set(name, (worlds.done.get(name) ?? 0) + 1);
      breach = await compare(run, name);
    }
    breach ??= await endAlike(run);
    return breach && `${worlds.game.name} ${seed}, ${difference}, told to ${viewer}: ${breach}`;
  } finally {
    for (const [at, house] of houses.entries()) {
      house.secrets.clear();
      await house.server.context.liveTables.act(run.ids[at]!, {
        actor: null,
        command: { kind: 'close', why: 'over' },
      });
      for (let person = 0; person <= seats; person++) house.disconnect(person);
      await house.quiet();
      house.forget();
    }
  }
}

async function begin(plan: Omit<Run, 'ids'>): Promise<Run> {
  const { of, chance, who } = plan;
  const { seats, houses, game } = of;
  const hasClock = chance.pick(2) === 1;
  // Tables of one moment have no order.
  await vi.advanceTimersByTimeAsync(1_000);
  const ids: string[] = [];
  for (const house of houses) {
    for (let person = 0; person <= seats; person++) await house.connect(person);
    house.send(who, { kind: 'lobby', on: true });
    const made = await house.command(0, {
      kind: 'create',
      game: game.name,
      chairs: Array(seats).fill({ kind: 'person' }),
      pace: 'turns',
      ...(hasClock && { clock: { perMove: 100_000, reserve: 5_000 } }),
      listed: true,
      spectators: true,
      webhook: 'https://table.example/hook',
      sit: 0,
    });
    const id = made.table!;
    const { commitment } = made.data as { readonly commitment: string };
    ids.push(id);
    house.name(id, '<table>');
    house.secrets.add((await house.server.context.store.tables.read(id))!.secret);
    for (let person = 0; person <= seats; person++) house.send(person, { kind: 'watch', table: id });
    await house.quiet();
    for (let seat = 0; seat < seats; seat++) {
      const nonce = nonceFor(commitment, seat, NONCE);
      house.name(nonce, `<nonce ${seat}>`);
      await house.command(seat, { kind: 'sit', seat, nonce }, id);
    }
  }
  return { ...plan, ids: [ids[0]!, ids[1]!] };
}

const tableIn = async ({ of, ids }: Run, world: 0 | 1): Promise<Table> =>
  (await of.houses[world].server.context.liveTables.look(ids[world], (table) => table))!;

/** Lets everything settle that waits for a while (the lobby, notices), and compares what the viewer heard. */
async function compare({ of, who }: Run, after: string): Promise<string | undefined> {
  await vi.advanceTimersByTimeAsync(150);
  for (const house of of.houses) await house.quiet();
  const [one, other] = of.houses.map((house) => house.told(who)) as [readonly string[], readonly string[]];
  const faults = of.houses.flatMap((house) => house.faults);
  if (faults.length > 0) return `after ${after}, ${faults[0]}`;
  const at = one.findIndex((text, i) => text !== other[i]);
  if (at < 0 && one.length === other.length) return undefined;
  const where = at < 0 ? one.length : at;
  const show = (text: string | undefined): string => text?.slice(0, 1_500) ?? 'nothing';
  return `after ${after}, message ${where}:\n${show(one[where])}\n${show(other[where])}`;
}

/** Does the same in both houses, one after the other; true where both allowed it. */
async function both(
  { of, ids }: Run,
  act: (house: WatchedHouse, id: string, world: 0 | 1) => Promise<unknown>,
): Promise<void> {
  for (const world of [0, 1] as const) await act(of.houses[world], ids[world], world);
}

const command = (run: Run, who: number, what: object): Promise<void> =>
  both(run, (house, id) => house.command(who, what, id, who === run.who ? house.version(who) : undefined));

/** A choice from which the viewer learns the same in both worlds; false where there is none, and the worlds part. */
async function playAlike(run: Run, when: 'before' | 'after' = 'after'): Promise<boolean> {
  const tables = [await tableIn(run, 0), await tableIn(run, 1)] as const;
  if (tables[0].phase !== 'playing' || tables[1].phase !== 'playing') return false;
  const { of, chance, viewer } = run;
  const seat = tables[0].waiting[chance.pick(tables[0].waiting.length)]!;
  const positions = [tables[0].match!.position, tables[1].match!.position] as const;
  let choices: readonly [unknown, unknown] | undefined;
  if (when === 'before') {
    const list = of.games[0].choices(positions[0], seat);
    const choice = list[chance.pick(list.length)];
    if (learned(of.games[0], positions[0], seat, choice, viewer) !== undefined) choices = [choice, choice];
  } else choices = alike(of.games, positions, seat, viewer, chance);
  if (!choices) return false;
  await both(run, async (house, id, world) => {
    const version = seat === run.who ? house.version(seat) : undefined;
    const answer = await house.command(seat, { kind: 'play', choice: choices[world] }, id, version);
    if (answer.kind === 'refused') throw new Error(`${seat} was refused: ${answer.code}`);
  });
  of.done.set('choices', (of.done.get('choices') ?? 0) + 2);
  return true;
}

/** In the other world alone, seats other than the viewer act where the viewer may not know of it. */
async function actInSecret(run: Run): Promise<void> {
  const { of, ids, viewer, chance, difference } = run;
  if (difference !== 'acts') return;
  const table = await tableIn(run, 1);
  const { position } = table.match!;
  const nothing = nothingLearned(of.games[1], position, viewer);
  for (const seat of table.waiting) {
    if (seat === viewer) continue;
    const secret = of.games[1]
      .choices(position, seat)
      .filter((choice) => learned(of.games[1], position, seat, choice, viewer) === nothing);
    if (secret.length === 0) continue;
    const choice = secret[chance.pick(secret.length)];
    await of.houses[1].command(seat, { kind: 'play', choice }, ids[1]);
    of.done.set('secret acts', (of.done.get('secret acts') ?? 0) + 1);
    if (chance.pick(3) === 0) await of.houses[1].command(seat, { kind: 'takeBack' }, ids[1]);
    return;
  }
}

const seatsOf = ({ of }: Run): Seat[] => [...Array(of.seats).keys()];

/** Proposes, and all others answer. Alone at a table there is nobody to decline. */
async function propose(run: Run, by: Seat, what: object, answer: 'agree' | 'decline'): Promise<void> {
  if (run.of.seats === 1 && answer === 'decline') return;
  await command(run, by, { kind: 'propose', ...what });
  for (const seat of seatsOf(run)) if (seat !== by) await command(run, seat, { kind: answer });
}
const anySeat = (run: Run): Seat => run.chance.pick(run.of.seats);
const openHands = (run: Run): Promise<void> => propose(run, anySeat(run), { what: 'openHands' }, 'agree');

async function standIn(run: Run): Promise<void> {
  const seat = anySeat(run);
  await command(run, seat, { kind: run.chance.pick(2) ? 'letBot' : 'leave' });
  await actInSecret(run);
  await command(run, seat, { kind: 'return' });
  // A person who returns closes the hands again.
  if (run.difference === 'piles') await openHands(run);
}

async function comeBack(run: Run): Promise<void> {
  const { who, of, ids } = run;
  const version = run.chance.pick(3) === 0 ? undefined : of.houses[0].version(who);
  for (const house of of.houses) house.disconnect(who);
  await actInSecret(run);
  await vi.advanceTimersByTimeAsync(200);
  await both(run, (house) => house.quiet());
  for (const [world, house] of of.houses.entries()) {
    await house.connect(who);
    house.send(who, { kind: 'watch', table: ids[world]!, ...(version !== undefined && { version }) });
    house.send(who, { kind: 'lobby', on: true });
    await house.quiet();
  }
}

const ask =
  (path: (id: string) => string): Act =>
  (run) =>
    both(run, (house, id) => house.ask(run.who, 'GET', path(id)));

async function readHistory(run: Run): Promise<void> {
  const to = run.of.houses[0].version(run.who) ?? 1;
  const from = Math.max(1, to - 39);
  await command(run, run.who, { kind: 'history', from, to: to + 3, views: true });
  await both(run, (house, id) =>
    house.ask(run.who, 'GET', `/api/tables/${id}/history?from=${from}&to=${to + 9}`),
  );
}

/** Take-backs compare only where the worlds differ in acts: an exchange of pieces stands in the way of replaying less. */
async function takeBack(run: Run): Promise<void> {
  if (run.difference !== 'acts' || run.viewer === SPECTATOR) return;
  if (run.chance.pick(2) === 0) await command(run, run.who, { kind: 'takeBack' });
  else await propose(run, run.viewer, { what: 'takeBack' }, 'decline');
}

const ACTS: readonly (readonly [name: string, act: Act])[] = [
  // Open hands are compared at rest: a spectator may learn from a choice what a seat does.
  ...Array.from(
    { length: 7 },
    () => ['a choice', async (run: Run) => run.difference === 'piles' || playAlike(run)] as const,
  ),
  ...Array.from({ length: 6 }, () => ['a secret act', actInSecret] as const),
  ['a refused choice', (run) => command(run, run.who, { kind: 'play', choice: { kind: 'no such choice' } })],
  [
    'open hands',
    (run) =>
      propose(run, anySeat(run), { what: 'openHands' }, run.viewer === SPECTATOR ? 'decline' : 'agree'),
  ],
  [
    'a pause',
    async (run) => {
      await propose(run, anySeat(run), { what: 'pause' }, 'agree');
      await command(run, anySeat(run), { kind: 'resume' });
    },
  ],
  [
    'extra time',
    (run) => propose(run, anySeat(run), { what: 'extraTime', seat: anySeat(run), seconds: 60 }, 'agree'),
  ],
  [
    'a bot asked for',
    (run) => propose(run, anySeat(run), { what: 'botTakes', seat: anySeat(run) }, 'decline'),
  ],
  ['an end asked for', (run) => propose(run, anySeat(run), { what: 'abandon' }, 'decline')],
  [
    'a proposal that stands',
    async (run) => {
      await command(run, anySeat(run), { kind: 'propose', what: 'openHands' });
      await actInSecret(run);
      await both(run, (house) => house.quiet());
      for (const seat of seatsOf(run)) await command(run, seat, { kind: 'decline' });
    },
  ],
  ['a stand-in', standIn],
  ['a take-back', takeBack],
  ['a reconnect', comeBack],
  ['a table read', ask((id) => `/api/tables/${id}`)],
  ['a record asked for', ask((id) => `/api/tables/${id}/record`)],
  ['a lobby read', ask(() => '/api/tables')],
  ['a history', readHistory],
  ['chat', (run) => command(run, run.chance.pick(run.of.seats + 1), { kind: 'chat', text: 'hm' })],
  ['time', async () => void (await vi.advanceTimersByTimeAsync(20_000))],
];

/** All agree to end it; the next table begins alike too. What the end opens is not compared. */
async function endAlike(run: Run): Promise<string | undefined> {
  const { who, of } = run;
  const tables = [await tableIn(run, 0), await tableIn(run, 1)];
  if (tables.some(({ phase, seats }) => phase !== 'playing' || !seats.every(isPlayedByPerson)))
    return undefined;
  for (const house of of.houses) house.secrets.clear();
  await propose(run, 0, { what: 'abandon' }, 'agree');
  if (of.seats === 1) return undefined;
  await both(run, async (house, id) => {
    const { table } = await house.command(0, { kind: 'rematch' }, id);
    house.name(table!, '<rematch>');
    house.send(who, { kind: 'watch', table: table! });
    await house.quiet();
  });
  const breach = await compare(run, 'a rematch');
  return breach;
}

/**
 * Another's run of today's dungeon, which the viewer has begun and not finished: in the other house that person plays on, or
 * gives up. Where the houses differ, in words.
 */
export async function dailyBreachOf(
  { houses, game, games }: Worlds,
  ends: boolean,
): Promise<string | undefined> {
  const [reader, player] = [0, 1];
  for (const [world, house] of houses.entries()) {
    for (const who of [reader, player]) await house.connect(who);
    const begin = async (who: number): Promise<string> =>
      ((await house.ask(who, 'POST', `/api/daily/${game.name}`, {})) as { table: string }).table;
    const theirs = await begin(player);
    house.name(theirs, '<their run>');
    house.name(await begin(reader), '<my run>');
    house.send(reader, { kind: 'watch', table: theirs });
    house.send(reader, { kind: 'lobby', on: true });
    for (let choices = 0; world === 1 && choices < 2_000; choices++) {
      const table = (await house.server.context.liveTables.look(theirs, (seen) => seen))!;
      if (table.phase !== 'playing' || (!ends && choices === 10)) break;
      const [choice] = games[world]!.choices(table.match!.position, 0);
      await house.command(player, { kind: 'play', choice }, theirs);
    }
    if (world === 1 && ends) await house.command(player, { kind: 'resign' }, theirs);
    await vi.advanceTimersByTimeAsync(0);
    await house.quiet();
    const day = new Date().toISOString().slice(0, 10);
    const { id: person } = (await house.ask(player, 'GET', '/api/me')) as { id: string };
    for (const path of ['', '/record', '/history?from=1&to=20'])
      await house.ask(reader, 'GET', `/api/tables/${theirs}${path}`);
    for (const path of [
      '/api/daily',
      `/api/daily/${game.name}/${day}`,
      `/api/people/${person}`,
      '/api/tables',
    ])
      await house.ask(reader, 'GET', path);
    await house.command(reader, { kind: 'history', from: 1, to: 20, views: true }, theirs);
    for (const who of [reader, player]) house.disconnect(who);
  }
  const [one, other] = houses.map((house) => house.told(reader)) as [readonly string[], readonly string[]];
  for (const house of houses) house.forget();
  const at = one.findIndex((text, i) => text !== other[i]);
  return at < 0 && one.length === other.length ? undefined : `message ${at}:\n${one[at]}\n${other[at]}`;
}

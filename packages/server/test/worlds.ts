// Two houses on one clock that differ only in what one viewer may not know, and one game that is under way in both.
import { type AnyGame, type Chance, type Seat, SPECTATOR, type Viewer } from '@undercroft/kernel';
import type { Table } from '@undercroft/table';
import { vi } from 'vitest';
import { type Eyes, eyesOf, gameIn, openEyesOf, type World } from './two-worlds.ts';
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
  /** Acts that were compared so far, and how often each of them; choices of both houses. */
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

/** From one thing that happens by itself to the next; the clock stands until each is done. */
export async function letPass({ houses }: Worlds, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end; ) {
    await vi.advanceTimersToNextTimerAsync();
    for (const house of houses) await house.quiet();
  }
}

/** As if the houses had slept: what was due meanwhile happens at the end. */
export async function jump(worlds: Worlds, seconds: number): Promise<void> {
  vi.setSystemTime(Date.now() + seconds * 1_000);
  await letPass(worlds, 1_100);
}

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
export interface Run {
  readonly of: Worlds;
  readonly ids: readonly [string, string];
  readonly chance: Chance;
  readonly viewer: Viewer;
  /** The person behind the viewer: one for each seat, the last one looks on. */
  readonly who: number;
  readonly difference: Difference;
  /** After so many choices the worlds part. */
  readonly before: number;
}

export const count = ({ done }: Worlds, what: string, by = 1): void =>
  void done.set(what, (done.get(what) ?? 0) + by);

export const tableIn = async ({ of, ids }: Run, world: 0 | 1): Promise<Table> =>
  (await of.houses[world].server.context.liveTables.look(ids[world], (table) => table))!;
export const tablesIn = async (run: Run): Promise<readonly [Table, Table]> => [
  await tableIn(run, 0),
  await tableIn(run, 1),
];

/** The viewer's eyes in both worlds. */
export function eyesIn({ of: { games, seats }, viewer, difference }: Run): readonly [Eyes, Eyes] {
  const eyes = (game: AnyGame): Eyes =>
    difference === 'piles' ? openEyesOf(game, seats) : eyesOf(game, viewer);
  return [eyes(games[0]), eyes(games[1])];
}

/** Lets everything settle that waits for a while (the lobby, notices), and compares what the viewer heard. */
export async function compare({ of, who }: Run, after: string): Promise<string | undefined> {
  await letPass(of, 150);
  const [one, other] = of.houses.map((house) => house.told(who)) as [readonly string[], readonly string[]];
  const faults = of.houses.flatMap((house) => house.faults);
  if (faults.length > 0) return `after ${after}, ${faults[0]}`;
  return firstDifference(one, other, `after ${after}, `);
}

export function firstDifference(
  one: readonly string[],
  other: readonly string[],
  where = '',
): string | undefined {
  const at = Array.from(one.length > other.length ? one : other).findIndex((_, i) => one[i] !== other[i]);
  if (at < 0) return undefined;
  const show = (text: string | undefined): string => text?.slice(0, 1_500) ?? 'nothing';
  return `${where}message ${at}:\n${show(one[at])}\n${show(other[at])}`;
}

/** Does the same in both houses, one after the other. */
export async function both<Result>(
  { of, ids }: Run,
  act: (house: WatchedHouse, id: string, world: 0 | 1) => Promise<Result>,
): Promise<readonly [Result, Result]> {
  return [await act(of.houses[0], ids[0], 0), await act(of.houses[1], ids[1], 1)];
}

/** The same command in both houses; answers whether both allowed it, or neither. */
export async function command(run: Run, who: number, what: object): Promise<boolean> {
  const [one, other] = await both(run, (house, id) =>
    house.command(who, what, id, who === run.who ? house.version(who) : undefined),
  );
  return (one.kind === 'refused') === (other.kind === 'refused');
}

export const seatsOf = ({ of }: Run): Seat[] => [...Array(of.seats).keys()];
export const anySeat = (run: Run): Seat => run.chance.pick(run.of.seats);

/** Proposes, and all others answer. Alone at a table there is nobody to decline. */
export async function propose(
  run: Run,
  by: Seat,
  what: object,
  answer: 'agree' | 'decline',
): Promise<boolean> {
  if (run.of.seats === 1 && answer === 'decline') return true;
  if (!(await command(run, by, { kind: 'propose', ...what }))) return false;
  for (const seat of seatsOf(run))
    if (seat !== by && !(await command(run, seat, { kind: answer }))) return false;
  return true;
}
export const openHands = (run: Run): Promise<boolean> =>
  propose(run, anySeat(run), { what: 'openHands' }, 'agree');

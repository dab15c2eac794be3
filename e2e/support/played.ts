// Lays a table that has been played for a while: a random game of the kernel, the same at every run, put on the browser's shelf.
import { resolveTable, seeded, startMatch, submit } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import type { LoggedTable } from '../../packages/web/src/sources/local-store.ts';
import type { AnyGame } from './games.ts';
import { sitDown } from './play.ts';
import { putTable } from './stored.ts';
import { follow } from './visit.ts';

type Asks = (choice: unknown) => boolean;

export interface Played {
  readonly seats: number;
  /** How much of the game has been played, from 0 to 1; then on to the next question of the person's seat. */
  readonly share: number;
  /** Where the person sits: on the first seat unless told. */
  readonly seat?: number;
  /** Further on, to where such a choice is open; with several, one of each. */
  readonly asks?: Asks | readonly Asks[];
  /** Further on, to where at least so many choices are open. */
  readonly least?: number;
  /** Another game for another word. */
  readonly seed?: string;
  /** Nobody else is asked at the same time: nothing moves unless the test does. */
  readonly isAlone?: boolean;
  /** Everybody is a person at this device; else one is, and the others are bots that choose by chance. */
  readonly isShared?: boolean;
  /** Whoever sits there has a name as long as names may be. */
  readonly hasLongNames?: boolean;
}

const isLong = process.env.TEST_LENGTH === 'long';
const NAMES = ['Mira', 'Oleg', 'Chiara', 'Tom', 'Anna'] as const;
const LONG_NAMES = [
  'Wilhelmina von Brandenstein',
  'Константин Великолепный',
  'Massimiliano-Bartolomeo',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Ярославна Заозёрская-Лес',
].map((name) => name.slice(0, 24));

/** A random game, stopped where the person's seat is asked; undefined where it is never asked that late. */
function playedMatch(game: AnyGame, played: Played, seed: string) {
  const { seats, share, seat: mine = 0, asks, least = 1, isAlone } = played;
  const start = () => {
    const luck = seeded(seed);
    return startMatch(game, resolveTable(game, seats), { setup: luck, play: luck });
  };
  const walk = (match: ReturnType<typeof start>, isThere: (made: number) => boolean): boolean => {
    const luck = seeded(`${seed}:choices`);
    for (let made = 0; ; made++) {
      const waiting = game.waitingFor(match.position);
      if (waiting.length === 0) return false;
      if (waiting.includes(mine) && isThere(made)) return true;
      const seat = waiting[luck.pick(waiting.length)]!;
      const open = game.choices(match.position, seat);
      submit(match, seat, open[luck.pick(open.length)]);
    }
  };
  const whole = start();
  walk(whole, () => false);
  const match = start();
  const isThere = (made: number): boolean =>
    made >= Math.floor(share * whole.log.length) &&
    (!isAlone || game.waitingFor(match.position).length === 1) &&
    game.choices(match.position, mine).length >= least &&
    [asks ?? []].flat().every((one) => game.choices(match.position, mine).some(one));
  return walk(match, isThere) ? match : undefined;
}

type RandomMatch = NonNullable<ReturnType<typeof playedMatch>>;

/** The table as the browser keeps it. Its luck from here on is the same at every run, too. */
function stored(
  game: AnyGame,
  match: RandomMatch,
  seed: string,
  { seat: mine = 0, isShared, hasLongNames }: Partial<Played> = {},
): LoggedTable {
  const { setupLuck, log, table } = match;
  const names = (hasLongNames ? LONG_NAMES : NAMES).slice(0, table.seats);
  return {
    id: `played${seed.replaceAll(/\W/g, '')}x${log.length}${mine || ''}${hasLongNames ? 'long' : ''}`,
    game: game.name,
    rules: game.rules,
    plan: names.map((name, seat) =>
      seat === mine || isShared ? { kind: 'person', name } : { kind: 'bot', name, level: 'random' },
    ),
    table,
    seal: { secret: 'ab'.repeat(32), nonces: names, table: seed },
    setupLuck,
    log,
    forkedAt: log.length,
    created: Date.now(),
    changed: Date.now(),
    result: game.result(match.position) ?? null,
  };
}

function firstMatch(game: AnyGame, played: Played): readonly [RandomMatch, seed: string] {
  for (let attempt = 0; attempt < 60; attempt++) {
    const seed = `${game.name}:${played.seats}:${played.seed ?? 'played'}:${attempt}`;
    const match = playedMatch(game, played, seed);
    if (match) return [match, seed];
  }
  throw new Error(`no game of ${game.name} comes that far`);
}

export const playedTable = (game: AnyGame, played: Played): LoggedTable =>
  stored(game, ...firstMatch(game, played), played);

/** A random game that was played to its end. */
export function finishedMatch(game: AnyGame, seats: number, seed: string): RandomMatch {
  const luck = seeded(seed);
  const match = startMatch(game, resolveTable(game, seats), { setup: luck, play: luck });
  for (let seat = game.waitingFor(match.position)[0]; seat !== undefined; ) {
    const open = game.choices(match.position, seat);
    submit(match, seat, open[luck.pick(open.length)]);
    seat = game.waitingFor(match.position)[0];
  }
  return match;
}

export function finishedTable(game: AnyGame, seats: number): LoggedTable {
  const seed = `${game.name}:${seats}:finished`;
  const { forkedAt: _, ...table } = stored(game, finishedMatch(game, seats, seed), seed);
  return table;
}

/** Puts the table on the shelf of this browser and sits down at it. */
export const layPlayed = (page: Page, address: string, game: AnyGame, played: Played): Promise<void> =>
  layStored(page, address, playedTable(game, played));

/** Puts a table on the shelf of this browser and opens it, from the page of tables: a link takes a fraction of a load. */
export async function layStored(page: Page, address: string, table: LoggedTable): Promise<void> {
  if (page.url().startsWith(address)) await follow(page, '/tables');
  else await page.goto(`${address}/tables`);
  await page.waitForSelector('main h1', { state: 'attached' });
  await page.waitForSelector('.tablegrid, .curtain', { state: 'detached' });
  await putTable(page, table);
  await follow(page, `/local/${table.id}`);
  await sitDown(page);
}

/**
 * Tables on which the first seat is asked for every kind of choice that comes up in a few random games. Most show several
 * kinds, so that a few are enough; in the long run every kind has its own.
 */
export function tablesOfEveryKind(game: AnyGame, seats: number): readonly (readonly [string, Played])[] {
  const kinds = new Set<string>();
  for (let i = 0; i < 6; i++) {
    const note = (choice: unknown): boolean => {
      kinds.add(kindOf(choice));
      return false;
    };
    playedMatch(game, { seats, share: 0, asks: note }, `${game.name}:kinds:${i}`);
  }
  const shown = new Set<string>();
  // The later one comes up, the rarer it is, and the more others stand beside it.
  return [...kinds].toReversed().flatMap((kind) => {
    if (!isLong && shown.has(kind)) return [];
    const played: Played = { seats, share: 0, seed: kind, asks: (choice) => kindOf(choice) === kind };
    const [{ position }] = firstMatch(game, played);
    for (const choice of game.choices(position, 0)) shown.add(kindOf(choice));
    return [[kind, played] as const];
  });
}

const kindOf = (choice: unknown): string => (choice as { readonly kind?: string }).kind ?? '';

/** Of these, the game that is over first when chosen by chance. */
export function shortestGame(games: readonly AnyGame[], seats: (game: AnyGame) => number): AnyGame {
  const length = (game: AnyGame): number => finishedTable(game, seats(game)).log.length;
  return games.reduce((one, other) => (length(other) < length(one) ? other : one));
}

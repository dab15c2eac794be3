// The flags of `play`: which game, its table, who plays, and the seed; checked against the game by `resolve`.
import { botNamed } from '@undercroft/bots';
import { type AnyGame, CodedError, firstLetters, resolveTable, type TableSetup } from '@undercroft/kernel';
import { readOptions } from '@undercroft/lab';
import type { Shelf } from '@undercroft/shelf';
import { type Arguments, seatFromWord } from '../arguments.ts';
import { PERSON } from '../save.ts';

export interface ResolvedOptions {
  readonly table: TableSetup;
  readonly players: readonly string[];
  readonly names: readonly string[] | undefined;
}

export interface PlayOptions {
  readonly game: string | undefined;
  readonly seed: string | undefined;
  /** The file of a saved game to go on with instead. */
  readonly resume?: string;
  /** True when a flag describes the table: then the set-up pages are left out. */
  readonly isExplicit: boolean;
  /** May everything be taken back? */
  readonly isPractice: boolean;
  resolve(game: AnyGame): ResolvedOptions;
}

export const TABLE_FLAGS = {
  option: { type: 'string', multiple: true },
  seats: { type: 'string', range: [1, 99] },
} as const;
const DESCRIBING = {
  ...TABLE_FLAGS,
  seat: { type: 'string' },
  names: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
} as const;
export const PLAY_OPTION_FLAGS = { ...DESCRIBING, practice: { type: 'boolean' } } as const;
type Values = Arguments<typeof PLAY_OPTION_FLAGS>['values'];

/** Checks what can be checked without the game. */
export function playOptionsOf(game: string | undefined, values: Values, shelf: Shelf): PlayOptions {
  if (game !== undefined && !shelf.listGames().includes(game))
    throw new CodedError('unknown-game', { game, known: shelf.listGames().join(', ') });
  if (values.bots !== undefined) botNamed(values.bots);
  return {
    game,
    seed: values.seed,
    isPractice: values.practice === true,
    isExplicit: Object.keys(DESCRIBING).some((flag) => values[flag as keyof Values] !== undefined),
    resolve: (of) => {
      const table = tableOf(of, values);
      return { table, players: playersOf(values, table.seats), names: namesOf(values, table.seats) };
    },
  };
}

/** The table that `--seats` and `--option name=value` describe. */
export function tableOf(
  game: AnyGame,
  { seats, option = [] }: Arguments<typeof TABLE_FLAGS>['values'],
): TableSetup {
  return resolveTable(game, Number(seats ?? game.seats[0]), readOptions(game.options, option));
}

/** `--bots` fills the seats that `--seat` does not name; with neither, people play them all. */
function playersOf({ bots: bot, seat: here }: Values, seats: number): readonly string[] {
  if (bot === undefined && here === undefined) return Array(seats).fill(PERSON);
  const mine = (here ?? '0').split(',').map((word) => seatFromWord(word, seats));
  return Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? PERSON : (bot ?? 'random')));
}

function namesOf({ names: word }: Values, seats: number): readonly string[] | undefined {
  if (word === undefined) return undefined;
  const names = word.split(',').map((name) => firstLetters(name.trim(), 40));
  if (names.length !== seats || names.some((name) => name === ''))
    throw new CodedError('bad-names', { seats });
  return names;
}

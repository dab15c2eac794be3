// What the flags of a game ask for: the game, its table, who plays and whose luck; checked against the game at last.
import { botNamed } from '@undercroft/bots';
import {
  CodedError,
  type OptionSpec,
  optionFromWord,
  resolveTable,
  type TableSetup,
} from '@undercroft/kernel';
import type { AnyGame, Shelf } from '@undercroft/shelf';
import { type Arguments, wholeNumber } from '../arguments.ts';
import { PERSON } from '../save.ts';

export interface Settled {
  readonly table: TableSetup;
  readonly players: readonly string[];
  readonly names: readonly string[] | undefined;
}

export interface Wish {
  readonly game: string | undefined;
  readonly seed: string | undefined;
  /** A kept game to go on with instead. */
  readonly resume?: string;
  /** True when the flags say anything about the table: then nobody is asked about it. */
  readonly isParticular: boolean;
  settle(game: AnyGame): Settled;
}

/** Reads the flags; what can be refused without the game is refused here. */
export function wishOf(args: Arguments, shelf: Shelf): Wish {
  const game = args.words[0];
  if (game !== undefined && !shelf.listGames().includes(game))
    throw new CodedError('unknown-game', { game, known: shelf.listGames().join(', ') });
  const bot = args.value('bots');
  if (bot !== undefined) botNamed(bot);
  return {
    game,
    seed: args.value('seed'),
    isParticular: ['option', 'seats', 'seat', 'names', 'bots', 'seed'].some((flag) => args.has(flag)),
    settle: (of) => {
      const table = tableOf(args, of);
      return { table, players: playersOf(args, table.seats), names: namesOf(args, table.seats) };
    },
  };
}

/** The table that `--seats` and `--option name=value` describe. */
export function tableOf(args: Arguments, game: AnyGame): TableSetup {
  const word = args.value('seats');
  const seats = word === undefined ? game.seats[0] : wholeNumber(word, '--seats', 1, 99);
  const given: Record<string, unknown> = {};
  for (const pair of args.list('option')) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CodedError('option-needs-value', { option: pair });
    const name = pair.slice(0, at);
    if (Object.hasOwn(given, name)) throw new CodedError('option-twice', { option: name });
    if (!Object.hasOwn(game.options, name)) throw new CodedError('unknown-option', { option: name });
    given[name] = optionFromWord(game.options[name] as OptionSpec, pair.slice(at + 1));
  }
  return resolveTable(game, seats, given);
}

/** `--bots` fills the seats that `--seat` does not name; with neither, people play them all. */
function playersOf(args: Arguments, seats: number): readonly string[] {
  const bot = args.value('bots');
  const here = args.value('seat');
  if (bot === undefined && here === undefined) return Array(seats).fill(PERSON);
  const mine = (here ?? '0').split(',').map((word) => {
    const seat = /^\d{1,2}$/.test(word) ? Number(word) : seats;
    if (seat >= seats) throw new CodedError('bad-seat', { seat: word, most: seats - 1 });
    return seat;
  });
  return Array.from({ length: seats }, (_, seat) => (mine.includes(seat) ? PERSON : (bot ?? 'random')));
}

function namesOf(args: Arguments, seats: number): readonly string[] | undefined {
  const word = args.value('names');
  if (word === undefined) return undefined;
  const names = word.split(',').map((name) => name.trim().slice(0, 40));
  if (names.length !== seats || names.some((name) => name === ''))
    throw new CodedError('bad-names', { seats });
  return names;
}

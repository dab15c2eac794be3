// The contract that every game of the house fulfils: what a game is, and nothing about any one of them.
import type { Chance } from './chance.ts';
import type { ScoreLine } from './score.ts';
import type { Message } from './text.ts';
import type { Zone } from './view.ts';

/** A seat at the table: 0, 1, 2 ... A game says in its SPEC which seat is which role. */
export type Seat = number;

/** A viewer without a seat and without secrets. */
export const SPECTATOR = 'spectator';

/** A seat with its own secrets, or a spectator who has none. */
export type Viewer = Seat | typeof SPECTATOR;

/** What stands where a viewer may not look. Pieces are small integers from 0 up, so -1 is never a piece. */
export const HIDDEN = -1;

/** One thing that a table agrees on before it starts. A default may follow from what was set before it. */
export type OptionSpec = Kinds<{
  /** `byLanguage`: what the set-up proposes to a reader of that language in place of the default. */
  choice: {
    values: readonly string[];
    default: OptionDefault<string>;
    byLanguage?: Readonly<Record<string, string>>;
  };
  switch: { default: OptionDefault<boolean> };
  number: { min: number; max: number; default: OptionDefault<number> };
}>;

export type OptionValue = string | boolean | number;
export type Options = Readonly<Record<string, OptionValue>>;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
type OptionDefault<Value> = Value | ((soFar: Options, seats: number) => Value);

/** A number of the content that we designed, with the range in which the lab may move it. */
export interface NumberSpec {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}
export type NumberSpecs = Readonly<Record<string, NumberSpec>>;

/**
 * What a game is laid out from. `options` are complete (see `resolveTable`). `numbers` holds only the designed
 * numbers that this table plays differently from the content; most tables have none.
 */
export interface TableSetup {
  readonly seats: number;
  readonly options: Options;
  readonly numbers?: Readonly<Record<string, number>>;
}

/** How a game ended. `reason` is a text id of the game under `result.`; `clause` is the rule that ended it. */
export interface Result {
  readonly reason: string;
  readonly clause: string;
  /** Who won: several seats when a side or the whole table won, none when the ruin did. */
  readonly winners: readonly Seat[];
  /** 1 for the best; equal numbers share a place. One entry per seat. */
  readonly places: readonly number[];
  /** Points per seat, where the game has points. */
  readonly points?: readonly number[];
  /** Counters of the finished game, for records, statistics and the lab. */
  readonly counters?: Readonly<Record<string, number>>;
}

/** Why a choice is not open: a code with a text under `refusal.` in the game, and the rule that bars it. */
export interface Reason {
  readonly code: string;
  readonly clause: string;
}

/** Records told apart by `kind`: their fields by kind, then the kinds that have none. */
export type Kinds<Fields, Bare extends string = never> =
  | { [Kind in keyof Fields]: { readonly kind: Kind } & Readonly<Fields[Kind]> }[keyof Fields]
  | { [Kind in Bare]: { readonly kind: Kind } }[Bare];

/** Receives what happened, in order. Absent while searching, so write `tell?.({ ... })`: then nothing is built. */
export type Tell<Event> = ((event: Event) => void) | undefined;

/**
 * A game is a value: no classes, no inheritance, no hidden state. It is never mutated and may be shared by any
 * number of matches, threads and pages.
 *
 * `Position` is plain data: numbers, strings, booleans, null, arrays and records of these. No undefined, no NaN, no
 * Map, no Date: what goes through JSON comes out equal. Pieces are small integers; piles are flat arrays. What
 * interrupts what (a forced reroll, a stone to place, an instant) is an explicit stack inside the position, never a
 * suspended function: a position can be saved, copied, sent and resumed at any decision.
 *
 * `Choice` and `Event` are plain data too: records with a `kind`, imperative for choices (`dig`), past tense for
 * events (`stonePlaced`). Choices that recur should be interned constants, so that listing them allocates nothing.
 *
 * The caller of a game keeps these promises, and the contract suite (`gameContract`) holds the game to its own:
 * - `play` is called only with a seat in `waitingFor` and a choice out of `choices` (an equal copy will do);
 * - a position handed to `play` belongs to the caller alone, who may have taken it with `copy`;
 * - nothing is called after `result` is there except `view`, `result`, `copy`, `score` and `measure`.
 */
export interface Game<Position, Choice, Event> {
  /** The folder's name; also the prefix of links and records. */
  readonly name: string;
  /** Rules version. A change that alters a recorded game raises it; old records then say so instead of breaking. */
  readonly rules: string;
  /** The same game by earlier rules, where they are still kept: what was begun under them is played on and replayed by them. */
  readonly earlier?: readonly Game<Position, Choice, Event>[];
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionSpecs;
  /** The designed numbers, where the lab and a table may vary them. */
  readonly numbers?: NumberSpecs;

  /** Lays the table. All randomness comes from `chance`. Runs on, through everything automatic, to the first decision. */
  setup(table: TableSetup, chance: Chance): Position;

  /**
   * The seats the game waits for: one when seats take turns, several when they act at once, none exactly when
   * `result` is there. Each waiting seat has at least one choice. The order is that in which time-outs are served.
   */
  waitingFor(position: Position): readonly Seat[];

  /**
   * Every choice open to this seat now, in a stable order that SPEC fixes; empty when the seat is not waited for.
   * The list comes from the rule itself. It depends only on what the seat may know: on the seat's own view it gives
   * the same list. No two entries are equal. The caller may keep the list, but not write into it.
   */
  choices(position: Position, seat: Seat): readonly Choice[];

  /**
   * Plays one listed choice in place, runs on to the next decision or to the end, and tells what happened.
   * Same position, seat, choice and luck: same outcome, always. Asks `chance` for every random thing, in an order that
   * does not depend on `tell`.
   */
  play(position: Position, seat: Seat, choice: Choice, chance: Chance, tell?: Tell<Event>): void;

  /** What this viewer may know, in the shape of a position, with HIDDEN where the rest is. Shares nothing with it. */
  view(position: Position, viewer: Viewer): Position;

  /** What this viewer learns from an event: the event, the event with holes, or nothing. `position` is the one after it. */
  viewEvent(event: Event, viewer: Viewer, position: Position): Event | undefined;

  /**
   * A determinization of the view: a full position that the view cannot tell from the true one, drawn fairly from those that
   * the rules allow. A pure function of view, viewer and chance: `view(imagine(v, w, c), w)` equals `v`.
   */
  imagine(view: Position, viewer: Viewer, chance: Chance): Position;

  /** Undefined while the game goes on. */
  result(position: Position): Result | undefined;

  /** A position that shares nothing mutable with this one. The hottest call of every search: keep it flat. */
  copy(position: Position): Position;

  /** What the hash of a record is made of, where it is not the position itself: earlier rules knew other positions. */
  hashed?(position: Position): unknown;

  /** Which hidden piles there are and who may look into them. Views, undo and the leak law read this one table. */
  zones(position: Position): readonly Zone[];

  /** Why this choice is not open to this seat now. Asked only for choices that are not listed. */
  explain(position: Position, seat: Seat, choice: unknown): Reason;

  /** What a seat whose clock runs out chooses: one listed choice, by a rule of SPEC. */
  defaultChoice(position: Position, seat: Seat): Choice;

  /** Choices that a rule makes final, so that they can never be taken back (DELVE's `ready`). */
  isFinal?(choice: Choice): boolean;

  /** Gives the game up for a seat, where the rules know that. The log keeps it as the choice CONCEDE. */
  concede?(position: Position, seat: Seat, tell?: Tell<Event>): void;

  /** The side each seat plays for: equal numbers win together. Absent: each seat for itself. */
  sides?(table: TableSetup): readonly number[];

  /** Where the points come from, line by line, each naming its clause. Only what the given view shows is counted. */
  score?(position: Position): readonly ScoreLine[];

  /**
   * How well a seat did, or stands while the game goes on, compared with others who met the same luck in the same seat: the
   * first number that differs decides, more is better. Absent: won or not, then points.
   */
  measure?(position: Position, seat: Seat): readonly number[];

  /**
   * How alike two equal players do on one deal, from -1 to 1, as `lab deal` measured it, and from where on one deal alone
   * says who played better. Absent: never measured.
   */
  readonly sharedLuck?: { readonly measured: number; readonly enough: number };

  /** What a week's expedition is played with, where that parts strong from weak better than what is usual (`lab field`). */
  readonly weekOptions?: Options;

  /** How everything is said. Ids and arguments only: words are in `texts/`. */
  readonly phrases: Phrases<Position, Choice, Event>;
}

/** A game as seen from outside its room, which needs none of its types. */
export type AnyGame = Game<unknown, unknown, unknown>;

/** The game by these rules, its own or earlier ones, which know those before them; nothing where they are kept no longer. */
export function gameByRules<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  rules: string,
): Game<Position, Choice, Event> | undefined {
  if (game.rules === rules) return game;
  for (const earlier of game.earlier ?? []) {
    const found = gameByRules(earlier, rules);
    if (found) return found;
  }
  return undefined;
}

/**
 * The laws of the material (pieces conserved, bounds kept): one sentence per broken law, none for a sound position. A room
 * exports them as `invariants` from `src/invariants.ts`, beside the game: only tests and simulations load them.
 */
export type Invariants<Position> = (position: Position) => readonly string[];

/** Turns choices, events and questions into messages; the reader's language turns messages into words. */
export interface Phrases<Position, Choice, Event> {
  /** The name of a choice as a button would show it; unique within one list. */
  choice(choice: Choice, view: Position, seat: Seat): Message;
  /** What is asked of this seat now. */
  question(view: Position, seat: Seat): Message;
  /** One sentence for an event as this viewer saw it, or nothing for an event that needs no words. */
  event(event: Event, view: Position): Message | undefined;
  /** Does this event only say whose turn begins? Then nothing was done to the seat that it names. */
  startsTurn?(event: Event): boolean;
}

/** The reserved choice that stands in a log for giving up. No game may use this string as a choice of its own. */
export const CONCEDE = 'concede';

/** What any bot may know about playing a game well. No search here, and no position that a seat could not imagine. */
export interface Hints<Position, Choice> {
  /** Expected result for this seat between 0 (lost) and 1 (won). Cheap; called at the end of cut-off playouts. */
  evaluate(position: Position, seat: Seat): number;
  /** How promising a choice looks before any search: higher is better, any scale, 0 for nothing known. */
  promise(position: Position, seat: Seat, choice: Choice): number;
  /** Index of the choice that a quick playout makes: fast and sensible rather than strong. Absent: a random one. */
  playout?(position: Position, seat: Seat, choices: readonly Choice[], chance: Chance): number;
}

/**
 * What a network may learn a game from, filled in `src/traits.ts` of its room: numbers for what a seat sees, and for each choice
 * that is open to it. Both write every number of theirs (most between -1 and 1) and allocate nothing. The law: what they write
 * for a position equals what they write for the seat's own view of it.
 */
export interface Traits<Position, Choice> {
  /** Raised whenever a number changes its meaning: a network of another version is refused. */
  readonly version: number;
  readonly seatWidth: number;
  readonly choiceWidth: number;
  seat(position: Position, seat: Seat, into: Float32Array): void;
  choice(position: Position, seat: Seat, choice: Choice, into: Float32Array): void;
}

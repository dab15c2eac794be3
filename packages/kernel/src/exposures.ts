// What a game tells the lab: its things, who came to have each of them and when, and how a table is laid with one or without.
import type { Chance } from './chance.ts';
import type { Seat, TableSetup } from './game.ts';

/** The ways in which a seat meets a thing. The first five are having it, the last two using it. */
export const EXPOSURES = ['held', 'drawn', 'taken', 'claimed', 'built', 'placed', 'used'] as const;
/** One way of meeting a thing. */
export type ExposureKind = (typeof EXPOSURES)[number];
/** Is it using the thing, rather than having it? */
export const isUse = (kind: ExposureKind): boolean => kind === 'placed' || kind === 'used';

/** A card, wonder, relic or character that the lab may ask about. */
export interface Thing {
  /** Its name is the text `card.<id>`; a message with exactly that id is about it. */
  readonly id: string;
  /** Things of one kind stand for each other: one is dealt in the place of another. */
  readonly kind: string;
  /** The side that owns it, by the game's own numbers; absent where any seat may. */
  readonly side?: number;
  /** The designed number that is its price, where it has one. */
  readonly price?: string;
}

/** One seat met one thing. */
export interface Exposure {
  readonly seat: Seat;
  readonly thing: string;
  readonly kind: ExposureKind;
}

/** A table laid otherwise than luck would: a thing with this seat, out of the game (and another in its place), or dealt at random, as the set-up may do anyway. */
export type Arrangement =
  | { readonly kind: 'force'; readonly thing: string; readonly seat: Seat }
  | { readonly kind: 'ban'; readonly thing: string; readonly seat: Seat }
  | { readonly kind: 'deal' };

/**
 * A room exports this as `exposures` from `src/exposures.ts`; the lab alone loads it. The lab's law holds it to the
 * game: what a seat has it was told to have got, and what it was told to use it had.
 */
export interface Exposures<Position, Choice, Event> {
  readonly things: readonly Thing[];
  /** How far the game is, from 1, in rounds, turns or whatever the game counts by; 0 for what the set-up gives. */
  stage(position: Position): number;
  /** The things that this seat has now. */
  holdings(position: Position, seat: Seat): readonly string[];
  /** What an event exposed whom to; `position` is the one after the entry. */
  ofEvent(event: Event, position: Position): readonly Exposure[];
  /** Lays the table so, in place, right after the set-up. False where it cannot; then nothing is changed. */
  arrange?(position: Position, arrangement: Arrangement, chance: Chance): boolean;
  /** Where things are picked by the seats: the choice that the arrangement makes in a seat's place. */
  pick?(
    position: Position,
    seat: Seat,
    choices: readonly Choice[],
    arrangement: Arrangement,
    chance: Chance,
  ): Choice | undefined;
  /** What can be arranged for this thing at such a table. */
  arrangements(thing: Thing, table: TableSetup): readonly Arrangement['kind'][];
}

/** Exposures as seen from outside the room. */
export type AnyExposures = Exposures<unknown, unknown, unknown>;

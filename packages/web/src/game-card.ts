// What is known of a game before it is loaded: enough for its door on the home page.
import type { Language, Ours } from '@undercroft/kernel';

export interface GameCard {
  readonly name: string;
  readonly rules: string;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number | undefined;
  readonly order: number;
  readonly hasDoor: boolean;
  readonly hasPuzzles: boolean;
  /** Who plays against whom: alone, all together, each for themselves, or sides that are unlike. */
  readonly kind: 'solo' | 'together' | 'rivals' | 'sides';
  /** The side of each seat by number of seats, where sides are unlike; their names are `side.<n>` in the texts. */
  readonly sides: Readonly<Record<number, readonly number[]>>;
  /** Alone or together: the option that makes the game easy or hard, which is the first that is a choice. */
  readonly level: string | undefined;
  readonly texts: Readonly<
    Record<
      Language,
      Readonly<Record<'game.title' | 'game.subtitle', string> & Record<`side.${number}`, string>>
    >
  >;
}

export interface Clause {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
  /** Undefined for what the book says. */
  readonly ours?: Ours;
}

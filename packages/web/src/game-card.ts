// What is known of a game before it is loaded: enough for its door on the home page.
import type { Language } from '@undercroft/kernel';

export interface GameCard {
  readonly name: string;
  readonly rules: string;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: number | undefined;
  readonly order: number;
  readonly hasDoor: boolean;
  readonly texts: Readonly<
    Record<Language, Readonly<Record<'game.title' | 'game.subtitle' | 'game.summary', string>>>
  >;
}

/** A rule of a game's ledger. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** The heading it stands under. */
  readonly chapter: string;
}

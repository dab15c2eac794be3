// The nouns of the game at the table and the way to their rule cards; nothing is touchable until they have come.
import { signal } from '@preact/signals';
import type { Nouns } from '@undercroft/kit';

export interface NounDoor {
  readonly nouns: Nouns;
  /** Opens the rule card of a noun. */
  open(noun: string): void;
}

/** Of the table on screen; there is never more than one. */
export const nounDoor = signal<NounDoor | undefined>(undefined);

/** Does the next touch ask "what is this?" instead of playing? */
export const isAsking = signal(false);

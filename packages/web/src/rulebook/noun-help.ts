// The nouns of the game at the table and the way to their rule cards; nothing is touchable until they have come.
import { signal } from '@preact/signals';
import type { Language, Message, Texts } from '@undercroft/kernel';
import type { Nouns } from '@undercroft/kit';
import type { PunctuatedPiece } from './noun-punctuation.ts';

/** Words of a sentence, and the noun that they name. */
export interface Spoken {
  readonly text: string;
  /** Undefined for the words around a noun. */
  readonly noun: string | undefined;
}

export interface NounHelp {
  readonly nouns: Nouns;
  /** Opens the rule card of a noun. */
  open(noun: string): void;
  /** What is on screen now. */
  view(): unknown;
  /** A sentence of the game in pieces. */
  cut(texts: Texts, language: Language, message: Message): readonly PunctuatedPiece[];
}

/** Of the table on screen; there is never more than one. */
export const nounHelp = signal<NounHelp | undefined>(undefined);

/** What a noun is called: as the game says it, or by the rulebook where the game never does. */
export const nameOfNoun = (
  nouns: Nouns,
  noun: string,
  language: Language,
  word: (id: string) => string,
): string => nouns.names?.[noun]?.[language] ?? word(noun);

/** Does the next touch ask "what is this?" instead of playing? */
export const isAskingWhat = signal(false);

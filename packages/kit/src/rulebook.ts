// The rulebook contract: what a game's `rulebook/` holds, for whoever writes or draws one.
//
// `packages/games/<name>/rulebook/`
// - `outline.ts`    exports `outline` (chapters and the clauses that each passage states) and `technical` (clauses that no
//                   reader needs: ids, orders of enumeration, vectors). A test holds every clause of SPEC.md to one of them.
// - `en.ts ru.ts it.ts`  the words: a text for each chapter and each passage, the same ids in each language.
// - `examples.ts`   exports `examples`: what the rules say about the drawn examples, worked out by the rules themselves.
// - `drawings.tsx`  exports `drawings`: a picture for each example, made of the game's own pieces.
// - `lists.ts`      exports `lists`: cards and characters, made of the game's content and texts.
// - `nouns.ts`      exports `nouns`: which clauses stand behind each card, token and phase.
// - `keywords.ts`   exports `keywords`, if there are any: other words that people look for a passage by.
import type { Argument, Language, Message } from '@undercroft/kernel';
import type { JSX } from 'preact';

/**
 * A passage and the clauses it states, several with blanks between them and ranges as `RD-GOAL-1..4`. The id is that of its
 * text. `example.<name>` is drawn, with its text for a caption; `list.<name>` is a list of cards, with its text above it.
 */
export type Passage = readonly [id: string, clauses: string];

export interface Chapter {
  readonly id: string;
  readonly passages: readonly Passage[];
}

/** Clauses by the reason why no passage states them; a whole family is written `RD-V-*`. */
export type Technical = Readonly<Record<string, string>>;

/** The arguments of the captions: numbers and names, worked out by the rules. */
export type Examples = Readonly<Record<string, Readonly<Record<string, Argument>>>>;

/** Other words that people look for a passage by, blanks between them: what they say, not what the rulebook calls it. */
export type Keywords = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The words of the game and of its rulebook together. */
export type Word = (id: string, args?: Message['args']) => string;

export type Drawings = Readonly<Record<string, (props: { readonly word: Word }) => JSX.Element>>;

/** One card, character or tile of a list. */
export interface Listed {
  /** The text id of its name, which is also its noun. */
  readonly name: string;
  /** Short facts before the text: cost, copies, side. */
  readonly facts: readonly Message[];
  readonly text: readonly Message[];
}

export interface CardList {
  readonly title: Message;
  readonly cards: readonly Listed[];
}

export type Lists = Readonly<Record<string, readonly CardList[]>>;

/** A noun goes by the text id of its name: `card.cups-7`, `term.trap`. */
export interface Nouns<Position = unknown> {
  /** The clauses behind each noun. */
  readonly clauses: Readonly<Record<string, string>>;
  /** Names of nouns that the game itself never says, such as its phases. */
  readonly names?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The noun that a question is about, by the id of the question. */
  readonly questions: Readonly<Record<string, string>>;
  /** The noun of a piece or place of this view, by what it is marked with (`data-piece`, `data-zone`, `data-focus`). */
  nounAt(mark: string, view: Position): string | undefined;
}

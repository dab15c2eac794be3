// What the Hero may choose, interned once for all games.
import { ALL_GOLD, type Suit } from './content/deck.ts';

export type Choice =
  | { readonly kind: 'die' }
  | { readonly kind: 'skip' }
  | { readonly kind: 'fight' }
  /** `gold` is a mask over the coins 2..7. */
  | { readonly kind: 'pay'; readonly gold: number }
  | { readonly kind: 'evade'; readonly gold: number }
  | { readonly kind: 'bribe'; readonly gold: number }
  /** `cards` is a mask over the Hero action slots, slot 1 is bit 0. */
  | { readonly kind: 'respond'; readonly cards: number; readonly suit: Suit; readonly help: number }
  | { readonly kind: 'keep'; readonly cards: number };

export type Respond = Extract<Choice, { kind: 'respond' }>;

export const DIE: Choice = Object.freeze({ kind: 'die' });
export const SKIP: Choice = Object.freeze({ kind: 'skip' });
export const FIGHT: Choice = Object.freeze({ kind: 'fight' });

const forEachGold = (kind: 'pay' | 'evade' | 'bribe'): readonly Choice[] =>
  Object.freeze(Array.from({ length: ALL_GOLD + 1 }, (_, gold): Choice => Object.freeze({ kind, gold })));
export const PAY = forEachGold('pay');
export const EVADE = forEachGold('evade');
export const BRIBE = forEachGold('bribe');

export const KEEP: readonly Choice[] = Object.freeze(
  Array.from({ length: 8 }, (_, cards): Choice => Object.freeze({ kind: 'keep', cards })),
);

/** The number of a response in the fixed encoding: 112 codes. */
export const respondCode = (cards: number, suit: number, help: number): number =>
  ((cards - 1) * 4 + suit) * 4 + help;

/** By their code. */
export const RESPOND: readonly Respond[] = Object.freeze(
  Array.from(
    { length: 112 },
    (_, code): Respond =>
      Object.freeze({
        kind: 'respond',
        cards: (code >> 4) + 1,
        suit: ((code >> 2) & 3) as Suit,
        help: code & 3,
      }),
  ),
);

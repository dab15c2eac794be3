// The End of Age cards: Events that happen when they are revealed, and two colourless Ruins.
import { RUIN_COUNT, RUINS } from './ruins.ts';

export type AgeEffect =
  | { readonly kind: 'allDraw'; readonly cards: number }
  | { readonly kind: 'globalMod'; readonly delta: number }
  | { readonly kind: 'ruin'; readonly claim: number; readonly stones: number; readonly points: number }
  | { readonly kind: 'handPoints'; readonly per: 'fateCards' }
  | { readonly kind: 'addRemovedRuin' };

export interface AgeCard {
  readonly id: string;
  readonly promo: boolean;
  readonly effect: AgeEffect;
}

export const AGE_CARDS: readonly AgeCard[] = [
  { id: 'day-of-rest', promo: false, effect: { kind: 'allDraw', cards: 3 } },
  { id: 'the-gathering', promo: false, effect: { kind: 'globalMod', delta: -1 } },
  { id: 'festival-of-reclamation', promo: false, effect: { kind: 'globalMod', delta: 1 } },
  { id: 'city-of-gold', promo: false, effect: { kind: 'ruin', claim: 21, stones: 5, points: 7 } },
  { id: 'city-of-ash', promo: false, effect: { kind: 'ruin', claim: 17, stones: 3, points: -4 } },
  { id: 'fate-of-the-delvers', promo: true, effect: { kind: 'handPoints', per: 'fateCards' } },
  { id: 'the-hidden-path', promo: true, effect: { kind: 'addRemovedRuin' } },
];

/** End of Age cards are numbered after the coloured Ruins, so that both can lie in the row. */
export const FIRST_AGE_CARD = RUIN_COUNT;
export const isAgeCard = (card: number): boolean => card >= FIRST_AGE_CARD;
export const ageEffect = (card: number): AgeEffect => AGE_CARDS[card - FIRST_AGE_CARD]!.effect;

/** How many End of Age cards are shuffled (UN-SET-6, UN-OPT-4); promo cards stand last. */
export const ageCardCount = (promos: boolean): number => (promos ? 7 : 5);

const sizes = [
  ...RUINS,
  ...AGE_CARDS.map(({ effect }) => (effect.kind === 'ruin' ? effect : { claim: 0, stones: 0 })),
];
const claimValues: readonly number[] = sizes.map(({ claim }) => claim);
const stonesValues: readonly number[] = sizes.map(({ stones }) => stones);

/** Claim value of anything that can lie in the row. */
export const claimOf = (card: number): number => claimValues[card]!;
/** How many Stones are laid on it when it comes into the row. */
export const stonesOf = (card: number): number => stonesValues[card]!;
/** The id of a Ruin or End of Age card, as texts know it. */
export const idOfCard = (card: number): string =>
  isAgeCard(card) ? AGE_CARDS[card - FIRST_AGE_CARD]!.id : RUINS[card]!.id;

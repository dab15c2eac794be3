// The ten Delver cards, in the order in which they are listed everywhere.

export type DelverEffect =
  /** Waits for the next fitting die rolled this turn; the active player picks one of the deltas. */
  | { readonly kind: 'waitMod'; readonly deltas: readonly number[]; readonly faces: number | 'any' }
  | { readonly kind: 'rightReplaceExcavation' }
  | { readonly kind: 'rightLatePlacement' }
  | { readonly kind: 'secondExcavation' }
  | { readonly kind: 'rerollOne' }
  | { readonly kind: 'rerollOwn' }
  | { readonly kind: 'rerollShowing' }
  /** Turns a die on a Ruin without rolling it. */
  | { readonly kind: 'adjust'; readonly delta: number };

export interface DelverCard {
  readonly id: string;
  readonly count: number;
  readonly effect: DelverEffect;
}

export const DELVER_CARDS: readonly DelverCard[] = [
  { id: 'ancient-map', count: 5, effect: { kind: 'rightReplaceExcavation' } },
  { id: 'band-of-delvers', count: 2, effect: { kind: 'secondExcavation' } },
  { id: 'restoration', count: 2, effect: { kind: 'rerollOwn' } },
  { id: 'ancestral-claim', count: 4, effect: { kind: 'waitMod', deltas: [2], faces: 6 } },
  { id: 'forgotten-song', count: 3, effect: { kind: 'rerollShowing' } },
  { id: 'forlorn', count: 3, effect: { kind: 'adjust', delta: -2 } },
  { id: 'lost-in-the-ruins', count: 4, effect: { kind: 'rerollOne' } },
  { id: 'reading-the-stones', count: 5, effect: { kind: 'waitMod', deltas: [1, -1], faces: 'any' } },
  { id: 'a-new-discovery', count: 5, effect: { kind: 'adjust', delta: 2 } },
  { id: 'expedition', count: 5, effect: { kind: 'rightLatePlacement' } },
];

/** The number of a card by its id; for tests and interfaces. */
export const delverCard = (id: string): number => DELVER_CARDS.findIndex((card) => card.id === id);

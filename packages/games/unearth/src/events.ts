// What happened, in the past tense: everything an interface needs to animate and to log.

/** `ruin` is the Ruin that lay in `slot` at that moment. Dice are given as seat and die (0..4); slots, cards, ruins, colours and wonders by number; cells as q and r. */
export type Event =
  | { readonly kind: 'turnStarted'; readonly seat: number; readonly turn: number }
  /** `number` for Forgotten Song; `owner` and `die` for a card aimed at one die; NOTHING elsewhere. */
  | {
      readonly kind: 'cardPlayed';
      readonly seat: number;
      readonly card: number;
      readonly number: number;
      readonly owner: number;
      readonly die: number;
    }
  | { readonly kind: 'passed'; readonly seat: number }
  /** `from` is the slot a die was taken off when the pool was empty, else NOTHING; `slot` may be LATER. */
  | {
      readonly kind: 'digDeclared';
      readonly seat: number;
      readonly die: number;
      readonly slot: number;
      readonly ruin: number;
      readonly from: number;
    }
  | { readonly kind: 'dieRolled'; readonly seat: number; readonly die: number; readonly natural: number }
  | {
      readonly kind: 'rollReplaced';
      readonly seat: number;
      readonly die: number;
      readonly by: 'edifice' | 'map';
    }
  /** The result: `value` lies on the Ruin, `test` is the Stone value S. */
  | {
      readonly kind: 'dieSettled';
      readonly seat: number;
      readonly die: number;
      readonly slot: number;
      readonly ruin: number;
      readonly natural: number;
      readonly value: number;
      readonly test: number;
    }
  | {
      readonly kind: 'dieTurned';
      readonly seat: number;
      readonly die: number;
      readonly slot: number;
      readonly ruin: number;
      readonly from: number;
      readonly to: number;
    }
  /** `slot` and `ruin` are NOTHING for a Stone out of the bag. */
  | {
      readonly kind: 'stoneGained';
      readonly seat: number;
      readonly colour: number;
      readonly slot: number;
      readonly ruin: number;
    }
  | { readonly kind: 'libraryShown'; readonly seat: number; readonly first: number; readonly second: number }
  | { readonly kind: 'stonesRanOut'; readonly seat: number }
  | {
      readonly kind: 'stonePlaced';
      readonly seat: number;
      readonly colour: number;
      readonly q: number;
      readonly r: number;
    }
  /** `value` of a Greater or Lesser token is for its owner only; NOTHING for a Named Wonder. */
  | {
      readonly kind: 'wonderBuilt';
      readonly seat: number;
      readonly q: number;
      readonly r: number;
      readonly wonder: number;
      readonly value: number;
    }
  | { readonly kind: 'centreBlocked'; readonly seat: number; readonly q: number; readonly r: number }
  /** A removed Ruin became a hidden one; only its owner knows which. */
  | {
      readonly kind: 'removedRuinTaken';
      readonly seat: number;
      readonly ruin: number;
      readonly how: 'random' | 'choose';
    }
  /** `dice` lie there as seat * 5 + die with their `values`; all go home, and the Stones left go to the bag. */
  | {
      readonly kind: 'ruinClaimed';
      readonly seat: number;
      readonly ruin: number;
      readonly slot: number;
      readonly sum: number;
      readonly dice: readonly number[];
      readonly values: readonly number[];
      readonly stones: readonly number[];
    }
  | {
      readonly kind: 'ruinTied';
      readonly ruin: number;
      readonly slot: number;
      readonly sum: number;
      readonly dice: readonly number[];
      readonly values: readonly number[];
      readonly stones: readonly number[];
    }
  | {
      readonly kind: 'cardsDrawn';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly why: 'consolation' | 'flame' | 'rest';
    }
  | { readonly kind: 'delversReshuffled'; readonly count: number }
  | {
      readonly kind: 'ruinRevealed';
      readonly ruin: number;
      readonly slot: number;
      readonly stones: readonly number[];
    }
  | { readonly kind: 'slotVacated'; readonly slot: number }
  | { readonly kind: 'ageEnded'; readonly card: number; readonly slot: number }
  | { readonly kind: 'gameEnded'; readonly reason: 'claimed' | 'tied' | 'turns' };

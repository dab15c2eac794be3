// What happened, in the past tense: everything an interface needs to animate and to log.
import type { Kinds } from '@undercroft/kernel';

/** `dice` lie there as seat * 5 + die with their `values`; all go home, and the Stones left go to the bag. */
interface ClosedRuin {
  ruin: number;
  slot: number;
  sum: number;
  dice: readonly number[];
  values: readonly number[];
  stones: readonly number[];
}

/** `ruin` is the Ruin that lay in `slot` at that moment. Dice are given as seat and die (0..4); slots, cards, ruins, colours and wonders by number; cells as q and r. */
export type Event = Kinds<{
  turnStarted: { seat: number; turn: number };
  /** `number` for Forgotten Song; `owner` and `die` for a card aimed at one die; NOTHING elsewhere. */
  cardPlayed: { seat: number; card: number; number: number; owner: number; die: number };
  passed: { seat: number };
  /** `from` is the slot a die was taken off when the pool was empty, else NOTHING; `slot` may be LATER. */
  digDeclared: { seat: number; die: number; slot: number; ruin: number; from: number };
  dieRolled: { seat: number; die: number; natural: number };
  rollReplaced: { seat: number; die: number; by: 'edifice' | 'map' };
  /** The result `value` lies on the Ruin; what may have changed it: Delver cards, the Event in force or NOTHING, Wonders used. */
  dieSettled: {
    seat: number;
    die: number;
    slot: number;
    ruin: number;
    natural: number;
    value: number;
    cards: readonly number[];
    event: number;
    wonders: readonly number[];
  };
  dieTurned: { seat: number; die: number; slot: number; ruin: number; from: number; to: number };
  /** `slot` and `ruin` are NOTHING for a Stone out of the bag; `isKept` when it is one of the Library's two. */
  stoneGained: { seat: number; colour: number; slot: number; ruin: number; isKept: boolean };
  libraryShown: { seat: number; first: number; second: number };
  stonesRanOut: { seat: number };
  stonePlaced: { seat: number; colour: number; q: number; r: number };
  /** `value` of a Greater or Lesser token is for its owner only; NOTHING for a Named Wonder. */
  wonderBuilt: { seat: number; q: number; r: number; wonder: number; value: number };
  centreBlocked: { seat: number; q: number; r: number };
  /** A removed Ruin became a hidden one; only its owner knows which. */
  removedRuinTaken: { seat: number; ruin: number; how: 'random' | 'choose' };
  ruinClaimed: { seat: number } & ClosedRuin;
  ruinTied: ClosedRuin;
  cardsDrawn: { seat: number; cards: readonly number[]; why: 'consolation' | 'flame' | 'rest' };
  delversReshuffled: { count: number };
  ruinRevealed: { ruin: number; slot: number; stones: readonly number[] };
  slotVacated: { slot: number };
  ageEnded: { card: number; slot: number };
  gameEnded: { reason: 'claimed' | 'tied' | 'turns' };
}>;

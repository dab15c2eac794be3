// The position of a game of Unearth: everything on the table as small integers in flat arrays.
import type { NUMBERS } from './content/numbers.ts';

/** What the table agreed on; never changes after the set-up, so copies share it. */
export interface Config {
  readonly edition: 'english' | 'russian';
  readonly promos: boolean;
  readonly turnLimit: number;
  /** UN-ED-1. */
  readonly wonderBonus: 'once' | 'perThree';
  /** UN-ED-2. */
  readonly tombScores: 'stoneColours' | 'ruinColours';
  /** UN-ED-3. */
  readonly stoneTest: 'rolled' | 'shown';
  readonly fateCards: number;
  readonly cathedralPoints: number;
  readonly obeliskPoints: number;
  /** A Delver card that an experiment plays without: it stays discarded. */
  readonly banned?: number;
}
export type DesignedNumber = keyof typeof NUMBERS;

/** Stands in number fields where there is nothing: a vacant slot, no card, no die. Never a piece and never a hole. */
export const NOTHING = -2;

/** Where a die is: a slot 0..4, its owner's pool, or in the hand that is rolling it. */
export const IN_POOL = 8;
export const IN_HAND = 9;
/** Instead of a slot while an Expedition is under way: the Ruin is named after the roll. */
export const LATER = 7;

/** Where a Named Wonder is: with the seat of this number, shown, or out of the game. */
export const SHOWN = 8;
export const OUT = 9;

/**
 * What interrupts what. The last frame of the stack is what happens now; it asks its seat or runs on. With an empty
 * stack the active seat is asked for its turn action (phase `act`), or for a second roll (phase `again`).
 */
export type Frame =
  /** An Excavation roll under way; what follows it waits below everything else. */
  | { kind: 'dig'; second: boolean }
  /** A Delver card being resolved: its dice still to be rolled, one bit per die (UN-DEL-12). */
  | { kind: 'batch'; card: number; dice: number }
  | RollFrame
  /** A seat takes a Stone from a Ruin (UN-STO-1). */
  | { kind: 'stone'; seat: number; slot: number }
  /** Two Stones of the bag are shown to the owner of the Library; both still count as in the bag (UN-STO-10). */
  | { kind: 'library'; seat: number; first: number; second: number }
  /** A Stone looks for its cell (UN-TAB-3). */
  | { kind: 'place'; seat: number; colour: number }
  /** Rings wait for their Wonders; centres ascending (UN-WON-9). */
  | { kind: 'build'; seat: number; centres: number[] }
  /** The Crumbling Memorial's builder looks through the removed pile. */
  | { kind: 'memorial'; seat: number };

/** One roll event (UN-ROLL); `step` is the question that is open or next. */
export interface RollFrame {
  kind: 'roll';
  step: 'keep' | 'modify' | 'name' | 'own';
  /** Die number over all seats: seat * 5 + die. */
  die: number;
  slot: number;
  excavation: boolean;
  natural: number;
  /** Uses of the Shattered Edifice in this roll event. */
  edifice: number;
  /** Delver cards attached to this roll. */
  attached: number[];
  /** Value after step 4; 0 before that. */
  value: number;
}

export interface Position {
  readonly config: Config;
  readonly seats: number;
  first: number;
  active: number;
  /** Completed turns. */
  turn: number;
  phase: 'act' | 'again' | 'over';
  ending: 'none' | 'claimed' | 'tied' | 'turns';

  /** Rights of this turn (UN-TURN-5): Ancient Maps and Expeditions unused, Band of Delvers, the first roll's die. */
  maps: number;
  expeditions: number;
  band: boolean;
  firstDie: number;
  /** Delver cards that wait for the next fitting die. */
  waiting: number[];
  stack: Frame[];

  /** The revealed End of Age card, or NOTHING; the modifier it puts on every roll. */
  age: number;
  eventMod: number;

  /** Ruin per slot or NOTHING; Stones per slot and colour (slot * 4 + colour). */
  row: number[];
  rowStones: number[];
  /** Per die (seat * 5 + die): a place, and the value it shows (0 for none). */
  dicePlace: number[];
  diceValue: number[];
  /** Stones in the bag per colour. */
  bag: number[];

  /** Undrawn Delver cards in no order: draws are made by luck at the moment. */
  deck: number[];
  /** Discarded cards per title. */
  discard: number[];
  hands: number[][];

  /** Undrawn Ruins in no order, without the End of Age card, which comes last. */
  ruins: number[];
  removed: number[];
  /** Every Ruin that a tie ever removed, in order; public and never shortened. */
  tieRemoved: number[];
  /** What the Memorial's builder left in the removed pile. */
  known: number[];
  /**
   * Ruins that left the removed pile, in order, three numbers each: how (TAKEN_AT_RANDOM, TAKEN_BY_CHOICE with the seat,
   * TAKEN_BY_PATH with the Ruin) and how many ties there had been until then. Public, and what imagining needs.
   */
  takes: number[];
  /** Hidden Ruins per seat: the dealt one, then those taken. */
  hidden: number[][];
  claimed: number[][];

  /** Per Named Wonder: its owner, SHOWN or OUT. */
  named: number[];
  lesserLeft: number[];
  greaterLeft: number[];
  /** Values of the tokens that a seat has built, in order of building. */
  lesser: number[][];
  greater: number[][];

  /** Stones of a tableau as cell * 4 + colour, in order of placing; see `hexes.ts` for cells. */
  stones: number[][];
  /** Centres of a tableau as cell * 32 + what stands there. */
  wonders: number[][];
}

export const TAKEN_AT_RANDOM = 0;
export const TAKEN_BY_CHOICE = 1;
export const TAKEN_BY_PATH = 2;

export const ownerOf = (die: number): number => Math.floor(die / 5);
/** The next seat clockwise. */
export const seatAfter = (position: Position, seat: number): number =>
  seat + 1 === position.seats ? 0 : seat + 1;
/** Cards left in the Ruins deck, the End of Age card included. */
export const ruinsLeft = (position: Position): number =>
  position.ruins.length + (position.age === NOTHING ? 1 : 0);
/** Does this seat own this Named Wonder? */
export const owns = (position: Position, seat: number, wonder: number): boolean =>
  position.named[wonder] === seat;
/** Does this seat own any of these? */
export function ownsOneOf(position: Position, seat: number, wonders: readonly number[]): boolean {
  for (let i = 0; i < wonders.length; i++) if (position.named[wonders[i]!] === seat) return true;
  return false;
}
export const bagSize = (position: Position): number =>
  position.bag[0]! + position.bag[1]! + position.bag[2]! + position.bag[3]!;

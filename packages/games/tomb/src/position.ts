// The types of a position: everything on the table as small integers in flat arrays, with nothing hidden in it.
import type { Seat } from '@undercroft/kernel';
import { NOBODY } from './content/characters.ts';
import type { LayoutName } from './content/layouts.ts';
import type { VoidLane } from './content/options.ts';

/** Who keeps a Treasure card that no player keeps. */
export const TRACKER = 5;

export type Phase =
  | 'characters'
  | 'pawns'
  | 'actions'
  | 'treasure-cell'
  | 'ravine-line'
  | 'wall'
  | 'die'
  | 'relocation'
  | 'over';

export type Ending = '' | 'win' | 'death' | 'lost' | 'collapse' | 'corruption' | 'blocked' | 'sealed';

/** What the table agreed on, in the form the rules read; frozen and shared by all copies. */
export interface Settings {
  readonly layout: LayoutName;
  readonly cascade: boolean;
  /** What a card does whose lane is empty. */
  readonly voidLane: VoidLane;
  /** Whether each reshuffle adds a card to step 4. */
  readonly isRising: boolean;
  /** Concussion cards of each direction in this game. */
  readonly deck: number;
  /** Whether broken ground hurts every pawn on it at once. */
  readonly groundHurts: boolean;
  /** Whether the walls that a Rupture breaks leave the game. */
  readonly crushesWalls: boolean;
  readonly walls: number;
  readonly innerWalls: boolean;
  readonly roundLimit: number;
  /** Starting health per character. */
  readonly health: readonly number[];
  /** Per character, and last for a seat without one: see effects.ts. */
  readonly traits: readonly (readonly number[])[];
}

export interface Position {
  readonly settings: Settings;
  readonly seats: number;
  phase: Phase;
  /** Who decides now: the active seat, or in relocations the owner of the pawn. */
  deciding: Seat;
  active: Seat;
  /** Number of the running turn, from 1; 0 before the first. */
  turn: number;
  ending: Ending;
  /** Per cell its state (content/pieces.ts); one entry more stands for the outside. */
  ground: number[];
  /** Per cell its token; one entry more for the outside, always without. */
  tokens: number[];
  /** Per cell one bit per side with a wall (1 << direction); a wall between two cells is on both. */
  walls: number[];
  /** Per seat. */
  characters: number[];
  pawns: number[];
  health: number[];
  current: number[];
  used: number[];
  dirt: number[];
  /** Treasures on the board, each as cell * 3 + colour, and who keeps the card of each: a seat or TRACKER. */
  treasures: number[];
  keepers: number[];
  /** Loot cards in the deck: red, blue, yellow, Dirt. The order is drawn when a card is (SPEC, D60). */
  loot: number[];
  /** How many Dirt cards are known to lie at the bottom of the loot deck. */
  knownBottomDirt: number;
  lootClosed: boolean;
  /** Concussion cards in the deck by direction; the others lie on the used pile. */
  concussions: number[];
  /** How often the Concussion deck was reshuffled since the first turn. */
  renewals: number;
  /** Concussion cards of this turn's step 4, and how many of them are still to be drawn once it runs. */
  tremors: number;
  cardsDue: number;
  tileSupply: number;
  bridgeSupply: number;
  wallSupply: number;
  apBag: number;
  /** Treasures in the discard section, by colour. */
  discards: number[];
  /** Cleanse tokens earned, by colour: 0 or 1. */
  cleansed: number[];
  /** Health lost and regained in the whole game, for the lab. */
  wounds: number;
  treats: number;
  /** Cells that the active player has excavated this turn. */
  dug: number[];
  hasMoved: boolean;
  hasTreated: boolean;
  /** What the deciding seat picks from: cells, directions or dice, by phase. */
  offers: number[];
  /** The colour of the treasure, or the direction of the card, that the pick is about. */
  pending: number;
  /** The cell that waits for its ravine line, or that has collapsed. */
  pendingCell: number;
}

/** The numbers that this seat plays by: printed ones, or its perk's in their place. */
export const traitsOf = (p: Position, seat: Seat): readonly number[] =>
  p.settings.traits[p.characters[seat]!]!;

/** ST-SET-13, ST-SET-20: the health this seat began with. */
export const startingHealth = (p: Position, seat: Seat): number =>
  p.characters[seat] === NOBODY ? 0 : p.settings.health[p.characters[seat]!]!;

export const lootLeft = (p: Position): number => p.loot[0]! + p.loot[1]! + p.loot[2]! + p.loot[3]!;
export const concussionsLeft = (p: Position): number =>
  p.concussions[0]! + p.concussions[1]! + p.concussions[2]! + p.concussions[3]!;
/** ST-CON-9: the Concussion cards of a turn that would begin now. */
export const cardsPerTurn = (p: Position): number => (p.settings.isRising ? 1 + p.renewals : 1);
/** In how many turns a card more comes; nothing with a steady tremor. A redrawn card may bring it sooner. */
export function turnsUntilRise(p: Position): number | undefined {
  if (!p.settings.isRising) return undefined;
  const isShaking = p.phase === 'die' || p.phase === 'relocation';
  const left = concussionsLeft(p) - (isShaking ? p.cardsDue : 0);
  if (left < 0 || cardsPerTurn(p) > p.tremors) return 1;
  return Math.floor(left / p.tremors) + (isShaking ? 2 : 1);
}
export const cellOfTreasure = (treasure: number): number => Math.floor(treasure / 3);
export const colourOfTreasure = (treasure: number): number => treasure % 3;
/** The round that is being played, from 1; 0 before the first turn. */
export const roundOf = (p: Position): number => Math.ceil(p.turn / p.seats);

// What happened, as data: everything an interface needs to move the pieces and write the log. Nothing here is secret.
import type { Kinds, Seat } from '@undercroft/kernel';
import type { Ending } from './position.ts';

/** Why a result of the treasure dice does not count, or what it found. */
export type RollOutcome = 'floor' | 'empty' | 'rupture' | 'destroyed' | 'ravine' | 'unconnected';

export type Event = Kinds<
  {
    characterTaken: { seat: Seat; character: number; health: number };
    pawnPlaced: { seat: Seat; cell: number };
    turnStarted: { seat: Seat; turn: number; round: number; current: number };
    moved: { seat: Seat; from: number; to: number; cost: number; onto: 'floor' | 'rupture' };
    jumped: { seat: Seat; from: number; to: number; over: readonly number[]; cost: number };
    treasureCarried: { seat: Seat; from: number; to: number; colour: number; cost: number };
    excavated: { seat: Seat; cell: number; card: number; left: number };
    treasureRolled: { seat: Seat; row: number; column: number; outcome: RollOutcome };
    treasureReturned: { colour: number };
    tilePlaced: { cell: number };
    treasurePlaced: { cell: number; colour: number; keeper: number };
    concussionCleared: { cell: number };
    ravinesLaid: { from: number; cells: readonly number[] };
    bridgePlaced: { seat: Seat; cell: number };
    dirtEmptied: { seat: Seat; left: number };
    softened: { seat: Seat; cell: number };
    cleared: { seat: Seat; cell: number; token: number; cost: number };
    cleansed: { seat: Seat; cell: number; colour: number };
    wallsRemoved: { seat: Seat; edges: readonly number[] };
    treated: { seat: Seat; patient: Seat; health: number };
    actionsEnded: { seat: Seat; left: number };
    wallPlaced: { seat: Seat; edge: number; left: number };
    /** `card` of `cards`: which of this step's cards it is. */
    cardTurned: { seat: Seat; direction: number; lane: number; card: number; cards: number };
    dieRolled: { seat: Seat; die: number; target: number };
    targetRefused: { seat: Seat; cell: number };
    startingRuptureSkipped: { seat: Seat };
    startingRupturePlaced: { seat: Seat; cell: number };
    tremorFaded: { seat: Seat };
    struckUnderfoot: { seat: Seat; cell: number };
    /** How many cards a turn has from now on. */
    deckRenewed: { tremors: number };
    concussionFell: { cell: number };
    concussionPlaced: { cell: number };
    ruptured: { cells: readonly number[] };
    wallsBroken: { edges: readonly number[]; to: 'supply' | 'out' };
    treasureDiscarded: { cell: number; colour: number };
    collapsed: { cell: number; what: 'floor' | 'bridge' };
    relocated: { seat: Seat; from: number; to: number };
    hurt: { seat: Seat; health: number; cause: 'rupture' | 'ground' | 'collapse' };
    pointsReturned: { seat: Seat; used: number; excess: number; kept: number };
    ended: { ending: Exclude<Ending, ''> };
  },
  'excavationClosed'
>;

// What happened, as data: everything an interface needs to move the pieces and write the log. Nothing here is secret.
import type { Seat } from '@undercroft/kernel';
import type { Ending } from './position.ts';

/** Why a result of the treasure dice does not count, or what it found. */
export type RollOutcome = 'floor' | 'empty' | 'rupture' | 'destroyed' | 'ravine' | 'unconnected';

export type Event =
  | {
      readonly kind: 'characterTaken';
      readonly seat: Seat;
      readonly character: number;
      readonly health: number;
    }
  | { readonly kind: 'pawnPlaced'; readonly seat: Seat; readonly cell: number }
  | {
      readonly kind: 'turnStarted';
      readonly seat: Seat;
      readonly turn: number;
      readonly round: number;
      readonly current: number;
    }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly cost: number;
      readonly onto: 'floor' | 'rupture';
    }
  | {
      readonly kind: 'jumped';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly over: readonly number[];
      readonly cost: number;
    }
  | {
      readonly kind: 'treasureCarried';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly colour: number;
      readonly cost: number;
    }
  | {
      readonly kind: 'excavated';
      readonly seat: Seat;
      readonly cell: number;
      readonly card: number;
      readonly left: number;
    }
  | {
      readonly kind: 'treasureRolled';
      readonly seat: Seat;
      readonly row: number;
      readonly column: number;
      readonly outcome: RollOutcome;
    }
  | { readonly kind: 'treasureReturned'; readonly colour: number }
  | { readonly kind: 'tilePlaced'; readonly cell: number }
  | {
      readonly kind: 'treasurePlaced';
      readonly cell: number;
      readonly colour: number;
      readonly keeper: number;
    }
  | { readonly kind: 'concussionCleared'; readonly cell: number }
  | { readonly kind: 'ravinesLaid'; readonly from: number; readonly cells: readonly number[] }
  | { readonly kind: 'excavationClosed' }
  | { readonly kind: 'bridgePlaced'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'dirtEmptied'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'softened'; readonly seat: Seat; readonly cell: number }
  | {
      readonly kind: 'cleared';
      readonly seat: Seat;
      readonly cell: number;
      readonly token: number;
      readonly cost: number;
    }
  | { readonly kind: 'cleansed'; readonly seat: Seat; readonly cell: number; readonly colour: number }
  | { readonly kind: 'wallsRemoved'; readonly seat: Seat; readonly edges: readonly number[] }
  | { readonly kind: 'treated'; readonly seat: Seat; readonly patient: Seat; readonly health: number }
  | { readonly kind: 'actionsEnded'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'wallPlaced'; readonly seat: Seat; readonly edge: number; readonly left: number }
  | { readonly kind: 'cardTurned'; readonly seat: Seat; readonly direction: number; readonly lane: number }
  | { readonly kind: 'deckRenewed' }
  | { readonly kind: 'dieRolled'; readonly seat: Seat; readonly die: number; readonly target: number }
  | { readonly kind: 'targetRefused'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'startingRuptureSkipped'; readonly seat: Seat }
  | { readonly kind: 'startingRupturePlaced'; readonly seat: Seat; readonly cell: number }
  | { readonly kind: 'tremorFaded'; readonly seat: Seat }
  | { readonly kind: 'concussionFell'; readonly cell: number }
  | { readonly kind: 'concussionPlaced'; readonly cell: number }
  | { readonly kind: 'ruptured'; readonly cells: readonly number[] }
  | { readonly kind: 'wallsBroken'; readonly edges: readonly number[] }
  | { readonly kind: 'treasureDiscarded'; readonly cell: number; readonly colour: number }
  | { readonly kind: 'collapsed'; readonly cell: number; readonly what: 'floor' | 'bridge' }
  | { readonly kind: 'relocated'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly kind: 'hurt';
      readonly seat: Seat;
      readonly health: number;
      readonly cause: 'rupture' | 'collapse';
    }
  | {
      readonly kind: 'pointsReturned';
      readonly seat: Seat;
      readonly used: number;
      readonly excess: number;
      readonly kept: number;
    }
  | { readonly kind: 'ended'; readonly ending: Exclude<Ending, ''> };

// What happened, in the past tense: everything an interface needs to show it and to write a log.
import type { Window } from './content/vocabulary.ts';

export type Phase = 'refresh' | 'ready' | 'rally' | 'roll' | 'reward' | 'recoup';

/** `player` is 0 for the Ancient and a seat otherwise; `slot` marks dice of the Ancient's slot with that number. */
export type Event =
  | { readonly kind: 'relicsKept'; readonly cards: readonly number[] }
  | { readonly kind: 'abilityTaken'; readonly seat: number; readonly card: number }
  | { readonly kind: 'roundBegan'; readonly round: number }
  | { readonly kind: 'phaseBegan'; readonly phase: Phase }
  | { readonly kind: 'cardsDrawn'; readonly player: number; readonly cards: readonly number[] }
  | { readonly kind: 'pileRebuilt'; readonly pile: 'expedition' | 'ancient'; readonly count: number }
  | { readonly kind: 'influenceSetAside'; readonly card: number }
  | { readonly kind: 'influenceRevealed'; readonly card: number }
  | {
      readonly kind: 'cardDiscarded';
      readonly player: number;
      readonly card: number;
      readonly banished: boolean;
    }
  | { readonly kind: 'alertChanged'; readonly by: number; readonly alert: number }
  | { readonly kind: 'alertHeld'; readonly calm: number }
  | { readonly kind: 'calmGained'; readonly n: number }
  | { readonly kind: 'relicActivated'; readonly relic: number; readonly card: number; readonly curse: number }
  | { readonly kind: 'relicMarked'; readonly relic: number }
  | { readonly kind: 'relicsRested' }
  | { readonly kind: 'heistAnnounced'; readonly seat: number; readonly relic: number }
  | { readonly kind: 'heistForgone'; readonly seat: number }
  | {
      readonly kind: 'cardPlaced' | 'cardRevealed';
      readonly player: number;
      readonly card: number;
      /** The slot it lies on: the Ancient's slot, or the first or second of an Archaeologist. */
      readonly slot: number;
      readonly ally: number;
      readonly paid: number;
    }
  | { readonly kind: 'readied'; readonly player: number; readonly place: number }
  | { readonly kind: 'cardResolved'; readonly player: number; readonly card: number; readonly slot: number }
  | {
      readonly kind: 'diceGained';
      readonly seat: number;
      readonly slot: boolean;
      readonly die: 'pip' | 'white';
      readonly n: number;
      readonly faces: readonly number[];
    }
  | {
      readonly kind: 'diceDisabled' | 'diceSetAside';
      readonly seat: number;
      readonly slot: boolean;
      readonly n: number;
    }
  | { readonly kind: 'diceLent'; readonly seat: number; readonly to: number; readonly n: number }
  | { readonly kind: 'tokenLaid'; readonly seat: number; readonly slot: boolean; readonly value: number }
  | { readonly kind: 'floorSet'; readonly seat: number; readonly slot: boolean; readonly face: number }
  | { readonly kind: 'riskChanged'; readonly seat: number; readonly by: number }
  | {
      readonly kind: 'dangerGained';
      readonly seat: number;
      readonly danger: number;
      readonly cause: DangerCause;
    }
  | { readonly kind: 'dangerRemoved'; readonly seat: number; readonly danger: number }
  | { readonly kind: 'shieldGained'; readonly seat: number; readonly n: number }
  | { readonly kind: 'shieldUsed'; readonly seat: number }
  | { readonly kind: 'eliminated'; readonly seat: number; readonly trinkets: number }
  | { readonly kind: 'trinketsTaken' | 'trinketsLost'; readonly player: number; readonly n: number }
  | { readonly kind: 'trinketsRecovered'; readonly n: number }
  | { readonly kind: 'trinketsSpent'; readonly player: number; readonly n: number }
  | { readonly kind: 'bonusGiven'; readonly seat: number; readonly success: number; readonly failure: number }
  | { readonly kind: 'cursed'; readonly seat: number; readonly card: number }
  | { readonly kind: 'curseChosen'; readonly seat: number; readonly card: number; readonly option: number }
  | { readonly kind: 'limited'; readonly seat: number }
  | { readonly kind: 'digPromised'; readonly player: number; readonly n: number }
  | { readonly kind: 'handSeen'; readonly player: number; readonly cards: readonly number[] }
  | { readonly kind: 'windowOpened' | 'windowClosed'; readonly window: Window }
  | { readonly kind: 'answered'; readonly player: number }
  | {
      readonly kind: 'instantPlayed' | 'abilityUsed';
      readonly player: number;
      readonly card: number;
      readonly target: number;
      readonly dice: number;
    }
  | {
      readonly kind: 'diceRolled';
      readonly seat: number;
      readonly slot: boolean;
      readonly faces: readonly number[];
    }
  | {
      readonly kind: 'diceRerolled';
      readonly seat: number;
      readonly slot: boolean;
      /** Which dice of the pool, by their place, and what they show now. */
      readonly places: readonly number[];
      readonly faces: readonly number[];
    }
  | {
      readonly kind: 'rollCompared';
      readonly seat: number;
      readonly score: number;
      readonly against: number;
      readonly success: boolean;
    }
  | { readonly kind: 'rewardTaken'; readonly seat: number; readonly n: number }
  | { readonly kind: 'heistWon'; readonly seat: number; readonly relic: number; readonly card: number }
  | { readonly kind: 'heistLost'; readonly seat: number; readonly relic: number }
  | {
      readonly kind: 'heistDieRolled';
      readonly seat: number;
      readonly face: number;
      readonly gained: boolean;
    }
  | { readonly kind: 'riskMet'; readonly seat: number; readonly risk: number; readonly alert: number }
  | { readonly kind: 'tableCleared' }
  | { readonly kind: 'abilityReturned'; readonly seat: number; readonly card: number }
  | { readonly kind: 'relicExposed'; readonly relic: number; readonly cooldown: number }
  | { readonly kind: 'gameEnded'; readonly reason: string };

export type DangerCause = 'card' | 'heist' | 'idle' | 'risk';

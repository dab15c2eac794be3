// What happened, in the past tense: everything an interface needs to show it and to write a log.
import type { Kinds } from '@undercroft/kernel';
import type { Window } from './content/vocabulary.ts';

export type Phase = 'refresh' | 'ready' | 'rally' | 'roll' | 'reward' | 'recoup';

/** `player` is 0 for the Ancient and a seat otherwise; `slot` marks dice of the Ancient's slot with that number. */
export type Event = Kinds<
  {
    relicsKept: { cards: readonly number[] };
    abilityTaken: { seat: number; card: number };
    roundBegan: { round: number };
    phaseBegan: { phase: Phase };
    handRedrawn: { seat: number };
    cardsDrawn: { player: number; cards: readonly number[] };
    pileRebuilt: { pile: 'expedition' | 'ancient'; count: number };
    influenceSetAside: { card: number };
    influenceRevealed: { card: number };
    cardDiscarded: { player: number; card: number; banished: boolean };
    alertChanged: { by: number; alert: number };
    alertHeld: { calm: number };
    calmGained: { n: number };
    relicActivated: { relic: number; card: number; curse: number };
    relicMarked: { relic: number };
    heistAnnounced: { seat: number; relic: number };
    heistForgone: { seat: number };
    /** `slot` is that of the Ancient, or the first or second of an Archaeologist. */
    cardPlaced: { player: number; card: number; slot: number; ally: number; paid: number };
    cardRevealed: { player: number; card: number; slot: number; ally: number; paid: number };
    readied: { player: number; place: number };
    cardResolved: { player: number; card: number; slot: number };
    diceGained: { seat: number; slot: boolean; die: 'pip' | 'white'; n: number; faces: readonly number[] };
    diceDisabled: { seat: number; slot: boolean; n: number };
    diceSetAside: { seat: number; slot: boolean; n: number };
    diceLent: { seat: number; to: number; n: number };
    tokenShort: { seat: number; slot: boolean; value: number };
    tokenLaid: { seat: number; slot: boolean; value: number };
    floorSet: { seat: number; slot: boolean; face: number };
    riskChanged: { seat: number; by: number };
    dangerGained: { seat: number; danger: number; cause: DangerCause };
    dangerRemoved: { seat: number; danger: number };
    shieldGained: { seat: number; n: number };
    shieldUsed: { seat: number };
    eliminated: { seat: number; trinkets: number };
    trinketsTaken: { player: number; n: number };
    trinketsLost: { player: number; n: number };
    trinketsRecovered: { n: number };
    trinketsSpent: { player: number; n: number };
    bonusGiven: { seat: number; success: number; failure: number };
    cursed: { seat: number; card: number };
    curseChosen: { seat: number; card: number; option: number };
    limited: { seat: number };
    digPromised: { player: number; n: number };
    handSeen: { player: number; cards: readonly number[] };
    windowOpened: { window: Window };
    windowClosed: { window: Window };
    /** DV-WDW-12: everybody may still act before this seat is eliminated. */
    lastCallOpened: { seat: number };
    answered: { player: number };
    instantPlayed: { player: number; card: number; target: number; dice: number };
    abilityUsed: { player: number; card: number; target: number; dice: number };
    diceRolled: { seat: number; slot: boolean; faces: readonly number[] };
    /** `places` of the dice in their pool, and the `faces` they show now. */
    diceRerolled: { seat: number; slot: boolean; places: readonly number[]; faces: readonly number[] };
    rollCompared: { seat: number; score: number; against: number; success: boolean };
    rewardTaken: { seat: number; n: number };
    heistWon: { seat: number; relic: number; card: number };
    heistLost: { seat: number; relic: number };
    heistDieRolled: { seat: number; face: number; gained: boolean };
    riskMet: { seat: number; risk: number; alert: number };
    abilityReturned: { seat: number; card: number };
    relicExposed: { relic: number; cooldown: number };
    gameEnded: { reason: string };
  },
  'relicsRested' | 'tableCleared'
>;

export type DangerCause = 'card' | 'heist' | 'idle' | 'risk';

// What lies on the table: everything an engine keeps between two decisions, as small integers and flat lists.

/** Where a round stands. The game waits in some of these; the others run through by themselves. */
export const STEP = {
  draftRelics: 0,
  draftAbility: 1,
  roundStart: 2,
  draw: 3,
  influence: 4,
  alertRise: 5,
  refreshWindow: 6,
  relicChoice: 7,
  heists: 8,
  placement: 9,
  reveal: 10,
  rally: 11,
  rallyWindow: 12,
  throwDice: 13,
  rerolls: 14,
  rollWindow: 15,
  scores: 16,
  rewards: 17,
  heistRewards: 18,
  rewardParts: 19,
  rewardCheck: 20,
  recoupWindow: 21,
  recoup: 22,
} as const;

/** What a card in resolution is waiting for. */
export const ASK = { nothing: 0, curse: 1, reroll: 2 } as const;

/** How the game ended; 0 while it goes on. */
export const OUTCOME = { none: 0, expedition: 1, ancient: 2, cap: 3 } as const;

/** How an Archaeologist's roll went this round. */
export const ROLL = { none: 0, success: 1, failure: 2 } as const;

/** Values of Dice Tokens and how many there are of each; both signs share the supply (DV-TOK-4). */
export const TOKEN_VALUES = [3, 4, 5, 6] as const;
export const TOKEN_SUPPLY = [10, 16, 16, 16] as const;
export const RISK_SUPPLY = 16;
export const DIGGER_PIPS = 8;
export const ANCIENT_PIPS = 16;
export const WHITE_DICE = 16;
export const HAND_LIMIT = 5;
export const MAX_ALERT = 10;
export const DEADLY_DANGER = 4;

/** The dice of one roll this round: an Archaeologist's, or those of one of the Ancient's slots. */
export interface Pool {
  pip: number;
  pipOff: number;
  pipAside: number;
  white: number;
  whiteOff: number;
  whiteAside: number;
  whiteLent: number;
  /** Green for an Archaeologist, Gold for a slot. */
  base: number;
  baseOff: number;
  baseAside: number;
  baseLent: number;
  /** Faces below this count as this; 0 where nothing lifts them. */
  floor: number;
  /** Dice Tokens lying here, with their sign. */
  tokens: number[];
  /** What was rolled, in the order of the throws. */
  faces: number[];
  score: number;
}

export interface Digger {
  /** 1 in play, 0 eliminated. */
  inPlay: number;
  danger: number;
  /** White Dice owned and in play, lent ones included. */
  white: number;
  whiteReserve: number;
  trinkets: number;
  hand: number[];
  /** Starting cards still in hand: public, because all players could keep count of them. */
  starters: number[];
  /** What the Ancient knows of this hand through a look at it. */
  known: number[];
  ability: number;
  /** 1 while the Ability lies face up. */
  abilityUp: number;
  cooldown: number;
  limitNow: number;
  limitNext: number;
  dig: number;
  /** 1 once this seat has drawn a new hand this round (DV-REFRESH-16). */
  redrawn: number;
  placed: number[];
  /** The seat that each placed card names; 0 for none. */
  allies: number[];
  /** Trinkets lying on each placed card. */
  paid: number[];
  instants: number[];
  negatives: number[];
  /** The Relic that this seat tries to take this round, by its slot; 0 for none. */
  heist: number;
  riskTokens: number;
  riskDown: number;
  shield: number;
  bonusWin: number;
  bonusFail: number;
  roll: number;
  /** The secret answer to the current call of a window: empty, or one code. */
  answer: number[];
  pool: Pool;
}

export interface Ancient {
  hand: number[];
  starters: number[];
  /** What the Archaeologists know of this hand through a look at it. */
  known: number[];
  dig: number;
  placed: number[];
  /** The slot of each placed card. */
  slots: number[];
  paid: number[];
  instants: number[];
  ready: number;
  answer: number[];
}

export interface Relic {
  /** One card; its own list, because who may see it differs from Relic to Relic. */
  card: number[];
  exposed: number;
  cooldown: number;
  /** 1 once it has been shown to all. */
  shown: number;
  /** The seat that took it; 0 while it lies on the board. */
  claimedBy: number;
}

export interface Position {
  /** Designed numbers that this table plays differently; null for none. */
  readonly numbers: Readonly<Record<string, number>> | null;
  readonly diggersAtStart: number;
  readonly openHands: boolean;
  readonly tiesWin: boolean;
  readonly heistReplaces: boolean;
  readonly selected: boolean;
  readonly roundCap: number;
  /** DV-OPT-9, DV-OPT-10. */
  readonly redraws: boolean;
  readonly lastCalls: boolean;
  outcome: number;
  round: number;
  step: number;
  /** Which seat, item or player a step has come to. */
  cursor: number;
  /** Which part of the item's card, and which target of that part, comes next. */
  part: number;
  target: number;
  ask: number;
  askSeat: number;
  askCard: number;
  /** Pool of a reroll: the seat's number, or 5 more for its slot. */
  askPool: number;
  askMost: number;
  alert: number;
  hazardPeak: number;
  calm: number;
  field: number;
  trinketDiscard: number;
  trinketsRemoved: number;
  /** Dice Tokens left in the common pool, by value. */
  tokensLeft: number[];
  whiteBox: number;
  whiteRemoved: number;
  expeditionPile: number[];
  expeditionDiscard: number[];
  ancientPile: number[];
  ancientDiscard: number[];
  influenceDiscard: number[];
  influenceAside: number[];
  banished: number[];
  removed: number[];
  /** Negative cards left in each stack, in the order Ruin, Snare, Stumble. */
  stacks: number[];
  abilitiesLeft: number[];
  relicsLeft: number[];
  relics: Relic[];
  /** The Relic Activated this round, by its slot, and the Negative card named with it. */
  active: number;
  activeCurse: number;
  /** The Relic whose token turns to Exposed at the end of this round. */
  marked: number;
  ancient: Ancient;
  diggers: Digger[];
  guards: Pool[];
  /** Lent dice: lender, borrower, die (0 White, 1 Green), state (0 rollable, 1 disabled, 2 set aside), four numbers each. */
  loans: number[];
  /** 1 from the throw of the dice to the next round. */
  rolled: number;
  ready: number[];
  /** Who takes part in the open window, in precedence order of its first call. */
  circle: number[];
  /** Place in the circle at which precedence starts. */
  lead: number;
  /** The seat that is using an Instant or Ability, and its answer code; -1 and 0 for none. */
  acting: number;
  actingUse: number;
  /** The seat whose elimination waits for the last call, or 0; and where the interrupted card goes on afterwards. */
  doomed: number;
  heldPart: number;
  heldTarget: number;
  heistsTried: number;
  heistsWon: number;
}

/** Empties a list. By popping: to set its length takes the engine ten times as long, and every round empties dozens. */
export function clear(list: number[]): void {
  while (list.length > 0) list.pop();
}

/** Archaeologist of a seat (1..N). */
export const diggerAt = (position: Position, seat: number): Digger => position.diggers[seat - 1]!;

export const isInPlay = (position: Position, seat: number): boolean =>
  position.diggers[seat - 1]!.inPlay === 1;

/** How many Archaeologists are still in play (P in SPEC). */
export function inPlayCount(position: Position): number {
  const { diggers } = position;
  let count = 0;
  for (let at = 0; at < diggers.length; at++) count += diggers[at]!.inPlay;
  return count;
}

/** DV-HAZ-1: the Hazard level that an Alert value stands for. */
export const hazardLevel = (alert: number): number => (alert >= 8 ? 3 : alert >= 4 ? 2 : 1);

/** DV-HAZ-2: the Hazard level of the round. */
export const roundHazard = (position: Position): number => hazardLevel(position.hazardPeak);

export const emptyPool = (): Pool => ({
  pip: 0,
  pipOff: 0,
  pipAside: 0,
  white: 0,
  whiteOff: 0,
  whiteAside: 0,
  whiteLent: 0,
  base: 0,
  baseOff: 0,
  baseAside: 0,
  baseLent: 0,
  floor: 0,
  tokens: [],
  faces: [],
  score: 0,
});

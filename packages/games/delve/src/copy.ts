// Copies a position by hand: the hottest call of every search, so every field is named and nothing is looped over twice.
import type { Ancient, Digger, Pool, Position, Relic } from './position.ts';

const list = (from: number[]): number[] => (from.length === 0 ? [] : from.slice());

const copyPool = (pool: Pool): Pool => ({
  pip: pool.pip,
  pipOff: pool.pipOff,
  pipAside: pool.pipAside,
  white: pool.white,
  whiteOff: pool.whiteOff,
  whiteAside: pool.whiteAside,
  whiteLent: pool.whiteLent,
  base: pool.base,
  baseOff: pool.baseOff,
  baseAside: pool.baseAside,
  baseLent: pool.baseLent,
  floor: pool.floor,
  tokens: list(pool.tokens),
  faces: list(pool.faces),
  score: pool.score,
});

const copyDigger = (digger: Digger): Digger => ({
  inPlay: digger.inPlay,
  danger: digger.danger,
  white: digger.white,
  whiteReserve: digger.whiteReserve,
  trinkets: digger.trinkets,
  hand: list(digger.hand),
  starters: list(digger.starters),
  known: list(digger.known),
  ability: digger.ability,
  abilityUp: digger.abilityUp,
  cooldown: digger.cooldown,
  limitNow: digger.limitNow,
  limitNext: digger.limitNext,
  dig: digger.dig,
  placed: list(digger.placed),
  allies: list(digger.allies),
  paid: list(digger.paid),
  instants: list(digger.instants),
  negatives: list(digger.negatives),
  heist: digger.heist,
  riskTokens: digger.riskTokens,
  riskDown: digger.riskDown,
  shield: digger.shield,
  bonusWin: digger.bonusWin,
  bonusFail: digger.bonusFail,
  roll: digger.roll,
  answer: list(digger.answer),
  pool: copyPool(digger.pool),
});

const copyAncient = (ancient: Ancient): Ancient => ({
  hand: list(ancient.hand),
  starters: list(ancient.starters),
  known: list(ancient.known),
  dig: ancient.dig,
  placed: list(ancient.placed),
  slots: list(ancient.slots),
  paid: list(ancient.paid),
  instants: list(ancient.instants),
  ready: ancient.ready,
  answer: list(ancient.answer),
});

const copyRelic = (relic: Relic): Relic => ({
  card: [relic.card[0]!],
  exposed: relic.exposed,
  cooldown: relic.cooldown,
  shown: relic.shown,
  claimedBy: relic.claimedBy,
});

function copyAll<Item>(items: readonly Item[], copy: (item: Item) => Item): Item[] {
  const copies: Item[] = [];
  for (let i = 0; i < items.length; i++) copies.push(copy(items[i]!));
  return copies;
}

/** A position that shares nothing mutable with this one. */
export function copy(position: Position): Position {
  return {
    numbers: position.numbers,
    diggersAtStart: position.diggersAtStart,
    openHands: position.openHands,
    tiesWin: position.tiesWin,
    heistReplaces: position.heistReplaces,
    selected: position.selected,
    roundCap: position.roundCap,
    outcome: position.outcome,
    round: position.round,
    step: position.step,
    cursor: position.cursor,
    part: position.part,
    target: position.target,
    ask: position.ask,
    askSeat: position.askSeat,
    askCard: position.askCard,
    askPool: position.askPool,
    askMost: position.askMost,
    alert: position.alert,
    hazardPeak: position.hazardPeak,
    calm: position.calm,
    field: position.field,
    trinketDiscard: position.trinketDiscard,
    trinketsRemoved: position.trinketsRemoved,
    tokensLeft: position.tokensLeft.slice(),
    whiteBox: position.whiteBox,
    whiteRemoved: position.whiteRemoved,
    expeditionPile: position.expeditionPile.slice(),
    expeditionDiscard: list(position.expeditionDiscard),
    ancientPile: position.ancientPile.slice(),
    ancientDiscard: list(position.ancientDiscard),
    influenceDiscard: list(position.influenceDiscard),
    influenceAside: list(position.influenceAside),
    banished: list(position.banished),
    removed: list(position.removed),
    stacks: position.stacks.slice(),
    abilitiesLeft: list(position.abilitiesLeft),
    relicsLeft: list(position.relicsLeft),
    relics: copyAll(position.relics, copyRelic),
    active: position.active,
    activeCurse: position.activeCurse,
    marked: position.marked,
    ancient: copyAncient(position.ancient),
    diggers: copyAll(position.diggers, copyDigger),
    guards: copyAll(position.guards, copyPool),
    loans: list(position.loans),
    rolled: position.rolled,
    ready: list(position.ready),
    circle: list(position.circle),
    lead: position.lead,
    acting: position.acting,
    actingUse: position.actingUse,
    heistsTried: position.heistsTried,
    heistsWon: position.heistsWon,
  };
}

// Laying the table for each seat count and option.
import type { Chance, TableSetup } from '@undercroft/kernel';
import { type Digger, emptyPool, type Position, STEP, TOKEN_SUPPLY, WHITE_DICE } from './position.ts';
import type { Catalog } from './rules/catalog.ts';

const TRINKETS_EACH = 25;
const WHITE_RESERVE = 2;

/** DV-SETUP-1..28. Luck in this order: Expedition pile, Ancient pile, Abilities, Relics. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one position, each of its fields said once
export function setup(table: TableSetup, catalog: Catalog, chance: Chance): Position {
  const count = table.seats - 1;
  const { options } = table;
  const selected = options.draftMode === 'select';
  const startingWhite = Number(options.startingWhite);
  const expeditionPile = catalog.deck.expedition.slice();
  const ancientPile = catalog.deck.ancient.slice();
  chance.shuffle(expeditionPile, 'expedition');
  chance.shuffle(ancientPile, 'ancient');
  const abilities = catalog.deck.abilities.slice();
  const relics = catalog.deck.relics.slice();
  if (!selected) {
    chance.shuffle(abilities, 'abilities');
    chance.shuffle(relics, 'relics');
  }
  return {
    numbers: table.numbers ? Object.freeze({ ...table.numbers }) : null,
    diggersAtStart: count,
    openHands: options.teamHands === 'open',
    tiesWin: options.tiesFavor === 'archaeologist',
    heistReplaces: options.heistReward === 'replace',
    selected,
    roundCap: Number(options.roundCap),
    redraws: options.deadHands === 'redraw',
    lastCalls: options.lastCall === true,
    outcome: 0,
    round: 0,
    step: selected ? STEP.draftRelics : STEP.roundStart,
    cursor: 0,
    part: 0,
    target: 0,
    ask: 0,
    askSeat: 0,
    askCard: 0,
    askPool: 0,
    askMost: 0,
    alert: 0,
    hazardPeak: 0,
    calm: 0,
    field: TRINKETS_EACH * count,
    trinketDiscard: 0,
    trinketsRemoved: 0,
    tokensLeft: [...TOKEN_SUPPLY],
    whiteBox: WHITE_DICE - WHITE_RESERVE * count,
    whiteRemoved: 0,
    expeditionPile,
    expeditionDiscard: [],
    ancientPile,
    ancientDiscard: [],
    influenceDiscard: [],
    influenceAside: [],
    banished: [],
    removed: [],
    stacks: catalog.deck.negatives.map((card) => copiesOf(catalog, card)),
    abilitiesLeft: selected ? abilities : abilities.slice(count).sort((a, b) => a - b),
    relicsLeft: selected ? relics : relics.slice(count).sort((a, b) => a - b),
    relics: selected
      ? []
      : relics
          .slice(0, count)
          .map((card) => ({ card: [card], exposed: 0, cooldown: 0, shown: 0, claimedBy: 0 })),
    active: 0,
    activeCurse: 0,
    marked: 0,
    ancient: {
      hand: catalog.deck.ancientHand.slice(),
      starters: catalog.deck.ancientHand.slice(),
      known: [],
      dig: 0,
      placed: [],
      slots: [],
      paid: [],
      instants: [],
      ready: 0,
      answer: [],
    },
    diggers: Array.from({ length: count }, (_, at) =>
      newDigger(catalog, selected ? 0 : abilities[at]!, startingWhite),
    ),
    guards: Array.from({ length: count }, emptyPool),
    loans: [],
    rolled: 0,
    ready: [],
    circle: [],
    lead: 0,
    acting: -1,
    actingUse: 0,
    doomed: 0,
    heldPart: 0,
    heldTarget: 0,
    heistsTried: 0,
    heistsWon: 0,
  };
}

function copiesOf(catalog: Catalog, card: number): number {
  const entry = catalog.entries[card]!;
  return 'copies' in entry ? entry.copies : 1;
}

/** DV-SETUP-1..5: four Green Dice in play, White and Pip Dice in reserve, the four starters in hand. */
const newDigger = (catalog: Catalog, ability: number, startingWhite: number): Digger => ({
  inPlay: 1,
  danger: 0,
  white: startingWhite,
  whiteReserve: WHITE_RESERVE - startingWhite,
  trinkets: 0,
  hand: catalog.deck.diggerHand.slice(),
  starters: catalog.deck.diggerHand.slice(),
  known: [],
  ability,
  abilityUp: ability === 0 ? 0 : 1,
  cooldown: 0,
  limitNow: 0,
  limitNext: 0,
  dig: 0,
  redrawn: 0,
  placed: [],
  allies: [],
  paid: [],
  instants: [],
  negatives: [],
  heist: 0,
  riskTokens: 0,
  riskDown: 0,
  shield: 0,
  bonusWin: 0,
  bonusFail: 0,
  roll: 0,
  answer: [],
  pool: emptyPool(),
});

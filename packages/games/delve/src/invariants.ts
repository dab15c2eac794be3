// The laws of the material: one sentence for each that a position breaks.
import { CONTENT } from './content/index.ts';
import {
  ANCIENT_PIPS,
  ASK,
  DIGGER_PIPS,
  HAND_LIMIT,
  inPlayCount,
  MAX_ALERT,
  OUTCOME,
  type Position,
  RISK_SUPPLY,
  roundHazard,
  STEP,
  TOKEN_SUPPLY,
  TOKEN_VALUES,
  WHITE_DICE,
} from './position.ts';
import { cardCounts } from './rules/card-counts.ts';
import { type Catalog, catalogsOf } from './rules/catalog.ts';
import { diggerLimit } from './rules/ready.ts';

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const COOLDOWN_SUPPLY = 16;

const catalogFor = catalogsOf(CONTENT);

export const invariants = (p: Position): readonly string[] => brokenLaws(p, catalogFor(p));

/** The same with other content than the game's own. */
export function brokenLaws(p: Position, catalog: Catalog): string[] {
  const broken: string[] = [];
  const law = (holds: boolean, sentence: string): void => {
    if (!holds) broken.push(sentence);
  };
  checkTrinkets(p, law);
  checkCards(p, catalog, law);
  checkDice(p, law);
  checkTokens(p, law);
  checkRelics(p, law);
  checkHandsAndPlacement(p, catalog, law);
  checkOrder(p, law);
  return broken;
}

type Law = (holds: boolean, sentence: string) => void;

function checkTrinkets(p: Position, law: Law): void {
  const held = p.diggers.reduce((total, digger) => total + digger.trinkets + sum(digger.paid), 0);
  const all = p.field + p.trinketDiscard + p.trinketsRemoved + held + sum(p.ancient.paid);
  law(all === 25 * p.diggersAtStart, `there are ${all} Trinkets instead of ${25 * p.diggersAtStart}`);
  law(
    Math.min(p.field, p.trinketDiscard, p.trinketsRemoved, ...p.diggers.map((digger) => digger.trinkets)) >=
      0,
    'a Trinket pile is below zero',
  );
}

function checkCards(p: Position, catalog: Catalog, law: Law): void {
  const count = catalog.entries.map(() => 0);
  const see = (list: readonly number[]): void => {
    for (const card of list) count[card] = (count[card] ?? 0) + 1;
  };
  for (const list of [
    p.expeditionPile,
    p.expeditionDiscard,
    p.ancientPile,
    p.ancientDiscard,
    p.influenceDiscard,
    p.influenceAside,
    p.banished,
    p.removed,
    p.abilitiesLeft,
    p.relicsLeft,
    p.ancient.hand,
    p.ancient.placed,
    p.ancient.instants,
    ...p.relics.map((relic) => relic.card),
    ...p.diggers.flatMap((digger) => [digger.hand, digger.placed, digger.instants, digger.negatives]),
  ])
    see(list);
  for (const digger of p.diggers) if (digger.ability !== 0) see([digger.ability]);
  catalog.deck.negatives.forEach((card, at) => {
    count[card]! += p.stacks[at]!;
  });
  const expected = cardCounts(catalog, p.diggersAtStart).slice();
  for (const card of catalog.deck.abilities) expected[card]!++;
  for (const card of catalog.deck.negatives) {
    const entry = catalog.entries[card]!;
    expected[card]! += 'copies' in entry ? entry.copies : 0;
  }
  for (let card = 1; card < expected.length; card++)
    law(
      count[card] === expected[card],
      `${count[card]} of ${expected[card]} ${catalog.entries[card]!.id} are on the table`,
    );
  law(
    [...p.ancient.hand, ...p.ancient.placed, ...p.ancient.instants, ...p.ancientDiscard].every(
      (card) => !catalog.influence[card],
    ),
    'an Influence card is where only Ancient cards may be',
  );
  law(
    [...p.influenceAside, ...p.influenceDiscard].every((card) => catalog.influence[card]),
    'something else lies among the Influence cards',
  );
  law(
    p.banished.every((card) => catalog.banish[card]),
    'a card without the Banish icon is banished',
  );
}

function checkDice(p: Position, law: Law): void {
  let ancientPips = 0;
  let white = p.whiteBox + p.whiteRemoved;
  p.diggers.forEach((digger, at) => {
    const { pool } = digger;
    const guard = p.guards[at]!;
    const pips = pool.pip + pool.pipOff + pool.pipAside;
    law(pips <= DIGGER_PIPS, `seat ${at + 1} has ${pips} Pip Dice`);
    ancientPips += guard.pip + guard.pipOff + guard.pipAside;
    white += digger.white + digger.whiteReserve;
    const fields = [pool.pip, pool.white, pool.base, pool.baseOff, pool.whiteOff, guard.pip, guard.base];
    law(Math.min(...fields) >= 0, `a pool of seat ${at + 1} is below zero`);
    if (digger.inPlay === 0) {
      law(guard.base + guard.baseOff === 0, `slot ${at + 1} is closed but has Gold Dice`);
      return;
    }
    law(
      digger.danger >= 0 && digger.danger <= (p.doomed === at + 1 ? 4 : 3),
      `seat ${at + 1} lives with Danger ${digger.danger}`,
    );
    if (!isFormed(p)) return;
    law(guard.base + guard.baseOff + guard.baseAside === 4, `slot ${at + 1} has not four Gold Dice`);
    if (p.rolled === 0) {
      const green = pool.base + pool.baseOff + pool.baseAside + pool.baseLent;
      law(green + digger.danger === 4, `seat ${at + 1} has ${green} Green Dice and Danger ${digger.danger}`);
    }
  });
  law(ancientPips <= ANCIENT_PIPS, `the Ancient has ${ancientPips} Pip Dice`);
  law(white === WHITE_DICE, `there are ${white} White Dice`);
  law(p.loans.length % 4 === 0, 'a loan is cut short');
}

const isFormed = (p: Position): boolean => p.step > STEP.roundStart && p.step < STEP.recoup;

function checkTokens(p: Position, law: Law): void {
  const pools = [...p.diggers.map((digger) => digger.pool), ...p.guards];
  TOKEN_VALUES.forEach((value, at) => {
    const out = pools.reduce(
      (total, pool) => total + pool.tokens.filter((token) => Math.abs(token) === value).length,
      0,
    );
    law(
      out + p.tokensLeft[at]! === TOKEN_SUPPLY[at] && p.tokensLeft[at]! >= 0,
      `${out} Dice Tokens of ${value} are out and ${p.tokensLeft[at]} left`,
    );
  });
  law(sum(p.diggers.map((digger) => digger.riskTokens)) <= RISK_SUPPLY, 'too many Risk Tokens are out');
  const cooldowns =
    sum(p.diggers.map((digger) => digger.cooldown)) + sum(p.relics.map((relic) => relic.cooldown));
  law(cooldowns <= COOLDOWN_SUPPLY, `${cooldowns} Cooldown Tokens are out`);
  law(p.alert >= 0 && p.alert <= MAX_ALERT, `the Alert is ${p.alert}`);
  law(p.calm >= 0, `calm is ${p.calm}`);
}

function checkRelics(p: Position, law: Law): void {
  if (p.step === STEP.draftRelics) return;
  law(p.relics.length === p.diggersAtStart, `there are ${p.relics.length} Relics`);
  law(
    p.relics.every((relic) => relic.card.length === 1),
    'a Relic is not one card',
  );
  const targets = p.diggers.map((digger) => digger.heist).filter((target) => target !== 0);
  law(new Set(targets).size === targets.length, 'two Heists have one target');
  for (const target of targets)
    law(p.relics[target - 1]?.exposed === 1, `Heist target ${target} is not Exposed`);
  if (p.outcome === OUTCOME.none && p.round > p.diggersAtStart)
    law(
      p.relics.every((relic) => relic.exposed === 1 || relic.claimedBy !== 0),
      'a Relic is still Unexposed after round N',
    );
}

function checkHandsAndPlacement(p: Position, catalog: Catalog, law: Law): void {
  const { ancient } = p;
  const drawing = p.step === STEP.draw;
  law(drawing || ancient.hand.length <= HAND_LIMIT, `the Ancient holds ${ancient.hand.length} cards`);
  law(ancient.placed.length === ancient.slots.length, 'placed cards and slots differ');
  law(ancient.placed.length === ancient.paid.length, 'placed cards and payments differ');
  law(new Set(ancient.slots).size === ancient.slots.length, 'a slot holds two cards');
  const placedAlike =
    p.step === STEP.placement ? Math.max(1, inPlayCount(p) - (p.active ? 1 : 0)) : p.diggersAtStart;
  law(ancient.placed.length <= placedAlike, `the Ancient has placed ${ancient.placed.length} cards`);
  for (const card of [...ancient.placed, ...ancient.instants])
    law(
      catalog.hazard[card]! <= roundHazard(p),
      `${catalog.entries[card]!.id} is used above the Hazard level`,
    );
  for (const card of ancient.placed) law(catalog.placeable[card]!, 'an Instant is placed');
  /** Nothing once it was spent. */
  const isPrice = (paid: number, card: number): boolean => paid === 0 || paid === catalog.cost[card];
  law(
    ancient.paid.every((paid, at) => isPrice(paid, ancient.placed[at]!)),
    'the Ancient paid another price',
  );
  p.diggers.forEach((digger, at) => {
    law(drawing || digger.hand.length <= HAND_LIMIT, `seat ${at + 1} holds ${digger.hand.length} cards`);
    law(
      digger.placed.length <= diggerLimit(p, at + 1),
      `seat ${at + 1} placed ${digger.placed.length} cards`,
    );
    law(
      digger.placed.length === digger.paid.length && digger.placed.length === digger.allies.length,
      `seat ${at + 1}: placed cards, payments and allies differ`,
    );
    law(
      digger.paid.every((paid, n) => isPrice(paid, digger.placed[n]!)),
      `seat ${at + 1} paid another price`,
    );
    for (const card of digger.placed) law(catalog.placeable[card]!, `seat ${at + 1} placed an Instant`);
    if (isFilled(p) && digger.inPlay === 1) {
      const held = digger.hand.length + digger.placed.length + digger.instants.length;
      law(held === HAND_LIMIT, `seat ${at + 1} has ${held} cards after Refresh`);
    }
    if (digger.inPlay === 0)
      law(
        digger.hand.length + digger.placed.length + digger.instants.length + digger.trinkets === 0,
        `seat ${at + 1} is eliminated and still holds something`,
      );
  });
}

/** From the end of drawing to the reveal hands are full; a pile that still holds cards was never short. */
const isFilled = (p: Position): boolean =>
  p.round > 0 && p.step >= STEP.refreshWindow && p.step <= STEP.placement && p.expeditionPile.length > 0;

function checkOrder(p: Position, law: Law): void {
  law(new Set(p.ready).size === p.ready.length, 'a seat is ready twice');
  law(p.outcome !== OUTCOME.none || inPlayCount(p) > 0, 'no seat is left and the game goes on');
  law(p.outcome !== OUTCOME.none || p.round <= p.roundCap, `round ${p.round} is past the cap`);
  if (p.outcome === OUTCOME.none && p.step > STEP.placement)
    p.diggers.forEach((digger, at) => {
      if (digger.inPlay === 0) return;
      law(p.ready.includes(at + 1), `seat ${at + 1} is in play but not in the ready order`);
      law((digger.roll !== 0) === p.step > STEP.scores, `seat ${at + 1} has the roll result ${digger.roll}`);
    });
  if (p.ask !== ASK.nothing && p.askSeat > 0)
    law(p.diggers[p.askSeat - 1]!.inPlay === 1, 'an eliminated seat is asked');
}

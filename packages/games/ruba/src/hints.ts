// What bots may know about playing Ruba Dungeon well: how good a position is, and how good a choice looks.
import type { Hints } from '@undercroft/kernel';
import type { Choice, Respond } from './choices.ts';
import { GOLD_SUM, isKing, NO_CARD, printedValue, suitOf } from './content/deck.ts';
import { enemyMaxHp, HERO_HP } from './content/modes.ts';
import { SUIT_TABLE } from './content/suits.ts';
import { eventChange } from './effects.ts';
import { judgementOf } from './hints/judgement.ts';
import { EASY_NET, HARD_NET } from './hints/nets.ts';
import { EASY_WEIGHTS, HARD_WEIGHTS, type Weights } from './hints/weights.ts';
import { beatenCount, eventCard, type Position } from './position.ts';
import { forecast } from './rules/action.ts';
import { neededRoll } from './rules/event-cards.ts';
import { relicCount } from './score.ts';

const judgeEasy = judgementOf(EASY_NET);
const judgeHard = judgementOf(HARD_NET);
const weightsOf = (position: Position): Weights => (position.hard ? HARD_WEIGHTS : EASY_WEIGHTS);

/** The chance to win. */
function evaluate(position: Position): number {
  if (position.phase === 'over')
    return position.reason === 'relics' || position.reason === 'all-enemies' ? 1 : 0;
  return position.hard ? judgeHard(position) : judgeEasy(position);
}

/** Worse than anything that leaves the Hero alive. */
const DEATH = -20;

/** What these HP are worth, in log odds. */
const hpWorth = (weights: Weights, hp: number): number =>
  hp <= 0 ? DEATH : weights.hp * hp + weights.rootHp * Math.sqrt(hp);

/** By how much a choice moves the log odds of winning, where that can be told without looking ahead. */
function promise(position: Position, _seat: number, choice: Choice): number {
  const weights = weightsOf(position);
  switch (choice.kind) {
    case 'respond':
      return respondPromise(position, choice, weights);
    case 'keep':
      return keptWorth(position, choice.cards, weights);
    case 'die':
      return diePromise(position, weights);
    case 'skip':
      return 0;
    case 'pay':
      return hpGain(position, 'success', weights) - weights.gold * GOLD_SUM[choice.gold]!;
    case 'fight':
      return fightPromise(position, weights, kingChance(position));
    case 'evade':
      return -weights.gold * GOLD_SUM[choice.gold]!;
    case 'bribe':
      return bribePromise(position, GOLD_SUM[choice.gold]!, weights);
  }
}

function respondPromise(position: Position, response: Respond, weights: Weights): number {
  const { hp, enemyHp } = forecast(position, response);
  const spared = hp === 0 && enemyHp === 0 && position.mutualKoWins;
  let sum = hpWorth(weights, spared ? 1 : hp) - hpWorth(weights, position.hp);
  sum += response.help * ((position.hard ? weights.enemyAid : 0) - weights.aid);
  const held = position.hand.reduce((mask, card, slot) => (card === NO_CARD ? mask : mask | (1 << slot)), 0);
  const left = held & ~response.cards;
  if (enemyHp > 0)
    return (
      sum +
      weights.enemyHp * (enemyHp - position.enemyHp) +
      handWorth(position, left, weights) -
      handWorth(position, held, weights)
    );
  return (
    sum +
    beatWorth(position, isKing(position.enemy), weights) -
    weights.fight -
    weights.enemyHp * position.enemyHp +
    Math.max(0, keptWorth(position, left, weights)) -
    handWorth(position, held, weights)
  );
}

/** What it is worth to have one enemy less, and one Help Card more. */
function beatWorth(position: Position, king: boolean, weights: Weights): number {
  const counts = position.hard || king;
  return weights.aid - (counts ? weights.left : 0) + (king ? weights.relic - weights.king : 0);
}

const sumOver = (position: Position, slots: number, perValue: number, perCard: number): number => {
  let sum = 0;
  for (let slot = 0; slot < 3; slot++)
    if (slots & (1 << slot)) sum += perValue * printedValue(position.hand[slot]!) + perCard;
  return sum;
};
const handWorth = (position: Position, slots: number, weights: Weights): number =>
  sumOver(position, slots, weights.hand, weights.handCards);
const keptWorth = (position: Position, slots: number, weights: Weights): number =>
  sumOver(position, slots, weights.kept, weights.keptCards);

/** What the open event gains or costs in HP when it succeeds or fails. */
function hpGain(position: Position, how: 'success' | 'fail', weights: Weights): number {
  const card = eventCard(position);
  const change = eventChange(SUIT_TABLE[suitOf(card)]![how], printedValue(card));
  return hpWorth(weights, Math.min(HERO_HP, position.hp + change)) - hpWorth(weights, position.hp);
}

function diePromise(position: Position, weights: Weights): number {
  const chance = (7 - neededRoll(printedValue(eventCard(position)))) / 6;
  return chance * hpGain(position, 'success', weights) + (1 - chance) * hpGain(position, 'fail', weights);
}

/** RD-INFO-2: Kings left among the enemies left. */
const kingChance = (position: Position): number => (4 - relicCount(position)) / position.characters.length;

/** A fight with an unknown enemy and three cards of middling value. */
function fightPromise(position: Position, weights: Weights, king: number): number {
  const enemyHp = position.hard ? 9 : enemyMaxHp(0, false);
  return (
    weights.fight +
    weights.enemyHp * enemyHp +
    weights.king * king +
    3 * (4.5 * weights.hand + weights.handCards) +
    detourGain(position, weights)
  );
}

/** One enemy fewer in the deck makes the way to the others shorter. */
function detourGain(position: Position, weights: Weights): number {
  const left = position.hard ? 11 - beatenCount(position) : 4 - relicCount(position);
  return -weights.detour / left;
}

function bribePromise(position: Position, sum: number, weights: Weights): number {
  const king = kingChance(position);
  const won = beatWorth(position, false, weights) + (position.hard ? 0 : detourGain(position, weights));
  return (1 - king) * won + king * fightPromise(position, weights, 1) - weights.gold * sum;
}

export const hints: Hints<Position, Choice> = {
  evaluate,
  promise,
  playout: (position, seat, choices) => {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < choices.length; i++) {
      const value = promise(position, seat, choices[i]!);
      if (value > most) {
        most = value;
        best = i;
      }
    }
    return best;
  },
};

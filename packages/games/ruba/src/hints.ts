// What bots may know about playing Ruba Dungeon well: how good a position is, and how good a choice looks.
import type { Hints } from '@undercroft/kernel';
import type { Choice } from './choice.ts';
import { countCourt, GOLD_SUM, NO_CARD, printedValue, SWORDS, suitOf } from './content/deck.ts';
import { bribePrice, ENEMIES, HERO_HP } from './content/modes.ts';
import { SUIT_TABLE } from './content/suits.ts';
import { beatenCount, eventCard, goldMask, type Position } from './position.ts';
import { forecast } from './rules/action.ts';
import { neededRoll } from './rules/events.ts';
import { relicCount } from './score.ts';

/** How far the goal is, from 0 to 1. */
const progress = (position: Position): number =>
  position.hard ? beatenCount(position) / ENEMIES : (relicCount(position) + beatenCount(position) / 11) / 5;

function evaluate(position: Position): number {
  if (position.phase === 'over')
    return position.reason === 'relics' || position.reason === 'all-enemies' ? 1 : 0;
  const health = position.hp / HERO_HP;
  const gold = GOLD_SUM[goldMask(position)]!;
  const aid = countCourt(position.aid);
  const fight = position.enemy === NO_CARD ? 0 : -0.08 * position.enemyHp;
  const x =
    -3.2 +
    2.6 * health +
    3.2 * progress(position) +
    0.05 * gold +
    0.12 * aid +
    fight -
    (position.hard ? 1.5 : 0);
  return 1 / (1 + Math.exp(-x));
}

/** The mean of what a change of HP is worth to a Hero who has this many: low HP are dear. */
const worth = (hp: number): number => (hp <= 0 ? -14 : 4 * Math.sqrt(hp));

function promise(position: Position, _seat: number, choice: Choice): number {
  switch (choice.kind) {
    case 'respond': {
      const { hp, enemyHp, heroValue } = forecast(position, choice);
      if (hp === 0) return position.mutualKoWins && enemyHp === 0 ? worth(1) : -100;
      const beaten = enemyHp === 0 ? 10 - 0.3 * heroValue : 0;
      const used = [0, 1, 1, 2, 1, 2, 2, 3][choice.cards]! - 1;
      return (
        worth(hp) -
        worth(position.hp) +
        1.1 * (position.enemyHp - enemyHp) +
        beaten -
        1.2 * choice.help -
        1.5 * used
      );
    }
    case 'keep':
      return keepWorth(position, choice.cards);
    case 'die':
      return dieWorth(position);
    case 'skip':
      return 0;
    case 'pay': {
      const card = eventCard(position);
      const healed = SUIT_TABLE[suitOf(card)]!.success === 'heal' ? printedValue(card) : 0;
      return (
        worth(Math.min(HERO_HP, position.hp + healed)) - worth(position.hp) - 0.6 * GOLD_SUM[choice.gold]!
      );
    }
    case 'fight':
      return position.hp >= 7 ? 2 : position.hp - 7;
    case 'evade':
      return 1 - 0.45 * GOLD_SUM[choice.gold]!;
    case 'bribe': {
      const over = GOLD_SUM[choice.gold]! - bribePrice(printedValue(eventCard(position)), position.hard);
      return 4 - 0.45 * GOLD_SUM[choice.gold]! - 0.2 * over;
    }
  }
}

function dieWorth(position: Position): number {
  const card = eventCard(position);
  const value = printedValue(card);
  const chance = (7 - neededRoll(value)) / 6;
  const healed = SUIT_TABLE[suitOf(card)]!.success === 'heal' ? value : 0;
  const success = worth(Math.min(HERO_HP, position.hp + healed));
  const failure = worth(position.hp - (value >> 1));
  return chance * success + (1 - chance) * failure - worth(position.hp);
}

function keepWorth(position: Position, kept: number): number {
  let sum = 0;
  for (let slot = 0; slot < 3; slot++)
    if (kept & (1 << slot)) {
      const card = position.hand[slot]!;
      sum += printedValue(card) - (suitOf(card) === SWORDS ? 3.5 : 4.5);
    }
  return sum;
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

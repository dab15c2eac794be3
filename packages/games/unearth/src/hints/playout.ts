// The choice that a quick playout makes: the best of three random ones, by a rough score.
import type { Chance } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { FACES } from '../content/dice.ts';
import { claimOf } from '../content/end-of-age.ts';
import { GREATER, LESSER } from '../content/wonders.ts';
import { openFrame } from '../play.ts';
import type { Position, RollFrame } from '../position.ts';
import { sumOn } from '../rules/claims.ts';
import { cellAt, nearestRing } from '../rules/hexes.ts';
import { rollPromise } from './roll-promise.ts';

/** Is this card good for the seat that plays it on this die? Raise your own, lower and upset the high ones of the others. */
function judgeAim(position: Position, seat: number, choice: Choice & { kind: 'playOn' }): number {
  const { effect } = DELVER_CARDS[choice.card]!;
  if (effect.kind === 'adjust' && effect.delta > 0) return choice.seat === seat ? 2 : -1;
  return choice.seat !== seat && position.diceValue[choice.seat * 5 + choice.die]! > 4 ? 2 : -1;
}

/** Higher is better; 0 where nothing can be told at a glance. */
function judge(position: Position, seat: number, choice: Choice): number {
  switch (choice.kind) {
    case 'dig': {
      const left = claimOf(position.row[choice.slot]!) - sumOn(position, choice.slot);
      return left <= FACES[choice.die]! ? 2 : choice.die < 4 ? 1 : 0;
    }
    case 'digLater':
      return 2;
    case 'play':
      return 1;
    case 'playOn':
      return judgeAim(position, seat, choice);
    case 'sing':
      return -1;
    case 'cell':
      return nearestRing(position.stones[seat]!, position.wonders[seat]!, cellAt(choice.q, choice.r));
    case 'build':
      return choice.wonder === GREATER ? 2 : choice.wonder === LESSER ? 0 : 1;
    case 'take':
      return claimOf(choice.ruin);
    default:
      return 0;
  }
}

/** A roll under way is answered with care: what rights to bend it are worth shows only in their use. */
function bestAnswer(
  position: Position,
  seat: number,
  roll: RollFrame,
  choices: readonly Choice[],
  chance: Chance,
): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 1;
  for (let i = 0; i < choices.length; i++) {
    const promise = rollPromise(position, seat, roll, choices[i]!);
    if (promise > most) {
      most = promise;
      best = i;
      equals = 1;
    } else if (promise === most && chance.pick(++equals) === 0) best = i;
  }
  return best;
}

const TRIES = 3;

export function playout(
  position: Position,
  seat: number,
  choices: readonly Choice[],
  chance: Chance,
): number {
  const frame = openFrame(position);
  if (frame?.kind === 'roll') return bestAnswer(position, seat, frame, choices, chance);
  let best = chance.pick(choices.length);
  let bestJudged = judge(position, seat, choices[best]!);
  for (let tries = 1; tries < TRIES; tries++) {
    const other = chance.pick(choices.length);
    if (other === best) continue;
    const judged = judge(position, seat, choices[other]!);
    if (judged <= bestJudged) continue;
    best = other;
    bestJudged = judged;
  }
  return best;
}

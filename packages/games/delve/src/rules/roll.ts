// The Roll Phase: throw, rerolls of cards and Relics, the window, and the comparison of scores.

import { type Choice, reroll } from '../choices.ts';
import { SLOT_POOL } from '../effects.ts';
import { diggerAt, isInPlay, type Position, ROLL, STEP } from '../position.ts';
import { diceTaken, poolOf, rollScore, throwAllDice } from './dice.ts';
import { resolveCards } from './rally.ts';
import type { RuleContext } from './rule-context.ts';

/** L1. DV-ROLL-1. */
export function throwDice(context: RuleContext): boolean {
  context.tell?.({ kind: 'phaseBegan', phase: 'roll' });
  throwAllDice(context);
  context.p.step = STEP.rerolls;
  return true;
}

/** L2. DV-ROLL-3. */
export function resolveRerolls(context: RuleContext): boolean {
  if (!resolveCards(context, 'roll', context.catalog.parts.roll)) return false;
  context.p.step = STEP.rollWindow;
  return true;
}

/** DP-10: how many dice, from none to the limit. */
export function rerollChoices(p: Position): Choice[] {
  const list: Choice[] = [];
  for (let dice = 0; dice <= p.askMost; dice++) list.push(reroll(dice));
  return list;
}

/** The pool that a reroll is asked about, and whether the highest dice go. */
export function askedPool(p: Position): { seat: number; slot: boolean; highest: boolean } {
  const slot = p.askPool > SLOT_POOL;
  return { seat: slot ? p.askPool - SLOT_POOL : p.askPool, slot, highest: (p.askSeat === 0) !== slot };
}

/** DP-10 on time-out: own dice showing 3 or less, enemy dice showing 4 or more, within the limit. */
export function defaultReroll(p: Position): Choice {
  const { seat, slot, highest } = askedPool(p);
  const { faces } = poolOf(p, seat, slot);
  const worth = diceTaken(faces, p.askMost, highest).filter((place) =>
    highest ? faces[place]! >= 4 : faces[place]! <= 3,
  );
  return reroll(worth.length);
}

/** L4. DV-ROLL-8..10: strictly higher wins; ties go to the Ancient unless the table plays otherwise. */
export function compareScores(context: RuleContext): boolean {
  const { p } = context;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    if (!isInPlay(p, seat)) continue;
    const digger = diggerAt(p, seat);
    const score = rollScore(digger.pool);
    const against = rollScore(p.guards[seat - 1]!);
    digger.pool.score = score;
    p.guards[seat - 1]!.score = against;
    const success = score > against || (p.tiesWin && score === against);
    digger.roll = success ? ROLL.success : ROLL.failure;
    context.tell?.({ kind: 'rollCompared', seat, score, against, success });
  }
  p.step = STEP.rewards;
  return true;
}

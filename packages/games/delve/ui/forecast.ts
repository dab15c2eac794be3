// What the Rally would make of the cards that the viewer sees: the rules themselves, run ahead on a copy.
import { HIDDEN, seeded, type Viewer } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { copy } from '../src/copy.ts';
import { chanceToBeat, floorGain, rerollGain } from '../src/hints/odds.ts';
import { diggerAt, type Pool, type Position, STEP } from '../src/position.ts';
import type { Catalog } from '../src/rules/catalog.ts';
import { diceToThrow, poolOf, rollScore } from '../src/rules/dice.ts';
import { rally } from '../src/rules/rally.ts';
import { takePlacement } from '../src/rules/ready.ts';
import { contextOf } from '../src/rules/rule-context.ts';
import { catalogOf, type Props } from './board-props.ts';

const DIE_MEAN = 3.5;

/** A curse asks its receiver a question, so its outcome cannot be known ahead. */
const isKnowable = (catalog: Catalog, card: number): boolean =>
  card !== HIDDEN && !catalog.parts.rally[card]!.some((part) => part.do === 'curse');

/** The table after the Rally, as far as this viewer can tell; the view itself when the Rally is over or far away. */
export function forecast(view: Position, viewer: Viewer, choice?: Choice): Position {
  if (view.step !== STEP.placement && view.step !== STEP.heists) return view;
  const catalog = catalogOf(view);
  const p = copy(view);
  const context = contextOf(p, catalog, seeded(1), undefined);
  if (typeof viewer === 'number') {
    if (choice?.kind === 'place' || choice?.kind === 'guard') takePlacement(context, viewer, choice);
    if (choice?.kind === 'heist') diggerAt(p, viewer).heist = choice.relic;
  }
  const { ancient } = p;
  for (let at = ancient.placed.length - 1; at >= 0; at--)
    if (!isKnowable(catalog, ancient.placed[at]!))
      for (const list of [ancient.placed, ancient.slots, ancient.paid]) list.splice(at, 1);
  const relic = p.relics[p.active - 1]?.card[0];
  if (relic !== undefined && !isKnowable(catalog, relic)) p.active = 0;
  for (let seat = 1; seat <= p.diggers.length; seat++)
    if (diggerAt(p, seat).inPlay === 1 && !p.ready.includes(seat)) p.ready.push(seat);
  p.step = STEP.rally;
  p.cursor = p.part = p.target = 0;
  rally(context);
  return p;
}

export interface Duel {
  /** What both sides roll, on average before the throw and for certain after it. */
  readonly score: number;
  readonly against: number;
  /** Of the Archaeologist; 0 or 1 once the dice lie. */
  readonly chance: number;
  readonly isThrown: boolean;
}

const tokensIn = (pool: Pool): number => pool.tokens.reduce((sum, token) => sum + token, 0);

/** What cards bring with the throw: rerolls and floors, on average. */
function throwGain(p: Position, catalog: Catalog, seat: number): { own: number; foe: number } {
  const gain = { own: 0, foe: 0 };
  const dice = diceToThrow(p, seat, false);
  for (const card of diggerAt(p, seat).placed)
    for (const part of card === HIDDEN ? [] : catalog.parts.roll[card]!) {
      if (part.do === 'reroll' && part.to === 'self') gain.own += rerollGain(part.n, dice);
      if (part.do === 'floor') gain.own += floorGain(part.m) * dice;
    }
  const relic = p.relics[p.active - 1]?.card[0];
  for (const part of relic === undefined || relic === HIDDEN ? [] : catalog.parts.roll[relic]!) {
    if (part.do === 'floor') gain.foe += floorGain(part.m) * diceToThrow(p, seat, true);
    if (part.do === 'reroll') gain.own -= rerollGain(part.n, dice);
  }
  return gain;
}

/** One Archaeologist against the slot opposite. */
export function duelOf(p: Position, seat: number): Duel {
  const own = poolOf(p, seat, false);
  const foe = poolOf(p, seat, true);
  if (p.rolled === 1 && p.step >= STEP.rerolls) {
    const isScored = p.step > STEP.scores;
    const score = isScored ? own.score : rollScore(own);
    const against = isScored ? foe.score : rollScore(foe);
    return {
      score,
      against,
      chance: score > against || (p.tiesWin && score === against) ? 1 : 0,
      isThrown: true,
    };
  }
  const gain = throwGain(p, catalogOf(p), seat);
  const dice = [diceToThrow(p, seat, false), diceToThrow(p, seat, true)] as const;
  const flat = [tokensIn(own) + gain.own, tokensIn(foe) + gain.foe] as const;
  return {
    score: dice[0] * DIE_MEAN + flat[0],
    against: dice[1] * DIE_MEAN + flat[1],
    chance: chanceToBeat(dice[0], flat[0], dice[1], flat[1], p.tiesWin),
    isThrown: false,
  };
}

export const percent = (chance: number, word: Props['word']): string =>
  word('ui.percent', { n: Math.round(100 * chance) });

// The one interpreter of the effect vocabulary: what every card, Ability, Relic and Negative card does, part by part.

import type { Effect, Part, Target } from './content/vocabulary.ts';
import { ASK, clear, diggerAt, inPlayCount, isInPlay, OUTCOME, ROLL } from './position.ts';
import { discardAtRandom, handOf } from './rules/cards.ts';
import {
  changeAlert,
  changeRisk,
  gainDanger,
  loseTrinkets,
  recoverTrinkets,
  removeDanger,
  takeTrinkets,
} from './rules/danger.ts';
import {
  disableDice,
  fixDice,
  gainPips,
  gainPipsInSlots,
  gainWhite,
  layToken,
  lendDice,
  poolOf,
  rerollDice,
} from './rules/dice.ts';
import type { RuleContext } from './rules/rule-context.ts';
import { targetOf } from './rules/uniform-effect.ts';

/**
 * DV-RALLY-6: the parts of one card in printed order. True when all are done; false when a seat has to be asked
 * first: then `part` and `target` of the position say where the next call goes on.
 */
export function resolveParts(context: RuleContext, parts: readonly Part[]): boolean {
  const { p } = context;
  while (p.part < parts.length) {
    if (!spread(context, parts[p.part]!)) return false;
    if (p.outcome !== OUTCOME.none) return true;
    p.part++;
    p.target = 0;
  }
  p.part = 0;
  p.target = 0;
  return true;
}

/** Does one effect at once, for effects that ask nothing (the options of Negative cards). */
export function applyEffect(context: RuleContext, effect: Effect): void {
  const { p } = context;
  const { part, target } = p;
  p.target = 0;
  spread(context, effect);
  p.part = part;
  p.target = target;
}

const isSlotTarget = (to: Target): boolean =>
  to === 'here' || to === 'slots' || to === 'foe' || to === 'foes';

/** The first seat or slot that a target word reaches; together with `lastReached` it gives them in ascending order. */
function firstReached(context: RuleContext, to: Target): number {
  switch (to) {
    case 'self':
    case 'foe':
      return context.owner;
    case 'ally':
    case 'any':
    case 'one':
      return context.named;
    case 'here':
    case 'opp':
      return context.here;
    case 'ancient':
      return 0;
    default:
      return 1;
  }
}

function lastReached(context: RuleContext, to: Target, first: number): number {
  return to === 'team' || to === 'allies' || to === 'slots' || to === 'foes'
    ? context.p.diggers.length
    : first;
}

/** DV-GEN-5: an effect on each of its targets, one after another. False when it stops to ask. */
function spread(context: RuleContext, effect: Effect): boolean {
  const { p } = context;
  if (effect.do === 'if' && effect.is === 'heist') {
    const chosen = diggerAt(p, context.owner).heist !== 0 ? effect.does : effect.otherwise;
    return chosen === undefined || spread(context, chosen);
  }
  const inner = effect.do === 'if' ? effect.does : effect;
  const to = targetOf(inner);
  if (to === undefined) {
    applyToTable(context, inner);
    return true;
  }
  if (to === 'ancient') {
    applyToAncient(context, inner);
    return true;
  }
  if (inner.do === 'pip' && (to === 'slots' || to === 'foes')) {
    gainPipsInSlots(context, inner.n);
    return true;
  }
  if (inner.do === 'peek') {
    lookAtHand(context, 0);
    return true;
  }
  const slot = isSlotTarget(to);
  const first = firstReached(context, to);
  const last = lastReached(context, to, first);
  for (let seat = Math.max(first, p.target, 1); seat <= last; seat++) {
    if (!isInPlay(p, seat) || (to === 'allies' && seat === context.owner)) continue;
    if (effect.do === 'if') {
      const chosen = diggerAt(p, seat).roll === ROLL.failure ? effect.does : effect.otherwise;
      if (chosen !== undefined) applyTo(context, chosen, seat, slot);
    } else if (!applyTo(context, effect, seat, slot)) {
      p.target = seat + 1;
      return false;
    }
    if (p.outcome !== OUTCOME.none) return true;
    if (p.doomed !== 0 && p.circle.length === 0) {
      p.target = seat + 1;
      return false;
    }
  }
  return true;
}

function applyToTable(context: RuleContext, effect: Effect): void {
  const { p } = context;
  if (effect.do === 'alert') changeAlert(context, effect.n);
  else if (effect.do === 'recover')
    recoverTrinkets(context, effect.each ? effect.n * inPlayCount(p) : effect.n);
  else if (effect.do === 'calm') {
    p.calm += effect.n;
    context.tell?.({ kind: 'calmGained', n: effect.n });
  }
}

/** What reaches the Ancient as a player: loss from the field, a look at a hand, a deeper draw. */
function applyToAncient(context: RuleContext, effect: Effect): void {
  const { p } = context;
  if (effect.do === 'lose') loseTrinkets(context, 0, effect.each ? effect.n * inPlayCount(p) : effect.n);
  else if (effect.do === 'peek') {
    if (isInPlay(p, context.here)) lookAtHand(context, context.here);
  } else if (effect.do === 'dig') {
    p.ancient.dig += effect.n;
    context.tell?.({ kind: 'digPromised', player: 0, n: effect.n });
  } else if (effect.do === 'discard') discardAtRandom(context, 0, effect.n);
}

/** DV-VIEW-5: the other side knows these cards while they stay in the hand. */
function lookAtHand(context: RuleContext, player: number): void {
  const { p } = context;
  const known = player === 0 ? p.ancient.known : diggerAt(p, player).known;
  clear(known);
  for (const card of handOf(p, player)) known.push(card);
  known.sort((a, b) => a - b);
  context.tell?.({ kind: 'handSeen', player, cards: known.slice() });
}

/** One effect on one seat or slot. False when it stops to ask. */
function applyTo(context: RuleContext, effect: Effect, seat: number, slot: boolean): boolean {
  const { p } = context;
  switch (effect.do) {
    case 'pip':
      gainPips(context, seat, slot, effect.n);
      return true;
    case 'white':
      gainWhite(context, seat, effect.n);
      return true;
    case 'disable':
      if (p.rolled === 0) disableDice(context, seat, slot, effect.n, effect.die);
      return true;
    case 'token':
      layToken(context, seat, slot, effect.v);
      return true;
    case 'fix':
      if (p.rolled === 0) fixDice(context, seat, slot, effect.n, effect.v);
      return true;
    case 'lend':
      if (p.rolled === 0) lendDice(context, context.owner, seat, effect.n);
      return true;
    case 'reroll':
      return rerollOrAsk(context, effect.n, seat, slot);
    case 'floor': {
      const pool = poolOf(p, seat, slot);
      if (effect.m > pool.floor) pool.floor = effect.m;
      context.tell?.({ kind: 'floorSet', seat, slot, face: pool.floor });
      return true;
    }
    case 'curse':
      return !curse(context, effect.kind, seat);
    default:
      applyToSeat(context, effect, seat);
      return true;
  }
}

/** Effects that only Archaeologists can meet. */
function applyToSeat(context: RuleContext, effect: Effect, seat: number): void {
  const { p } = context;
  const digger = diggerAt(p, seat);
  switch (effect.do) {
    case 'risk':
      changeRisk(context, seat, effect.n);
      return;
    case 'danger':
      if (effect.n < 0) removeDanger(context, seat, -effect.n);
      for (let i = 0; i < effect.n; i++) gainDanger(context, seat, 'card');
      return;
    case 'shield':
      digger.shield += effect.n;
      context.tell?.({ kind: 'shieldGained', seat, n: effect.n });
      return;
    case 'take': {
      const n = takeTrinkets(context, seat, effect.n);
      if (n > 0) context.tell?.({ kind: 'trinketsTaken', player: seat, n });
      return;
    }
    case 'lose':
      loseTrinkets(context, seat, effect.each ? effect.n * inPlayCount(p) : effect.n);
      return;
    case 'bonus':
      digger.bonusWin += effect.s;
      digger.bonusFail += effect.f;
      context.tell?.({ kind: 'bonusGiven', seat, success: effect.s, failure: effect.f });
      return;
    case 'limit':
      digger.limitNext = 1;
      context.tell?.({ kind: 'limited', seat });
      return;
    case 'dig':
      digger.dig += effect.n;
      context.tell?.({ kind: 'digPromised', player: seat, n: effect.n });
      return;
    case 'discard':
      discardAtRandom(context, seat, effect.n);
      return;
  }
}

/** DV-ROLL-4, DV-ROLL-12: a pool without dice is skipped; Instants have named their number already. */
function rerollOrAsk(context: RuleContext, n: number, seat: number, slot: boolean): boolean {
  const { p } = context;
  const most = Math.min(n, poolOf(p, seat, slot).faces.length);
  if (most === 0) return true;
  const enemy = (context.owner === 0) !== slot;
  if (context.dice >= 0) {
    rerollDice(context, seat, slot, Math.min(context.dice, most), enemy);
    return true;
  }
  p.ask = ASK.reroll;
  p.askSeat = context.owner;
  p.askPool = slot ? seat + SLOT_POOL : seat;
  p.askMost = most;
  return false;
}

/** Pools of slots are numbered after those of seats. */
export const SLOT_POOL = 5;

/** DV-NEG-1..4: lays the Negative card and says whether the receiver has to be asked. */
function curse(context: RuleContext, kind: string, seat: number): boolean {
  const { p, catalog } = context;
  const card = kind === 'named' ? p.activeCurse : catalog.numberOf.get(kind)!;
  const stack = catalog.deck.negatives.indexOf(card);
  if (stack < 0 || p.stacks[stack] === 0) return false;
  p.stacks[stack]!--;
  diggerAt(p, seat).negatives.push(card);
  context.tell?.({ kind: 'cursed', seat, card });
  if (!mayChooseFirst(context, seat, card)) {
    sufferOption(context, seat, card, 2);
    return false;
  }
  p.ask = ASK.curse;
  p.askSeat = seat;
  p.askCard = card;
  return true;
}

/** DV-NEG-3: the first option may have a need; the second is always open. */
export function mayChooseFirst(
  context: Pick<RuleContext, 'p' | 'catalog'>,
  seat: number,
  card: number,
): boolean {
  const digger = diggerAt(context.p, seat);
  return (
    digger.trinkets >= context.catalog.needsTrinkets[card]! &&
    digger.danger >= context.catalog.needsDanger[card]!
  );
}

/** DV-NEG-2: the chosen option is carried out at once on its receiver. */
export function sufferOption(context: RuleContext, seat: number, card: number, option: number): void {
  const options = context.catalog.options[card];
  if (!options) return;
  context.tell?.({ kind: 'curseChosen', seat, card, option });
  const { owner } = context;
  context.owner = seat;
  applyEffect(context, options[option - 1]!);
  context.owner = owner;
}

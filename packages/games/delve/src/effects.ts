// The one interpreter of the effect vocabulary: what every card, Ability, Relic and Negative card does, part by part.

import type { Deed, Part, Target } from './content/vocabulary.ts';
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
import type { Scene } from './rules/rule-context.ts';
import { targetOf } from './rules/uniform-effect.ts';

/**
 * DV-RALLY-6: the parts of one card in printed order. True when all are done; false when the game has to ask somebody
 * first: then `part` and `target` of the position say where to go on, and the same call goes on there.
 */
export function resolveParts(scene: Scene, parts: readonly Part[]): boolean {
  const { p } = scene;
  while (p.part < parts.length) {
    if (!spread(scene, parts[p.part]!)) return false;
    if (p.outcome !== OUTCOME.none) return true;
    p.part++;
    p.target = 0;
  }
  p.part = 0;
  p.target = 0;
  return true;
}

/** Does one deed at once, for effects that ask nothing (the options of Negative cards). */
export function applyDeed(scene: Scene, deed: Deed): void {
  const { p } = scene;
  const { part, target } = p;
  p.target = 0;
  spread(scene, deed);
  p.part = part;
  p.target = target;
}

const isSlotTarget = (to: Target): boolean =>
  to === 'here' || to === 'slots' || to === 'foe' || to === 'foes';

/** The first seat or slot that a target word reaches; together with `lastReached` it gives them in ascending order. */
function firstReached(scene: Scene, to: Target): number {
  switch (to) {
    case 'self':
    case 'foe':
      return scene.owner;
    case 'ally':
    case 'any':
    case 'one':
      return scene.named;
    case 'here':
    case 'opp':
      return scene.here;
    case 'ancient':
      return 0;
    default:
      return 1;
  }
}

function lastReached(scene: Scene, to: Target, first: number): number {
  return to === 'team' || to === 'allies' || to === 'slots' || to === 'foes' ? scene.p.diggers.length : first;
}

/** DV-GEN-5: a deed on each of its targets, one after another. False when it stops to ask. */
function spread(scene: Scene, deed: Deed): boolean {
  const { p } = scene;
  if (deed.do === 'if' && deed.is === 'heist') {
    const chosen = diggerAt(p, scene.owner).heist !== 0 ? deed.does : deed.otherwise;
    return chosen === undefined || spread(scene, chosen);
  }
  const inner = deed.do === 'if' ? deed.does : deed;
  const to = targetOf(inner);
  if (to === undefined) {
    applyToTable(scene, inner);
    return true;
  }
  if (to === 'ancient') {
    applyToAncient(scene, inner);
    return true;
  }
  if (inner.do === 'pip' && (to === 'slots' || to === 'foes')) {
    gainPipsInSlots(scene, inner.n);
    return true;
  }
  if (inner.do === 'peek') {
    lookAtHand(scene, 0);
    return true;
  }
  const slot = isSlotTarget(to);
  const first = firstReached(scene, to);
  const last = lastReached(scene, to, first);
  for (let seat = Math.max(first, p.target, 1); seat <= last; seat++) {
    if (!isInPlay(p, seat) || (to === 'allies' && seat === scene.owner)) continue;
    if (deed.do === 'if') {
      const chosen = diggerAt(p, seat).roll === ROLL.failure ? deed.does : deed.otherwise;
      if (chosen !== undefined) applyTo(scene, chosen, seat, slot);
    } else if (!applyTo(scene, deed, seat, slot)) {
      p.target = seat + 1;
      return false;
    }
    if (p.outcome !== OUTCOME.none) return true;
  }
  return true;
}

function applyToTable(scene: Scene, deed: Deed): void {
  const { p } = scene;
  if (deed.do === 'alert') changeAlert(scene, deed.n);
  else if (deed.do === 'recover') recoverTrinkets(scene, deed.each ? deed.n * inPlayCount(p) : deed.n);
  else if (deed.do === 'calm') {
    p.calm += deed.n;
    scene.tell?.({ kind: 'calmGained', n: deed.n });
  }
}

/** What reaches the Ancient as a player: loss from the field, a look at a hand, a deeper draw. */
function applyToAncient(scene: Scene, deed: Deed): void {
  const { p } = scene;
  if (deed.do === 'lose') loseTrinkets(scene, 0, deed.each ? deed.n * inPlayCount(p) : deed.n);
  else if (deed.do === 'peek') {
    if (isInPlay(p, scene.here)) lookAtHand(scene, scene.here);
  } else if (deed.do === 'dig') {
    p.ancient.dig += deed.n;
    scene.tell?.({ kind: 'digPromised', player: 0, n: deed.n });
  } else if (deed.do === 'discard') discardAtRandom(scene, 0, deed.n);
}

/** DV-VIEW-5: the other side knows these cards while they stay in the hand. */
function lookAtHand(scene: Scene, player: number): void {
  const { p } = scene;
  const known = player === 0 ? p.ancient.known : diggerAt(p, player).known;
  clear(known);
  for (const card of handOf(p, player)) known.push(card);
  known.sort((a, b) => a - b);
  scene.tell?.({ kind: 'handSeen', player, cards: known.slice() });
}

/** One deed on one seat or slot. False when somebody has to be asked. */
function applyTo(scene: Scene, deed: Deed, seat: number, slot: boolean): boolean {
  const { p } = scene;
  switch (deed.do) {
    case 'pip':
      gainPips(scene, seat, slot, deed.n);
      return true;
    case 'white':
      gainWhite(scene, seat, deed.n);
      return true;
    case 'disable':
      if (p.rolled === 0) disableDice(scene, seat, slot, deed.n, deed.die);
      return true;
    case 'token':
      layToken(scene, seat, slot, deed.v);
      return true;
    case 'fix':
      if (p.rolled === 0) fixDice(scene, seat, slot, deed.n, deed.v);
      return true;
    case 'lend':
      if (p.rolled === 0) lendDice(scene, scene.owner, seat, deed.n);
      return true;
    case 'reroll':
      return rerollOrAsk(scene, deed.n, seat, slot);
    case 'floor': {
      const pool = poolOf(p, seat, slot);
      if (deed.m > pool.floor) pool.floor = deed.m;
      scene.tell?.({ kind: 'floorSet', seat, slot, face: pool.floor });
      return true;
    }
    case 'curse':
      return !curse(scene, deed.kind, seat);
    default:
      applyToSeat(scene, deed, seat);
      return true;
  }
}

/** Deeds that only Archaeologists can meet. */
function applyToSeat(scene: Scene, deed: Deed, seat: number): void {
  const { p } = scene;
  const digger = diggerAt(p, seat);
  switch (deed.do) {
    case 'risk':
      changeRisk(scene, seat, deed.n);
      return;
    case 'danger':
      if (deed.n < 0) removeDanger(scene, seat, -deed.n);
      for (let i = 0; i < deed.n; i++) gainDanger(scene, seat, 'card');
      return;
    case 'shield':
      digger.shield += deed.n;
      scene.tell?.({ kind: 'shieldGained', seat, n: deed.n });
      return;
    case 'take': {
      const n = takeTrinkets(scene, seat, deed.n);
      if (n > 0) scene.tell?.({ kind: 'trinketsTaken', player: seat, n });
      return;
    }
    case 'lose':
      loseTrinkets(scene, seat, deed.each ? deed.n * inPlayCount(p) : deed.n);
      return;
    case 'bonus':
      digger.bonusWin += deed.s;
      digger.bonusFail += deed.f;
      scene.tell?.({ kind: 'bonusGiven', seat, success: deed.s, failure: deed.f });
      return;
    case 'limit':
      digger.limitNext = 1;
      scene.tell?.({ kind: 'limited', seat });
      return;
    case 'dig':
      digger.dig += deed.n;
      scene.tell?.({ kind: 'digPromised', player: seat, n: deed.n });
      return;
    case 'discard':
      discardAtRandom(scene, seat, deed.n);
      return;
  }
}

/** DV-ROLL-4, DV-ROLL-12: a pool without dice is skipped; Instants have named their number already. */
function rerollOrAsk(scene: Scene, n: number, seat: number, slot: boolean): boolean {
  const { p } = scene;
  const most = Math.min(n, poolOf(p, seat, slot).faces.length);
  if (most === 0) return true;
  const enemy = (scene.owner === 0) !== slot;
  if (scene.dice >= 0) {
    rerollDice(scene, seat, slot, Math.min(scene.dice, most), enemy);
    return true;
  }
  p.ask = ASK.reroll;
  p.askSeat = scene.owner;
  p.askPool = slot ? seat + SLOT_POOL : seat;
  p.askMost = most;
  return false;
}

/** Pools of slots are numbered after those of seats. */
export const SLOT_POOL = 5;

/** DV-NEG-1..4: lays the Negative card and says whether the receiver has to be asked. */
function curse(scene: Scene, kind: string, seat: number): boolean {
  const { p, book } = scene;
  const card = kind === 'named' ? p.activeCurse : book.numberOf.get(kind)!;
  const stack = book.deck.negatives.indexOf(card);
  if (stack < 0 || p.stacks[stack] === 0) return false;
  p.stacks[stack]!--;
  diggerAt(p, seat).negatives.push(card);
  scene.tell?.({ kind: 'cursed', seat, card });
  if (!mayChooseFirst(scene, seat, card)) {
    sufferOption(scene, seat, card, 2);
    return false;
  }
  p.ask = ASK.curse;
  p.askSeat = seat;
  p.askCard = card;
  return true;
}

/** DV-NEG-3: the first option may have a need; the second is always open. */
export function mayChooseFirst(scene: Pick<Scene, 'p' | 'book'>, seat: number, card: number): boolean {
  const digger = diggerAt(scene.p, seat);
  return digger.trinkets >= scene.book.needsTrinkets[card]! && digger.danger >= scene.book.needsDanger[card]!;
}

/** DV-NEG-2: the chosen option is carried out at once on its receiver. */
export function sufferOption(scene: Scene, seat: number, card: number, option: number): void {
  const options = scene.book.options[card];
  if (!options) return;
  scene.tell?.({ kind: 'curseChosen', seat, card, option });
  const { owner } = scene;
  scene.owner = seat;
  applyDeed(scene, options[option - 1]!);
  scene.owner = owner;
}

// The turn action (DP-1) and the second roll (DP-12): which cards may be played, which dice may be rolled where.
import { type Choice, dig, digLater, PASS, playCard, playCardOn, singNumber } from '../choices.ts';
import { DELVER_CARDS, type DelverEffect } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { IN_POOL, NOTHING, type Position } from '../position.ts';
import { facesOf } from './modifiers.ts';

const ALL = -1;

/**
 * Dice of one seat that cannot be told apart (same faces, value and place) are offered once, by the lowest id.
 * `among` has a bit for every die that may be picked at all.
 */
export function isTwin(position: Position, die: number, among: number = ALL): boolean {
  const own = die % DICE_PER_SEAT;
  if (own !== 2 && own !== 3) return false;
  for (let other = die - own + 1; other < die; other++)
    if (
      among & (1 << other) &&
      position.dicePlace[other] === position.dicePlace[die] &&
      position.diceValue[other] === position.diceValue[die]
    )
      return true;
  return false;
}

export const isOnRuin = (position: Position, die: number): boolean => position.dicePlace[die]! < IN_POOL;

/** UN-DEL-6: would this card change something on this die? */
export function fitsDie(position: Position, effect: DelverEffect, die: number): boolean {
  if (!isOnRuin(position, die)) return false;
  if (effect.kind === 'rerollOne') return true;
  if (effect.kind !== 'adjust') return false;
  return effect.delta < 0 ? position.diceValue[die]! > 1 : position.diceValue[die]! < facesOf(die);
}

export function hasDieOnRuin(position: Position, seat: number): boolean {
  for (let die = seat * DICE_PER_SEAT; die < (seat + 1) * DICE_PER_SEAT; die++)
    if (isOnRuin(position, die)) return true;
  return false;
}

export function isPoolEmpty(position: Position, seat: number): boolean {
  for (let die = seat * DICE_PER_SEAT; die < (seat + 1) * DICE_PER_SEAT; die++)
    if (position.dicePlace[die] === IN_POOL) return false;
  return true;
}

/** One bit per number that a die on a Ruin shows. */
export function shownNumbers(position: Position): number {
  let shown = 0;
  for (let die = 0; die < position.dicePlace.length; die++)
    if (isOnRuin(position, die)) shown |= 1 << position.diceValue[die]!;
  return shown;
}

/** Cards that need no aim, in content order; then the song; then the cards aimed at one die. */
const UNAIMED = cardsWhere((kind) => kind !== 'rerollShowing' && kind !== 'rerollOne' && kind !== 'adjust');
const SONGS = cardsWhere((kind) => kind === 'rerollShowing');
const AIMED = cardsWhere((kind) => kind === 'rerollOne' || kind === 'adjust');
function cardsWhere(wanted: (kind: DelverEffect['kind']) => boolean): readonly number[] {
  return DELVER_CARDS.flatMap(({ effect }, card) => (wanted(effect.kind) ? [card] : []));
}

/** UN-EXC-10, UN-DEL-6: may this card without an aim be played now? */
export function isPlayable(position: Position, seat: number, effect: DelverEffect): boolean {
  if (effect.kind === 'secondExcavation') return !position.band;
  return effect.kind !== 'rerollOwn' || hasDieOnRuin(position, seat);
}

/** DP-1: (a) to (e) in this order. */
export function turnActions(position: Position, seat: number): Choice[] {
  const open: Choice[] = [];
  let held = 0;
  const hand = position.hands[seat]!;
  for (let i = 0; i < hand.length; i++) held |= 1 << hand[i]!;
  if (held !== 0) listCards(position, seat, held, open);
  listDigs(position, seat, NOTHING, open);
  return open;
}

function listCards(position: Position, seat: number, held: number, open: Choice[]): void {
  for (const card of UNAIMED)
    if (held & (1 << card) && isPlayable(position, seat, DELVER_CARDS[card]!.effect))
      open.push(playCard(card));
  for (const card of SONGS) {
    if (!(held & (1 << card))) continue;
    const shown = shownNumbers(position);
    for (let number = 1; number <= 8; number++)
      if (shown & (1 << number)) open.push(singNumber(card, number));
  }
  for (const card of AIMED) {
    if (!(held & (1 << card))) continue;
    const { effect } = DELVER_CARDS[card]!;
    for (let die = 0; die < position.dicePlace.length; die++)
      if (fitsDie(position, effect, die) && !isTwin(position, die)) open.push(playCardOn(card, die));
  }
}

/** UN-EXC-1..3, UN-EXC-6: each different die with each Ruin, then each with "later". `barred` may not be picked. */
function listDigs(position: Position, seat: number, barred: number, open: Choice[]): void {
  const dice = diceToDig(position, seat, barred);
  const first = seat * DICE_PER_SEAT;
  for (let die = 0; die < DICE_PER_SEAT; die++) {
    if (!(dice & (1 << (first + die))) || isTwin(position, first + die, dice)) continue;
    for (let slot = 0; slot < position.row.length; slot++)
      if (position.row[slot] !== NOTHING) open.push(dig(die, slot));
  }
  if (position.expeditions === 0) return;
  for (let die = 0; die < DICE_PER_SEAT; die++)
    if (dice & (1 << (first + die)) && !isTwin(position, first + die, dice)) open.push(digLater(die));
}

/** One bit per die that may be declared: pool dice, or with an empty pool any own die on a Ruin but the barred one. */
export function diceToDig(position: Position, seat: number, barred: number): number {
  let pool = 0;
  let onRuins = 0;
  for (let die = seat * DICE_PER_SEAT; die < (seat + 1) * DICE_PER_SEAT; die++) {
    if (position.dicePlace[die] === IN_POOL) pool |= 1 << die;
    else if (die !== barred) onRuins |= 1 << die;
  }
  return pool !== 0 ? pool : onRuins;
}

/** DP-12, UN-EXC-9: as DP-1 without cards; with an empty pool not the die of the first roll; passing last. */
export function secondRolls(position: Position, seat: number): Choice[] {
  const open: Choice[] = [];
  listDigs(position, seat, position.firstDie, open);
  open.push(PASS);
  return open;
}

/** DP-2: the dice of a batch that still wait, identical ones once. */
export function batchDice(position: Position, dice: number): number[] {
  const open: number[] = [];
  for (let die = 0; die < position.dicePlace.length; die++)
    if (dice & (1 << die) && !isTwin(position, die, dice)) open.push(die);
  return open;
}

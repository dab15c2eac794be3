// The interpreter of the effect vocabulary: what a Delver card, a built Wonder or an End of Age card does.
import type { Chance, Tell } from '@undercroft/kernel';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { ageEffect } from './content/end-of-age.ts';
import { NAMED_WONDERS } from './content/wonders.ts';
import type { Event } from './events.ts';
import {
  IN_POOL,
  NOTHING,
  ownerOf,
  type Position,
  TAKEN_AT_RANDOM,
  TAKEN_BY_CHOICE,
  TAKEN_BY_PATH,
} from './position.ts';
import { drawDelverCards, forEachSeatFromActive } from './rules/delver-draws.ts';
import { layRuin } from './rules/lay-ruin.ts';
import { clamp, facesOf } from './rules/modifiers.ts';
import { drawOne } from './rules/unordered-pile.ts';

/** What a card is aimed at: one die over all seats, or a number that dice show; NOTHING where it needs none. */
export interface Aim {
  readonly die: number;
  readonly number: number;
}

/** UN-DEL-2: a card takes effect. Answers with the dice that must be rolled again, one bit each; 0 when it is done. */
export function playDelverCard(position: Position, card: number, aim: Aim, tell: Tell<Event>): number {
  const { effect } = DELVER_CARDS[card]!;
  switch (effect.kind) {
    case 'waitMod':
      position.waiting.push(card);
      return 0;
    case 'rightReplaceExcavation':
      position.maps++;
      return 0;
    case 'rightLatePlacement':
      position.expeditions++;
      return 0;
    case 'secondExcavation':
      position.band = true;
      return 0;
    case 'adjust':
      turnDie(position, aim.die, effect.delta, tell);
      return 0;
    case 'rerollOne':
      return 1 << aim.die;
    case 'rerollOwn':
      return diceWhere(position, (die) => ownerOf(die) === position.active);
    case 'rerollShowing':
      return diceWhere(position, (die) => position.diceValue[die] === aim.number);
  }
}

/** UN-STO-6, UN-DEL-7: a die on a Ruin is turned, not rolled: no Stone, no other modifier. */
function turnDie(position: Position, die: number, delta: number, tell: Tell<Event>): void {
  const from = position.diceValue[die]!;
  const to = clamp(from + delta, facesOf(die));
  position.diceValue[die] = to;
  tell?.({
    kind: 'dieTurned',
    seat: ownerOf(die),
    die: die % DICE_PER_SEAT,
    slot: position.dicePlace[die]!,
    ruin: position.row[position.dicePlace[die]!]!,
    from,
    to,
  });
}

/** UN-DEL-12, UN-DEL-14, UN-DEL-15: the dice on Ruins that a card rolls again, fixed when it is played. */
function diceWhere(position: Position, wanted: (die: number) => boolean): number {
  let dice = 0;
  for (let die = 0; die < position.dicePlace.length; die++)
    if (position.dicePlace[die]! < IN_POOL && wanted(die)) dice |= 1 << die;
  return dice;
}

/** UN-WON-13: what a Named Wonder does the moment it is built. */
export function whenBuilt(
  position: Position,
  seat: number,
  wonder: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  for (const effect of NAMED_WONDERS[wonder]!.effects) {
    if (effect.kind !== 'takeRemoved' || position.removed.length === 0) continue;
    if (effect.how === 'random') {
      const ruin = drawOne(position.removed, 'removed', chance);
      hideRuin(position, seat, ruin, 'random', tell);
    } else if (position.removed.length === 1) chooseRemoved(position, seat, position.removed[0]!, tell);
    else position.stack.push({ kind: 'memorial', seat });
  }
}

/** DP-11: the Memorial's builder keeps one card and remembers the rest. */
export function chooseRemoved(position: Position, seat: number, ruin: number, tell: Tell<Event>): void {
  position.removed = position.removed.filter((other) => other !== ruin);
  position.known = position.removed.toSorted((a, b) => a - b);
  hideRuin(position, seat, ruin, 'choose', tell);
}

function hideRuin(
  position: Position,
  seat: number,
  ruin: number,
  how: 'random' | 'choose',
  tell: Tell<Event>,
): void {
  position.hidden[seat]!.push(ruin);
  position.takes.push(how === 'random' ? TAKEN_AT_RANDOM : TAKEN_BY_CHOICE, seat, position.tieRemoved.length);
  tell?.({ kind: 'removedRuinTaken', seat, ruin, how });
}

/** UN-AGE-2..8: the End of Age card has been turned up for this slot. */
export function endTheAge(position: Position, slot: number, chance: Chance, tell: Tell<Event>): void {
  const effect = ageEffect(position.age);
  switch (effect.kind) {
    case 'ruin':
      layRuin(position, slot, position.age, chance, tell);
      return;
    case 'allDraw':
      forEachSeatFromActive(position, (seat) =>
        drawDelverCards(position, seat, effect.cards, 'rest', chance, tell),
      );
      return;
    case 'globalMod':
      position.eventMod = effect.delta;
      return;
    case 'addRemovedRuin':
      if (position.removed.length > 0) openHiddenPath(position, slot, chance, tell);
      return;
    case 'handPoints':
      return;
  }
}

/** UN-AGE-8. */
function openHiddenPath(position: Position, slot: number, chance: Chance, tell: Tell<Event>): void {
  const ruin = drawOne(position.removed, 'removed', chance);
  position.takes.push(TAKEN_BY_PATH, ruin, position.tieRemoved.length);
  layRuin(position, slot, ruin, chance, tell);
}

export const NO_AIM: Aim = { die: NOTHING, number: NOTHING };

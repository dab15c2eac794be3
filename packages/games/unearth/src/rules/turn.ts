// The turn frame (UN-TURN): playing a card, declaring an Excavation, what follows a roll, and whose turn is next.
import type { Chance, Tell } from '@undercroft/kernel';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { type Aim, playDelverCard } from '../effects.ts';
import type { Event } from '../events.ts';
import { IN_POOL, LATER, NOTHING, type Position, seatAfter } from '../position.ts';
import { checkClaims, endGame } from './claims.ts';
import { startRoll } from './roll.ts';

/** UN-DEL-1, UN-DEL-2: the card leaves the hand and takes effect; dice to be rolled again are rolled one by one. */
export function playCardFromHand(
  position: Position,
  card: number,
  aim: Aim,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const seat = position.active;
  const hand = position.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  tell?.({
    kind: 'cardPlayed',
    seat,
    card,
    number: aim.number,
    owner: aim.die === NOTHING ? NOTHING : Math.floor(aim.die / DICE_PER_SEAT),
    die: aim.die === NOTHING ? NOTHING : aim.die % DICE_PER_SEAT,
  });
  const dice = playDelverCard(position, card, aim, tell);
  if (dice === 0) finishCard(position, card, chance, tell);
  else position.stack.push({ kind: 'batch', card, dice });
}

/** UN-DEL-2, UN-CLM-13: the card is on the discard pile before claims are checked. */
export function finishCard(position: Position, card: number, chance: Chance, tell: Tell<Event>): void {
  position.discard[card]!++;
  checkClaims(position, chance, tell);
}

/** UN-EXC-1..5: the die is declared, leaves its Ruin if it lay on one, and is rolled. */
export function declareDig(
  position: Position,
  die: number,
  slot: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const at = position.active * DICE_PER_SEAT + die;
  const place = position.dicePlace[at]!;
  const second = position.phase === 'again';
  const from = place === IN_POOL ? NOTHING : place;
  tell?.({
    kind: 'digDeclared',
    seat: position.active,
    die,
    slot,
    ruin: slot === LATER ? NOTHING : position.row[slot]!,
    from,
  });
  if (!second) position.firstDie = at;
  position.stack.push({ kind: 'dig', second });
  startRoll(position, at, slot, true, chance, tell);
}

/** UN-TURN-4, UN-EXC-8: claims after the roll, then the second roll of Band of Delvers or the end of the turn. */
export function finishDig(position: Position, second: boolean, chance: Chance, tell: Tell<Event>): void {
  checkClaims(position, chance, tell);
  if (position.phase === 'over') return;
  if (position.band && !second) position.phase = 'again';
  else endTurn(position, tell);
}

/** UN-TURN-2, UN-TURN-5, UN-END-5: rights lapse, the turn counts, and the next seat is active. */
export function endTurn(position: Position, tell: Tell<Event>): void {
  position.maps = 0;
  position.expeditions = 0;
  position.band = false;
  position.firstDie = NOTHING;
  if (position.waiting.length > 0) position.waiting = [];
  position.phase = 'act';
  position.turn++;
  if (position.turn >= position.config.turnLimit) {
    endGame(position, 'turns', tell);
    return;
  }
  position.active = seatAfter(position, position.active);
  tell?.({ kind: 'turnStarted', seat: position.active, turn: position.turn });
}

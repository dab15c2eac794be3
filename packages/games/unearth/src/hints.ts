// What bots may know about playing Unearth well: estimates of positions and of choices. No search here.
import type { Hints } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { LESSER } from './content/wonders.ts';
import { bendGain } from './hints/bends.ts';
import { evaluateBy } from './hints/judgement.ts';
import { oddsBy } from './hints/net.ts';
import { JUDGEMENT } from './hints/net-weights.ts';
import { playout } from './hints/playout.ts';
import { laterPromise, rollPromise } from './hints/roll-promise.ts';
import { allColours, rollWorth, settledWorth } from './hints/rolls.ts';
import { CARD_WORTH, coloursOf, ruinWorth, wonderWorth } from './hints/worth.ts';
import { openFrame } from './play.ts';
import { ownerOf, type Position } from './position.ts';
import { cellAt, colourOfStone, promiseOfCell, ringColours } from './rules/hexes.ts';
import { clamp, facesOf } from './rules/modifiers.ts';

/** Cards that are worth playing come before any roll, the others after every roll. */
const PLAY_FIRST = 100;
const NEVER = -100;

function digPromise(position: Position, seat: number, die: number, slot: number): number {
  return rollWorth(position, seat, seat * DICE_PER_SEAT + die, slot, allColours(position));
}

const worthPlaying = (gain: number): number => (gain > CARD_WORTH ? PLAY_FIRST + gain : NEVER + gain);

function cardPromise(position: Position, seat: number, card: number): number {
  const { effect } = DELVER_CARDS[card]!;
  if (effect.kind === 'rerollOwn')
    return worthPlaying(rerollGain(position, seat, (die) => ownerOf(die) === seat));
  if (effect.kind === 'secondExcavation') return worthPlaying(1.5);
  const alreadyWaiting = position.waiting.length + position.maps + position.expeditions;
  return worthPlaying(alreadyWaiting > 0 ? 0 : bendGain(position, seat, card));
}

/** What changes when these dice on Ruins are rolled again, one after the other: the earlier ones show their middle face. */
function rerollGain(position: Position, seat: number, isRolled: (die: number) => boolean): number {
  const colours = allColours(position);
  const diceValue = position.diceValue.slice();
  const rolled = { ...position, diceValue };
  let gain = 0;
  for (let die = 0; die < position.dicePlace.length; die++) {
    const slot = position.dicePlace[die]!;
    if (slot >= position.row.length || !isRolled(die)) continue;
    gain += rollWorth(rolled, seat, die, slot, colours);
    diceValue[die] = Math.floor(facesOf(die) / 2) + 1;
  }
  return gain;
}

function aimedPromise(position: Position, seat: number, card: number, die: number): number {
  const { effect } = DELVER_CARDS[card]!;
  if (effect.kind !== 'adjust') return worthPlaying(rerollGain(position, seat, (other) => other === die));
  const value = clamp(position.diceValue[die]! + effect.delta, facesOf(die));
  const slot = position.dicePlace[die]!;
  return worthPlaying(settledWorth(position, seat, die, slot, value, false, allColours(position)));
}

/** Stones of one colour go together: towards rings of one colour, temples and formulas. */
function colourPromise(position: Position, seat: number, colour: number): number {
  let same = 0;
  for (const stone of position.stones[seat]!) if (colourOfStone(stone) === colour) same++;
  return same;
}

/** Rings completed first, then rings brought nearer; a cell that was becoming a centre itself is a pity. */
const RING_STEP: readonly number[] = [0.1, 0.25, 0.6, 1.2, 2.4, 8];

function cellPromise(position: Position, seat: number, q: number, r: number, colour: number): number {
  const stones = position.stones[seat]!;
  const { own, centres } = promiseOfCell(stones, position.wonders[seat]!, cellAt(q, r));
  let promise = own > 2 ? -RING_STEP[own]! : 0;
  let nearest = 0;
  for (const { cell, around } of centres) {
    promise += 0.3 * RING_STEP[around]!;
    nearest = Math.max(
      nearest,
      RING_STEP[around]! + (around > 2 ? matching(stones, cell, colour, around) : 0),
    );
  }
  return promise + nearest;
}

/** A ring that stays of one colour is worth more. */
const matching = (stones: readonly number[], centre: number, colour: number, around: number): number =>
  ringColours(stones, centre)[colour] === around ? 0.3 * around : 0;

function promise(position: Position, seat: number, choice: Choice): number {
  const frame = openFrame(position);
  if (frame?.kind === 'roll') return rollPromise(position, seat, frame, choice);
  switch (choice.kind) {
    case 'play':
      return cardPromise(position, seat, choice.card);
    case 'sing':
      return worthPlaying(rerollGain(position, seat, (die) => position.diceValue[die] === choice.number));
    case 'playOn':
      return aimedPromise(position, seat, choice.card, choice.seat * DICE_PER_SEAT + choice.die);
    case 'dig':
      return digPromise(position, seat, choice.die, choice.slot);
    case 'digLater':
      return laterPromise(position, seat, choice.die);
    case 'stone':
    case 'keepStone':
      return colourPromise(position, seat, choice.colour);
    case 'cell':
      return frame?.kind === 'place' ? cellPromise(position, seat, choice.q, choice.r, frame.colour) : 0;
    case 'build':
      return wonderWorth(position, seat, choice.wonder) + (choice.wonder === LESSER ? 0 : 0.1);
    case 'take':
      return ruinWorth(choice.ruin, coloursOf(position, seat));
    default:
      return 0;
  }
}

export const hints: Hints<Position, Choice> = { evaluate: evaluateBy(oddsBy(JUDGEMENT)), promise, playout };

// Who is asked what, and what an answer does: the one place that reads and runs the stack of frames.
import type { Chance, Tell } from '@undercroft/kernel';
import {
  buildWonder,
  type Choice,
  KEEP,
  keepStone,
  modifyTo,
  nameSlot,
  ownResult,
  placeOn,
  REPLACE_BY_EDIFICE,
  REPLACE_BY_MAP,
  rollNext,
  takeRuin,
  takeStone,
} from './choices.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { chooseRemoved, NO_AIM } from './effects.ts';
import type { Event } from './events.ts';
import { type Frame, LATER, NOTHING, ownerOf, type Position, type RollFrame } from './position.ts';
import { checkClaims } from './rules/claims.ts';
import { cellAt, cellOfWonder, kindOfWonder, openCells } from './rules/hexes.ts';
import { ownResults, reachableValues } from './rules/modifiers.ts';
import {
  continueRoll,
  mayUseEdifice,
  mayUseMap,
  occupiedSlots,
  replaceRoll,
  settle,
  setValue,
  startRoll,
} from './rules/roll.ts';
import { coloursOn, placeStone, takeFromBag, takeFromRuin } from './rules/stones.ts';
import { declareDig, endTurn, finishCard, finishDig, playCardFromHand } from './rules/turn.ts';
import { batchDice, isOnRuin, secondRolls, turnActions } from './rules/turn-actions.ts';
import { build, buildOptions, continueBuilding } from './rules/wonders.ts';

/** The frame that is open now; undefined for the turn action and the second roll. Index -1 would be a slow look-up. */
export const openFrame = ({ stack }: Position): Frame | undefined =>
  stack.length === 0 ? undefined : stack[stack.length - 1];

/** The seat that decides now; NOTHING when the game is over. */
export function askedSeat(position: Position): number {
  if (position.phase === 'over') return NOTHING;
  const frame = openFrame(position);
  if (frame === undefined) return position.active;
  switch (frame.kind) {
    case 'dig':
    case 'batch':
      return position.active;
    case 'roll':
      return frame.step === 'modify' ? position.active : ownerOf(frame.die);
    default:
      return frame.seat;
  }
}

const NOBODY: readonly number[] = Object.freeze([]);
const ONE_SEAT: readonly (readonly number[])[] = [0, 1, 2, 3].map((seat) => Object.freeze([seat]));

export const waitingFor = (position: Position): readonly number[] =>
  position.phase === 'over' ? NOBODY : ONE_SEAT[askedSeat(position)]!;

const NO_CHOICES: readonly Choice[] = Object.freeze([]);

/** Every choice of this seat, in the order that SPEC gives under Decision points. */
export function choices(position: Position, seat: number): readonly Choice[] {
  if (askedSeat(position) !== seat) return NO_CHOICES;
  const frame = openFrame(position);
  if (frame === undefined)
    return position.phase === 'act' ? turnActions(position, seat) : secondRolls(position, seat);
  switch (frame.kind) {
    case 'dig':
      return NO_CHOICES;
    case 'batch':
      return batchDice(position, frame.dice).map(rollNext);
    case 'roll':
      return rollChoices(position, frame);
    case 'stone':
      return coloursOn(position, frame.slot).map(takeStone);
    case 'library':
      return [Math.min(frame.first, frame.second), Math.max(frame.first, frame.second)].map(keepStone);
    case 'place':
      return openCells(position.stones[seat]!, position.wonders[seat]!).map(placeOn);
    case 'build':
      return buildOptions(position, frame).map((at) => buildWonder(cellOfWonder(at), kindOfWonder(at)));
    case 'memorial':
      return position.removed.toSorted((a, b) => a - b).map(takeRuin);
  }
}

/** DP-3 to DP-6. */
function rollChoices(position: Position, roll: RollFrame): readonly Choice[] {
  switch (roll.step) {
    case 'keep': {
      const open = [KEEP];
      if (mayUseEdifice(position, roll)) open.push(REPLACE_BY_EDIFICE);
      if (mayUseMap(position, roll)) open.push(REPLACE_BY_MAP);
      return open;
    }
    case 'modify':
      return reachableValues(position, roll).map(modifyTo);
    case 'name':
      return occupiedSlots(position).map(nameSlot);
    case 'own':
      return ownResults(position, roll).map(ownResult);
  }
}

/** Plays a listed choice and runs on to the next decision or to the end. */
export function play(
  position: Position,
  seat: number,
  choice: Choice,
  chance: Chance,
  tell: Tell<Event>,
): void {
  const frame = openFrame(position);
  if (frame === undefined) playTurnChoice(position, choice, chance, tell);
  else answerFrame(position, seat, frame, choice, chance, tell);
  runOn(position, chance, tell);
}

function playTurnChoice(position: Position, choice: Choice, chance: Chance, tell: Tell<Event>): void {
  switch (choice.kind) {
    case 'play':
      playCardFromHand(position, choice.card, NO_AIM, chance, tell);
      break;
    case 'sing':
      playCardFromHand(position, choice.card, { die: NOTHING, number: choice.number }, chance, tell);
      break;
    case 'playOn': {
      const die = choice.seat * DICE_PER_SEAT + choice.die;
      playCardFromHand(position, choice.card, { die, number: NOTHING }, chance, tell);
      break;
    }
    case 'dig':
      declareDig(position, choice.die, choice.slot, chance, tell);
      break;
    case 'digLater':
      position.expeditions--;
      declareDig(position, choice.die, LATER, chance, tell);
      break;
    case 'pass':
      tell?.({ kind: 'passed', seat: position.active });
      endTurn(position, tell);
      break;
    default:
      throw unlisted(choice);
  }
}

function answerFrame(
  position: Position,
  seat: number,
  frame: Frame,
  choice: Choice,
  chance: Chance,
  tell: Tell<Event>,
): void {
  if (frame.kind === 'batch' && choice.kind === 'next')
    rollOfBatch(position, frame, choice.seat * DICE_PER_SEAT + choice.die, chance, tell);
  else if (frame.kind === 'roll') answerRoll(position, frame, choice, chance, tell);
  else if (frame.kind === 'stone' && choice.kind === 'stone') {
    position.stack.pop();
    takeFromRuin(position, seat, frame.slot, choice.colour, tell);
  } else if (frame.kind === 'library' && choice.kind === 'keepStone') {
    position.stack.pop();
    takeFromBag(position, seat, choice.colour, true, tell);
  } else if (frame.kind === 'place' && choice.kind === 'cell') {
    position.stack.pop();
    placeStone(position, seat, frame.colour, cellAt(choice.q, choice.r), tell);
  } else if (frame.kind === 'build' && choice.kind === 'build')
    build(position, frame, cellAt(choice.q, choice.r), choice.wonder, chance, tell);
  else if (frame.kind === 'memorial' && choice.kind === 'take') {
    position.stack.pop();
    chooseRemoved(position, seat, choice.ruin, tell);
  } else throw unlisted(choice);
}

function answerRoll(
  position: Position,
  roll: RollFrame,
  choice: Choice,
  chance: Chance,
  tell: Tell<Event>,
): void {
  switch (choice.kind) {
    case 'keep':
      roll.step = 'modify';
      break;
    case 'replace':
      replaceRoll(position, roll, choice.by, chance, tell);
      break;
    case 'mod':
      setValue(roll, choice.value);
      break;
    case 'slot':
      roll.slot = choice.slot;
      roll.step = 'own';
      break;
    case 'own':
      settle(position, roll, choice.value, chance, tell);
      break;
    default:
      throw unlisted(choice);
  }
}

/** UN-DEL-10, UN-DEL-12: the next die of a batch is rolled where it lies. */
function rollOfBatch(
  position: Position,
  frame: Frame & { kind: 'batch' },
  die: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  frame.dice &= ~(1 << die);
  startRoll(position, die, position.dicePlace[die]!, false, chance, tell);
}

/** UN-DEL-13: claims after every single reroll; dice that a claim sent home are not rolled again. */
function claimWithinBatch(
  position: Position,
  frame: Frame & { kind: 'batch' },
  chance: Chance,
  tell: Tell<Event>,
): void {
  checkClaims(position, chance, tell);
  if (position.phase === 'over') position.discard[frame.card]!++;
  for (let die = 0; die < position.dicePlace.length; die++)
    if (!isOnRuin(position, die)) frame.dice &= ~(1 << die);
}

/** Runs what needs no decision, and takes decisions with one option, except DP-1. */
function runOn(position: Position, chance: Chance, tell: Tell<Event>): void {
  for (;;) {
    const frame = openFrame(position);
    if (frame === undefined) return;
    switch (frame.kind) {
      case 'dig':
        position.stack.pop();
        finishDig(position, frame.second, chance, tell);
        break;
      case 'batch': {
        if (frame.dice !== 0) claimWithinBatch(position, frame, chance, tell);
        if (position.phase === 'over') return;
        if (frame.dice === 0) {
          position.stack.pop();
          finishCard(position, frame.card, chance, tell);
          break;
        }
        const dice = batchDice(position, frame.dice);
        if (dice.length > 1) return;
        rollOfBatch(position, frame, dice[0]!, chance, tell);
        break;
      }
      case 'roll':
        if (!continueRoll(position, frame, chance, tell)) return;
        break;
      case 'build':
        if (!continueBuilding(position, frame, chance, tell)) return;
        break;
      default:
        return;
    }
  }
}

const unlisted = (choice: Choice): Error => new Error(`${choice.kind} is not open here`);

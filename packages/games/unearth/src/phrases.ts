// How choices and questions are said: ids and arguments only; words are in `texts/`.
import type { Message, Phrases } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { claimOf } from './content/end-of-age.ts';
import type { Event } from './events.ts';
import { sayEvent } from './phrases/events.ts';
import {
  cardName,
  delverName,
  dieName,
  nameList,
  seatName,
  stoneName,
  wonderInside,
} from './phrases/names.ts';
import { sayOwn, sayRollChoice } from './phrases/roll-choices.ts';
import { openFrame } from './play.ts';
import { type Frame, IN_POOL, LATER, type Position, type RollFrame } from './position.ts';
import { cellMeaning, RING_BEGUN } from './rules/cell-meaning.ts';
import { sumOn } from './rules/claims.ts';
import { cellAt } from './rules/hexes.ts';

/** A Ruin in the row with how far it is from being claimed; a die that is picked up for the roll counts no more. */
const ruinInRow = (view: Position, slot: number, pickedUp = 0): Message => ({
  id: 'ruin.inRow',
  args: {
    ruin: cardName(view.row[slot]!),
    sum: sumOn(view, slot) - pickedUp,
    claim: claimOf(view.row[slot]!),
  },
});

/** A die on a Ruin, told from all others. */
export const dieOnRuin = (view: Position, seat: number, die: number): Message => {
  const at = seat * DICE_PER_SEAT + die;
  return {
    id: 'die.onRuin',
    args: {
      who: seatName(seat),
      die: dieName(die),
      n: view.diceValue[at]!,
      ruin: cardName(view.row[view.dicePlace[at]!]!),
    },
  };
};

/** The Ruin that a die is rolled for. */
export function ruinForDie(view: Position, seat: number, die: number, slot: number): Message {
  const at = seat * DICE_PER_SEAT + die;
  return ruinInRow(view, slot, view.dicePlace[at] === slot ? view.diceValue[at]! : 0);
}

function sayDig(view: Position, seat: number, die: number, slot: number): Message {
  const at = seat * DICE_PER_SEAT + die;
  const args: Message['args'] =
    slot === LATER ? { die: dieName(die) } : { die: dieName(die), ruin: ruinForDie(view, seat, die, slot) };
  const id = slot === LATER ? 'choice.digLater' : 'choice.dig';
  if (view.dicePlace[at] === IN_POOL) return { id, args };
  const from = cardName(view.row[view.dicePlace[at]!]!);
  return { id: `${id}.again`, args: { ...args, n: view.diceValue[at]!, from } };
}

function sayChoice(choice: Choice, view: Position, seat: number): Message {
  switch (choice.kind) {
    case 'play':
      return { id: 'choice.play', args: { card: delverName(choice.card) } };
    case 'sing':
      return { id: 'choice.sing', args: { card: delverName(choice.card), n: choice.number } };
    case 'playOn':
      return {
        id: 'choice.playOn',
        args: { card: delverName(choice.card), die: dieOnRuin(view, choice.seat, choice.die) },
      };
    case 'dig':
      return sayDig(view, seat, choice.die, choice.slot);
    case 'digLater':
      return sayDig(view, seat, choice.die, LATER);
    case 'pass':
      return { id: 'choice.pass' };
    case 'next':
      return { id: 'choice.next', args: { die: dieOnRuin(view, choice.seat, choice.die) } };
    case 'keep':
      return sayRoll(view, choice, ({ natural }) => ({ id: 'choice.keep', args: { n: natural } }));
    case 'replace':
      return { id: `choice.replace.${choice.by}` };
    case 'mod':
      return sayRoll(view, choice, () => ({ id: 'choice.mod', args: { n: choice.value } }));
    case 'slot':
      return sayRoll(view, choice, () => ({
        id: 'choice.slot',
        args: { ruin: ruinInRow(view, choice.slot) },
      }));
    case 'own':
      return sayRoll(view, choice, (roll) => sayOwn(view, roll, choice.value));
    case 'stone':
      return { id: 'choice.stone', args: { stone: stoneName(choice.colour) } };
    case 'keepStone':
      return { id: 'choice.keepStone', args: { stone: stoneName(choice.colour) } };
    case 'cell':
      return sayCell(view, choice.q, choice.r);
    case 'build':
      return {
        id: hasOneCentre(view) ? 'choice.build' : 'choice.build.at',
        args: { wonder: wonderInside(choice.wonder), q: choice.q, r: choice.r },
      };
    case 'take':
      return { id: 'choice.take', args: { ruin: cardName(choice.ruin), n: claimOf(choice.ruin) } };
  }
}

/** Then a Wonder needs no place to be told by. */
function hasOneCentre(view: Position): boolean {
  const frame = openFrame(view);
  return frame?.kind === 'build' && frame.centres.length === 1;
}

function sayRoll(
  view: Position,
  choice: Parameters<typeof sayRollChoice>[2],
  say: (roll: RollFrame) => Message,
): Message {
  const roll = openFrame(view);
  if (roll?.kind !== 'roll') throw new Error(`${choice.kind} without a roll`);
  return sayRollChoice(view, roll, choice, say(roll));
}

/** UN-TAB-5: a Stone in the centre of an unfinished ring leaves no room for a Wonder. */
function sayCell(view: Position, q: number, r: number): Message {
  const { kind, n, wonders, own } = cellMeaning(view, cellAt(q, r));
  const said: Message =
    kind === 'ring'
      ? { id: 'choice.cell.wonders', args: { q, r, n, wonders: nameList(wonders.map(wonderInside)) } }
      : { id: `choice.cell.${kind}`, args: { q, r, n } };
  return own < RING_BEGUN ? said : { id: 'choice.cell.centre', args: { choice: said, n: own } };
}

function sayQuestion(view: Position, seat: number): Message {
  const frame = openFrame(view);
  if (frame !== undefined) return askFrame(view, frame);
  return {
    id: view.phase === 'again' ? 'question.again' : view.active === seat ? 'question.act' : 'question.wait',
  };
}

function askFrame(view: Position, frame: Frame): Message {
  switch (frame.kind) {
    case 'dig':
      return { id: 'question.wait' };
    case 'batch':
      return { id: 'question.next', args: { card: delverName(frame.card) } };
    case 'roll':
      return {
        id: `question.${frame.step}`,
        args: {
          die: dieName(frame.die % DICE_PER_SEAT),
          n: frame.step === 'own' ? frame.value : frame.natural,
        },
      };
    case 'stone':
      return { id: 'question.stone', args: { ruin: cardName(view.row[frame.slot]!) } };
    case 'library':
      return { id: 'question.library' };
    case 'place':
      return { id: 'question.place', args: { stone: stoneName(frame.colour) } };
    case 'build':
      return { id: 'question.build', args: { n: frame.centres.length } };
    case 'memorial':
      return { id: 'question.memorial' };
  }
}

export const phrases: Phrases<Position, Choice, Event> = {
  choice: sayChoice,
  question: sayQuestion,
  event: sayEvent,
  startsTurn: ({ kind }) => kind === 'turnStarted',
};

// How choices and questions are said: ids and arguments only; words are in `texts/`.
import type { Message, Phrases } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { claimOf } from './content/end-of-age.ts';
import type { Event } from './events.ts';
import { sayEvent } from './phrases/events.ts';
import { cardName, delverName, dieName, seatName, stoneName, wonderName } from './phrases/names.ts';
import { openFrame } from './play.ts';
import { type Frame, IN_POOL, LATER, type Position } from './position.ts';
import { sumOn } from './rules/claims.ts';
import { cellAt, ringsCompleted } from './rules/hexes.ts';

/** A Ruin in the row with how far it is from being claimed. */
const ruinInRow = (view: Position, slot: number): Message => ({
  id: 'ruin.inRow',
  args: { ruin: cardName(view.row[slot]!), sum: sumOn(view, slot), claim: claimOf(view.row[slot]!) },
});

/** A die on a Ruin, told from all others. */
const dieOnRuin = (view: Position, seat: number, die: number): Message => {
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

function sayDig(view: Position, seat: number, die: number, slot: number): Message {
  const at = seat * DICE_PER_SEAT + die;
  const args: Message['args'] =
    slot === LATER ? { die: dieName(die) } : { die: dieName(die), ruin: ruinInRow(view, slot) };
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
      return { id: 'choice.keep', args: { n: naturalOf(view) } };
    case 'replace':
      return { id: `choice.replace.${choice.by}` };
    case 'mod':
      return { id: 'choice.mod', args: { n: choice.value } };
    case 'slot':
      return { id: 'choice.slot', args: { ruin: ruinInRow(view, choice.slot) } };
    case 'own':
      return sayOwn(choice.value, choice.test);
    case 'stone':
      return { id: 'choice.stone', args: { stone: stoneName(choice.colour) } };
    case 'keepStone':
      return { id: 'choice.keepStone', args: { stone: stoneName(choice.colour) } };
    case 'cell':
      return sayCell(view, seat, choice.q, choice.r);
    case 'build':
      return {
        id: 'choice.build',
        args: { wonder: wonderName(choice.wonder), q: choice.q, r: choice.r },
      };
    case 'take':
      return { id: 'choice.take', args: { ruin: cardName(choice.ruin), n: claimOf(choice.ruin) } };
  }
}

const naturalOf = (view: Position): number => {
  const frame = openFrame(view);
  return frame?.kind === 'roll' ? frame.natural : 0;
};

/** A value and, in the English edition, a Stone value that may differ from it. */
const sayOwn = (value: number, test: number): Message => ({
  id: `choice.own${value === test ? '' : '.test'}${test <= 3 ? '.stone' : ''}`,
  args: { n: value, test },
});

function sayCell(view: Position, seat: number, q: number, r: number): Message {
  const n = ringsCompleted(view.stones[seat]!, view.wonders[seat]!, cellAt(q, r));
  return n > 0 ? { id: 'choice.cell.ring', args: { q, r, n } } : { id: 'choice.cell', args: { q, r } };
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
};

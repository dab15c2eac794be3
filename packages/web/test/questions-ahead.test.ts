// What an order is offered for: a number that only one imagined world knows is left open, what all of them say is not.
import type { AnyGame, Chance } from '@undercroft/kernel';
import { answerTo, isSaidAs } from '@undercroft/table';
import { expect, test } from 'vitest';
import { type Vigil, vigil } from '../../table/test/games/vigil.ts';
import { questionsAfter, questionsAhead } from '../src/table/orders/questions-ahead.ts';

/** Nobody knows how many bells they have, and the question says it. */
const blind = {
  ...vigil,
  imagine: (view: Vigil, seat: number, chance: Chance) => {
    const imagined = vigil.imagine(view, seat, chance);
    imagined.bells[seat] = 1 + chance.pick(50);
    return imagined;
  },
  phrases: {
    ...vigil.phrases,
    question: ({ turn, bells }: Vigil) => ({ id: 'question', args: { turn, n: bells[turn]! } }),
  },
} as unknown as AnyGame;

const start: Vigil = { turn: 1, round: 0, bells: [0, 0] };

test('an order hangs on nothing that was imagined', () => {
  const [first] = questionsAhead(blind, start, 0, 'a');
  expect(first!.asked.question).toEqual({ id: 'question', args: { turn: 0, n: '…' } });
  expect(first!.isListKnown).toBe(true);
  const { question, said } = answerTo(first!.asked, first!.asked.choices[first!.usual]);
  expect(said).toEqual({ id: 'choice.pass', args: { n: '…' } });
  expect(isSaidAs(question, { id: 'question', args: { turn: 0, n: 7 } })).toBe(true);
  expect(isSaidAs(question, { id: 'question', args: { turn: 1, n: 7 } })).toBe(false);
  const [next] = questionsAfter(blind, first!, first!.usual, 0, 'b');
  expect(next!.asked.question).toEqual({ id: 'question', args: { turn: 0, n: '…' } });
});

test('what every world says alike is seen to the letter', () => {
  const [first] = questionsAhead(vigil as unknown as AnyGame, start, 0, 'a');
  const { said } = answerTo(first!.asked, first!.asked.choices[first!.usual]);
  expect(said).toEqual({ id: 'choice.pass', args: { n: 0 } });
});

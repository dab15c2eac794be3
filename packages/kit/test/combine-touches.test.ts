// Touches add up: a die and then a ruin mean that die on that ruin; touching again lets go; the rest begins anew.
import { expect, test } from 'vitest';
import type { OpenChoice } from '../src/board.ts';
import { touchMeaning } from '../src/combine-touches.tsx';
import { sharedChoices } from '../src/shared-choices.ts';

const open: readonly OpenChoice<string>[] = ['d4 west', 'd4 east', 'd6 west', 'd6 east', 'pass'].map(
  (choice) => ({
    choice,
    key: choice,
    text: choice,
  }),
);
const having = (word: string): readonly OpenChoice<string>[] =>
  open.filter(({ choice }) => choice.split(' ').includes(word));
const names = (choices: readonly OpenChoice<string>[]): readonly string[] =>
  choices.map(({ choice }) => choice);

test('what two pieces have in common keeps the order of the first', () => {
  expect(names(sharedChoices(having('d4'), having('west')))).toEqual(['d4 west']);
  expect(names(sharedChoices(open, having('east')))).toEqual(['d4 east', 'd6 east']);
  expect(sharedChoices(having('pass'), having('d4'))).toEqual([]);
});

test('the first touch of a piece with several meanings holds them', () => {
  const meant = touchMeaning(having('d4'), undefined);
  expect(meant).toEqual({ kind: 'hold', choices: having('d4') });
});

test('the second touch narrows them, and a single meaning is played', () => {
  const meant = touchMeaning(having('west'), having('d4'));
  expect(meant.kind).toBe('play');
  expect(names(meant.choices)).toEqual(['d4 west']);
});

test('a piece that means one thing is played at the first touch', () => {
  expect(touchMeaning(having('pass'), undefined)).toEqual({ kind: 'play', choices: having('pass') });
});

test('touching again what is held lets it go', () => {
  expect(touchMeaning(having('d4'), having('d4')).kind).toBe('let-go');
});

test('letting go is meant even where one meaning was held', () => {
  expect(touchMeaning(having('pass'), having('pass')).kind).toBe('let-go');
});

test('a piece that has nothing in common with what is held begins anew', () => {
  expect(touchMeaning(having('d6'), having('d4'))).toEqual({ kind: 'hold', choices: having('d6') });
  expect(touchMeaning(having('pass'), having('d4')).kind).toBe('play');
});

test('a piece that stands for more than what is held narrows nothing and lets go', () => {
  expect(touchMeaning(open, having('d4')).kind).toBe('let-go');
});

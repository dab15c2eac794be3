// Two people of one name at a table are told apart.
import { expect, test } from 'vitest';
import { distinctNames, seatLetters } from '../src/table/seat-letters.ts';

const people = (...names: string[]) => names.map((name) => ({ name, kind: 'person' }));

test('equal names get a number, and never one that somebody else has', () => {
  const names = distinctNames(people('Olga', 'Kim', 'Olga', 'Olga 2', 'Olga'), (name) => name);
  expect(names).toEqual(['Olga', 'Kim', 'Olga 2', 'Olga 2 2', 'Olga 3']);
  expect(new Set(seatLetters(names)).size).toBe(5);
  const empty = { name: 'Empty', kind: 'empty' };
  expect(distinctNames([empty, empty], (name) => name)).toEqual(['Empty', 'Empty']);
});

test('a letter is the initial, and a number where names differ by nothing else', () => {
  expect(seatLetters(['Mira', 'Oleg'])).toEqual(['M', 'O']);
  expect(seatLetters(['Seat 1', 'Seat 2', 'Seat 3'])).toEqual(['1', '2', '3']);
  expect(seatLetters(['Ancient', 'Archaeologist 1', 'Archaeologist 2'])).toEqual(['A', '1', '2']);
  expect(seatLetters(['Olga', 'Olga 2'])).toEqual(['O', '2']);
  expect(seatLetters(['Anna', 'Ann'])).toEqual(['A', 'N']);
});

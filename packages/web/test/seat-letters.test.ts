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

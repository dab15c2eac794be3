// A strength thinks no longer than the game's hints say is of use.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { strengthBot } from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';

const iterationsOf = (enough?: number): number | undefined => {
  const hints = enough === undefined ? duelHints : { ...duelHints, enough };
  const chair = { rules: duel, hints, table: resolveTable(duel, 2), seat: 0 };
  return strengthBot('adept', 'count')(chair, seeded('enough')).budget.iterations;
};

test('enough is a limit of its own, and the lower one holds', () => {
  const adept = iterationsOf()!;
  expect(iterationsOf(adept - 1)).toBe(adept - 1);
  expect(iterationsOf(adept + 1)).toBe(adept);
});

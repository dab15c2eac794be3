// A level thinks no longer than the game's hints say is of use.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';

const iterationsOf = (enough?: number, little?: number, level = 'adept'): number | undefined => {
  const hints = {
    ...duelHints,
    ...(enough === undefined ? {} : { enough }),
    ...(little === undefined ? {} : { little }),
  };
  const chair = { rules: duel, hints, table: resolveTable(duel, 2), seat: 0 };
  return botNamed(level, 'count')(chair, seeded('enough')).budget.iterations;
};

test('enough is a limit of its own, and the lower one holds', () => {
  const adept = iterationsOf()!;
  expect(iterationsOf(adept - 1)).toBe(adept - 1);
  expect(iterationsOf(adept + 1)).toBe(adept);
});

test('the adept keeps to the little that makes a fair player, the master does not', () => {
  expect(iterationsOf(undefined, 12)).toBe(12);
  expect(iterationsOf(8, 12)).toBe(8);
  expect(iterationsOf(undefined, 12, 'master')).toBe(iterationsOf(undefined, undefined, 'master'));
});

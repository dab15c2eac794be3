// A level searches as long as the game's search hints say is needed, and no longer than they say is of use.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';

const iterationsOf = (
  maxIterations?: number,
  minIterations?: number,
  level = 'adept',
): number | undefined => {
  const hints = {
    ...duelHints,
    ...(maxIterations === undefined ? {} : { maxIterations }),
    ...(minIterations === undefined ? {} : { minIterations }),
  };
  const botSeat = { rules: duel, hints, table: resolveTable(duel, 2), seat: 0 };
  return botNamed(level, 'count')(botSeat, seeded('limits')).budget.iterations;
};

test('maxIterations is a limit of its own, and the lower one holds', () => {
  const adept = iterationsOf()!;
  expect(iterationsOf(adept - 1)).toBe(adept - 1);
  expect(iterationsOf(adept + 1)).toBe(adept);
});

test('no level gets fewer than minIterations, and maxIterations holds against it', () => {
  expect(iterationsOf(undefined, 1000)).toBe(1000);
  expect(iterationsOf(undefined, 1000, 'novice')).toBe(1000);
  expect(iterationsOf(8, 12)).toBe(8);
  expect(iterationsOf(undefined, 12, 'master')).toBe(iterationsOf(undefined, undefined, 'master'));
});

// A level searches no longer than the game's search hints say is of use.
import { resolveTable, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { duel, duelHints } from './games/duel.ts';

const iterationsOf = (
  maxIterations?: number,
  fairIterations?: number,
  level = 'adept',
): number | undefined => {
  const hints = {
    ...duelHints,
    ...(maxIterations === undefined ? {} : { maxIterations }),
    ...(fairIterations === undefined ? {} : { fairIterations }),
  };
  const botSeat = { rules: duel, hints, table: resolveTable(duel, 2), seat: 0 };
  return botNamed(level, 'count')(botSeat, seeded('limits')).budget.iterations;
};

test('maxIterations is a limit of its own, and the lower one holds', () => {
  const adept = iterationsOf()!;
  expect(iterationsOf(adept - 1)).toBe(adept - 1);
  expect(iterationsOf(adept + 1)).toBe(adept);
});

test('a fair level keeps to fairIterations, the master does not', () => {
  expect(iterationsOf(undefined, 12)).toBe(12);
  expect(iterationsOf(8, 12)).toBe(8);
  expect(iterationsOf(undefined, 12, 'master')).toBe(iterationsOf(undefined, undefined, 'master'));
});

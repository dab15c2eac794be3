// The levels are a ladder: on fixed seeds each wins clearly more than half its games against the one below.
import { resolveTable } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { botNamed, matchUp } from '../src/index.ts';
import { rooms } from './rooms.ts';

/** A game for two rivals in which a whole game between levels takes well under a second. */
const room = (await rooms()).find(({ game }) => game.name === 'unearth')!;
const table = { ...room, table: resolveTable(room.game, 2) };

const wonBy = (first: string, rest: string, games: number): number =>
  matchUp(table, botNamed(first, 'count'), botNamed(rest, 'count'), games, 'ladder').won / games;

test('the novice beats chance, the adept beats the novice', () => {
  expect(wonBy('novice', 'random', 12)).toBeGreaterThan(0.7);
  expect(wonBy('adept', 'novice', 16)).toBeGreaterThan(0.6);
});

// Minutes of thought: in the long run alone. In the suite, search.test.ts has it beat the greedy bot at a small game.
test.runIf(process.env.TEST_LENGTH === 'long')('much thought beats one step ahead', () => {
  expect(wonBy('search:300', 'greedy', 6)).toBeGreaterThan(0.6);
});

// The levels are a ladder: on fixed seeds each wins clearly more than half its games against the one below.
import { resolveTable } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type BotTable, botNamed, defaultLevel, LEVEL_IDS, matchUp } from '../src/index.ts';
import { rooms } from './rooms.ts';

const tableOf = async (name: string, seats: number): Promise<BotTable> => {
  const room = (await rooms()).find(({ game }) => game.name === name)!;
  return { ...room, table: resolveTable(room.game, seats) };
};
/** A game for two rivals, and one for one player in which a game of a level that searches nothing takes a millisecond. */
const duel = await tableOf('unearth', 2);
const solo = await tableOf('ruba', 1);

const wonBy = (table: BotTable, first: string, rest: string, games: number): number =>
  matchUp(table, botNamed(first, 'count'), botNamed(rest, 'count'), games, 'ladder').won / games;

/** The levels below the default one play at a glance. */
const atAGlance = LEVEL_IDS.slice(0, LEVEL_IDS.indexOf(defaultLevel.id));

test('each level that plays at a glance wins more often than the one below, the weakest more often than chance', () => {
  const won = ['random', ...atAGlance].map((level) => wonBy(solo, level, level, 150));
  for (let i = 1; i < won.length; i++) expect(won[i]).toBeGreaterThan(won[i - 1]! + 0.02);
});

test('against rivals it beats the one below', () => {
  for (let i = 1; i < atAGlance.length; i++)
    expect(wonBy(duel, atAGlance[i]!, atAGlance[i - 1]!, 40)).toBeGreaterThan(0.5);
});

test('the default level beats the one below', () => {
  expect(wonBy(duel, defaultLevel.id, atAGlance.at(-1)!, 6)).toBeGreaterThan(0.5);
});

// Minutes of thought: in the long run alone. In the suite, search.test.ts has it beat the greedy bot at a small game.
test.runIf(process.env.TEST_LENGTH === 'long')('much thought beats one step ahead', () => {
  expect(wonBy(duel, 'search:300', 'greedy', 6)).toBeGreaterThan(0.6);
});

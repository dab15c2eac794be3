// A choice that wastes something is thought over, at a glance as well as at the end of a short search.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type BotFactory, type BotHints, policyBot, receivedView, searchBot, think } from '../src/index.ts';
import { type Ford, ford } from './games/small.ts';

const table = { seats: 1, options: {} } as unknown as TableSetup;
/** Boots are promised most; ropes are better once both are brought. */
const hints: BotHints<Ford, string> = {
  evaluate: ({ brought }) => (brought.length < 2 ? 0.5 : 0.4 * ropesOf(brought)),
  promise: (_, __, choice) => (choice === 'boots' ? 1 : 0),
  planningStage: ({ brought }) => (brought.length < 2 ? 0 : 1),
  chanceOutcome: () => 0,
  isQuiescent: () => true,
};
const ropesOf = (brought: readonly string[]): number => brought.filter((thing) => thing === 'rope').length;
const wasteful = { ...hints, isWasteful: (_: Ford, __: number, choice: string) => choice === 'boots' };

const firstOf = (factory: BotFactory, known: BotHints<Ford, string>): string => {
  const bot = factory<Ford, string>({ rules: ford as never, hints: known, table, seat: 0 }, seeded('waste'));
  return think(bot, receivedView<Ford>({ brought: [], over: '' })).choice;
};

test('whoever plays at a glance thinks before wasting something, unless the level is hasty', () => {
  expect(firstOf(policyBot(), hints)).toBe('boots');
  expect(firstOf(policyBot(), wasteful)).toBe('rope');
  expect(firstOf(policyBot(undefined, { secondThought: 0 }), wasteful)).toBe('boots');
});

test('a short search goes on while its plan wastes something', () => {
  expect(firstOf(searchBot({ iterations: 1 }), hints)).toBe('boots');
  expect(firstOf(searchBot({ iterations: 1 }), wasteful)).toBe('rope');
  expect(firstOf(searchBot({ iterations: 1 }, { secondThought: 0 }), wasteful)).toBe('boots');
});

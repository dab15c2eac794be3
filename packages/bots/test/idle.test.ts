// Choices that pay for nothing are made by no bot but the random one, whether the game names them or they are found out.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type BotHints, botNamed, idleAmong, receivedView, think } from '../src/index.ts';
import { type Shop, shop } from './games/shop.ts';

const table = { seats: 1, options: {} } as unknown as TableSetup;
const hints: BotHints<Shop, string> = {
  evaluate: ({ coins, lamps, hasLight }) => 0.2 + 0.01 * coins + 0.05 * lamps + (hasLight ? 0.3 : 0),
  promise: () => 0,
};
const seat = (more: Partial<BotHints<Shop, string>> = {}) => ({
  rules: shop as never,
  hints: { ...hints, ...more } as never,
  table,
  seat: 0,
});
const start: Shop = { coins: 5, lamps: 1, hasLight: false, hasPaper: false, day: 0 };
const idle = (position: Shop, more: Partial<BotHints<Shop, string>> = {}): readonly unknown[] => {
  const open = shop.choices(position, 0);
  return idleAmong(seat(more), receivedView(position), open, open, seeded('idle'));
};

test('what only costs is idle; what brings something, opens something or asks luck is not', () => {
  expect(idle(start)).toEqual(['bow']);
  expect(idle({ ...start, hasLight: true })).toEqual(['bow', 'light']);
});

test('what promises more than the default is not doubted', () => {
  expect(idle(start, { promise: (_, __, choice) => (choice === 'bow' ? 1 : 0) })).toEqual([]);
});

test('the game may name what is idle', () => {
  expect(idle(start, { isIdle: (_, __, choice) => choice === 'gamble' })).toEqual(['gamble', 'bow']);
});

test('within a planning stage the game alone is asked: one step of a plan tells nothing', () => {
  expect(idle(start, { planningStage: () => 0, chanceOutcome: () => 0 })).toEqual([]);
});

test('where the default is one of several that may be made, what promises as much is not doubted', () => {
  const once: typeof shop = {
    ...shop,
    choices: ({ hasPaper }) => (hasPaper ? ['pass', 'bow', 'light'] : ['pass', 'bow', 'light', 'buy']),
    defaultChoice: ({ hasPaper }) => (hasPaper ? 'pass' : 'buy'),
  };
  const open = once.choices(start, 0);
  const found = (bow: number): readonly unknown[] => {
    const one = seat({ promise: (_, __, choice) => (choice === 'bow' ? bow : 0) });
    return idleAmong({ ...one, rules: once as never }, receivedView(start), open, ['bow'], seeded('idle'));
  };
  expect(found(0)).toEqual([]);
  expect(found(-1)).toEqual(['bow']);
});

test('no strength but the random one plays it, and it is still listed', () => {
  const made = (name: string): Set<unknown> => {
    const choices = new Set<unknown>();
    for (let i = 0; i < 40; i++) {
      const bot = botNamed(name, 'count')<unknown, unknown>(
        seat({ evaluate: ({ coins }) => 0.2 + 0.01 * coins }),
        seeded(`${name}:${i}`),
      );
      const thought = think(bot, receivedView(start));
      expect(thought.candidates).toHaveLength(shop.choices(start, 0).length);
      choices.add(thought.choice);
    }
    return choices;
  };
  for (const name of ['greedy', 'search:12', 'novice', 'adept']) expect(made(name)).not.toContain('bow');
  expect(made('random')).toContain('bow');
});

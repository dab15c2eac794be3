// What the search makes of each search hint.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type BotHints, receivedView, searchBot, type Thought, think } from '../src/index.ts';
import { coin, lock } from './games/small.ts';

const table = { seats: 1, options: {} } as unknown as TableSetup;
const nothing = { evaluate: () => 0.5, promise: () => 0 };
const full = { horizon: Number.POSITIVE_INFINITY };

const aboutCoin = (hints: Partial<BotHints<unknown, unknown>>): Thought<unknown> => {
  const botSeat = { rules: coin as never, hints: { ...nothing, ...hints }, table, seat: 0 };
  const bot = searchBot({ iterations: 400 }, full)<unknown, unknown>(botSeat, seeded('coin'));
  return think(bot, receivedView({ phase: 'choose', coin: 0, won: false }));
};
const aboutLock = (
  hints: Partial<BotHints<unknown, unknown>>,
  iterations = 300,
  settings: object = full,
): Thought<unknown> => {
  const botSeat = { rules: lock as never, hints: { ...nothing, ...hints }, table, seat: 0 };
  const bot = searchBot({ iterations }, settings)<unknown, unknown>(botSeat, seeded('lock'));
  return think(bot, receivedView({ dials: [] }));
};
const expectedOf = ({ candidates }: Thought<unknown>, choice: unknown): number =>
  candidates.find((candidate) => candidate.choice === choice)!.expected;

test('luck that will be seen before the next choice is planned for case by case', () => {
  const blind = aboutCoin({});
  expect(blind.choice).toBe('safe');
  expect(expectedOf(blind, 'dare')).toBeLessThan(0.65);
  const seeing = aboutCoin({ chanceOutcome: (position) => (position as { coin: number }).coin });
  expect(seeing.choice).toBe('dare');
  expect(expectedOf(seeing, 'dare')).toBeGreaterThan(0.8);
});

test('within a stage a choice is worth the best plan found behind it', () => {
  const planned = aboutLock({ planningStage: () => 0, chanceOutcome: () => 0 });
  expect(planned.choice).toBe(2);
  expect(expectedOf(planned, 2)).toBe(1);
  expect(expectedOf(planned, 0)).toBe(0);
  expect(expectedOf(aboutLock({}), 2)).toBeLessThan(1);
});

type Dials = { dials: number[] };
/** The first dial is a stage of its own, and is judged by the hints alone. */
const oneDial = {
  planningStage: (position: unknown) => Math.min(1, (position as Dials).dials.length),
  chanceOutcome: () => 0,
  isQuiescent: () => true,
};

test('a search does not look beyond the stage', () => {
  const evaluate = (position: unknown): number => ((position as Dials).dials[0] === 1 ? 0.9 : 0.1);
  const thought = aboutLock({ ...oneDial, evaluate }, 60, {});
  expect(thought.choice).toBe(1);
  expect(expectedOf(thought, 2)).toBe(0.1);
});

test('a plain decision is left to the promise', () => {
  const thought = aboutLock({
    isJudgedByPromise: () => true,
    promise: (_, __, dial) => (dial === 3 ? 1 : 0),
  });
  expect(thought.choice).toBe(3);
  expect(thought.iterations).toBe(0);
});

test('where evaluations lie close together, a search that knows it follows them sooner', () => {
  const evaluate = (position: unknown): number => 0.5 + 0.005 * (position as Dials).dials[0]!;
  const shareOf = (hints: Partial<BotHints<unknown, unknown>>): number =>
    aboutLock({ ...oneDial, evaluate, ...hints }, 100, {}).candidates.find(({ choice }) => choice === 3)!
      .share;
  expect(shareOf({ outcomeSpread: 0.01 })).toBeGreaterThan(shareOf({}) + 0.2);
});

test('within the reach of the best promise the others are told apart, however little the last one promises', () => {
  const promise = (_: unknown, __: number, dial: unknown): number => [-100, 0, 0, 3][dial as number]!;
  const leadOf = (hints: Partial<BotHints<unknown, unknown>>): number => {
    const { candidates } = aboutLock({ ...oneDial, promise, ...hints }, 24, { exploration: 0 });
    const shareOf = (dial: number) => candidates.find(({ choice }) => choice === dial)!.share;
    return shareOf(3) - shareOf(1);
  };
  expect(leadOf({})).toBeLessThan(0.1);
  expect(leadOf({ priorRange: 3 })).toBeGreaterThan(0.4);
});

test('a restless game is played on before it is judged', () => {
  const evaluate = (position: unknown): number => 0.1 * (position as Dials).dials.length;
  const expectedAfter = (minPlayout: number): number =>
    aboutLock({ evaluate, isQuiescent: () => true, playout: () => 0, minPlayout }, 1, {}).candidates[0]!
      .expected;
  expect(expectedAfter(0)).toBeCloseTo(0.1);
  expect(expectedAfter(1)).toBeCloseTo(0.2);
});

// A win that is certain is found however long its line is, and only where the game says that one may be near.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type BotHints, certainWin, receivedView, searchBot, think } from '../src/index.ts';
import { lock } from './games/small.ts';

const table = { seats: 1, options: {} } as unknown as TableSetup;
const near: Partial<BotHints<unknown, unknown>> = {
  evaluate: () => 0.5,
  promise: () => 0,
  planningStage: () => 0,
  chanceOutcome: () => 0,
  isQuiescent: () => true,
  winDistance: () => 1,
};
const seat = (hints: Partial<BotHints<unknown, unknown>> = {}, rules: object = lock) => ({
  rules: rules as never,
  hints: { ...near, ...hints } as never,
  table,
  seat: 0,
});
const start = receivedView<unknown>({ dials: [] });

test('a line of three choices is found among 84 positions, and nowhere else', () => {
  expect(certainWin(seat(), start, 300)).toBe(2);
  expect(certainWin(seat(), receivedView({ dials: [1] }), 300)).toBe(-1);
  expect(certainWin(seat(), start, 8)).toBe(-1);
});

test('a game without planning stages has certain wins too', () => {
  const stageless = { ...seat(), hints: { ...near, planningStage: undefined } as never };
  expect(certainWin(stageless, receivedView({ dials: [2, 1] }), 300)).toBe(3);
});

test('it is played though four iterations do not see it, and not looked for where the game says no', () => {
  const choiceOf = (hints: Partial<BotHints<unknown, unknown>>, luck: number) =>
    think(searchBot({ iterations: 4 })<unknown, unknown>(seat(hints), seeded(luck)), start);
  for (let luck = 0; luck < 10; luck++)
    expect(choiceOf({}, luck)).toMatchObject({ choice: 2, iterations: 0 });
  expect(choiceOf({ winDistance: () => Number.POSITIVE_INFINITY }, 1).iterations).toBe(4);
});

test('what asks luck on the way is not certain', () => {
  const lucky = {
    ...lock,
    play: (
      position: { dials: number[] },
      seatOf: number,
      dial: number,
      chance: { pick(n: number): number },
    ) => {
      if (position.dials.length === 1) chance.pick(2);
      lock.play(position, seatOf, dial, chance as never);
    },
  };
  expect(certainWin(seat({}, lucky), start, 300)).toBe(-1);
});

test('it must hold in every world that the view allows', () => {
  const hidden = {
    ...lock,
    imagine: (_: unknown, __: number, chance: { pick(n: number): number }) => ({
      dials: [],
      opens: chance.pick(4),
    }),
    copy: (p: object) => structuredClone(p),
    result: (p: { dials: number[]; opens: number }) =>
      p.dials.length < 1
        ? undefined
        : { reason: 'end', clause: 'S', winners: p.dials[0] === p.opens ? [0] : [], places: [1] },
    waitingFor: (p: { dials: number[] }) => (p.dials.length < 1 ? [0] : []),
  };
  expect(certainWin(seat({}, hidden), start, 300)).toBe(-1);
});

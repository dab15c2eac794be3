// The lines of a plan are compared by what comes after its stage, where the settings ask for it.
import { seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type Bot, type BotHints, receivedView, searchBot, type Thought, think } from '../src/index.ts';
import { type Ford, ford } from './games/small.ts';

const table = { seats: 1, options: {} } as unknown as TableSetup;
/** Liked are boots and the left way, which win nothing; the way is left to promises. */
const hints: BotHints<Ford, string> = {
  evaluate: ({ brought }) => 0.5 + 0.01 * brought.filter((thing) => thing === 'boots').length,
  promise: (_, __, choice) => (choice === 'left' ? 1 : 0),
  planningStage: ({ brought }) => (brought.length < 2 ? 0 : 1),
  chanceOutcome: () => 0,
  isQuiescent: () => true,
  isJudgedByPromise: ({ brought }) => brought.length === 2,
};

const botWith = (settings: object): Bot<Ford, string> =>
  searchBot({ iterations: 60 }, settings)({ rules: ford as never, hints, table, seat: 0 }, seeded('ford'));

/** What the bot thinks at each decision of a game. */
function thoughtsOf(bot: Bot<Ford, string>): Thought<string>[] {
  const position: Ford = { brought: [], over: '' };
  const thoughts: Thought<string>[] = [];
  while (position.over === '') {
    const thought = think(bot, receivedView<Ford>(ford.view(position, 0)));
    thoughts.push(thought);
    ford.play(position, 0, thought.choice, seeded('play'));
  }
  return thoughts;
}
const choicesOf = (thoughts: readonly Thought<string>[]): string[] => thoughts.map(({ choice }) => choice);

test('a plan alone takes what the hints like; compared beyond its stage, the line that wins is taken, and the way too', () => {
  expect(choicesOf(thoughtsOf(botWith({})))).toEqual(['boots', 'boots', 'left']);
  const compared = thoughtsOf(botWith({ lines: 4, lineGames: 200 }));
  expect(choicesOf(compared)).toEqual(['rope', 'rope', 'right']);
  expect(compared[0]!.candidates[0]!.expected).toBeGreaterThan(0.7);
});

test('the best is the first candidate, with the largest share, and none is expected to bring more', () => {
  for (const { choice, candidates } of thoughtsOf(botWith({ lines: 4, lineGames: 40 }))) {
    const [first, ...others] = candidates;
    expect(first!.choice).toBe(choice);
    for (const other of others) {
      expect(other.share).toBeLessThanOrEqual(first!.share);
      expect(other.expected).toBeLessThanOrEqual(first!.expected);
    }
  }
});

test('a line that was decided on is followed: no new games change what it is worth', () => {
  const [first, second] = thoughtsOf(botWith({ lines: 4, lineGames: 40 }));
  expect(second!.candidates[0]!.expected).toBe(first!.candidates[0]!.expected);
});

test('few games compare few lines: one line alone is what the plan likes best', () => {
  expect(choicesOf(thoughtsOf(botWith({ lines: 1 })))).toEqual(['boots', 'boots', 'left']);
});

// Nobody walks back to where it was within a planning stage, the price apart; luck on the way, or a new stage, makes it another place.
import { type Chance, seeded, type TableSetup } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { newBeen } from '../src/been.ts';
import { type BotHints, policyBot, receivedView, type Seen, searchBot, think } from '../src/index.ts';

interface Walk {
  at: number;
  points: number;
  stage: number;
}
const STEPS = ['back', 'on', 'gamble back', 'stay'] as const;
type Step = (typeof STEPS)[number];

const rules = {
  waitingFor: ({ points }: Walk) => (points > 0 ? [0] : []),
  choices: () => STEPS,
  defaultChoice: () => 'stay',
  play: (walk: Walk, _: number, step: Step, chance: Chance) => {
    walk.points--;
    if (step === 'gamble back') walk.at -= 1 + 0 * chance.pick(2);
    else walk.at += step === 'on' ? 1 : step === 'back' ? -1 : 0;
  },
  view: (walk: Walk) => ({ ...walk }),
  imagine: (walk: Walk) => ({ ...walk }),
  copy: (walk: Walk) => ({ ...walk }),
  result: ({ at, points }: Walk) =>
    points > 0 ? undefined : { reason: 'end', clause: 'S', winners: at < 0 ? [0] : [], places: [1] },
};
/** To be farther back looks better by a little, and ways back are promised most. */
const hints: BotHints<Walk, Step> = {
  evaluate: ({ at }) => 0.5 - at / 100,
  promise: (_, __, step) => (step === 'back' ? 1 : 0),
  planningStage: ({ stage }) => stage,
  chanceOutcome: () => 0,
  isQuiescent: () => true,
  isBackAt: (walk, earlier) => walk.at === earlier.at,
};
const table = { seats: 1, options: {} } as unknown as TableSetup;
const seat = (known = hints) => ({ rules: rules as never, hints: known, table, seat: 0 });
const at = (place: number, stage = 0): Seen<Walk> => receivedView({ at: place, points: 5, stage });

test('the ways back are named, without luck and within the stage', () => {
  const waysBack = newBeen<Walk, Step>(seat());
  expect(waysBack(at(0), STEPS)).toEqual([]);
  expect(waysBack(at(1), STEPS)).toEqual(['back']);
  expect(waysBack(at(2), STEPS)).toEqual(['back']);
  expect(waysBack(at(1, 1), STEPS)).toEqual([]);
  const { isBackAt, ...unknown } = hints;
  const never = newBeen<Walk, Step>(seat(unknown));
  never(at(0), STEPS);
  expect([never(at(1), STEPS), isBackAt!(at(1), at(1))]).toEqual([[], true]);
});

test('no bot takes them, at a glance or after a search', () => {
  for (const factory of [policyBot(), searchBot({ iterations: 30 })])
    for (let luck = 0; luck < 5; luck++) {
      const bot = factory<Walk, Step>(seat(), seeded(luck));
      expect(think(bot, at(0)).choice).toBe('back');
      expect(think(bot, at(1)).choice).not.toBe('back');
    }
});

// The lab's own parts: names for every designed number, variants and experiments in an address, and the order of the games.
import { LANGUAGES } from '@undercroft/kernel';
import { chunksOf, planFor, playChunk } from '@undercroft/lab';
import { type Ask, type ChunkData, type LabelledPlan, rowsOf, summarise } from '@undercroft/lab/anywhere';
import { loadExposures } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { loadGames } from '../../../e2e/support/games.ts';
import { checkedNumbers, numberName, numbersFromHash, numbersInHash } from '../src/lab/designed-numbers.ts';
import {
  type ExperimentWish,
  gamesPlayedOf,
  plannedExperiment,
  runsOf,
  wishFromHash,
  wishInHash,
} from '../src/lab/lab-experiment.ts';
import { lengthBins, ticksOf } from '../src/lab/lab-figures.ts';
import { tasksOf, withChunk } from '../src/lab/run-experiment.ts';

const games = await loadGames();

for (const { game, texts } of games) {
  test(`${game.name}: every designed number has a name of its own in every language`, () => {
    for (const language of LANGUAGES) {
      const names = Object.keys(game.numbers ?? {}).map((name) => numberName(texts[language], name));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => /undefined|[a-z]\.[a-z]|\bcard\./.test(name))).toEqual([]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
      for (const name of Object.keys(game.numbers ?? {})) {
        const field = name.includes('.') ? name.slice(name.indexOf('.') + 1).replace(/\d+$/, '') : name;
        expect([name, language, `number.${field}` in texts[language]]).toEqual([name, language, true]);
      }
    }
  });

  test(`${game.name}: a variant survives an address; what does not fit is left out`, () => {
    const [name, { min, max, default: printed }] = Object.entries(game.numbers!)[0]!;
    const other = printed === max ? min : max;
    expect(numbersFromHash(game, numbersInHash({ [name]: other }))).toEqual({ [name]: other });
    expect(checkedNumbers(game, { [name]: printed })).toEqual({});
    expect(numbersFromHash(game, numbersInHash({ [name]: max + 1 }))).toEqual({});
    expect(numbersFromHash(game, '#numbers={')).toEqual({});
    expect(numbersFromHash(game, '')).toEqual({});
    expect(numbersInHash({})).toBe('');
  });
}

const { game } = games.find(
  ({ game: one }) => one.seats[0] > 1 && Object.keys(one.numbers ?? {}).length > 50,
)!;
const room = { game, exposures: await loadExposures(game.name) };
const { hints } = await import(`../../games/${game.name}/src/hints.ts`);
const wishOf = (ask: Ask, numbers = {}): ExperimentWish => ({
  ask,
  games: 40,
  bots: ['random'],
  seatCounts: [game.seats[0]],
  seed: 'web',
  options: {},
  numbers,
});
const played = (plans: readonly LabelledPlan[]): Record<string, ChunkData[]> =>
  Object.fromEntries(
    plans.map(({ variant, plan }) => [
      variant,
      Array.from({ length: chunksOf(plan) }, (_, chunk) => playChunk({ ...room, hints }, plan, chunk)),
    ]),
  );

test('an experiment comes to the command line’s answers, and survives an address', () => {
  const card = room.exposures!.things.find(({ kind }) => kind === 'ability')!.id;
  for (const ask of [
    { question: 'first' },
    { question: 'worth', names: [card] },
    { question: 'games', difference: 0.03 },
  ] as const) {
    const wish = wishOf(ask);
    expect(wishFromHash(room, wishInHash(wish))).toEqual(wish);
    const { plans, answer } = plannedExperiment(room, wish);
    const { answers } = answer(runsOf(plans, played(plans)));
    expect(answers.length).toBeGreaterThan(0);
    const [run] = runsOf(plans, played(plans));
    expect(summarise(run!.plan, run!.chunks).games).toBe(40);
  }
  expect(wishFromHash(room, wishInHash(wishOf({ question: 'worth', names: ['nothing'] })))).toBeUndefined();
  expect(wishFromHash(room, '#experiment={')).toBeUndefined();
  expect(wishFromHash(room, '')).toBeUndefined();
});

test('changed numbers are played beside the printed ones, and what is played is not played again', () => {
  const [name, { min, max, default: printed }] = Object.entries(game.numbers!)[0]!;
  const wish = wishOf({ question: 'first' }, { [name]: printed === max ? min : max });
  const { plans, answer } = plannedExperiment(room, wish);
  const order = tasksOf(plans).map(({ variant, chunk }) => `${variant} ${chunk}`);
  expect(order).toEqual(['baseline 0', 'variant 0', 'baseline 1', 'variant 1']);
  const first = playChunk({ ...room, hints }, plans[0]!.plan, 0);
  const some = withChunk({}, 'baseline', first);
  expect(tasksOf(plans, some)).toHaveLength(3);
  expect(gamesPlayedOf(plans, some)).toEqual({ done: 20, of: 80 });
  const all = played(plans);
  expect(tasksOf(plans, all)).toEqual([]);
  expect(answer(runsOf(plans, all)).comparison!.pairs).toBe(40);
  const more = plannedExperiment(room, { ...wish, games: 50 });
  expect(tasksOf(more.plans, all).map(({ chunk }) => chunk)).toEqual([2, 2]);
});

test('lengths of two runs lie on one scale, and ticks are round', () => {
  const plan = planFor(game, { games: 20, bots: ['random'], seed: 'web' });
  const rows = rowsOf([playChunk({ game, hints }, plan, 0)]);
  const bins = lengthBins(rows, rows);
  expect(bins.length).toBeLessThanOrEqual(16);
  expect(bins.reduce((sum, bin) => sum + bin.printed, 0)).toBeCloseTo(1);
  expect(bins.reduce((sum, bin) => sum + bin.changed, 0)).toBeCloseTo(1);
  expect(ticksOf(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(ticksOf(-0.3, 0.3)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
});

// An experiment as it is kept: what is asked, of which tables, and from that the runs it needs and what they answer.
import type { AnyExposures, Options } from '@undercroft/kernel';
import {
  type AnswerSheet,
  type Ask,
  askOf,
  type ChunkData,
  compare,
  type LabelledPlan,
  type LabelledRun,
  type LabPlan,
  planFor,
} from '@undercroft/lab/anywhere';
import type { AnyGame } from '../games.ts';
import type { Numbers } from './designed-numbers.ts';

/** Everything that decides the figures: two experiments with the same wish come to the same. */
export interface ExperimentWish {
  readonly ask: Ask;
  readonly games: number;
  readonly bots: readonly string[];
  readonly seatCounts: readonly number[];
  readonly seed: string;
  readonly options: Options;
  readonly numbers: Numbers;
}

export interface Experiment {
  readonly id: string;
  readonly game: string;
  /** Games of other rules are not mixed in. */
  readonly rules: string;
  /** What the reader calls it. */
  readonly label: string;
  readonly made: number;
  readonly wish: ExperimentWish;
}

/** What was played of an experiment, by the name of the run. */
export type PlayedRuns = Readonly<Record<string, readonly ChunkData[]>>;

export interface ExperimentRoom {
  readonly game: AnyGame;
  readonly exposures: AnyExposures | undefined;
}

export interface PlannedExperiment {
  readonly plans: readonly LabelledPlan[];
  answer(runs: readonly LabelledRun[]): AnswerSheet;
}

const isChanged = ({ numbers }: Pick<LabPlan, 'numbers'>): boolean => Object.keys(numbers).length > 0;

/** The runs of an experiment. Where numbers are changed, the printed game is played beside it on the same luck. */
export function plannedExperiment(
  { game, exposures }: ExperimentRoom,
  wish: ExperimentWish,
): PlannedExperiment {
  const { ask, ...rest } = wish;
  const plan = planFor(game, rest);
  const asked = askOf({ game, exposures }, plan, ask);
  if (ask.question !== 'first' && ask.question !== 'lose') return asked;
  const full = (variant: string, numbers: Numbers): LabelledPlan => ({ variant, plan: { ...plan, numbers } });
  if (!isChanged(plan)) return { plans: [full('run', {})], answer: asked.answer };
  return {
    plans: [full('baseline', {}), full('variant', plan.numbers)],
    answer: ([baseline, run]) => ({
      ...asked.answer([run!]),
      comparison: compare(plan.numbers, baseline!.chunks, run!.chunks),
    }),
  };
}

export const runsOf = (plans: readonly LabelledPlan[], played: PlayedRuns): LabelledRun[] =>
  plans.map((one) => ({ ...one, chunks: played[one.variant] ?? [] }));

/** Games played of all runs, and games planned. */
export function gamesPlayedOf(
  plans: readonly LabelledPlan[],
  played: PlayedRuns,
): { done: number; of: number } {
  const games = (chunks: readonly ChunkData[]): number =>
    chunks.reduce((sum, { rows }) => sum + rows.length, 0);
  return {
    done: plans.reduce((sum, { variant }) => sum + games(played[variant] ?? []), 0),
    of: plans.reduce((sum, { plan }) => sum + plan.games, 0),
  };
}

const KEY = 'experiment';

/** The part of an address that carries an experiment: whoever opens it can play it again, to the same figures. */
export const wishInHash = (wish: ExperimentWish): string =>
  `#${new URLSearchParams({ [KEY]: JSON.stringify(wish) })}`;

/** The experiment that an address carries; none where it does not fit the game. */
export function wishFromHash(room: ExperimentRoom, hash: string): ExperimentWish | undefined {
  const word = new URLSearchParams(hash.slice(1)).get(KEY);
  if (word === null) return undefined;
  try {
    const wish = JSON.parse(word) as ExperimentWish;
    plannedExperiment(room, wish);
    return wish;
  } catch {
    return undefined;
  }
}

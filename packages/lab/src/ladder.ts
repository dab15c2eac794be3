// A round robin between bots: every pair meets on every side, with win rates, intervals and a rating.
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { LabPlan } from './plan.ts';
import { addTrial, type Estimate, noTrials, type Trials, wilson } from './statistics.ts';
import type { ChunkData, GameRow } from './tally.ts';

export interface Meeting extends Estimate {
  readonly bot: string;
  readonly against: string;
  readonly n: number;
}

export interface Standing {
  readonly bot: string;
  readonly mu: number;
  readonly sigma: number;
  /** What a careful reader may credit the bot with: mu less three sigma. */
  readonly ordinal: number;
  readonly rate: Estimate;
  readonly n: number;
}

export interface Ladder {
  readonly game: string;
  readonly standings: readonly Standing[];
  readonly meetings: readonly Meeting[];
}

/** The plans of a round robin: one per pair, each with seats changed every game. Alone or together each bot plays for itself. */
export function ladderPlans(plan: LabPlan, isContest: boolean): LabPlan[] {
  if (!isContest) return plan.bots.map((bot) => ({ ...plan, bots: [bot] }));
  return plan.bots.flatMap((first, i) =>
    plan.bots.slice(i + 1).map((second) => ({ ...plan, bots: [first, second] })),
  );
}

/** Figures from the games of every plan, in the order of the plans. */
export function ladderOf(
  game: string,
  runs: readonly { readonly plan: LabPlan; readonly chunks: readonly ChunkData[] }[],
): Ladder {
  const ratings = new Map<string, Rating>();
  const totals = new Map<string, Trials>();
  const meetings: Meeting[] = [];
  for (const { plan, chunks } of runs) {
    const rows = chunks.flatMap((chunk) => chunk.rows);
    const [first, second] = plan.bots;
    const trials = noTrials();
    for (const row of rows) {
      for (const [bot, won] of outcomes(plan, row)) {
        if (bot === first) addTrial(trials, won);
        const total = totals.get(bot) ?? noTrials();
        totals.set(bot, total);
        addTrial(total, won);
      }
      if (second !== undefined) rateGame(ratings, plan, row);
    }
    if (second !== undefined) meetings.push({ bot: first!, against: second, n: trials.n, ...wilson(trials) });
  }
  const standings = [...totals].map(([bot, trials]): Standing => {
    const now = ratings.get(bot) ?? rating();
    return { bot, mu: now.mu, sigma: now.sigma, ordinal: ordinal(now), rate: wilson(trials), n: trials.n };
  });
  standings.sort((a, b) => b.ordinal - a.ordinal || b.rate.value - a.rate.value);
  return { game, standings, meetings };
}

/** One result per bot and game: the share of the victory of all sides that it played. */
function outcomes(plan: LabPlan, row: GameRow): [bot: string, won: number][] {
  const sides = [...new Set(row.sides)];
  return [...new Set(row.bots)].map((bot) => [
    plan.bots[bot]!,
    sides.reduce((sum, side) => {
      const seat = row.sides.indexOf(side);
      return sum + (row.bots[seat] === bot ? row.won[seat]! : 0);
    }, 0),
  ]);
}

/** Each side is a team; every seat of a side moves its bot's rating by the mean of what its seats would move. */
function rateGame(ratings: Map<string, Rating>, plan: LabPlan, row: GameRow): void {
  const sides = [...new Set(row.sides)];
  const bots = sides.map((side) => plan.bots[row.bots[row.sides.indexOf(side)]!]!);
  const teams = bots.map((bot) => [ratings.get(bot) ?? rating()]);
  const score = sides.map((side) => row.won[row.sides.indexOf(side)]!);
  const after = rate(teams, { score });
  for (const bot of new Set(bots)) {
    const mine = after.filter((_, i) => bots[i] === bot).map(([one]) => one!);
    const mean = (of: (one: Rating) => number): number =>
      mine.reduce((sum, one) => sum + of(one), 0) / mine.length;
    ratings.set(bot, { mu: mean((one) => one.mu), sigma: mean((one) => one.sigma) });
  }
}

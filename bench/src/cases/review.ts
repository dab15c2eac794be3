// The review of the longest recorded game of a game, in seconds: the processor time of it, shared by two cores.
import { decisionsOf, judgeHere, outcomeFor, runReview } from '@undercroft/bots/review';
import { loadGame, loadHints } from '@undercroft/shelf';
import { longestRecorded } from '../longest-recorded.ts';
import type { Measured } from '../measure.ts';

const CORES = 2;

export async function run(name: string): Promise<Measured> {
  const game = await loadGame(name);
  const hints = await loadHints(name);
  const opened = longestRecorded(game);
  const start = process.cpuUsage();
  const decided = decisionsOf(opened, 0);
  const { marks } = await runReview(judgeHere({ game, hints, table: opened.table }, decided, 'bench'), {
    seat: 0,
    seed: 'bench',
    decisions: decided.map(({ at }) => at),
    outcome: outcomeFor(opened, 0),
  });
  const { user, system } = process.cpuUsage(start);
  return {
    unit: 's a review',
    perCpuSecond: (user + system) / 1e6 / CORES,
    also: { decisions: decided.length, marks: marks.length },
  };
}

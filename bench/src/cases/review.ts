// The review of the longest recorded game of a game, in seconds: the processor time of it, shared by two cores.
import { join } from 'node:path';
import { decisionsOf, judgeHere, outcomeFor, type Room, runReview } from '@undercroft/bots/review';
import { longestRecorded } from '../longest-recorded.ts';
import type { Measured } from '../measure.ts';

const rooms = join(import.meta.dirname, '../../../packages/games');
const CORES = 2;

export async function run(name: string): Promise<Measured> {
  const { game } = (await import(join(rooms, name, 'src/index.ts'))) as Pick<Room, 'game'>;
  const { hints } = (await import(join(rooms, name, 'src/hints.ts'))) as Pick<Room, 'hints'>;
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

// `lab GAME --sweep NAME=LOW..HIGH`: a number's range as a response curve.
import { join } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { rangesFrom } from './ranges.ts';
import type { LabSession } from './session.ts';
import { sweepOf, sweepPlans } from './sweep.ts';
import type { GameRow } from './tally.ts';
import { sweepFiles, writeFiles } from './write-report.ts';

export async function runSweep(session: LabSession): Promise<boolean> {
  const { game, plan, request, out, words, io } = session;
  const [range, more] = rangesFrom(game, request.sweep!);
  if (more) throw new CodedError('bad-range', { range: request.sweep! });
  const runs: (readonly GameRow[])[] = [];
  for (const [i, part] of sweepPlans(plan, range!).entries()) {
    if (io.signal.aborted) break;
    runs.push(await session.playRows(part, `${range!.name} = ${range!.values[i]}`));
  }
  const sweep = sweepOf(plan, range!, runs);
  if (sweep.values.length === 0) return false;
  writeFiles(out, sweepFiles(sweep, words));
  session.print(`\n${join(out, 'sweep.html')}`);
  return !io.signal.aborted;
}

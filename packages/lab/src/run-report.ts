// `lab GAME`: the report of a run, alone or as a variant against its baseline; to a number of games, or to a width.
import { join } from 'node:path';
import type { LabPlan } from './plan.ts';
import { looksOf } from './power.ts';
import type { LabSession } from './session.ts';
import { meanOf, trialsOf, zAmong } from './statistics.ts';
import { type ChunkData, rowsOf } from './tally.ts';
import type { LabelledRun } from './tidy.ts';
import { reportFiles, writeFiles } from './write-report.ts';

export async function runReport(session: LabSession): Promise<boolean> {
  const { plan, request, out, words, things, io } = session;
  const isVariant = Object.keys(plan.numbers).length > 0;
  const looks = request.until === undefined ? [plan.games] : looksOf(plan.games);
  let run: LabelledRun | undefined;
  let baseline: LabelledRun | undefined;
  for (const games of looks) {
    const played = async (part: LabPlan, variant: string): Promise<LabelledRun> => {
      const asked = { ...part, games };
      return { variant, plan: asked, chunks: await session.play(asked, variant) };
    };
    baseline = isVariant ? await played({ ...plan, numbers: {} }, 'baseline') : undefined;
    run = await played(plan, isVariant ? 'variant' : 'run');
    if (run.chunks.length === 0) return false;
    if (io.signal.aborted || isNarrow(run, baseline, looks.length, request.until)) break;
  }
  writeFiles(out, reportFiles(run!, things, words, { baseline, looks: looks.length }));
  if (request.until !== undefined)
    session.print(
      words.say('lab.until', {
        n: run!.chunks.reduce((sum, { rows }) => sum + rows.length, 0),
        looks: looks.length,
        half: words.number(100 * halfWidth(run!, baseline, looks.length)),
      }),
    );
  session.print(`\n${join(out, 'report.html')}`);
  return !io.signal.aborted;
}

const isNarrow = (run: LabelledRun, baseline: LabelledRun | undefined, looks: number, until = 0): boolean =>
  halfWidth(run, baseline, looks) <= until;

/** Of the victories of the first seat, or of their change; allowing for every look that was planned. */
function halfWidth(run: LabelledRun, baseline: LabelledRun | undefined, looks: number): number {
  const won = (chunks: readonly ChunkData[]): Map<number, number> =>
    new Map(rowsOf(chunks).map((row) => [row.at, row.won[0]!]));
  const now = won(run.chunks);
  const before = baseline && won(baseline.chunks);
  const results = [...now].map(([at, value]) => value - (before?.get(at) ?? 0));
  const { value, high } = meanOf(trialsOf(results), zAmong(looks));
  return high - value;
}

// Writes a report: one page, the data beside it, the same bytes for the same games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './comparison.ts';
import { cardsCsv, gamesCsv, ratesCsv } from './csv.ts';
import { findingsOf } from './findings.ts';
import type { Ladder } from './ladder.ts';
import { ladderHtml, reportHtml, type Say } from './pages/html.ts';
import type { LabPlan } from './plan.ts';
import { summarise } from './summary.ts';
import type { ChunkData } from './tally.ts';

export interface RunData {
  readonly plan: LabPlan;
  readonly chunks: readonly ChunkData[];
}

/** Files by name: what a report consists of. With a baseline the report is that of the variant, side by side with it. */
export function reportFiles(
  run: RunData,
  title: string,
  say: Say,
  baseline?: RunData,
): Record<string, string> {
  const summary = summarise(run.plan, run.chunks);
  const comparison = baseline && compare(run.plan.numbers, baseline.chunks, run.chunks);
  const data = {
    summary,
    findings: findingsOf(summary),
    ...(baseline && comparison ? { comparison, baseline: summarise(baseline.plan, baseline.chunks) } : {}),
  };
  return {
    'report.html': reportHtml(summary, title, say, comparison),
    'data.json': `${JSON.stringify(data, null, 1)}\n`,
    'games.csv': gamesCsv(run.plan, run.chunks),
    'cards.csv': cardsCsv(summary),
    'rates.csv': ratesCsv(summary),
  };
}

export const ladderFiles = (ladder: Ladder, title: string): Record<string, string> => ({
  'ladder.html': ladderHtml(ladder, title),
  'ladder.json': `${JSON.stringify(ladder, null, 1)}\n`,
});

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

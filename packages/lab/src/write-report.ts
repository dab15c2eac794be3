// Writes a report: one page, the data beside it, the same bytes for the same games.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Thing } from '@undercroft/kernel';
import { compare } from './comparison.ts';
import { findingsOf } from './findings.ts';
import type { Ladder } from './ladder.ts';
import { answersHtml } from './pages/answers-page.ts';
import { ladderHtml } from './pages/ladder-page.ts';
import { reportHtml } from './pages/report-page.ts';
import { sweepHtml } from './pages/sweep-page.ts';
import { tuningHtml } from './pages/tuning-page.ts';
import { worthHtml } from './pages/worth-page.ts';
import type { LabPlan } from './plan.ts';
import type { QuestionAnswer } from './questions.ts';
import { readme } from './readme.ts';
import { summarise } from './summary.ts';
import type { Sweep } from './sweep.ts';
import {
  curvesCsv,
  differencesCsv,
  gamesCsv,
  type LabelledRun,
  ladderCsv,
  observedCsv,
  ratesCsv,
  sweepCsv,
  thingsCsv,
  tuningCsv,
  worthCsv,
} from './tidy.ts';
import type { Tuning } from './tune.ts';
import type { Words } from './words.ts';
import type { Worth } from './worth.ts';

export type Files = Readonly<Record<string, string>>;

const json = (data: unknown): string => `${JSON.stringify(data, null, 1)}\n`;

/** The tables that every report has. */
const dataFiles = (variants: readonly LabelledRun[], things: readonly Thing[]): Files => ({
  'games.csv': gamesCsv(variants),
  'things.csv': thingsCsv(things, variants),
  'README.md': readme(),
});

/** With a baseline the report is that of the variant, side by side with it. `looks`: how often a run to a target looked. */
export function reportFiles(
  run: LabelledRun,
  things: readonly Thing[],
  words: Words,
  { baseline, looks = 1 }: { readonly baseline?: LabelledRun | undefined; readonly looks?: number } = {},
): Files {
  const summary = summarise(run.plan, run.chunks, things);
  const comparison = baseline && compare(run.plan.numbers, baseline.chunks, run.chunks);
  const findings = findingsOf(summary, looks);
  const data = {
    summary,
    findings,
    ...(baseline && comparison
      ? { comparison, baseline: summarise(baseline.plan, baseline.chunks, things) }
      : {}),
  };
  return {
    'report.html': reportHtml(summary, findings, words, comparison),
    'data.json': json(data),
    ...dataFiles(baseline ? [baseline, run] : [run], things),
    'observed.csv': observedCsv(summary),
    'rates.csv': ratesCsv(summary),
    'curves.csv': curvesCsv(summary),
    ...(comparison ? { 'differences.csv': differencesCsv(comparison) } : {}),
  };
}

export const worthFiles = (
  plan: LabPlan,
  worths: readonly Worth[],
  variants: readonly LabelledRun[],
  things: readonly Thing[],
  words: Words,
): Files => ({
  'worth.html': worthHtml(plan, worths, words),
  'worth.json': json({ plan, worths }),
  'worth.csv': worthCsv(worths),
  ...dataFiles(variants, things),
});

export const answerFiles = (
  plan: LabPlan,
  answers: readonly QuestionAnswer[],
  variants: readonly LabelledRun[],
  things: readonly Thing[],
  words: Words,
): Files => ({
  'answer.html': answersHtml(plan, answers, words),
  'answer.json': json({ plan, answers }),
  ...dataFiles(variants, things),
});

export const sweepFiles = (sweep: Sweep, words: Words): Files => ({
  'sweep.html': sweepHtml(sweep, words),
  'sweep.json': json(sweep),
  'sweep.csv': sweepCsv(sweep),
});

export const tuningFiles = (tuning: Tuning, words: Words): Files => ({
  'tuning.html': tuningHtml(tuning, words),
  'tuning.json': json(tuning),
  'tuning.csv': tuningCsv(tuning),
});

export const ladderFiles = (ladder: Ladder, words: Words): Files => ({
  'ladder.html': ladderHtml(ladder, words),
  'ladder.json': json(ladder),
  'ladder.csv': ladderCsv(ladder),
});

export function writeFiles(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

// Checks puzzles again: fresh seeds and twice the thoughts; says how many puzzles keep their answer, and who solves them.
import { levelTitle } from '@undercroft/bots/levels';
import type { Language } from '@undercroft/kernel';
import type { Puzzle } from '@undercroft/puzzles';
import { CHECK_DEFAULTS, type Checked, type CheckSettings, SOLVERS } from '@undercroft/puzzles/mining';
import type { LabJob } from '../lab-job.ts';
import { showProgress } from '../progress.ts';
import { wilson } from '../statistics.ts';
import { openMiningCrew } from './mining-tasks.ts';

export interface Checking extends LabJob {
  readonly puzzles: readonly Puzzle[];
  readonly language: Language;
  readonly settings?: Partial<CheckSettings>;
}

/** Answers what came of each puzzle; fewer than there are when it was stopped. */
export async function runCheck(checking: Checking): Promise<readonly Checked[]> {
  const { game, puzzles, seed, output, words, language } = checking;
  const crew = openMiningCrew(checking.workers, checking.shelf, checking.signal);
  const progress = showProgress(output, words('lab.check.puzzles', { game: game.name }));
  const settings = { ...CHECK_DEFAULTS, ...checking.settings };
  const checked: Checked[] = [];
  try {
    const tasks = puzzles.map(async (puzzle) => {
      const answer = await crew.run({ kind: 'check', game: game.name, seed, settings, puzzle });
      if (answer?.kind !== 'checked') return;
      checked.push(answer.checked);
      progress(checked.length, puzzles.length);
    });
    await Promise.all(tasks);
  } finally {
    await crew.close();
  }
  const percent = (share: number): string => (100 * share).toFixed(1);
  const print = (line: string): void => output.write(`${line}\n`);
  const kept = checked.filter(({ isKept }) => isKept);
  const { value, low, high } = wilson({ n: checked.length, sum: kept.length });
  print(
    words('lab.check.kept', {
      kept: kept.length,
      n: checked.length,
      percent: percent(value),
      low: percent(low),
      high: percent(high),
    }),
  );
  for (const [i, { id }] of SOLVERS.entries()) {
    const share = checked.reduce((sum, { solved }) => sum + solved[i]!, 0) / Math.max(1, checked.length);
    print(words('lab.check.solved', { level: levelTitle(id, language), percent: percent(share) }));
  }
  for (const { id, isKept } of checked) if (!isKept) print(words('lab.check.lost', { id }));
  return checked;
}

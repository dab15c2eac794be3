// What the board shows of a puzzle that is over.
import { effect } from '@preact/signals';
import { canonicalJson } from '@undercroft/kernel';
import type { TableModel } from '../table/table-model.ts';
import type { PuzzleTable } from './puzzle-table.ts';

/**
 * Once it is over the board stays open to be looked at: the answer is marked as chosen, what was chosen instead as pointed at,
 * and a touched piece shows its row instead of playing.
 */
export function markAnswers(
  { solving, looked, shown }: PuzzleTable,
  { open, selected, pointed }: TableModel,
): () => void {
  return effect(() => {
    const step = solving.decided.value[shown.value];
    if (!solving.isOver.value || !step) return;
    const listed = open.value;
    const best = listed[step.box.answers[0]!];
    const touched = selected.value;
    if (touched?.key !== best?.key) {
      if (touched) looked.value = touched.choice;
      selected.value = best;
    }
    if (pointed.value) return;
    const key = canonicalJson(step.choice);
    if (!step.isAnswer) pointed.value = listed.find((choice) => choice.key === key);
  });
}

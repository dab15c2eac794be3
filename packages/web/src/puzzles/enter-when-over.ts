// The reader's try at a puzzle, on its way to the server once the puzzle is over.
import { batch, effect, signal } from '@preact/signals';
import type { FoundPuzzle } from './find-puzzle.ts';
import { keepAndSend } from './puzzle-outbox.ts';
import type { PuzzleTable } from './puzzle-table.ts';

export function enterWhenOver(
  { solving, puzzle }: PuzzleTable,
  found: FoundPuzzle,
  theme: string | undefined,
) {
  const told = signal(found.told);
  const mine = signal(found.mine);
  const isWaiting = signal(false);
  async function enter(): Promise<void> {
    const decided = solving.decided.value;
    isWaiting.value = true;
    const answer = await keepAndSend({
      puzzle: puzzle.id,
      game: puzzle.game,
      choices: decided.map(({ choice }) => choice),
      hints: solving.used.value,
      ...(theme !== undefined && { theme }),
      at: Date.now(),
      isSolved: decided.every(({ isAnswer }) => isAnswer),
      isSent: false,
    });
    if (!answer.ok) return;
    batch(() => {
      told.value = answer.data;
      mine.value = answer.data.mine ?? undefined;
      isWaiting.value = false;
    });
  }
  let isEntered = solving.isOver.value;
  const stop = effect(() => {
    if (!solving.isOver.value || isEntered) return;
    isEntered = true;
    void enter();
  });
  return { told, mine, isWaiting, stop };
}

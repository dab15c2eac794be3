// Answers for the reader where there is nothing to choose, before it is asked.
import { effect } from '@preact/signals';
import type { RefusedCommand, TableSource } from '../sources/table-source.ts';
import type { OpenTable } from './open-table.ts';

/** Beside other people an answer takes as long as a person's, so that its moment says nothing about a hand. */
const LEAST_WAIT = 1500;
const SPREAD = 2500;

export function answerUnasked(
  source: TableSource,
  { unasked, seats }: OpenTable,
  refusedWith: (refused: RefusedCommand | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    const answer = unasked.value;
    if (!answer) return;
    const people = seats.peek().filter(({ kind }) => kind === 'person').length;
    // At one device nobody else sees when it comes: the others wait behind the curtain.
    const isSeen = people > 1 && !source.curtain && !answer.isPlain;
    const wait = isSeen ? LEAST_WAIT + SPREAD * Math.random() : 0;
    timer = setTimeout(async () => refusedWith(await source.submit(answer.choice)), wait);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

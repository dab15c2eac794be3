// Answers for the reader where there is nothing to choose, before it is asked.
import { effect, signal } from '@preact/signals';
import type { Unasked } from '@undercroft/kit';
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
  /** One at a time: others move while it is on its way, and until it has come the question looks the same. */
  let isOnItsWay = false;
  let last: Unasked | undefined;
  const arrivals = signal(0);
  async function answer(given: Unasked): Promise<void> {
    isOnItsWay = true;
    last = given;
    const refused = await source.submit(given.choice);
    isOnItsWay = false;
    // What came too late is nobody's business.
    if (unasked.peek() === given) refusedWith(refused);
    else arrivals.value++;
  }
  const stop = effect(() => {
    clearTimeout(timer);
    const given = unasked.value;
    void arrivals.value;
    if (!given || given === last || isOnItsWay) return;
    const people = seats.peek().filter(({ kind }) => kind === 'person').length;
    // At one device nobody else sees when it comes: the others wait behind the curtain.
    const isSeen = people > 1 && !source.curtain && !given.isPlain;
    const wait = isSeen ? LEAST_WAIT + SPREAD * Math.random() : 0;
    timer = setTimeout(() => void answer(given), wait);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

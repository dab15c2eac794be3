// Long work in slices: one slice in a turn of the event loop, whoever it is for, so that everybody else is served in between.
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Milliseconds: short work is done at once, longer work in turns. */
const FIRST = 2;
const SLICE = 8;

let last: Promise<unknown> = Promise.resolve();

export function inSlices() {
  let until = performance.now() + FIRST;
  return {
    isOver: () => performance.now() > until,
    async next() {
      last = last.then(() => nextTurn());
      await last;
      until = performance.now() + SLICE;
    },
  };
}

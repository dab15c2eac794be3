// Reads standard input line by line, on demand; an interrupt and the end are inputs too.
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Environment } from './environment.ts';

export type Input =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

export interface InputLines {
  /** Calls `redraw` whenever the terminal gets a new size while it waits. */
  next(redraw?: () => void): Promise<Input>;
  /** Did an interrupt come that no `next` has returned yet? */
  isInterrupted(): boolean;
  /** Stops listening to the stream and the signals. */
  close(): void;
}

/** Longer lines are refused before they fill the memory. */
export const LONGEST_LINE = 1_000_000;
const MOST_WAITING = 1_000;

export function readLines(io: Pick<Environment, 'input' | 'onInterrupt' | 'onResize'>): InputLines {
  const stream: Readable = io.input;
  const ready: Input[] = [];
  let waiting: ((input: Input) => void) | undefined;
  let redrawn: (() => void) | undefined;
  let isOver = false;
  const hear = (input: Input): void => {
    if (waiting) waiting(input);
    else ready.push(input);
    waiting = undefined;
    if (ready.length > MOST_WAITING) stream.pause();
  };
  const splitter = lineSplitter(hear);
  const onEnd = (): void => {
    if (isOver) return;
    isOver = true;
    splitter.end();
    hear({ kind: 'end' });
  };
  stream.on('data', splitter.take);
  stream.on('end', onEnd);
  stream.on('error', onEnd);
  const stopListening = io.onInterrupt(() => {
    ready.length = 0;
    hear({ kind: 'interrupt' });
  });
  const stopResizing = io.onResize(() => {
    if (waiting) redrawn?.();
  });
  return {
    next: (redraw) => {
      redrawn = redraw;
      const first = ready.shift();
      if (stream.isPaused() && ready.length < MOST_WAITING / 2) stream.resume();
      if (first) return Promise.resolve(first);
      if (isOver) return Promise.resolve({ kind: 'end' });
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    isInterrupted: () => ready[0]?.kind === 'interrupt',
    close: () => {
      stream.off('data', splitter.take);
      stream.off('end', onEnd);
      stream.off('error', onEnd);
      stream.pause();
      stopListening();
      stopResizing();
    },
  };
}

/** Cuts chunks into lines; of a line that is too long nothing is kept. */
function lineSplitter(hear: (input: Input) => void) {
  const decoder = new StringDecoder('utf8');
  let partial = '';
  let isTooLong = false;
  const finish = (line: string): void => {
    const isLong = isTooLong || line.length > LONGEST_LINE;
    hear(
      isLong ? { kind: 'too-long' } : { kind: 'line', line: line.endsWith('\r') ? line.slice(0, -1) : line },
    );
    isTooLong = false;
  };
  const take = (chunk: Buffer | string): void => {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    const pieces = (partial + text).split('\n');
    partial = pieces.pop()!;
    for (const piece of pieces) finish(piece);
    if (partial.length <= LONGEST_LINE) return;
    partial = '';
    isTooLong = true;
  };
  const end = (): void => {
    take(decoder.end());
    if (partial !== '' || isTooLong) finish(partial);
  };
  return { take, end };
}

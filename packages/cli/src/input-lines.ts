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
  next(): Promise<Input>;
  /** Did an interrupt come that no `next` has returned yet? */
  isInterrupted(): boolean;
  /** Stops listening to the stream and the signals. */
  close(): void;
}

/** Longer lines are refused before they fill the memory. */
export const LONGEST_LINE = 1_000_000;
const MOST_WAITING = 1_000;

export function readLines(environment: Pick<Environment, 'input' | 'onInterrupt'>): InputLines {
  const stream: Readable = environment.input;
  const decoder = new StringDecoder('utf8');
  const ready: Input[] = [];
  let waiting: ((input: Input) => void) | undefined;
  let partial = '';
  let isTooLong = false;
  let isOver = false;

  const hear = (input: Input): void => {
    if (waiting) {
      const answer = waiting;
      waiting = undefined;
      answer(input);
    } else ready.push(input);
    if (ready.length > MOST_WAITING) stream.pause();
  };
  const finishLine = (line: string): void => {
    hear(
      isTooLong
        ? { kind: 'too-long' }
        : { kind: 'line', line: line.endsWith('\r') ? line.slice(0, -1) : line },
    );
    isTooLong = false;
  };
  const take = (text: string): void => {
    const pieces = (partial + text).split('\n');
    partial = pieces.pop()!;
    for (const piece of pieces) {
      if (piece.length > LONGEST_LINE) isTooLong = true;
      finishLine(piece);
    }
    if (partial.length > LONGEST_LINE) {
      partial = '';
      isTooLong = true;
    }
  };
  const onData = (chunk: Buffer | string): void =>
    take(typeof chunk === 'string' ? chunk : decoder.write(chunk));
  const onEnd = (): void => {
    if (isOver) return;
    isOver = true;
    take(decoder.end());
    if (partial !== '' || isTooLong) finishLine(partial);
    hear({ kind: 'end' });
  };
  stream.on('data', onData);
  stream.on('end', onEnd);
  stream.on('error', onEnd);
  const stopListening = environment.onInterrupt(() => {
    ready.length = 0;
    hear({ kind: 'interrupt' });
  });

  return {
    next: () => {
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
      stream.off('data', onData);
      stream.off('end', onEnd);
      stream.off('error', onEnd);
      stream.pause();
      stopListening();
    },
  };
}

// Reads standard input line by line, on demand; an interrupt and the end are inputs too.
import { createInterface, type Key } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Environment } from './environment.ts';

export type Input =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupt' };

/** What a key without a letter stands for, by its name: `{ pagedown: 'm' }`. */
export type NamedKeys = Readonly<Record<string, string>>;

export interface InputLines {
  /** Writes the prompt, and what was typed since. */
  prompt(text: string): void;
  /** Calls `redraw` whenever the terminal gets a new size while it waits. */
  next(redraw?: () => void, keys?: NamedKeys): Promise<Input>;
  /** Did an interrupt come that no `next` has returned yet? */
  isInterrupted(): boolean;
  /** Stops listening to the stream and the signals. */
  close(): void;
}

/** Longer lines are refused before they fill the memory. */
export const LONGEST_LINE = 1_000_000;
const MOST_WAITING = 1_000;

type Io = Pick<Environment, 'input' | 'output' | 'onInterrupt' | 'onResize'>;

/** With `isEdited`, a terminal's cursor keys move within the line that is typed. */
export function readLines(io: Io, isEdited = false): InputLines {
  const stream: Readable = io.input;
  const ready: Input[] = [];
  let waiting: ((input: Input) => void) | undefined;
  let redrawn: (() => void) | undefined;
  let named: NamedKeys = {};
  let isOver = false;
  const hear = (input: Input): void => {
    if (waiting) waiting(input);
    else ready.push(input);
    waiting = undefined;
    if (ready.length > MOST_WAITING) stream.pause();
  };
  const interrupt = (): void => {
    ready.length = 0;
    hear({ kind: 'interrupt' });
  };
  const splitter = lineSplitter(hear);
  const onEnd = (): void => {
    if (isOver) return;
    isOver = true;
    splitter.end();
    hear({ kind: 'end' });
  };
  const redraw = (): void => {
    if (waiting) redrawn?.();
  };
  const isTyped = isEdited && 'isTTY' in stream && stream.isTTY === true;
  const editor = isTyped ? lineEditor(io, { hear, interrupt, onEnd, redraw, named: () => named }) : undefined;
  if (!editor) stream.on('data', splitter.take);
  stream.on('end', onEnd);
  stream.on('error', onEnd);
  const stopListening = io.onInterrupt(interrupt);
  const stopResizing = io.onResize(redraw);
  return {
    prompt: editor?.prompt ?? io.output.write,
    next: (whenResized, keys = {}) => {
      redrawn = whenResized;
      named = keys;
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
      isOver = true;
      editor?.close();
      stream.off('data', splitter.take);
      stream.off('end', onEnd);
      stream.off('error', onEnd);
      stream.pause();
      stopListening();
      stopResizing();
    },
  };
}

interface Heard {
  hear(input: Input): void;
  interrupt(): void;
  onEnd(): void;
  redraw(): void;
  named(): NamedKeys;
}

/** Node's own editor of a line, which takes the terminal's keys one by one: the system's would print the cursor keys. */
function lineEditor({ input, output }: Io, { hear, interrupt, onEnd, redraw, named }: Heard) {
  const write = (text: unknown, _: unknown, done: () => void): void => {
    output.write(String(text));
    done();
  };
  const screen = Object.defineProperty(new Writable({ write, decodeStrings: false }), 'columns', {
    get: () => output.columns() ?? 80,
  });
  const editor = createInterface({ input, output: screen, terminal: true, historySize: 0 });
  editor.on('line', (line) => hear({ kind: 'line', line }));
  editor.on('SIGINT', interrupt);
  editor.on('SIGCONT', redraw);
  editor.on('close', onEnd);
  const onKey = (_: unknown, { name = '', ctrl = false }: Key): void => {
    const line = named()[name];
    // The editor itself has wiped the page.
    if (ctrl && name === 'l') redraw();
    else if (line !== undefined && editor.line === '') hear({ kind: 'line', line });
  };
  input.on('keypress', onKey);
  return {
    prompt(text: string) {
      editor.setPrompt(text);
      editor.prompt(true);
    },
    close() {
      input.off('keypress', onKey);
      editor.close();
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

// What the program touches outside itself, as one value: tests hand in their own streams and folders.
import type { Readable } from 'node:stream';
import type { Shelf } from '@undercroft/shelf';

/** Where words go: a terminal, a file, a pipe, or a test. */
export interface Output {
  write(text: string): void;
  readonly isTerminal: boolean;
  /** How wide it is now; undefined where nobody can tell. */
  columns(): number | undefined;
}

export interface World {
  readonly input: Readable;
  readonly inputIsTerminal: boolean;
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly shelf: Shelf;
  /** A fresh secret for sealed luck: 64 hex digits. */
  newSecret(): string;
  now(): Date;
  /** Calls back when the person presses Ctrl-C or the system asks to stop; the answer takes the listener away. */
  onInterrupt(listener: () => void): () => void;
}

// Everything outside the program that it touches, as one value: tests pass their own streams and folders.
import type { Readable } from 'node:stream';
import type { Shelf } from '@undercroft/shelf';

export interface TerminalOutput {
  write(text: string): void;
  readonly isTerminal: boolean;
  /** Its width now, where it is known. */
  columns(): number | undefined;
  /** Its height now, where it is known. */
  rows(): number | undefined;
}

export interface Environment {
  readonly input: Readable;
  readonly inputIsTerminal: boolean;
  readonly output: TerminalOutput;
  readonly errors: TerminalOutput;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly shelf: Shelf;
  /** Puts games from outside on the shelf: folders, or names of installed packages. */
  bringGames(words: readonly string[]): void;
  /** A fresh secret for sealed luck: 64 hex digits. */
  newSecret(): string;
  now(): Date;
  /** Listens for Ctrl-C and for the system's requests to stop; returns a function that stops listening. */
  onInterrupt(listener: () => void): () => void;
  /** Listens for a new size of the terminal; returns a function that stops listening. */
  onResize(listener: () => void): () => void;
}

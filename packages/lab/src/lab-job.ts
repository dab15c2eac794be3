// What a long job of the lab is given, whatever it makes, and how its command ends.
import { statSync } from 'node:fs';
import { type AnyGame, CodedError } from '@undercroft/kernel';
import type { Output } from './progress.ts';
import type { Say } from './training/training-words.ts';

export interface LabJob {
  readonly game: AnyGame;
  readonly seed: string;
  readonly workers: number;
  readonly shelf: string;
  readonly signal: AbortSignal;
  readonly output: Output;
  readonly words: Say;
}

/** One that was stopped ends with the shell's usual code for Ctrl-C. */
export const exitCode = (isDone: boolean): number => (isDone ? 0 : 130);

export function refuseFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new CodedError('out-is-folder', { file });
}

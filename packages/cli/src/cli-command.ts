// What a command is: the flags and words it takes, and how it runs.
import type { Arguments, Flags } from './arguments.ts';
import type { Environment } from './environment.ts';
import type { Translator } from './translator.ts';

/** Stopped by Ctrl-C: the exit code that shells use for it. */
export const INTERRUPTED = 130;

export interface Call<Declared extends Flags = Flags> extends Arguments<Declared> {
  /** The first word; empty where none is needed and none was given. */
  readonly word: string;
  readonly io: Environment;
  readonly translator: Translator;
  /** False when neither a flag nor the locale named the language: `play` then asks. */
  readonly isLanguageClear: boolean;
}

export interface CliCommand<Declared extends Flags = Flags> {
  readonly flags: Declared;
  /** The most plain words it takes. */
  readonly words: number;
  /** The kind of the first word, where the command needs one. */
  readonly needs?: 'FILE' | 'LINK' | 'NAME' | 'GAME';
  /** Returns the exit code. */
  run(call: Call<Declared>): Promise<number>;
}

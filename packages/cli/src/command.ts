// What a command is: the flags and words it takes, and how it runs.
import type { Arguments, Flags } from './arguments.ts';
import type { Speech } from './speech.ts';
import type { World } from './world.ts';

/** Stopped by Ctrl-C: the exit code that shells use for it. */
export const INTERRUPTED = 130;

export interface Call<Declared extends Flags = Flags> extends Arguments<Declared> {
  /** The first of the words; empty only where none is needed. */
  readonly word: string;
  readonly world: World;
  readonly speech: Speech;
  /** False when neither a flag nor the locale told the language: then a person is asked. */
  readonly isLanguageClear: boolean;
}

export interface Command<Declared extends Flags = Flags> {
  readonly flags: Declared;
  /** The most plain words it takes. */
  readonly words: number;
  /** The first word, where the command cannot do without it. */
  readonly needs?: 'FILE' | 'LINK' | 'NAME' | 'GAME';
  /** The answer is the exit code. */
  run(call: Call<Declared>): Promise<number>;
}

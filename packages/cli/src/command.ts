// What a command is: the flags and words it takes, and how it runs.
import type { Arguments, FlagTable } from './arguments.ts';
import type { Speech } from './speech.ts';
import type { World } from './world.ts';

export interface Call {
  readonly args: Arguments;
  readonly world: World;
  readonly speech: Speech;
  /** False when neither a flag nor the locale told the language: then a person is asked. */
  readonly isLanguageClear: boolean;
}

export interface Command {
  readonly flags: FlagTable;
  /** The most plain words it takes. */
  readonly words: number;
  /** The answer is the exit code. */
  run(call: Call): Promise<number>;
}

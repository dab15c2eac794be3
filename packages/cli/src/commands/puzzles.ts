// `puzzles`: solving them, mining them and checking them again; each task has its own code, loaded when it is called.
import { CodedError } from '@undercroft/kernel';
import { MINING } from '@undercroft/lab/commands';
import type { Call, CliCommand } from '../cli-command.ts';
import { labIo } from '../lab-io.ts';
import { SOLVE_FLAGS, solvePuzzles } from './solve-puzzles.ts';

const FLAGS = { ...MINING.flags, ...SOLVE_FLAGS } as const;

const TASKS: Readonly<Record<string, (call: Call<typeof FLAGS>) => Promise<number>>> = {
  solve: solvePuzzles,
  mine: (call) => MINING.mine(call, labIo(call.io)),
  check: (call) => MINING.check(call, labIo(call.io)),
};

export const PUZZLES: CliCommand<typeof FLAGS> = {
  flags: FLAGS,
  words: 2,
  run: async (call) => {
    const { word, words, io } = call;
    const known = Object.keys(TASKS).join(', ');
    if (word === '') throw new CodedError('argument-missing', { what: 'TASK', known });
    const task = Object.hasOwn(TASKS, word) ? TASKS[word] : undefined;
    if (!task) throw new CodedError('unknown-command', { command: word, known });
    if (words.length < 2)
      throw new CodedError('argument-missing', { what: 'GAME', known: io.shelf.listGames().join(', ') });
    return task(call);
  },
};

#!/usr/bin/env node
// The program `undercroft`: joins the real streams, signals and folders to `main`.
import { CodedError, newSecret } from '@undercroft/kernel';
import { bringGames, houseShelf } from '@undercroft/shelf';
import { INTERRUPTED } from './cli-command.ts';
import type { Environment, TerminalOutput } from './environment.ts';
import { main, report, translatorOf } from './main.ts';

/** What shells say of a program that each of these has ended. */
const SIGNALS = { SIGINT: INTERRUPTED, SIGTERM: 143, SIGHUP: 129 } as const;
const NAMES = Object.keys(SIGNALS) as (keyof typeof SIGNALS)[];
let asked: keyof typeof SIGNALS = 'SIGINT';

/** npm that is stopped alone ends its shell and leaves us behind, with nobody to stop us. */
const parent = process.ppid;
const isOrphan = (): boolean => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;

const outputTo = (stream: NodeJS.WriteStream): TerminalOutput => ({
  write: (text) => {
    stream.write(text);
  },
  isTerminal: stream.isTTY === true,
  columns: () => stream.columns,
  rows: () => stream.rows,
});

const given = process.argv.slice(2);
const io: Environment = {
  input: process.stdin,
  inputIsTerminal: process.stdin.isTTY === true,
  output: outputTo(process.stdout),
  errors: outputTo(process.stderr),
  env: process.env,
  shelf: houseShelf,
  bringGames,
  newSecret,
  now: () => new Date(),
  onInterrupt: (listener) => {
    const hear = (signal: keyof typeof SIGNALS): void => {
      asked = signal;
      listener();
    };
    for (const signal of NAMES) process.on(signal, hear);
    const orphaned = setInterval(() => {
      if (isOrphan()) listener();
    }, 500).unref();
    return () => {
      clearInterval(orphaned);
      for (const signal of NAMES) process.off(signal, hear);
    };
  },
  onResize: (listener) => {
    process.stdout.on('resize', listener);
    return () => process.stdout.off('resize', listener);
  },
};

const translator = await translatorOf(given, io);
// A closed pipe (`undercroft sim | head`) is no error; a full disk is one, and what was asked for is not there.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const unwritten = new CodedError('cannot-write', { file: '-', why: error.code ?? 'unknown' });
  process.exit(report(unwritten, io, translator));
});
process.stderr.on('error', () => {});
// Else a file that the system lets grow no further would end the program before it can say so.
process.on('SIGXFSZ', () => {});

const exitCode = await main(given, io);
process.exitCode = exitCode === INTERRUPTED ? SIGNALS[asked] : exitCode;
process.stdin.destroy();

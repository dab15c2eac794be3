#!/usr/bin/env node
// The program `undercroft`: joins the real streams, signals and folders to `main`.
import { newSecret } from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import type { Environment, TerminalOutput } from './environment.ts';
import { main } from './main.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

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

const io: Environment = {
  input: process.stdin,
  inputIsTerminal: process.stdin.isTTY === true,
  output: outputTo(process.stdout),
  errors: outputTo(process.stderr),
  env: process.env,
  shelf: houseShelf,
  newSecret,
  now: () => new Date(),
  onInterrupt: (listener) => {
    for (const signal of SIGNALS) process.on(signal, listener);
    const orphaned = setInterval(() => {
      if (isOrphan()) listener();
    }, 500).unref();
    return () => {
      clearInterval(orphaned);
      for (const signal of SIGNALS) process.off(signal, listener);
    };
  },
  onResize: (listener) => {
    process.stdout.on('resize', listener);
    return () => process.stdout.off('resize', listener);
  },
};

// A closed pipe (`undercroft sim | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2), io);
process.stdin.destroy();

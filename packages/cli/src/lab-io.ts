// What the commands of the lab run with: where their words go, and Ctrl-C as a signal.
import type { LabIo } from '@undercroft/lab/commands';
import type { Environment } from './environment.ts';

export const labIo = (io: Environment): LabIo => {
  const stop = new AbortController();
  io.onInterrupt(() => stop.abort());
  return { output: io.output, signal: stop.signal, folder: process.cwd() };
};

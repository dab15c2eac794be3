// A worker of the queue as a process of its own, as another machine would run it.
import { WORKER } from '../src/commands.ts';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await WORKER.run(
  { values: { workers: '1', 'database-url': process.argv[2]! } },
  {
    output: { write: (text) => process.stdout.write(text), isTerminal: false },
    signal: stop.signal,
    folder: process.cwd(),
    shelf: new URL('./shelf.ts', import.meta.url).href,
  },
);

// Bots of all levels in threads of their own, so that the event loop stays free while they think.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { askThrough, defaultLevel, LEVEL_IDS, portOf, type Thinkers } from '@undercroft/bots';
import { moduleAt } from '@undercroft/shelf';
import type { BotHost } from './bot-host.ts';

interface Thread {
  readonly worker: Worker;
  readonly thinkers: Thinkers;
  busy: number;
}

/** A thought that takes longer than this is ended where it stands. */
const PATIENCE = 20_000;

export function workerBots(
  threads = Math.max(1, availableParallelism() - 1),
  file = moduleAt('server/src/bots/bot-worker'),
): BotHost {
  const running: (Thread | undefined)[] = Array(threads).fill(undefined);

  const start = (at: number): Thread => {
    const worker = new Worker(file);
    const thread: Thread = { worker, thinkers: askThrough(portOf(worker)), busy: 0 };
    const lost = (error: Error): void => {
      if (running[at] === thread) running[at] = undefined;
      thread.thinkers.lost(error);
    };
    worker.on('error', (error) => lost(error as Error));
    worker.on('exit', () => lost(new Error('the thinking thread ended')));
    running[at] = thread;
    return thread;
  };

  /** The thread with the shortest queue; threads start when they are first needed. */
  const leastBusy = (): Thread => {
    let best = 0;
    for (let i = 1; i < threads; i++) if ((running[i]?.busy ?? 0) < (running[best]?.busy ?? 0)) best = i;
    return running[best] ?? start(best);
  };

  return {
    levels: LEVEL_IDS,
    defaultLevel: defaultLevel.id,
    // One that thinks and one that waits, so that no thread is idle between two.
    atOnce: 2 * threads,
    async choose({ level: bot, ...question }) {
      const thread = leastBusy();
      const patience = new AbortController();
      // A timer of its own, because one of the signal's would keep the whole question until it rings.
      const timer = setTimeout(() => question.timing ?? patience.abort(), PATIENCE);
      thread.busy++;
      try {
        const { choice } = await thread.thinkers.think({ ...question, bot }, patience.signal);
        return choice;
      } finally {
        clearTimeout(timer);
        thread.busy--;
      }
    },
    async close() {
      await Promise.all(running.map((thread) => thread?.worker.terminate()));
    },
  };
}

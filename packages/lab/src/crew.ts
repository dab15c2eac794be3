// The threads that play: each takes the next chunk until none is left; one that dies is replaced and its chunk given on.
import { Worker } from 'node:worker_threads';
import { moduleAt } from '@undercroft/shelf';
import type { LabPlan } from './plan.ts';
import type { ChunkData } from './tally.ts';

/** Where threads find games: a module that exports `loadGame(name)`, `loadHints(name)` and `loadExposures(name)`, as the house's shelf does. */
export const HOUSE_SHELF = moduleAt('shelf/src/index').href;

export type ToThread = { readonly plan: LabPlan; readonly chunk: number };
export type FromThread =
  | { readonly kind: 'played'; readonly data: ChunkData }
  | { readonly kind: 'failed'; readonly message: string };

export interface CrewOrders {
  readonly hands: readonly Hand[];
  /** The next chunk to play, or nothing when all are given out. */
  next(): { readonly plan: LabPlan; readonly chunk: number } | undefined;
  finished(data: ChunkData, plan: LabPlan): void;
  readonly signal?: AbortSignal | undefined;
}

const MOST_DEATHS = 3;

/** Resolves when there is nothing left to do or the signal came; what was being played then is dropped. */
export async function runCrew(orders: CrewOrders): Promise<void> {
  await Promise.all(orders.hands.map((hand) => runThread(hand, orders)));
}

async function runThread(hand: Hand, orders: CrewOrders): Promise<void> {
  for (let task = orders.next(); task && !orders.signal?.aborted; task = orders.next()) {
    const data = await hand.play(task, orders.signal);
    if (data) orders.finished(data, task.plan);
  }
}

/** One thread that plays when asked, started by the first task. A thread that dies is replaced and its chunk played again, a few times. */
export interface Hand {
  /** Answers nothing when the signal came first. */
  play(task: ToThread, signal?: AbortSignal): Promise<ChunkData | undefined>;
  dismiss(): Promise<unknown>;
}

export function hire(shelf: string = HOUSE_SHELF): Hand {
  const start = (): Worker => new Worker(moduleAt('lab/src/chunk-thread'), { workerData: { shelf } });
  let thread: Worker | undefined;
  return {
    play: async (task, signal) => {
      for (let deaths = 0; ; deaths++)
        try {
          thread ??= start();
          return await played(thread, task, signal);
        } catch (error) {
          if (error instanceof GameFailed || deaths >= MOST_DEATHS) throw error;
          await thread?.terminate();
          thread = undefined;
        }
    },
    dismiss: async () => thread?.terminate(),
  };
}

/** The rules or a bot failed: playing the chunk again would fail again. */
export class GameFailed extends Error {}

function played(thread: Worker, task: ToThread, signal?: AbortSignal): Promise<ChunkData | undefined> {
  return new Promise((resolve, reject) => {
    const stop = (): void => settle(() => resolve(undefined));
    const heard = (answer: FromThread): void =>
      settle(() =>
        answer.kind === 'played' ? resolve(answer.data) : reject(new GameFailed(answer.message)),
      );
    const died = (): void => settle(() => reject(new Error('a thread of the lab ended unasked')));
    const settle = (then: () => void): void => {
      thread.off('message', heard).off('exit', died).off('error', died);
      signal?.removeEventListener('abort', stop);
      then();
    };
    thread.on('message', heard).on('exit', died).on('error', died);
    signal?.addEventListener('abort', stop);
    thread.postMessage(task);
  });
}

// The asking side of a worker: a promise for each thought, and a signal that ends one early.
import type { Thought } from './bot.ts';
import type { FromWorker, Port, ThinkRequest, ToWorker } from './protocol.ts';

export interface Thinkers {
  /** Rejects when the worker fails; a signal makes it answer with the thought so far. */
  think(request: ThinkRequest, signal?: AbortSignal): Promise<Thought<unknown>>;
  forget(mind: string): void;
  /** Rejects everything still asked for: call it when the worker died. */
  lost(reason: Error): void;
}

interface Asked {
  resolve(thought: Thought<unknown>): void;
  reject(reason: Error): void;
}

export function askThrough(port: Port<ToWorker, FromWorker>): Thinkers {
  const asked = new Map<number, Asked>();
  let next = 0;
  port.listen((message) => {
    const waiting = asked.get(message.id);
    asked.delete(message.id);
    if (message.kind === 'thought') waiting?.resolve(message.thought);
    else waiting?.reject(new Error(message.message));
  });
  return {
    think: (request, signal) =>
      new Promise((resolve, reject) => {
        const id = next++;
        asked.set(id, { resolve, reject });
        port.post({ kind: 'think', id, request });
        const stop = (): void => port.post({ kind: 'stop', id });
        if (signal?.aborted) stop();
        else signal?.addEventListener('abort', stop, { once: true });
      }),
    forget: (mind) => port.post({ kind: 'forget', mind }),
    lost: (reason) => {
      for (const { reject } of asked.values()) reject(reason);
      asked.clear();
    },
  };
}

// Asks the bots, who think in a worker of their own and see only what their seat sees.
import type { Seat, TableSetup } from '@undercroft/kernel';

export interface BotQuestion {
  readonly game: string;
  readonly table: TableSetup;
  readonly seat: Seat;
  /** The view of that seat. */
  readonly view: unknown;
  readonly level: string;
  readonly seed: string;
}

export type BotAnswer = { readonly id: number } & (
  | { readonly ok: true; readonly choice: unknown }
  | { readonly ok: false; readonly why: string }
);

/** How strong a bot is, weakest first; the texts are `bot.<level>`. */
export const BOT_LEVELS = ['easy', 'normal', 'strong'] as const;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, { resolve(choice: unknown): void; reject(error: Error): void }>();

function theWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    const answer = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) answer?.resolve(data.choice);
    else answer?.reject(new Error(data.why));
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
    worker?.terminate();
    worker = undefined;
  });
  return worker;
}

/** What the bot would choose. */
export function askBot(question: BotQuestion): Promise<unknown> {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    theWorker().postMessage({ id, ...question });
  });
}

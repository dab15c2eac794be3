// What is said between a host and a worker that thinks for it, in Node and in a browser alike.
import type { Seat, TableSetup } from '@undercroft/kernel';
import type { Thought } from './bot.ts';
import type { Timing } from './level-bot.ts';

/** Asks for a thought. Everything is plain data; the game goes by its name, and the worker's host loads it. */
export interface ThinkRequest {
  readonly game: string;
  /** The version of its rules that the table was begun under. */
  readonly rules: string;
  readonly table: TableSetup;
  readonly seat: Seat;
  /** What the seat sees: never a full position. */
  readonly view: unknown;
  /** As `botNamed` reads it. */
  readonly bot: string;
  /** Seeds the bot's own luck. */
  readonly seed: string;
  /** `count`: the same thought on every machine; without it, by the clock as well. */
  readonly timing?: Timing;
  /** Limits other than the bot's own. */
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Names a mind that is kept from one request to the next, so that its trees can be used again: one per seat. */
  readonly mind?: string;
}

/**
 * Host to worker. `think` is answered by exactly one `thought` or `failed` with the same id; requests are served one
 * after another. `stop` ends the thinking with that id early: its answer is the thought so far. `forget` drops a mind.
 */
export type ToWorker =
  | { readonly kind: 'think'; readonly id: number; readonly request: ThinkRequest }
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'forget'; readonly mind: string };

export type FromWorker =
  | { readonly kind: 'thought'; readonly id: number; readonly thought: Thought<unknown> }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

/** One end of a wire. */
export interface Port<Out, In> {
  post(message: Out): void;
  listen(heard: (message: In) => void): void;
}

/** What each platform has: Node's `Worker` and `parentPort`, a page's `Worker` and a worker's `self`. */
type End = { postMessage(message: unknown): void } & (
  | { on(name: string, heard: (message: unknown) => void): unknown }
  | { addEventListener(name: string, heard: (event: Event) => void): void }
);

export function portOf<Out, In>(end: End): Port<Out, In> {
  return {
    post: (message) => end.postMessage(message),
    listen: (heard) => {
      if ('on' in end) end.on('message', (message) => heard(message as In));
      else end.addEventListener('message', (event) => heard((event as MessageEvent).data));
    },
  };
}

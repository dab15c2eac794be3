// How far this reader has come in each lesson; kept in the browser.
import { signal } from '@preact/signals';
import { readStored, store } from '../stored-json.ts';

const KEY = 'undercroft.lessons';

export interface Progress {
  readonly at: number;
  readonly done: boolean;
}

type Kept = Readonly<Record<string, Progress>>;

const all = signal(readStored<Kept>(KEY));
const START: Progress = { at: 0, done: false };

const key = (game: string, lesson: string): string => `${game}:${lesson}`;

export const progressOf = (game: string, lesson: string): Progress => all.value[key(game, lesson)] ?? START;

export function keepProgress(game: string, lesson: string, at: number, steps: number): void {
  const before = all.peek();
  const done = (before[key(game, lesson)]?.done ?? false) || at >= steps;
  all.value = { ...before, [key(game, lesson)]: { at, done } };
  store(KEY, all.peek());
}

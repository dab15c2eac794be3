// Whether this reader waits for a table: what the server said last at each pace.
import { effect, signal } from '@preact/signals';
import type { MessageOf, Pace, Paired, Seeking } from '@undercroft/protocol';
import { hasSeekNews, SEEKING } from './seek-news.ts';

export interface Seeks {
  readonly live?: Seeking | Paired | undefined;
  readonly turns?: Seeking | Paired | undefined;
  /** The waiting ended at this pace, and not because a table was found or the reader wished it. */
  readonly ended?: Pace | undefined;
}

const UNTOLD: Seeks = {};
export const seeks = signal(UNTOLD);

/** By turns nobody waits on the screen: only a table or a question is worth a word. */
effect(() => {
  if (seeks.value === UNTOLD) return;
  const { live, turns, ended } = seeks.value;
  hasSeekNews.value = Boolean(live || ended || turns?.kind === 'paired' || turns?.mayBots);
  if (live) sessionStorage.setItem(SEEKING, '1');
  else sessionStorage.removeItem(SEEKING);
});

/** The reader has just stopped at these: what the server said before it knew is no news. */
export const stopping = new Set<Pace>();

export function heardOfSeek(
  message: MessageOf<'seeking'> | MessageOf<'paired'> | MessageOf<'seekOver'>,
): void {
  const { pace } = message;
  if (stopping.has(pace)) {
    if (message.kind === 'seekOver') stopping.delete(pace);
    return;
  }
  const now = seeks.value;
  if (message.kind !== 'seekOver') seeks.value = { ...now, [pace]: message, ended: undefined };
  else if (now[pace])
    seeks.value = { ...now, [pace]: undefined, ended: now[pace].kind === 'seeking' ? pace : now.ended };
}

// Notes that were begun and not kept yet: the leader goes on, a page is loaded anew, and the words are still there.
import { type Signal, signal } from '@preact/signals';
import { readStored, store } from '../stored-json.ts';

/** By moment. */
type Drafts = Readonly<Record<string, string>>;

export interface NoteDrafts {
  readonly all: Signal<Drafts>;
  /** Undefined: what was begun is kept as a note now, or given up. */
  set(moment: string, words: string | undefined): void;
}

export function openNoteDrafts(study: string): NoteDrafts {
  const key = `undercroft.study-notes.${study}`;
  const all = signal(readStored<Drafts>(key) as Drafts);
  return {
    all,
    set(moment, words) {
      const { [moment]: _, ...others } = all.value;
      all.value = words === undefined ? others : { ...others, [moment]: words };
      if (Object.keys(all.value).length > 0) store(key, all.value);
      else localStorage.removeItem(key);
    },
  };
}

// What others said at the table since the reader last looked at the chat.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TableSource } from '../sources/table-source.ts';

interface ChatUnread {
  readonly count: ReadonlySignal<number>;
  markRead(): void;
}

const bySource = new WeakMap<TableSource, ChatUnread>();

/** One count for all places that show it. */
export function chatUnread(source: TableSource): ChatUnread {
  const known = bySource.get(source);
  if (known) return known;
  const lines = (): readonly { readonly key: string; readonly seat: number | undefined }[] =>
    source.chat?.value ?? [];
  const last = (): number => Number(lines().at(-1)?.key ?? 0);
  // A look at the table is no look at its chat; what was said before the first one is nobody's news.
  const read = signal(source.lastRead ?? source.lastSeen ?? last());
  const keep = (): void => source.markRead?.(read.peek());
  keep();
  const made: ChatUnread = {
    count: computed(
      () =>
        lines().filter(({ key, seat }) => Number(key) > read.value && seat !== source.viewer.value).length,
    ),
    markRead() {
      read.value = Math.max(read.peek(), last());
      keep();
    },
  };
  bySource.set(source, made);
  return made;
}

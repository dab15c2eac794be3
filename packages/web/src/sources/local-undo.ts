// Whether the viewer's last entry at a table of this browser can be taken back: computed by replaying, when the page is idle.
import { type ReadonlySignal, signal } from '@preact/signals';
import { undoBar, type Viewer } from '@undercroft/kernel';
import type { Table } from '@undercroft/table';
import { whenIdle } from '../when-idle.ts';
import { NO_UNDO, type RefusedCommand } from './table-source.ts';

export interface LocalUndo {
  readonly bar: ReadonlySignal<string | undefined>;
  /** Sends an entry, and keeps the position before it: taking back is checked from there, without replaying the log. */
  sendFromHere(send: () => Promise<RefusedCommand | undefined>): Promise<RefusedCommand | undefined>;
  /** Barred until it is measured anew. */
  forbid(): void;
  forgetPosition(): void;
  measure(): void;
  close(): void;
}

export function createLocalUndo({ game, match }: Table, viewer: ReadonlySignal<Viewer>): LocalUndo {
  const bar = signal<string | undefined>(NO_UNDO);
  let before: { readonly at: number; readonly position: unknown } | undefined;
  let isClosed = false;
  return {
    bar,
    async sendFromHere(send) {
      const here = { at: match!.log.length, position: game.copy(match!.position) };
      const refused = await send();
      if (!refused) before = here;
      return refused;
    },
    forbid() {
      bar.value = NO_UNDO;
    },
    forgetPosition() {
      before = undefined;
    },
    measure() {
      whenIdle(() => {
        const seat = viewer.value;
        if (!isClosed && typeof seat === 'number') bar.value = undoBar(match!, seat, before);
      });
    },
    close() {
      isClosed = true;
    },
  };
}

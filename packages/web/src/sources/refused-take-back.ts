// What the server has refused to take back is not offered again: the looks that decide it are costly, and it is asked once.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@undercroft/kernel';
import type { WatchEvent } from '@undercroft/protocol';
import type { RefusedCommand } from './table-source.ts';

export interface RefusedTakeBack {
  readonly isRefused: ReadonlySignal<boolean>;
  answered(refused: RefusedCommand | undefined): void;
  /** Hears along: another choice of the reader's own seat is another one to take back. */
  beside(heard: (event: WatchEvent) => void, mine: () => Seat | undefined): (event: WatchEvent) => void;
}

export function createRefusedTakeBack(): RefusedTakeBack {
  const isRefused = signal(false);
  return {
    isRefused,
    answered(refused) {
      // Luck, sight or an answer stands in the way; not that somebody else is asking for something.
      if (refused && /^(undo|nothing)-/.test(refused.code)) isRefused.value = true;
    },
    beside: (heard, mine) => (event) => {
      if (isAnother(event, mine())) isRefused.value = false;
      heard(event);
    },
  };
}

function isAnother(event: WatchEvent, mine: Seat | undefined): boolean {
  if (event.kind !== 'happened' && event.kind !== 'loaded') return false;
  const entries = event.kind === 'happened' ? [event.entry] : event.missed;
  return entries.some(
    ({ what }) =>
      what.kind === 'tookBack' ||
      (what.kind === 'agreed' && what.carried !== undefined) ||
      (what.kind === 'played' && what.seat === mine),
  );
}

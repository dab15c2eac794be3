// A game that the server tells, entry by entry: the table as it stands, its log, and the steps to be shown.
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { SPECTATOR } from '@undercroft/kernel';
import type { Connection, EntryView, FollowedTable, WatchEvent } from '@undercroft/protocol';
import type { AnyGame } from '../games.ts';
import { createAgreedTakeBack } from './agreed-take-back.ts';
import { markSeen } from './last-seen.ts';
import { type LogAuthors, withEntries } from './log-authors.ts';
import { createMissedFeed, type MissedFeed } from './missed-feed.ts';
import { askHistory, inTime, isMoveView, MOST_MISSED } from './missed-steps.ts';
import { changesView, linesFor } from './server-log.ts';
import { serverSeats } from './server-seats.ts';
import { type LogLine, ownEntriesAt, type SeatView, type ViewStep } from './table-source.ts';

export interface FollowedGame {
  readonly table: ReadonlySignal<FollowedTable>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly lines: ReadonlySignal<readonly LogLine[]>;
  readonly steps: MissedFeed;
  heard(event: WatchEvent): void;
  /** What stood in the log before it was followed. */
  takeHistory(entries: readonly EntryView[]): void;
  ownEntries(): number;
  close(): void;
}

type TableTold = Extract<WatchEvent, { readonly kind: 'loaded' | 'happened' }>;

export function followGame(connection: Connection, game: AnyGame, first: FollowedTable): FollowedGame {
  const { id } = first;
  const table = signal(first);
  const seats = serverSeats(table);
  const lines = signal<readonly LogLine[]>([]);
  const steps = createMissedFeed({ at: first.version, view: first.view, events: [], by: undefined });
  let authors: LogAuthors = [];
  const linesOf = (entries: readonly EntryView[], view: unknown): readonly LogLine[] =>
    entries.flatMap((entry) => linesFor(game, seats.value, entry, view));

  const look = (): void => {
    if (document.visibilityState === 'visible') markSeen(id, table.value.version);
  };
  look();
  document.addEventListener('visibilitychange', look);

  const asTold = createAgreedTakeBack(first.info.proposal?.by);
  function take(event: TableTold): void {
    const entries = (event.kind === 'loaded' ? event.missed : [event.entry]).map(asTold);
    const from = table.value.version;
    authors = withEntries(authors, entries);
    batch(() => {
      table.value = event.table;
      lines.value = [...lines.value, ...linesOf(entries, event.table.view)];
    });
    look();
    const moves = entries.filter(({ what }) => isMoveView(what) || changesView(what));
    const step = stepAfter(event, moves);
    if (!step) return;
    if (moves.length > 1)
      void steps.catchUp(step, inTime(askHistory(connection, id, step.at, from, MOST_MISSED)));
    else steps.tell(step);
  }

  return {
    table,
    seats,
    lines,
    steps,
    heard(event) {
      if (event.kind === 'present') table.value = event.table;
      else if (event.kind !== 'gone') take(event);
    },
    takeHistory(entries) {
      const told = entries.map(createAgreedTakeBack());
      authors = [...withEntries([], told), ...authors];
      const since = lines.value.filter(({ at }) => at > first.version);
      lines.value = [...linesOf(told, first.view), ...since];
    },
    ownEntries: () => ownEntriesAt(authors, table.value.seat ?? SPECTATOR),
    close() {
      document.removeEventListener('visibilitychange', look);
      steps.close();
    },
  };
}

/** What is to be shown of entries that were told; nothing where they change no view. */
function stepAfter(event: TableTold, moves: readonly EntryView[]): ViewStep | undefined {
  const { version, view } = event.table;
  if (view === null) return undefined;
  // A table told anew may be seen through other eyes: sitting down brings one's own view.
  if (moves.length === 0 && event.kind === 'happened' && event.entry.what.kind !== 'hidden') return undefined;
  const last = moves.at(-1)?.what;
  return {
    at: version,
    view,
    events: moves.flatMap(({ what }) => (isMoveView(what) ? [...what.events] : [])),
    by: moves.length === 1 && last && isMoveView(last) ? last.seat : undefined,
  };
}

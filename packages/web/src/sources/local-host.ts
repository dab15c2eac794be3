// Hosts one table in this browser: executes commands on the table's machine, saves every event, lets bots move. One tab does
// that; the others at the same table follow.

import type { Seat } from '@undercroft/kernel';
import {
  applyEvent,
  type CreatedTable,
  execute,
  isRefused,
  type Request,
  type StoredEvent,
  type Table,
  waitingBots,
} from '@undercroft/table';
import { askSeat, letBotsMove } from './local-bots.ts';
import { saveTable } from './local-store.ts';
import { commandContext, keptTable } from './local-tables.ts';
import { shareTable, type TableOwner } from './table-owner.ts';
import { type RefusedCommand, refusedBy } from './table-source.ts';

export interface LocalHost {
  send(request: Request): Promise<RefusedCommand | undefined>;
  askSeat(seat: Seat, level: string): Promise<unknown>;
  close(): void;
}

export interface LocalHostListener {
  onEvent(stored: StoredEvent, gameEvents: readonly unknown[]): void;
  /** When what was played so far has been seen, but for a little. */
  caughtUp(): Promise<void>;
  /** The game waits for a person, or for no one. */
  onPerson(): void;
  /** Another tab has played on: what this one shows no longer stands. */
  onPlayedElsewhere(): void;
}

/** A table while it is hosted here. */
export interface HostedTable {
  readonly table: Table;
  readonly owner: TableOwner;
  readonly listener: LocalHostListener;
  events: readonly StoredEvent[];
  isClosed: boolean;
  areBotsMoving: boolean;
}

export function hostLocalTable({ table, events }: CreatedTable, listener: LocalHostListener): LocalHost {
  /** One after the other: each is saved and shown before the next is decided, or a view would run ahead of its event. */
  let last: Promise<unknown> = Promise.resolve();
  const owner = shareTable(table.id, {
    run(request) {
      const sent = last.then(() => run(hosted, request));
      last = sent.catch(() => undefined);
      return sent;
    },
    follow: (happened) => follow(hosted, happened),
    settled: () => void letBotsMove(hosted),
  });
  const hosted: HostedTable = { table, owner, listener, events, isClosed: false, areBotsMoving: false };
  return {
    send: owner.send,
    askSeat: (seat, level) => askSeat(table, seat, level),
    close() {
      hosted.isClosed = true;
      owner.close();
    },
  };
}

async function run(hosted: HostedTable, request: Request): Promise<RefusedCommand | undefined> {
  const { table, owner, listener } = hosted;
  const happened: (readonly [StoredEvent, readonly unknown[]])[] = [];
  const done = execute(table, request, commandContext(), {
    after: (stored, gameEvents) => happened.push([stored, gameEvents]),
  });
  if (done === undefined) return undefined;
  if (isRefused(done)) return refusedBy(done);
  const follows = hosted.events.length;
  hosted.events = [...hosted.events, ...done];
  if (!(await saveTable(keptTable(table, hosted.events), follows))) {
    playedElsewhere(hosted);
    return { code: 'stale' };
  }
  owner.tell(done);
  for (const [stored, gameEvents] of happened) listener.onEvent(stored, gameEvents);
  void letBotsMove(hosted);
  return undefined;
}

/** Another tab owns the table and has played on. */
function follow(hosted: HostedTable, happened: readonly StoredEvent[]): void {
  if (hosted.isClosed) return;
  const { table, listener } = hosted;
  for (const stored of happened) {
    if (stored.version <= table.version) continue;
    if (stored.version > table.version + 1) {
      playedElsewhere(hosted);
      return;
    }
    const gameEvents: unknown[] = [];
    applyEvent(table, stored, (event) => gameEvents.push(event));
    hosted.events = [...hosted.events, stored];
    listener.onEvent(stored, gameEvents);
  }
  if (waitingBots(table).length === 0) listener.onPerson();
}

function playedElsewhere(hosted: HostedTable): void {
  hosted.isClosed = true;
  hosted.listener.onPlayedElsewhere();
}

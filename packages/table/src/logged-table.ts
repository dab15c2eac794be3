// Tables without a server that an older version of this program kept as a log only.
import type { AnyGame, Entry, TableSetup } from '@undercroft/kernel';
import { applyEvent } from './apply-event.ts';
import type { CreatedTable, Fork } from './create-table.ts';
import type { CommandContext } from './decision.ts';
import type { StoredEvent, TableEvent } from './events.ts';
import { createLocalTable, type LocalSeat, localActor } from './local-table.ts';
import { promiseOf } from './luck.ts';
import type { TableOrigin } from './replay-table.ts';

/** The events of a table whose game was kept as a log only, by an older version of this program. */
export function localTableFromLog(
  origin: TableOrigin,
  game: AnyGame,
  setup: TableSetup,
  seats: readonly LocalSeat[],
  { setupLuck, log, forkedAt }: Fork & { readonly forkedAt?: number | undefined },
  context: CommandContext,
): CreatedTable {
  const isFork = forkedAt !== undefined;
  const fork = { setupLuck, log: log.slice(0, forkedAt ?? 0) };
  const { table, events } = createLocalTable(origin, game, setup, seats, context, fork, {
    commitment: promiseOf(origin.luck).commitment,
  });
  table.isFork = isFork;
  const first = events.map((stored) =>
    !isFork && stored.event.kind === 'forked'
      ? { ...stored, event: { kind: 'started', luck: setupLuck } as const }
      : stored,
  );
  const rest = log.slice(fork.log.length).map((entry): StoredEvent => {
    const stored: StoredEvent = {
      version: table.version + 1,
      at: context.now,
      person: seats[entry.seat]?.bot === undefined ? localActor(entry.seat).person : null,
      command: null,
      event: eventOf(entry),
    };
    applyEvent(table, stored);
    return stored;
  });
  return { table, events: [...first, ...rest] };
}

const eventOf = ({ seat, choice, luck }: Entry<unknown>): TableEvent =>
  choice === 'concede' ? { kind: 'conceded', seat, choice } : { kind: 'played', seat, choice, luck };

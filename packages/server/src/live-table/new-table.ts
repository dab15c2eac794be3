// Stores a new table with its first events, and lets lobby and bots know of it.

import type { AnyGame } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import {
  type Agreement,
  cardTextOf,
  createTable,
  isRefused,
  nextDeadline,
  type Sitting,
  type TableLuck,
} from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { Statement } from '../store/driver.ts';
import { botDueOf, newStamp } from './write-events.ts';

interface Wanted {
  readonly origin: { readonly id: string; readonly luck: Extract<TableLuck, { kind: 'sealed' }> };
  readonly game: AnyGame;
  readonly agreement: Agreement;
  readonly sittings: readonly Sitting[];
  /** Who made it with which command: the same two give the same table. */
  readonly maker: string;
  readonly command: string;
  readonly also?: readonly Statement[];
}

export async function storeNewTable(
  context: ServerContext,
  { origin, game, agreement, sittings, maker, command, also }: Wanted,
): Promise<
  | { readonly ok: true; readonly table: string; readonly version: number }
  | { readonly ok: false; readonly refusal: CodedRefusal }
> {
  const now = context.commandContext();
  const created = createTable(origin, game, agreement, sittings, now);
  if (isRefused(created)) return { ok: false, refusal: created };
  const { table, events } = created;
  const { secret, sealedAs } = origin.luck;
  const id = await context.store.tables.create({
    id: origin.id,
    game: agreement.game,
    state: table.phase,
    version: table.version,
    stamp: newStamp(),
    listed: agreement.listed,
    created: now.now,
    card: cardTextOf(table, now.now),
    secret,
    sealedAs,
    maker,
    command,
    due: nextDeadline(table),
    botDue: botDueOf(table, now.now),
    members: [agreement.host],
    entries: events.map(({ at, person, event }) => ({ at, person, body: JSON.stringify(event) })),
    ...(also && { also }),
  });
  if (id === origin.id) {
    context.lobby.touch(id);
    context.store.notify(`${id} ${table.version}`);
    context.metrics.count('tables_opened');
    if (table.phase === 'playing') void context.botTurns.considerStored(id);
  }
  return { ok: true, table: id, version: table.version };
}

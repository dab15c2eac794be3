// Stores a new table with its first events, and lets lobby and bots know of it.
import { type AnyGame, newSecret } from '@undercroft/kernel';
import {
  type Agreement,
  cardTextOf,
  createTable,
  isRefused,
  promiseOf,
  refuse,
  type Sitting,
} from '@undercroft/table';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Statement } from '../store/driver.ts';
import { botDueOf, dueOf, newStamp } from './write-events.ts';

interface Wanted {
  readonly game: AnyGame;
  readonly asked: Omit<Agreement, 'commitment'>;
  /** Who made it with which command: the same two give the same table. */
  readonly maker: string;
  readonly command: string;
  /** So many open tables the maker may have. */
  readonly most?: number;
  /** Luck that several tables share, and the name that it goes by. */
  readonly shared?: { readonly secret: string; readonly sealedAs: string };
  readonly sittings?: readonly Sitting[];
  /** Whose table it is from the first; its host's where nothing is said. */
  readonly members?: readonly string[];
  /** Stored with it, or neither is. */
  readonly also?: (table: string) => readonly Statement[];
}

export async function storeNewTable(
  context: ServerContext,
  { game, asked, maker, command, most, shared, sittings = [], members = [asked.host], also }: Wanted,
) {
  const fresh = newId(12);
  const luck = { kind: 'sealed', ...(shared ?? { secret: newSecret(), sealedAs: fresh }) } as const;
  const agreement = { ...asked, ...promiseOf(luck) };
  const now = context.commandContext();
  const created = createTable({ id: fresh, luck }, game, agreement, sittings, now);
  if (isRefused(created)) return { ok: false, refusal: created } as const;
  const { table, events } = created;
  const { secret, sealedAs } = luck;
  const id = await context.store.tables.create({
    id: fresh,
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
    due: dueOf(table),
    botDue: botDueOf(table, now.now),
    ...(most !== undefined && { most }),
    members,
    entries: events.map(({ at, person, event }) => ({ at, person, body: JSON.stringify(event) })),
    ...(also && { also: also(fresh) }),
  });
  if (id === undefined)
    return { ok: false, refusal: refuse(most === undefined ? 'stale' : 'too-many-tables') } as const;
  if (id === fresh) {
    context.lobby.touch(id);
    context.store.notify(`${id} ${table.version}`);
    context.metrics.count('tables_opened');
    if (table.phase === 'playing') void context.botTurns.considerStored(id);
  }
  // A command that was sent again finds the table that it opened before, with a secret of its own.
  const { commitment } =
    id === fresh ? agreement : (await context.liveTables.look(id, (before) => before.agreement))!;
  return { ok: true, table: id, version: table.version, data: { commitment } } as const;
}

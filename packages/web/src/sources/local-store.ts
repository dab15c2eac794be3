// What this browser keeps: tables that are played here, and records that were brought in.
import type { Entry, GameRecord, Result, Seal, TableSetup } from '@undercroft/kernel';
import type { LocalSeat, StoredEvent, TableLuck } from '@undercroft/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What lists show of a table, without loading its game. */
export interface LocalTableCard {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: readonly LocalSeat[];
  readonly setup: TableSetup;
  readonly entries: number;
  /** Goes on from the record of another game. */
  readonly isFork: boolean;
  readonly created: number;
  readonly changed: number;
  readonly result: Result | null;
  /** Given up before its end. */
  readonly isClosed?: boolean;
}

export const isKeptOver = ({ result, isClosed }: LocalTableCard): boolean =>
  result !== null || isClosed === true;

export interface LocalTable extends LocalTableCard {
  readonly luck: TableLuck;
  readonly events: readonly StoredEvent[];
}

/** A table as versions before 0.2 kept it: the log of its game, without the table's own events. */
export interface LoggedTable
  extends Pick<LocalTableCard, 'id' | 'game' | 'rules' | 'created' | 'changed' | 'result'> {
  readonly plan: readonly {
    readonly kind: 'person' | 'bot';
    readonly name: string;
    readonly level?: string;
  }[];
  readonly table: TableSetup;
  readonly seal: Seal;
  readonly setupLuck: readonly number[];
  readonly log: readonly Entry<unknown>[];
  /** Entries up to here were taken over from another game; their luck is not this seal's. */
  readonly forkedAt?: number;
}

export type KeptTable = LocalTable | LoggedTable;

export function tableCard(kept: KeptTable): LocalTableCard {
  if ('events' in kept) return kept;
  const { id, game, rules, plan, table, log, forkedAt, created, changed, result } = kept;
  const seats = plan.map(({ name, kind, level }) => (kind === 'person' ? { name } : { name, bot: level }));
  const isFork = forkedAt !== undefined;
  return { id, game, rules, seats, setup: table, entries: log.length, isFork, created, changed, result };
}

export interface StoredRecord {
  readonly id: string;
  readonly added: number;
  readonly record: GameRecord;
}

interface LocalStore extends DBSchema {
  tables: { key: string; value: KeptTable };
  records: { key: string; value: StoredRecord };
}

let opening: Promise<IDBPDatabase<LocalStore>> | undefined;
const store = (): Promise<IDBPDatabase<LocalStore>> => {
  opening ??= openDB<LocalStore>('undercroft', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('records', { keyPath: 'id' });
    },
  });
  return opening;
};

/** Saves a table that had `follows` events. False, and nothing saved, when another tab has played on since. */
export async function saveTable(table: LocalTable, follows = 0): Promise<boolean> {
  const saving = (await store()).transaction('tables', 'readwrite');
  const kept = await saving.store.get(table.id);
  const isCurrent = !kept || !('events' in kept) || kept.events.length === follows;
  if (isCurrent) await saving.store.put(table);
  await saving.done;
  return isCurrent;
}
export const findTable = async (id: string): Promise<KeptTable | undefined> =>
  (await store()).get('tables', id);
export const deleteTable = async (id: string): Promise<void> => (await store()).delete('tables', id);

export const allTables = async (): Promise<readonly LocalTableCard[]> =>
  (await (await store()).getAll('tables')).map(tableCard).sort((a, b) => b.changed - a.changed);

export const saveRecord = async (record: GameRecord): Promise<string> => {
  const id = newLocalId();
  await (await store()).put('records', { id, added: Date.now(), record });
  return id;
};
export const findRecord = async (id: string): Promise<StoredRecord | undefined> =>
  (await store()).get('records', id);
export const allRecords = async (): Promise<readonly StoredRecord[]> =>
  (await (await store()).getAll('records')).sort((a, b) => b.added - a.added);

/** Twelve letters and digits out of the browser's own randomness. */
export function newLocalId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => letters[byte % letters.length],
  ).join('');
}

// What this browser keeps: tables that are played here, and records that were brought in.
import type { Entry, GameRecord, Result, Seal, Seat, TableSetup } from '@undercroft/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

export interface LocalSeatPlan {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** How well the bot plays. */
  readonly level?: string;
}

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly plan: readonly LocalSeatPlan[];
  readonly table: TableSetup;
  readonly seal: Seal;
  readonly setupLuck: readonly number[];
  readonly log: readonly Entry<unknown>[];
  /** Entries up to here were taken over from another game; their luck is not this seal's. */
  readonly forkedAt?: number;
  readonly created: number;
  readonly changed: number;
  readonly waiting: readonly Seat[];
  readonly result: Result | null;
}

export interface StoredRecord {
  readonly id: string;
  readonly added: number;
  readonly record: GameRecord;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: LocalTable };
  records: { key: string; value: StoredRecord };
}

let opening: Promise<IDBPDatabase<Shelf>> | undefined;
const shelf = (): Promise<IDBPDatabase<Shelf>> => {
  opening ??= openDB<Shelf>('undercroft', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('records', { keyPath: 'id' });
    },
  });
  return opening;
};

export const saveTable = async (table: LocalTable): Promise<void> => {
  await (await shelf()).put('tables', table);
};
export const findTable = async (id: string): Promise<LocalTable | undefined> =>
  (await shelf()).get('tables', id);
export const deleteTable = async (id: string): Promise<void> => (await shelf()).delete('tables', id);

/** All tables of this browser, the last played first. */
export const allTables = async (): Promise<readonly LocalTable[]> =>
  (await (await shelf()).getAll('tables')).sort((a, b) => b.changed - a.changed);

export const saveRecord = async (record: GameRecord): Promise<string> => {
  const id = newId();
  await (await shelf()).put('records', { id, added: Date.now(), record });
  return id;
};
export const findRecord = async (id: string): Promise<StoredRecord | undefined> =>
  (await shelf()).get('records', id);
export const allRecords = async (): Promise<readonly StoredRecord[]> =>
  (await (await shelf()).getAll('records')).sort((a, b) => b.added - a.added);

/** Twelve letters and digits out of the browser's own randomness. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (byte) => letters[byte % letters.length],
  ).join('');
}

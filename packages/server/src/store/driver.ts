// What a database must offer so that the store can be written once: rows, guarded transactions, appends and notifications.

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** A statement with `?` for its values. With `mustChange`, the whole transaction is undone when it changes no row. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly mustChange?: boolean;
}

export interface AppendedEntry {
  readonly at: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly body: string;
}

/**
 * Entries for one table, all or none: they go in only while the table still stands at version `from` with the stamp
 * `fromStamp`. The stamp is new with each append: another process could have reached the same version with other entries.
 */
export interface Append {
  readonly table: string;
  readonly from: number;
  readonly fromStamp: number;
  readonly stamp: number;
  readonly entries: readonly AppendedEntry[];
  readonly state: string;
  readonly card: string;
  readonly listed: number;
  readonly touched: number;
  readonly due: number | null;
  readonly botDue: number | null;
  /** Further statements of the same transaction, for the few entries that touch more than their table. */
  readonly also?: readonly Statement[];
}

export interface Driver {
  rows(sql: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** True when everything was done; false when a guarded statement changed nothing, and then nothing was done. */
  transact(statements: readonly Statement[]): Promise<boolean>;
  /** True when it is on disk; false when the table has moved on or knows one of the commands. Appends share commits. */
  append(append: Append): Promise<boolean>;
  /** Tells every process of the cluster, this one too. Notifications may be lost: the store is the truth. */
  notify(words: string): void;
  onNotification(hear: (words: string) => void): void;
  /** Called when notifications may have been lost, so that listeners read again. */
  onMissedNotifications(read: () => void): void;
  /** True where other processes may write too. */
  readonly shared: boolean;
  close(): Promise<void>;
}

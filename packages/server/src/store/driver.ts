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
 * `fromStamp`. The stamp is new with each append: a number alone could be reached by somebody else's entries.
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

/**
 * How fresh rows have to be where not everything that was answered has to be in them: appends of the last second or so may be
 * missing (`'late'`, for whoever comes again soon anyway), or those of all tables but this one.
 */
export type Freshness = 'late' | { readonly table: string };

export interface Driver {
  rows(sql: string, values?: readonly Value[], freshness?: Freshness): Promise<readonly Row[]>;
  /**
   * True when everything was done; false when a guarded statement changed nothing, and then nothing was done. With
   * `patience`, it could be done again after a crash, and may wait so many milliseconds for others.
   */
  transact(statements: readonly Statement[], patience?: number): Promise<boolean>;
  /** One durable commit for the whole batch; tells for each append whether it went in. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>;
  /** Tells every process of the cluster, this one too. Notifications may be lost: the store is the truth. */
  notify(words: string): void;
  onNotification(hear: (words: string) => void): void;
  /** Called when notifications may have been lost, so that whoever listens reads afresh. */
  onMissedNotifications(read: () => void): void;
  /** True where other processes may write too. */
  readonly shared: boolean;
  close(): Promise<void>;
}

// The store as the rest of the server sees it: one port, filled in the same way over SQLite and over PostgreSQL.
import type { Append, Statement } from './driver.ts';

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly state: string;
  readonly version: number;
  readonly stamp: number;
  readonly secret: string;
  /** The table's name in its luck: its own id, except for a daily dungeon. */
  readonly sealedAs: string;
}

export interface NewTable extends StoredTable {
  readonly listed: boolean;
  readonly created: number;
  readonly card: string;
  readonly maker: string;
  readonly command: string;
  readonly due: number | null;
  readonly botDue: number | null;
  readonly members: readonly string[];
  /** The first entries of the book; `version` is their number. */
  readonly entries: readonly { readonly at: number; readonly person: string | null; readonly body: string }[];
  readonly also?: readonly Statement[];
}

export interface StoredEntry {
  readonly version: number;
  readonly at: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly body: string;
}

/** Those made before a moment, of which a word is part of the name or id. */
export interface Filter {
  readonly before?: number;
  readonly find?: string;
}

export interface TableStore {
  /** The id of the new table, or of the one that this command already made. */
  create(table: NewTable): Promise<string>;
  read(id: string): Promise<StoredTable | undefined>;
  /** Entries after a version and up to another, in order. */
  entries(id: string, after: number, upTo: number): Promise<readonly StoredEntry[]>;
  /** What a person entered at a table. */
  entriesBy(id: string, person: string): Promise<readonly StoredEntry[]>;
  /** Appends that come while a commit runs share the next one. */
  append(append: Append): Promise<boolean>;
  /** The version at which this command was entered, if it was. */
  versionOfCommand(id: string, person: string, command: string): Promise<number | undefined>;
  card(id: string): Promise<string | undefined>;
  openCards(limit: number): Promise<readonly string[]>;
  cardsOf(person: string, limit: number): Promise<readonly string[]>;
  countOpenBy(person: string): Promise<number>;
  versions(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  dueBefore(moment: number, limit: number): Promise<readonly string[]>;
  /** Tables where a clock runs, the next ones after a table. */
  withClock(after: string, limit: number): Promise<readonly string[]>;
  /** Tables whose bot turns anybody may take at this moment; whoever asks has them for the length of the lease. */
  claimBotTurns(now: number, lease: number, limit: number): Promise<readonly string[]>;
  /** From when anybody may take the bot turns of these tables: later to keep them, now to give them back. */
  setBotDue(ids: readonly string[], due: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Tables that ended before a moment, the oldest first. */
  endedBefore(moment: number, limit: number): Promise<readonly string[]>;
  list(filter: Filter & { readonly state?: string }, limit: number): Promise<readonly string[]>;
  counts(): Promise<Readonly<Record<string, number>>>;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Sessions of an older epoch are signed out. */
  readonly epoch: number;
  readonly guest: boolean;
  readonly created: number;
  /** When they were last here, to the day. */
  readonly seen: number;
  readonly banned: boolean;
  readonly muted: boolean;
  readonly settings: PersonSettings;
}

export interface PersonSettings {
  /** Called with POST when it becomes this person's turn. */
  readonly webhook?: string;
  /** Hours of the day (0-23, in `zone`) between which no notice is sent. */
  readonly quiet?: { readonly from: number; readonly to: number; readonly zone: string };
  readonly language?: string;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface Report {
  readonly id: string;
  readonly table: string;
  readonly person: string;
  readonly at: number;
  readonly words: string;
}

export interface PeopleStore {
  add(person: { readonly id: string; readonly name: string; readonly created: number }): Promise<void>;
  read(id: string): Promise<Person | undefined>;
  rename(id: string, name: string): Promise<void>;
  saveSettings(id: string, settings: PersonSettings): Promise<void>;
  nextEpoch(id: string): Promise<void>;
  setBanned(id: string, banned: boolean): Promise<void>;
  setMuted(id: string, muted: boolean): Promise<void>;
  /** The newest people, without what is only for themselves. */
  list(filter: Filter, limit: number): Promise<readonly Omit<Person, 'settings' | 'epoch'>[]>;
  /** Forgets the person but for their tables, which `forgetAt` then takes one by one. */
  forget(id: string): Promise<void>;
  /** People whose tables still know them. */
  halfForgotten(): Promise<readonly string[]>;
  /** Tables in whose books the person stands, the next ones after a table. */
  tablesOf(id: string, after: string, limit: number): Promise<readonly string[]>;
  /** Takes a person's id, name and words out of a table. */
  forgetAt(table: string, id: string): Promise<void>;
  forgotten(id: string): Promise<void>;
  /** Guests who were last here before a moment, the longest gone first. */
  guestsBefore(moment: number, limit: number): Promise<readonly string[]>;
  seen(id: string, now: number): Promise<void>;
  passkeys(person: string): Promise<readonly Passkey[]>;
  passkey(id: string): Promise<Passkey | undefined>;
  addPasskey(key: Passkey, created: number): Promise<void>;
  countPasskey(id: string, counter: number): Promise<void>;
  keepChallenge(id: string, challenge: string, person: string | null, expires: number): Promise<void>;
  /** A challenge can be taken once. */
  takeChallenge(id: string, now: number): Promise<{ challenge: string; person: string | null } | undefined>;
  block(person: string, other: string): Promise<void>;
  unblock(person: string, other: string): Promise<void>;
  blockedBy(person: string): Promise<readonly string[]>;
  addReport(report: Report): Promise<void>;
  /** The newest before a moment, with who wrote them (null: forgotten) and the card of the table. */
  reports(
    before: number,
    limit: number,
  ): Promise<readonly (Report & { readonly name: string | null; readonly card: string | null })[]>;
  reportsBy(person: string): Promise<readonly Report[]>;
  /** A browser that somebody else used before is taken over only with its own keys. */
  addPush(person: string, endpoint: string, body: string, created: number): Promise<void>;
  /** Only its owner's. */
  removePush(endpoint: string, person: string): Promise<void>;
  pushes(person: string): Promise<readonly string[]>;
}

export interface ResultRow {
  readonly table: string;
  readonly person: string;
  readonly game: string;
  readonly ladder: string;
  readonly finished: number;
  readonly seat: number;
  readonly place: number;
  readonly won: boolean;
  readonly points: number | null;
  readonly seats: number;
  readonly options: string;
  readonly rivals: readonly string[];
}

export interface Rating {
  readonly person: string;
  readonly ladder: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
}

export interface Score {
  readonly won: number;
  readonly points: number;
  readonly n: number;
}

export interface ResultStore {
  unsettled(limit: number): Promise<readonly string[]>;
  /** As they stood a moment ago: `settle` refuses what has moved since. */
  ratings(ladder: string, people: readonly string[]): Promise<readonly Rating[]>;
  /** Enters results and new ratings, once per table; false when a rating has moved meanwhile or the table is settled. */
  settle(table: string, rows: readonly ResultRow[], ratings: readonly Rating[]): Promise<boolean>;
  isSettled(table: string): Promise<boolean>;
  best(ladder: string, limit: number): Promise<readonly (Rating & { readonly name: string })[]>;
  ratingsOf(person: string): Promise<readonly Rating[]>;
  history(person: string, before: number, limit: number): Promise<readonly ResultRow[]>;
  /** How many results of each kind this ladder has with these options. */
  scores(ladder: string, options: string): Promise<readonly Score[]>;
  dailyOf(game: string, day: string, person: string): Promise<string | undefined>;
  dailyTables(
    game: string,
    day: string,
    limit: number,
  ): Promise<readonly { person: string; table: string }[]>;
}

/** A notice that is to be given at a moment, unless the seat has answered or come back by then. */
export interface HeldNotice {
  readonly table: string;
  readonly seat: number;
  /** The version at which the seat was asked. */
  readonly asked: number;
  readonly due: number;
}

export interface NoticeStore {
  /** Notices whose moment has come; whoever asks has them for the length of the lease, and answers for each. */
  claim(now: number, lease: number, limit: number): Promise<readonly HeldNotice[]>;
  /** Not now: somebody sleeps. */
  postpone(notice: HeldNotice, due: number): Promise<void>;
  /** Given, or no longer needed. A newer notice for the same seat stays. */
  done(notice: HeldNotice): Promise<void>;
}

/** The record of a game that was played elsewhere, and who brought it. */
export interface BroughtRecord {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly created: number;
  readonly body: string;
}

export interface RecordStore {
  of(
    person: string,
  ): Promise<readonly { readonly id: string; readonly game: string; readonly created: number }[]>;
  /** Keeping the same record again changes nothing. */
  keep(record: BroughtRecord): Promise<void>;
  read(id: string): Promise<string | undefined>;
  countBy(person: string): Promise<number>;
}

export interface Store {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly results: ResultStore;
  readonly notices: NoticeStore;
  readonly records: RecordStore;
  /** A value made once for the whole store (keys, secrets): the first writer wins and everybody reads the same. */
  keepOnce(key: string, make: () => string): Promise<{ readonly value: string; readonly made: boolean }>;
  meta(key: string): Promise<string | undefined>;
  setMeta(key: string, value: string): Promise<void>;
  isReady(): Promise<boolean>;
  readonly shared: boolean;
  notify(words: string): void;
  onNotification(hear: (words: string) => void): void;
  onMissedNotifications(read: () => void): void;
  close(): Promise<void>;
}

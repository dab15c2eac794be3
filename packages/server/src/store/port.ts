// What the store keeps, as the rest of the server sees it: the same over SQLite and over PostgreSQL.
import type { Pace, PlayedGame, Wishes } from '@undercroft/protocol';
import type { AppendedEntry, Statement } from './driver.ts';
import type { storeOver } from './sql-store.ts';

export type Store = ReturnType<typeof storeOver>;

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
  /** So many open tables its maker may have. */
  readonly most?: number;
  readonly members: readonly string[];
  /** The first entries of the book; `version` is their number. */
  readonly entries: readonly { readonly at: number; readonly person: string | null; readonly body: string }[];
  readonly also?: readonly Statement[];
}

export interface StoredEntry extends AppendedEntry {
  readonly version: number;
}

/** Those made before a moment, of which a word is part of the name or id. */
export interface Filter {
  readonly before?: number;
  readonly find?: string;
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
  /** Friends who do the same see whether I am here. */
  readonly presence?: boolean;
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

export interface ResultRow extends PlayedGame {
  readonly person: string;
  readonly options: string;
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

/** A notice that is to be given at a moment, unless the seat has answered or come back by then. */
export interface HeldNotice {
  readonly table: string;
  readonly seat: number;
  /** The version at which the seat was asked. */
  readonly asked: number;
  readonly due: number;
}

/** Somebody waits for a table, or was given one that has not begun. */
export interface Seek {
  readonly person: string;
  readonly pace: Pace;
  readonly wishes: Wishes;
  /** One's place in the line. */
  readonly since: number;
  /** When bots take the free chairs, or with `asks` when the person is asked whether they may; null: never. */
  readonly botsAt: number | null;
  readonly asks: boolean;
  /** The page was out of sight when it was last heard of. */
  readonly hidden: boolean;
  readonly heard: number;
  /** When the question was put: are you there, or may bots sit down. */
  readonly asked: number | null;
  readonly table: string | null;
  readonly seat: number | null;
}

/** The record of a game that was played elsewhere, and who brought it. */
export interface BroughtRecord {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly created: number;
  readonly body: string;
}

/** A study room as it stood at version `base`; what came since are its events. */
export interface StoredStudy {
  readonly id: string;
  readonly version: number;
  readonly base: number;
  readonly snapshot: string;
}

/** The record of a chapter, and who sat where in it. */
export interface ChapterRow {
  readonly body: string;
  readonly people: readonly (string | null)[];
}

export interface NewStudy {
  readonly id: string;
  readonly owner: string;
  readonly at: number;
  readonly snapshot: string;
  readonly chapter: ChapterRow;
  /** The table whose people share the room. */
  readonly about: string | null;
  /** So many open rooms its owner may have. */
  readonly most: number;
}

/** One event of a room: it goes in only while the room still stands at version `from`. */
export interface StudyAppend {
  readonly id: string;
  readonly from: number;
  readonly entry: AppendedEntry;
  readonly state: string;
  /** The whole room after it, now and then. */
  readonly snapshot?: string;
  readonly chapter?: ChapterRow & { readonly number: number };
  /** Who is named in the room from now on. */
  readonly person?: string;
}

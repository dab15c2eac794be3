// How a server is set up: what it serves, where it keeps things, and every limit with its default.
import type { AnyGame } from '@undercroft/kernel';
import manifest from '../package.json' with { type: 'json' };

export interface Limits {
  /** Commands per second and person, and how many may come at once. */
  readonly commandsPerSecond: number;
  readonly commandsAtOnce: number;
  /** HTTP requests per second and address. */
  readonly requestsPerSecond: number;
  readonly requestsAtOnce: number;
  /** New guests per minute and address. */
  readonly guestsPerMinute: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  readonly openTablesPerPerson: number;
  readonly watchedPerSocket: number;
  /** Unsent bytes after which a slow reader is let go. */
  readonly unsentBytes: number;
  readonly bodyBytes: number;
  /** Milliseconds of silence after which a client is taken for gone. */
  readonly patience: number;
}

export const DEFAULT_LIMITS: Limits = {
  commandsPerSecond: 20,
  commandsAtOnce: 60,
  requestsPerSecond: 30,
  requestsAtOnce: 120,
  guestsPerMinute: 20,
  socketsPerPerson: 12,
  socketsPerAddress: 500,
  openTablesPerPerson: 40,
  watchedPerSocket: 20,
  unsentBytes: 1_000_000,
  bodyBytes: 65_536,
  patience: 45_000,
};

export interface ServerSettings {
  readonly games: readonly AnyGame[];
  /** PostgreSQL address; without one, a SQLite file in the data folder. */
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** The address people type, when a proxy stands before the server: for links, passkeys and origin checks. */
  readonly publicUrl?: string | undefined;
  /** Further origins whose pages may talk to this server. */
  readonly origins: readonly string[];
  /** Take the client's address from X-Forwarded-For: only behind a proxy of one's own. */
  readonly trustProxy: boolean;
  /** A folder with the built web client. */
  readonly webRoot?: string | undefined;
  readonly limits: Limits;
  /** Milliseconds: somebody who comes back within this time needs no notice of their turn. */
  readonly noticePatience: number;
  readonly logLevel: string;
  readonly version: string;
}

export type ServerOptions = Partial<Omit<ServerSettings, 'limits'>> & {
  readonly games: readonly AnyGame[];
  readonly limits?: Partial<Limits>;
};

export function settingsFrom(options: ServerOptions): ServerSettings {
  return {
    dataFolder: 'undercroft-data',
    host: '127.0.0.1',
    port: 7777,
    origins: [],
    trustProxy: false,
    noticePatience: 5_000,
    logLevel: 'info',
    version: manifest.version,
    ...options,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
}

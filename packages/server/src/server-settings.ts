// How a server is set up: what it serves, where it keeps things, and every limit with its default.
import proxyAddr from '@fastify/proxy-addr';
import { type AnyGame, CodedError, type Lesson } from '@undercroft/kernel';
import { VERSION } from '@undercroft/shelf';

/** Points are counted as in `budgets.ts`: a move costs one. */
export const DEFAULT_LIMITS = {
  /** Points per second and person, and how many may be spent at once. */
  personPerSecond: 100,
  personAtOnce: 300,
  /** The same for everybody behind one address. */
  addressPerSecond: 500,
  addressAtOnce: 3_000,
  /** The same for the whole process, for everything that costs more than a move. */
  readingPerSecond: 1_000,
  readingAtOnce: 5_000,
  /** New guests per minute and address. */
  guestsPerMinute: 60,
  /** Lines of chat per minute and person; a fifth of them at once. */
  chatPerMinute: 30,
  /** Questions to be friends and invitations to tables, per minute and person. */
  asksPerMinute: 10,
  /** Attempts to sign in with a passkey or the admin token, per minute and address. */
  attemptsPerMinute: 12,
  socketsPerPerson: 12,
  socketsPerAddress: 500,
  openTablesPerPerson: 40,
  watchedPerSocket: 20,
  /** Unsent bytes after which a slow reader is let go. */
  unsentBytes: 1_000_000,
  bodyBytes: 65_536,
  /** Milliseconds of silence after which a client is taken for gone. */
  patience: 45_000,
};
export type Limits = Readonly<typeof DEFAULT_LIMITS>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const DEFAULTS = {
  /** PostgreSQL address; without one, a SQLite file in the data folder. */
  databaseUrl: undefined as string | undefined,
  dataFolder: 'undercroft-data',
  host: '127.0.0.1',
  port: 7777,
  /** The address people type, when a proxy stands before the server: for links, passkeys and origin checks. */
  publicUrl: undefined as string | undefined,
  /** Further origins whose pages may talk to this server. */
  origins: [] as readonly string[],
  /** The proxies whose X-Forwarded-For is believed: addresses, networks, `loopback`, `linklocal`, `uniquelocal`. */
  trustProxy: [] as readonly string[],
  /** A folder with the built web client. */
  webRoot: undefined as string | undefined,
  /** Milliseconds: somebody who comes back within this time needs no notice of their turn. */
  noticePatience: 5_000,
  /** Milliseconds for which a seat at a live table is kept for somebody who was paired. */
  keepSeats: 20_000,
  /** Milliseconds between two signs of life in the store, and after how long without one the process gives up. */
  heartbeat: 3_000,
  giveUpAfter: 60_000,
  /** Days for which ended tables are kept, and guests who do not come back; 0 is for ever. */
  keepTables: 0,
  keepGuests: 0,
  logLevel: 'info',
  version: VERSION,
};

/** The pack of puzzles of a game, as it lies in its room; nothing where there is none. */
type LoadPuzzles = (game: string) => Promise<Uint8Array | undefined>;

/** The lessons of a game, as they lie in its room; none where it has none. */
type LoadLessons = (game: string) => Promise<readonly Lesson<unknown>[]>;

type Rest = Readonly<typeof DEFAULTS>;
export type ServerSettings = Rest & {
  readonly games: readonly AnyGame[];
  readonly limits: Limits;
  readonly loadPuzzles: LoadPuzzles;
  readonly loadLessons: LoadLessons;
};
export type ServerOptions = Partial<Rest> & {
  readonly games: readonly AnyGame[];
  readonly limits?: Partial<Limits>;
  readonly loadPuzzles?: LoadPuzzles;
  readonly loadLessons?: LoadLessons;
};

export function settingsFrom(options: ServerOptions): ServerSettings {
  const settings = {
    ...DEFAULTS,
    loadPuzzles: async () => undefined,
    loadLessons: async () => [],
    ...options,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
  };
  checkSettings(settings);
  return settings;
}

/** Refuses what the server could not be started with, or would silently not work with. */
function checkSettings({ publicUrl, origins, trustProxy, logLevel }: ServerSettings): void {
  if (!LOG_LEVELS.includes(logLevel)) throw badSetting('log-level', logLevel, LOG_LEVELS.join(', '));
  for (const origin of origins)
    if (!isAddress(origin) || new URL(origin).origin !== origin)
      throw badSetting('origin', origin, 'https://host');
  if (publicUrl !== undefined && !isAddress(publicUrl))
    throw badSetting('public-url', publicUrl, 'https://host');
  // The client's files have addresses from the root of a host.
  if (publicUrl !== undefined && new URL(publicUrl).pathname !== '/')
    throw new CodedError('sub-path', { url: publicUrl, origin: new URL(publicUrl).origin });
  try {
    proxyAddr.compile([...trustProxy]);
  } catch {
    throw badSetting('trust-proxy', trustProxy.join(','), '127.0.0.1, 10.0.0.0/8, loopback, uniquelocal');
  }
}

const badSetting = (flag: string, value: string, allowed: string): CodedError =>
  new CodedError('bad-setting', { flag, value, allowed });

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Limits as a host writes them: `personPerSecond=200`. */
export function limitsFrom(words: readonly string[]): Partial<Limits> {
  return Object.fromEntries(
    words.map((word) => {
      const [, name = '', value] = /^(\w+)=(\d{1,9})$/.exec(word) ?? [];
      if (!Object.hasOwn(DEFAULT_LIMITS, name) || Number(value) === 0)
        throw badSetting('limit', word, `${Object.keys(DEFAULT_LIMITS).join('=…, ')}=…`);
      return [name, Number(value)];
    }),
  );
}

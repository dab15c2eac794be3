// The commands of a host: serve, backup, restore, move, admin-token. The command line reads their arguments; each answers an exit code.
import { chownSync, existsSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { CodedError, type Language, type Message, render } from '@undercroft/kernel';
import { HOUSE, houseShelf, listGames, loadPuzzles, loadWithEarlier, moduleAt } from '@undercroft/shelf';
import { workerBots } from './bots/worker-bots.ts';
import { newAdminToken } from './identity/admin-token.ts';
import { checkStore, copyStore } from './ops/copy-store.ts';
import { moveStore } from './ops/move-store.ts';
import { createServer, type UndercroftServer } from './server.ts';
import { limitsFrom, type ServerOptions, settingsFrom } from './server-settings.ts';
import { isDamage } from './store/check-store.ts';
import { setAside } from './store/set-aside.ts';
import { openStore } from './store/sql-store.ts';
import { makeFolder, whileLocked } from './store/sqlite-file.ts';

export interface CommandIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  write(text: string): void;
  /** Of whoever reads along; English unless it is given. */
  readonly language?: Language;
  /** Does somebody read along? Otherwise standard output is a log, and every line of it is JSON. */
  readonly isTerminal?: boolean;
  /** Calls back when the person or the system asks to stop; the answer takes the listener away. */
  onInterrupt(listener: () => void): () => void;
  /** Told the address once the server listens. */
  listening?(address: string): void;
}

/** Writes a line of these commands in the reader's words. */
async function teller({ write, language = 'en' }: CommandIo) {
  const { default: texts } = await import(moduleAt(`server/texts/${language}`).href);
  return (id: string, args: NonNullable<Message['args']>): void =>
    write(`${render(texts, language, { id, args })}\n`);
}

type Values<Flags extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Flags }>
>['values'];

const SERVE_FLAGS = {
  port: { type: 'string', env: 'PORT', range: [0, 65_535] },
  host: { type: 'string', env: 'HOST' },
  data: { type: 'string', env: 'UNDERCROFT_DATA' },
  'database-url': { type: 'string', env: 'DATABASE_URL' },
  'public-url': { type: 'string', env: 'UNDERCROFT_URL' },
  origin: { type: 'string', multiple: true, env: 'UNDERCROFT_ORIGINS' },
  'trust-proxy': { type: 'string', multiple: true, env: 'UNDERCROFT_TRUST_PROXY' },
  limit: { type: 'string', multiple: true, env: 'UNDERCROFT_LIMITS' },
  web: { type: 'string', env: 'UNDERCROFT_WEB' },
  'log-level': { type: 'string', env: 'UNDERCROFT_LOG' },
  'bot-threads': { type: 'string', env: 'UNDERCROFT_BOT_THREADS', range: [0, 64] },
  'keep-tables': { type: 'string', env: 'UNDERCROFT_KEEP_TABLES', range: [0, 36_500] },
  'keep-guests': { type: 'string', env: 'UNDERCROFT_KEEP_GUESTS', range: [0, 36_500] },
} as const;

export const SERVE = { flags: SERVE_FLAGS, words: 0, check: settingsOf, run: serve } as const;
type ServeValues = Values<typeof SERVE_FLAGS>;

/** The settings that the flags ask for; what is wrong with them is said before anything is built or opened. */
function settingsOf(values: ServeValues): ServerOptions {
  const options = {
    games: [],
    port: Number(values.port ?? 7777),
    host: values.host ?? '127.0.0.1',
    dataFolder: dataFolder(values),
    databaseUrl: values['database-url'],
    publicUrl: values['public-url'],
    origins: values.origin ?? [],
    trustProxy: proxiesFrom(values['trust-proxy']),
    webRoot: values.web ?? join(HOUSE, 'web/dist'),
    limits: limitsFrom(values.limit ?? []),
    logLevel: values['log-level'] ?? 'info',
    keepTables: Number(values['keep-tables'] ?? 0),
    keepGuests: Number(values['keep-guests'] ?? 0),
  };
  settingsFrom(options);
  return options;
}

/** Runs a server until it is asked to stop, or cannot serve any more. */
async function serve({ values }: { values: ServeValues }, io: CommandIo): Promise<number> {
  const settings = settingsOf(values);
  const threads = values['bot-threads'];
  const games = await Promise.all(listGames().map(loadWithEarlier));
  const bots = workerBots(threads === undefined ? undefined : Number(threads));
  const server = await createServer({
    ...settings,
    games,
    bots,
    loadPuzzles,
    loadLessons: houseShelf.loadLessons,
  });
  const address = await listening(server);
  await sayWhere(server, address, io);
  io.listening?.(address);
  const stopped = new Promise<boolean>((stop) => {
    const leave = io.onInterrupt(() => {
      leave();
      stop(true);
    });
  });
  const isAsked = await Promise.race([stopped, server.failed.then(() => false)]);
  const isClean = await server.close();
  return isAsked && isClean ? 0 : 1;
}

/** A token in a log is a token that others read: without a terminal it goes into a file of the host's own. */
async function sayWhere(
  { newAdminToken, context }: UndercroftServer,
  address: string,
  io: CommandIo,
): Promise<void> {
  const { games, dataFolder } = context.settings;
  if (io.isTerminal) {
    const tell = await teller(io);
    if (newAdminToken) {
      tell('serve.token', { token: newAdminToken });
      tell('serve.admin-page', { address: `${address}/host` });
    }
    tell('serve.at', { n: games.length, address });
    return;
  }
  if (newAdminToken) {
    const file = join(dataFolder, 'admin-token');
    makeFolder(dataFolder);
    writeFileSync(file, `${newAdminToken}\n`, { mode: 0o600 });
    context.log.info({ file }, 'admin token written');
  }
  context.log.info({ games: games.length, address }, 'serving');
}

/** `1` is what older set-ups say: a proxy on this machine or in its own network. */
const proxiesFrom = (named: readonly string[] = []): readonly string[] =>
  named.flatMap((word) => (word === '1' ? ['loopback', 'linklocal', 'uniquelocal'] : word.split(',')));

/** A server that cannot listen is closed, so that the process ends. */
async function listening(server: UndercroftServer): Promise<string> {
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    const { code, port } = error as { code?: string; port?: number };
    if (code === 'EADDRINUSE') throw new CodedError('port-in-use', { port: String(port) });
    throw error;
  }
}

const STORE_FLAGS = { data: { type: 'string', env: 'UNDERCROFT_DATA' } } as const;
type StoreValues = Values<typeof STORE_FLAGS>;
type StoreCall = { readonly word: string; readonly values: StoreValues };
type TokenCall = { readonly values: Values<typeof TOKEN_FLAGS> };

const MOVE_FLAGS = { from: { type: 'string' }, to: { type: 'string', env: 'DATABASE_URL' } } as const;
const TOKEN_FLAGS = { ...STORE_FLAGS, 'database-url': { type: 'string', env: 'DATABASE_URL' } } as const;

export const MOVE_STORE = { flags: MOVE_FLAGS, words: 0, run: move } as const;
export const ADMIN_TOKEN = { flags: TOKEN_FLAGS, words: 0, run: adminToken } as const;
export const BACKUP = { flags: STORE_FLAGS, words: 1, needs: 'FILE', run: backup } as const;
export const RESTORE = { flags: STORE_FLAGS, words: 1, needs: 'FILE', run: restore } as const;

/** Copies the store of a running (or stopped) server into one file. */
async function backup({ word: target, values }: StoreCall, io: CommandIo): Promise<number> {
  if (io.env.DATABASE_URL) throw new CodedError('backup-with-pg-dump');
  const file = storeFile(values);
  if (!existsSync(file)) throw new CodedError('not-found', { file });
  makeFolder(dirname(resolve(target)));
  const counts = copyStore(file, resolve(target));
  (await teller(io))('store.holds', { file: resolve(target), ...counts });
  return 0;
}

/** Puts a backup in the place of the store; what stood there is kept beside it. The server must be stopped. */
async function restore({ word: source, values }: StoreCall, io: CommandIo): Promise<number> {
  if (!existsSync(source)) throw new CodedError('not-found', { file: source });
  checkStore(source);
  const file = storeFile(values);
  makeFolder(dirname(file));
  const owner = ownerOf(file);
  const tell = await teller(io);
  if (existsSync(file)) tell('store.kept', { file: keepStore(file) });
  const counts = copyStore(source, file);
  if (process.getuid?.() === 0) chownSync(file, owner.uid, owner.gid);
  tell('store.holds', { file, ...counts });
  return 0;
}

/** Moves a SQLite store into an empty PostgreSQL database. The server must be stopped. */
async function move({ values }: { values: Values<typeof MOVE_FLAGS> }, io: CommandIo): Promise<number> {
  const { from, to } = values;
  for (const [flag, value] of Object.entries({ from, to }))
    if (!value) throw new CodedError('flag-missing', { flag });
  if (!existsSync(from!)) throw new CodedError('not-found', { file: from! });
  const tell = await teller(io);
  const counts = await moveStore(resolve(from!), to!, (table, n, all) =>
    tell('store.moving', { table, n, all }),
  );
  tell('store.moved', { tables: counts.get('tables')!, entries: counts.get('entries')! });
  return 0;
}

/** A new admin token in the place of a lost one. */
async function adminToken({ values }: TokenCall, io: CommandIo): Promise<number> {
  const url = values['database-url'];
  const file = storeFile(values);
  if (!url && !existsSync(file)) throw new CodedError('not-found', { file });
  const store = await openStore({ url, file });
  (await teller(io))('serve.token', { token: await newAdminToken(store) });
  await store.close();
  return 0;
}

/** The one to whom the store must belong, so that the server can open it: only that user, or root, may restore it. */
function ownerOf(file: string): Stats {
  const known = existsSync(file) ? file : dirname(file);
  const owner = statSync(known);
  const me = process.getuid?.() ?? owner.uid;
  if (me !== 0 && me !== owner.uid) throw new CodedError('not-the-owner', { file: known, user: owner.uid });
  return owner;
}

function keepStore(file: string): string {
  const keep = (): string => setAside(file, 'before-restore');
  try {
    return whileLocked(file, keep);
  } catch (error) {
    if (isDamage(error)) return keep();
    throw error;
  }
}

const dataFolder = ({ data = 'undercroft-data' }: StoreValues): string => resolve(data);
const storeFile = (values: StoreValues): string => join(dataFolder(values), 'undercroft.sqlite');

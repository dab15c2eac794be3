// The commands that a host types: serve, backup, restore. The command line mounts them; each answers an exit code.
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CodedError } from '@undercroft/kernel';
import { listGames, loadGame } from '@undercroft/shelf';
import { workerBots } from './bots/worker-bots.ts';
import { checkStore, copyStore } from './ops/copy-store.ts';
import { createServer } from './server.ts';
import { journalFiles } from './store/journal-file.ts';
import { lockStore } from './store/store-lock.ts';

export interface CommandIo {
  readonly env: Readonly<Record<string, string | undefined>>;
  write(text: string): void;
  writeError(text: string): void;
  /** Calls back when the person or the system asks to stop; the answer takes the listener away. */
  onInterrupt(listener: () => void): () => void;
  /** Told the address once the server listens. */
  listening?(address: string): void;
}

export const SERVE_HELP = `undercroft serve [--port 7777] [--host 127.0.0.1] [--data folder]
  [--database-url postgres://...] [--public-url https://...] [--origin https://...]...
  [--trust-proxy] [--web folder] [--log-level info] [--bot-threads n]
`;

const text = { type: 'string' } as const;

/** Runs a server until it is asked to stop. Settings come from flags, then from the environment. */
export async function serveCommand(args: readonly string[], io: CommandIo): Promise<number> {
  const { values } = readFlags(args, {
    port: text,
    host: text,
    data: text,
    'database-url': text,
    'public-url': text,
    origin: { type: 'string', multiple: true },
    'trust-proxy': { type: 'boolean' },
    web: text,
    'log-level': text,
    'bot-threads': text,
    help: { type: 'boolean' },
  });
  if (values.help) {
    io.write(SERVE_HELP);
    return 0;
  }
  const { env } = io;
  const port = wholeNumber('port', values.port ?? env.PORT ?? '7777', 65_535);
  const threads = values['bot-threads'] ?? env.UNDERCROFT_BOT_THREADS;
  const games = await Promise.all(listGames().map(loadGame));
  const server = await createServer({
    games,
    port,
    host: values.host ?? env.HOST ?? '127.0.0.1',
    dataFolder: resolve(values.data ?? env.UNDERCROFT_DATA ?? 'undercroft-data'),
    databaseUrl: values['database-url'] ?? env.DATABASE_URL,
    publicUrl: values['public-url'] ?? env.UNDERCROFT_URL,
    origins: values.origin ?? (env.UNDERCROFT_ORIGINS ? env.UNDERCROFT_ORIGINS.split(',') : []),
    trustProxy: values['trust-proxy'] ?? env.UNDERCROFT_TRUST_PROXY === '1',
    webRoot: values.web ?? env.UNDERCROFT_WEB ?? join(import.meta.dirname, '../../web/dist'),
    logLevel: values['log-level'] ?? env.UNDERCROFT_LOG ?? 'info',
    bots: workerBots(threads === undefined ? undefined : wholeNumber('bot-threads', threads, 64)),
  });
  const address = await server.listen();
  if (server.newAdminToken)
    io.write(`admin token, shown this once: ${server.newAdminToken}\nadmin page: ${address}/admin\n`);
  io.write(`undercroft serves ${games.length} games at ${address}\n`);
  io.listening?.(address);
  await new Promise<void>((stop) => {
    const leave = io.onInterrupt(() => {
      leave();
      stop();
    });
  });
  await server.close();
  return 0;
}

/** Copies the store of a running (or stopped) server into one file. */
export async function backupCommand(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, positionals } = readFlags(args, { data: text });
  if (io.env.DATABASE_URL) throw new CodedError('backup-with-pg-dump');
  const [target] = positionals;
  if (!target) throw new CodedError('argument-missing', { argument: 'file' });
  const file = storeFile(values.data, io);
  if (!existsSync(file)) throw new CodedError('not-found', { file });
  await mkdir(dirname(resolve(target)), { recursive: true });
  const { tables, entries } = copyStore(file, resolve(target));
  io.write(`${resolve(target)}: ${tables} tables, ${entries} entries\n`);
  return 0;
}

/** Puts a backup in the place of the store; what stood there is kept beside it. The server must be stopped. */
export async function restoreCommand(args: readonly string[], io: CommandIo): Promise<number> {
  const { values, positionals } = readFlags(args, { data: text });
  const [source] = positionals;
  if (!source) throw new CodedError('argument-missing', { argument: 'file' });
  if (!existsSync(source)) throw new CodedError('not-found', { file: source });
  const { tables, entries } = checkStore(source);
  const file = storeFile(values.data, io);
  await mkdir(dirname(file), { recursive: true });
  const unlock = lockStore(file);
  try {
    if (existsSync(file)) {
      const aside = `${file}.before-restore`;
      for (const ending of STORE_FILES)
        if (existsSync(file + ending)) await rename(file + ending, aside + ending);
      io.write(`the store that was there: ${aside}\n`);
    }
    copyStore(source, file);
  } finally {
    unlock();
  }
  io.write(`${file}: ${tables} tables, ${entries} entries\n`);
  return 0;
}

/** The database, what SQLite keeps beside it, and the journal. */
const STORE_FILES = ['', '-wal', '-shm', ...journalFiles('')];

const storeFile = (data: string | undefined, { env }: CommandIo): string =>
  join(resolve(data ?? env.UNDERCROFT_DATA ?? 'undercroft-data'), 'undercroft.sqlite');

function readFlags<const Options extends NonNullable<Parameters<typeof parseArgs>[0]>['options']>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CodedError('unknown-flag', { flag: (error as Error).message.slice(0, 120) });
  }
}

function wholeNumber(flag: string, word: string, most: number): number {
  const value = Number(word);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new CodedError('bad-number', { number: flag, value: word, min: 0, max: most });
  return value;
}

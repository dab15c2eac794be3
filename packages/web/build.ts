// Builds the client when it was not built from these very sources; `npm start` calls this first.
import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CodedError } from '@undercroft/kernel';

const HERE = import.meta.dirname;
const PACKAGES = resolve(HERE, '..');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'coverage']);
/** Packages of which nothing is in the client. */
const NOT_IN_CLIENT = ['server', 'cli'].map((name) => join(PACKAGES, name));

/** Where the built client stands, unless another folder is named. */
export const DIST = join(HERE, 'dist');
/** Holds the fingerprint of the sources that a build was made from; written last, so that half a build has none. */
const FINGERPRINT = 'sources.sha256';
/** How many milliseconds the last build took here. */
const TOOK = 'build-took';
const FIRST_GUESS = 30_000;

/** How long a build into this folder will probably take. */
export async function buildTime(out = DIST): Promise<number> {
  return Number(await readFile(join(out, TOOK), 'utf8').catch(() => '')) || FIRST_GUESS;
}

/** Of every name and every byte: a file that was deleted, or one with an old date, counts as well. */
export async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  const items = await readdir(folder, { withFileTypes: true });
  for (const item of items.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, item.name);
    if (NOT_SOURCES.has(item.name) || item.name.startsWith('.') || NOT_IN_CLIENT.includes(path)) continue;
    hash.update(item.name).update(item.isDirectory() ? await fingerprintOf(path) : await readFile(path));
  }
  return hash.digest('hex');
}

/** Was the client in this folder built from other sources than those that are here now? */
export async function isStale(out = DIST): Promise<boolean> {
  const file = join(out, FINGERPRINT);
  return !existsSync(file) || (await readFile(file, 'utf8')) !== (await fingerprintOf(PACKAGES));
}

/** Builds if needed and says whether it did. */
export async function buildIfStale(out = DIST): Promise<boolean> {
  if (!(await isStale(out))) return false;
  try {
    await mkdir(out, { recursive: true });
    await access(out, constants.W_OK);
  } catch (error) {
    throw new CodedError('cannot-build', { folder: out, why: (error as NodeJS.ErrnoException).code! });
  }
  return alone(out, async () => {
    // Whoever waited for another's build finds it done.
    if (!(await isStale(out))) return false;
    const fingerprint = await fingerprintOf(PACKAGES);
    const began = performance.now();
    await buildInto(out);
    await writeFile(join(out, TOOK), String(Math.round(performance.now() - began)));
    await writeFile(join(out, FINGERPRINT), fingerprint);
    return true;
  });
}

async function buildInto(out: string): Promise<void> {
  const { build } = await import('vite');
  const { default: config } = await import('./vite.config.ts');
  const mode = process.env.NODE_ENV;
  // A test runner's mode would build a client without its service worker.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      ...config,
      // Read by Vite itself, the file would be bundled beside its sources first: they may be read-only.
      configFile: false,
      mode: 'production',
      logLevel: 'error',
      build: { ...config.build, outDir: out, emptyOutDir: true },
    });
  } finally {
    process.env.NODE_ENV = mode;
  }
}

const TOO_OLD = 120_000;

/** One build of a folder at a time, whoever asks: test files run in processes of their own. */
async function alone<Value>(out: string, work: () => Promise<Value>): Promise<Value> {
  const lock = join(
    tmpdir(),
    `undercroft-build-${createHash('sha256').update(out).digest('hex').slice(0, 16)}`,
  );
  while (!(await locked(lock))) {
    const since = await stat(lock).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > TOO_OLD) await rm(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** False when somebody else builds; any other failure is one. */
async function locked(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

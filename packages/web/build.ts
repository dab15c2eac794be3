// Builds the client when its sources are newer than what stands in `dist`; `npm start` calls this first.
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOURCES = ['.', '../kit', '../kernel', '../games', '../protocol', '../bots', '../lab'].map(
  (path) => `${HERE}${path}`,
);
const NOT_SOURCES = new Set(['node_modules', 'dist', 'test', 'coverage', '.vite']);

/** Where the built client stands. */
export const DIST = `${HERE}dist`;

async function newestIn(folder: string): Promise<number> {
  let newest = 0;
  for (const item of await readdir(folder, { withFileTypes: true })) {
    if (NOT_SOURCES.has(item.name)) continue;
    const path = `${folder}/${item.name}`;
    const time = item.isDirectory() ? await newestIn(path) : statSync(path).mtimeMs;
    if (time > newest) newest = time;
  }
  return newest;
}

/** Is there a source newer than the build? */
export async function isStale(): Promise<boolean> {
  const built = `${DIST}/index.html`;
  if (!existsSync(built)) return true;
  const times = await Promise.all(SOURCES.filter((path) => existsSync(path)).map(newestIn));
  return Math.max(...times) > statSync(built).mtimeMs;
}

/** Builds if needed and says whether it did; the folder to serve is `DIST`. */
export async function buildIfStale(): Promise<boolean> {
  if (!(await isStale())) return false;
  return alone(async () => {
    // Whoever waited for another's build finds it done.
    if (!(await isStale())) return false;
    const { build } = await import('vite');
    const mode = process.env.NODE_ENV;
    // A test runner's mode would build a client without its service worker.
    process.env.NODE_ENV = 'production';
    try {
      await build({ root: HERE, configFile: `${HERE}vite.config.ts`, mode: 'production', logLevel: 'error' });
    } finally {
      process.env.NODE_ENV = mode;
    }
    return true;
  });
}

const LOCK = `${HERE}node_modules/.building`;
const TOO_OLD = 120_000;

/** One build at a time, whoever asks: test files run in processes of their own. */
async function alone<Value>(work: () => Promise<Value>): Promise<Value> {
  await mkdir(`${HERE}node_modules`, { recursive: true });
  for (;;) {
    try {
      await mkdir(LOCK);
      break;
    } catch {
      const since = await stat(LOCK).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - since > TOO_OLD) await rm(LOCK, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await work();
  } finally {
    await rm(LOCK, { recursive: true, force: true });
  }
}

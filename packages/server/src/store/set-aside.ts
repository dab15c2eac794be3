// Moves the files of a SQLite store to another name beside it, all together and never over anything.
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { moveFiles } from './import-moves.ts';

/** The database first: without it the rest is never taken for a store. */
const ENDINGS = ['', '-wal', '-shm', ...moveFiles('')];

/** The new name of the database. */
export function setAside(file: string, why: 'damaged' | 'before-restore'): string {
  const aside = freeName(`${file}.${why}`);
  for (const ending of ENDINGS) if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  return aside;
}

/** The damaged stores that stand beside a store. */
export const damagedBeside = (file: string): readonly string[] =>
  existsSync(dirname(file))
    ? readdirSync(dirname(file))
        .filter((name) => name.startsWith(`${basename(file)}.damaged`) && !/-(wal|shm)$/.test(name))
        .map((name) => join(dirname(file), name))
    : [];

function freeName(name: string): string {
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name}-${n}`;
    if (!ENDINGS.some((ending) => existsSync(tried + ending))) return tried;
  }
}

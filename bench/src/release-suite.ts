// What a release weighs and how long it takes to its first page, each against the limit that the release was designed to.
import type { Case } from './suites.ts';

const MB = { unit: 'MB', rounds: 1 };
const seconds = { unit: 's' };

const limit = (
  name: string,
  words: readonly string[],
  floor: number,
  more: Pick<Case, 'figure' | 'unit' | 'rounds'> = {},
): Case => ({ name, words: ['release', ...words], floor, lower: true, ...more });

export const RELEASE: readonly Case[] = [
  limit('build, client built before', ['build'], 5),
  limit('tarball', ['build'], 4, { figure: 'tarball', ...MB }),
  limit('unpacked', ['build'], 11, { figure: 'unpacked', ...MB }),
  limit('npm install, empty cache', ['install'], 6),
  limit('npx to the first page, empty folder', ['npx'], 6),
  { name: 'installed, first start of all', words: ['release', 'installed'], figure: 'first', ...seconds },
  limit('installed, to the first page', ['installed'], 0.7),
  limit('installed, CPU to the first page', ['installed'], 0.45, { figure: 'cpu', ...seconds }),
  limit('installed, memory at the first page', ['installed'], 125, { figure: 'memory', unit: 'MB' }),
  limit('executable, to the first page', ['executable'], 0.8),
  limit('executable', ['executable'], 135, { figure: 'file', ...MB }),
  limit('executable, packed', ['executable'], 48, { figure: 'packed', ...MB }),
];

// Games from outside of the house: folders and installed packages that UNDERCROFT_GAMES names, in this thread and in all others.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { isRoom, type Rooms } from './shelf.ts';

/** Of the contract between a room and the house; raised when a room that was written for it would not work any more. */
export const CONTRACT = 1;
/** What the build of a room is called in its folder. */
export const BUILT = 'dist';

const NAMES = 'UNDERCROFT_GAMES';
const MOST = 80;

interface Manifest {
  readonly name?: string;
  readonly undercroft?: { readonly contract?: number };
}

/** A room that stands outside of the house, with a package of its own. */
export interface OutsideRoom {
  readonly name: string;
  /** Of its package. */
  readonly folder: string;
  /** Where its modules stand: the folder itself, or its build. */
  readonly room: string;
}

/** Has these games in the house, too: paths of folders, or names of packages that are installed here. Threads that start later know them. */
export function bringGames(words: readonly string[]): void {
  process.env[NAMES] = words.map(folderOf).join();
  outsideRooms();
}

/** The rooms from outside that this process was told of. */
export const outsideRooms = (): readonly OutsideRoom[] =>
  (process.env[NAMES] ?? '').split(',').filter(Boolean).map(folderOf).map(roomOf);

/** The rooms of the house and those from outside; a name that is taken is refused. */
export function withOutside(rooms: Rooms): Rooms {
  const all = new Map(rooms);
  for (const { name, folder, room } of outsideRooms()) {
    if (all.has(name)) throw new CodedError('game-name-taken', { name, folder: folder.slice(-MOST) });
    all.set(name, room);
  }
  return all;
}

const refuse = (folder: string): CodedError => new CodedError('not-a-room', { folder: folder.slice(-MOST) });

/** Of a word: a folder, or a package that is installed in this one or above it. */
function folderOf(word: string): string {
  const installed = createRequire(resolve('_')).resolve.paths(word) ?? [];
  const folder = [word, ...installed.map((place) => join(place, word))].find((place) =>
    existsSync(join(place, 'package.json')),
  );
  if (folder === undefined) throw refuse(word);
  return resolve(folder);
}

function manifestIn(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    throw refuse(folder);
  }
}

/** The room in a folder, with its contract checked. */
export function roomOf(folder: string): OutsideRoom {
  const { name, undercroft } = manifestIn(folder);
  if (!name || undercroft?.contract === undefined) throw refuse(folder);
  if (undercroft.contract !== CONTRACT)
    throw new CodedError('other-contract', { name, contract: undercroft.contract, known: CONTRACT });
  // Node runs TypeScript only outside of node_modules: a package that is installed brings its build.
  const isInstalled = /[\\/]node_modules[\\/]/.test(realpathSync(folder));
  const room = [folder, join(folder, BUILT)].find(
    (place) => isRoom(place) && !(isInstalled && place === folder),
  );
  if (!room) throw refuse(folder);
  return { name: name.split('/').at(-1)!, folder, room };
}

// The puzzles that this browser keeps: sealed packs to solve without a network, and every first try made here.
import type { SealedPack, SealedPuzzle } from '@undercroft/puzzles';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SentTry } from './puzzle-api.ts';

export interface KeptPack extends SealedPack {
  readonly fetched: number;
}

/** A first try made here; sent once, and kept so that the same puzzle is not asked again. */
export interface KeptTry extends SentTry {
  readonly puzzle: string;
  readonly game: string;
  readonly at: number;
  readonly isSolved: boolean;
  readonly isSent: boolean;
}

interface PuzzleStore extends DBSchema {
  packs: { key: string; value: KeptPack };
  tries: { key: string; value: KeptTry };
}

let opening: Promise<IDBPDatabase<PuzzleStore>> | undefined;
const store = (): Promise<IDBPDatabase<PuzzleStore>> => {
  opening ??= openDB<PuzzleStore>('undercroft-puzzles', 1, {
    upgrade(database) {
      database.createObjectStore('packs', { keyPath: 'game' });
      database.createObjectStore('tries', { keyPath: 'puzzle' });
    },
  });
  return opening;
};

export const keepPack = async (pack: SealedPack): Promise<void> =>
  void (await (await store()).put('packs', { ...pack, fetched: Date.now() }));

export const keptPack = async (game: string): Promise<KeptPack | undefined> =>
  (await store()).get('packs', game);

export const keptPacks = async (): Promise<readonly KeptPack[]> => (await store()).getAll('packs');

export async function keptPuzzle(id: string): Promise<SealedPuzzle | undefined> {
  for (const { puzzles } of await keptPacks()) {
    const found = puzzles.find((puzzle) => puzzle.id === id);
    if (found) return found;
  }
  return undefined;
}

export const keptTry = async (puzzle: string): Promise<KeptTry | undefined> =>
  (await store()).get('tries', puzzle);
export const keptTries = async (): Promise<readonly KeptTry[]> => (await store()).getAll('tries');

/** The first try stays; a later one of the same puzzle is none. */
export async function keepTry(made: KeptTry): Promise<void> {
  const keeping = (await store()).transaction('tries', 'readwrite');
  if (!(await keeping.store.get(made.puzzle))) await keeping.store.put(made);
  await keeping.done;
}

export async function markSent(puzzle: string): Promise<void> {
  const marking = (await store()).transaction('tries', 'readwrite');
  const made = await marking.store.get(puzzle);
  if (made) await marking.store.put({ ...made, isSent: true });
  await marking.done;
}

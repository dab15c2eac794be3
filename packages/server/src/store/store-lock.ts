// One server for each SQLite store: a second one would write moves into a journal that the first does not read.
import { DatabaseSync } from 'node:sqlite';
import { CodedError } from '@undercroft/kernel';

/** A server that is just going has so many milliseconds to leave. */
const PATIENCE = 3_000;

/**
 * Holds an empty SQLite file beside the store exclusively, which the system lets go when the process ends, however it ends.
 * The answer lets it go earlier.
 */
export function lockStore(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: PATIENCE });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new CodedError('store-in-use', { file });
  }
  return () => lock.close();
}

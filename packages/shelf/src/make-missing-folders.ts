// Makes a folder with all that are missing above it.
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** One by one: under `/proc` Node's own `recursive` never ends. Throws what the system says; its `path` is the refused one. */
export function makeMissingFolders(path: string): void {
  if (existsSync(path)) return;
  makeMissingFolders(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Somebody else was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

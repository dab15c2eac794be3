// The folder of saved games, and which of them can go on.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { readText } from './files.ts';
import { parseFile, type SavedGame } from './save.ts';

/** Below the folder of the flag, else in the XDG data folder. */
export function gamesFolder(
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const data = flag ?? join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local/share'), 'undercroft');
  return join(data, 'games');
}

export interface UnfinishedGame {
  readonly file: string;
  readonly save: SavedGame;
  readonly changed: Date;
}

/** The games that can go on, the last changed first. Files that cannot be read are skipped. */
export async function unfinishedGames(folder: string, game?: string): Promise<readonly UnfinishedGame[]> {
  if (!existsSync(folder)) return [];
  const found: UnfinishedGame[] = [];
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const file = join(folder, name);
    try {
      const content = parseFile(await readText(file));
      if (content.kind !== 'save' || (game !== undefined && content.save.game !== game)) continue;
      found.push({ file, save: content.save, changed: statSync(file).mtime });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
    }
  }
  return found.sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

// The folder of saved games, and which of them can go on.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CodedError } from '@undercroft/kernel';
import { readText } from './files.ts';
import { isSave, parseFile, type SavedGame } from './save.ts';

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

/** A save that cannot be opened, and why. */
export interface DamagedGame {
  readonly file: string;
  readonly changed: Date;
  readonly error: CodedError;
}

/** The games that can go on, the last changed first; saves that cannot be read are told apart. */
export async function unfinishedGames(
  folder: string,
  game?: string,
): Promise<{ readonly games: readonly UnfinishedGame[]; readonly damaged: readonly DamagedGame[] }> {
  const found: UnfinishedGame[] = [];
  const damaged: DamagedGame[] = [];
  if (!existsSync(folder)) return { games: found, damaged };
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const file = join(folder, name);
    let text = '';
    try {
      text = await readText(file);
      const content = parseFile(text);
      if (content.kind !== 'save' || (game !== undefined && content.save.game !== game)) continue;
      found.push({ file, save: content.save, changed: statSync(file).mtime });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const isOfGame = game === undefined || name.startsWith(`${game}-`);
      if (isSave(text) && isOfGame) damaged.push({ file, changed: statSync(file).mtime, error });
    }
  }
  return { games: found.sort(byChange), damaged: damaged.sort(byChange) };
}

const byChange = (a: { readonly changed: Date }, b: { readonly changed: Date }): number =>
  b.changed.getTime() - a.changed.getTime();

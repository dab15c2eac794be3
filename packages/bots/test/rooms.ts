// The games of the house as the tests find them: every room with a game and hints, whatever it is called.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Hints, OptionValue, TableSetup } from '@undercroft/kernel';
import { resolveTable } from '@undercroft/kernel';

export interface Room {
  readonly game: Game<unknown, unknown, unknown>;
  readonly hints: Hints<unknown, unknown>;
}

const FOLDER = join(import.meta.dirname, '../../games');

export async function rooms(): Promise<readonly Room[]> {
  if (!existsSync(FOLDER)) return [];
  const complete = readdirSync(FOLDER).filter((name) =>
    ['src/index.ts', 'src/hints.ts'].every((file) => existsSync(join(FOLDER, name, file))),
  );
  const open = async (name: string, file: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(FOLDER, name, file)).href);
  return Promise.all(
    complete.sort().map(async (name) => ({
      game: (await open(name, 'src/index.ts')).game as Room['game'],
      hints: (await open(name, 'src/hints.ts')).hints as Room['hints'],
    })),
  );
}

/** The smallest table and the largest. */
export function tablesOf({ game }: Room, options: Readonly<Record<string, OptionValue>> = {}): TableSetup[] {
  return [...new Set(game.seats)].map((seats) => resolveTable(game, seats, options));
}

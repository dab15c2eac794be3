// Who this terminal is at a server where nobody has said who they are: one guest for each server, kept beside the saved games.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './files.ts';
import { gamesFolder } from './games-folder.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const fileIn = (env: Variables): string => join(gamesFolder(undefined, env), '../guests.json');

/** By the server's address. Nothing where nothing was kept, or nothing that can be read. */
function guestsIn(env: Variables): ReadonlyMap<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(fileIn(env), 'utf8'))));
  } catch {
    return new Map();
  }
}

const keep = (env: Variables, guests: ReadonlyMap<string, unknown>): void =>
  writeWhole(fileIn(env), `${JSON.stringify(Object.fromEntries(guests))}\n`);

export function rememberedGuest(env: Variables, server: string): string | undefined {
  const token = guestsIn(env).get(server);
  return typeof token === 'string' ? token : undefined;
}

export const rememberGuest = (env: Variables, server: string, token: string): void =>
  keep(env, new Map([...guestsIn(env), [server, token]]));

export const forgetGuest = (env: Variables, server: string): void =>
  keep(env, new Map([...guestsIn(env)].filter(([address]) => address !== server)));

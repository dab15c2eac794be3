// A game in progress as a file: its record, the source of its luck and who plays; finished games are bare records.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CodedError, type GameRecord, parseRecord, recordFrom } from '@undercroft/kernel';
import { readText } from './files.ts';
import type { LuckSource } from './luck.ts';

export const SAVE_FORMAT = 'undercroft-save';
const SAVE_VERSION = 1;

/** A seat is played by a person (or program) here, or by a bot of that name. */
export const PERSON = 'person';

export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly version: number;
  readonly luck: LuckSource;
  readonly players: readonly string[];
  readonly botSeed: string;
  readonly record: GameRecord;
}

export const saveOf = (parts: Omit<Save, 'format' | 'version'>): Save => ({
  format: SAVE_FORMAT,
  version: SAVE_VERSION,
  ...parts,
});

/** What a file holds: a game that can go on, or a record. */
export type Kept =
  | { readonly kind: 'save'; readonly save: Save }
  | { readonly kind: 'record'; readonly record: GameRecord };

export function parseKept(text: string): Kept {
  if (!text.slice(0, 200).includes(SAVE_FORMAT)) return { kind: 'record', record: parseRecord(text) };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new CodedError('record-not-json', { where: (error as Error).message.slice(0, 120) });
  }
  if (!isPlain(data) || data.format !== SAVE_FORMAT) return { kind: 'record', record: parseRecord(text) };
  return { kind: 'save', save: checkSave(data) };
}

function checkSave(data: Record<string, unknown>): Save {
  if (typeof data.version !== 'number') throw damaged('version');
  if (data.version > SAVE_VERSION)
    throw new CodedError('save-newer', { version: data.version, known: SAVE_VERSION });
  if (data.version !== SAVE_VERSION) throw damaged('version');
  const luck = luckFrom(data.luck);
  if (!luck) throw damaged('luck');
  if (typeof data.botSeed !== 'string') throw damaged('botSeed');
  const record = recordFrom(data.record);
  const { players } = data;
  if (!Array.isArray(players) || !players.every((player) => typeof player === 'string'))
    throw damaged('players');
  if (players.length !== record.seats) throw damaged('players');
  return saveOf({ luck, players, botSeed: data.botSeed, record });
}

const damaged = (field: string): CodedError => new CodedError('save-damaged', { field });
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what belongs there: foreign fields do not travel on into the next save. */
function luckFrom(value: unknown): LuckSource | undefined {
  if (!isPlain(value)) return undefined;
  if (value.kind === 'seeded' && typeof value.seed === 'string') return { kind: 'seeded', seed: value.seed };
  if (value.kind !== 'sealed' || !isPlain(value.seal)) return undefined;
  const { secret, table, nonces } = value.seal;
  if (typeof secret !== 'string' || !/^[0-9a-f]{64}$/.test(secret) || typeof table !== 'string')
    return undefined;
  if (!Array.isArray(nonces) || !nonces.every((nonce) => typeof nonce === 'string')) return undefined;
  return { kind: 'sealed', seal: { secret, table, nonces } };
}

/** Where games are kept: the flag, else the XDG data folder. */
export function gamesFolder(
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const data = flag ?? join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local/share'), 'undercroft');
  return join(data, 'games');
}

export interface UnfinishedGame {
  readonly file: string;
  readonly save: Save;
  readonly changed: Date;
}

/** The games that can go on, the one touched last first. Files that cannot be read are passed over. */
export async function unfinishedGames(folder: string, game?: string): Promise<readonly UnfinishedGame[]> {
  if (!existsSync(folder)) return [];
  const found: UnfinishedGame[] = [];
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.json')) continue;
    const file = join(folder, name);
    try {
      const kept = parseKept(await readText(file));
      if (kept.kind !== 'save' || (game !== undefined && kept.save.record.game !== game)) continue;
      found.push({ file, save: kept.save, changed: statSync(file).mtime });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
    }
  }
  return found.sort((a, b) => b.changed.getTime() - a.changed.getTime());
}

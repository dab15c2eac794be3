// Finds a record by what an address names: a table of this browser, an imported record, or a link that holds it all.
import { fromLink, type GameRecord, gameOfLink, parseRecord } from '@undercroft/kernel';
import { type AnyGame, gameCardOf } from '../games.ts';
import { recordOfKept } from '../sources/local-records.ts';
import { findRecord, findTable, isKeptOver, tableCard } from '../sources/local-store.ts';
import { importWithEarlier } from './import-with-earlier.ts';

export interface FoundRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** Played in this browser, which dealt by itself. */
  readonly isFromHere?: boolean;
}

/** A game that is still played here has no replay yet: it would show what the seats may not know. */
export const RUNNING = 'running';
/** The record of a run opens when its expedition is over. */
export const NOT_YET = 'event-running';

export async function findGameRecord(
  id: string,
  hash: string,
): Promise<FoundRecord | typeof RUNNING | typeof NOT_YET | undefined> {
  if (id === 'shared') {
    const link = new URLSearchParams(hash.slice(1)).get('r') ?? '';
    const name = gameOfLink(link);
    if (!gameCardOf(name)) return undefined;
    const game = await importWithEarlier(name);
    return { game, record: fromLink(game, link) };
  }
  const stored = await findTable(id);
  if (stored && gameCardOf(stored.game)) {
    if (!isKeptOver(tableCard(stored))) return RUNNING;
    const game = await importWithEarlier(stored.game);
    return { game, record: await recordOfKept(game, stored), isFromHere: true };
  }
  const record = (await findRecord(id))?.record ?? (await fromServer(id));
  if (record === NOT_YET) return NOT_YET;
  if (!record || !gameCardOf(record.game)) return undefined;
  return { game: await importWithEarlier(record.game), record };
}

/** The record of a finished table of the server, or one that was uploaded there. */
async function fromServer(id: string): Promise<GameRecord | typeof NOT_YET | undefined> {
  const name = encodeURIComponent(id);
  for (const address of [`/api/tables/${name}/record`, `/api/records/${name}`]) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return parseRecord(await answer.text());
    if (answer && (await answer.text()).includes(`"${NOT_YET}"`)) return NOT_YET;
  }
  return undefined;
}

// Finds a record by what an address names: a table of this browser, an imported record, or a link that holds it all.
import { fromLink, type GameRecord, gameOfLink, parseRecord } from '@undercroft/kernel';
import { type AnyGame, gameCardOf } from '../games.ts';
import { serverConnection } from '../net/connection.ts';
import { recordOfKept } from '../sources/local-records.ts';
import { findRecord, findTable, isKeptOver, tableCard } from '../sources/local-store.ts';
import { importWithEarlier } from './import-with-earlier.ts';

export interface FoundRecord {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** Played in this browser, which dealt by itself. */
  readonly isFromHere?: boolean;
}

const CLOSED = ['not-over', 'event-running', 'no-spectators'] as const;

/** Why there is a game, but no replay yet. */
export interface NotYet {
  /** Played on this device or at the server, where it would show what the seats may not know; a run that opens with all others; or a table, often of such a run, where nobody may look on. */
  readonly why: 'running' | (typeof CLOSED)[number];
  /** When it opens, where that is known. */
  readonly openAt?: number | undefined;
}

export const isNotYet = (found: object | undefined): found is NotYet => found !== undefined && 'why' in found;

export async function findGameRecord(id: string, hash: string): Promise<FoundRecord | NotYet | undefined> {
  if (id === 'shared') {
    const link = new URLSearchParams(hash.slice(1)).get('r') ?? '';
    const name = gameOfLink(link);
    if (!gameCardOf(name)) return undefined;
    const game = await importWithEarlier(name);
    return { game, record: fromLink(game, link) };
  }
  const stored = await findTable(id);
  if (stored && gameCardOf(stored.game)) {
    if (!isKeptOver(tableCard(stored))) return { why: 'running' };
    const game = await importWithEarlier(stored.game);
    return { game, record: await recordOfKept(game, stored), isFromHere: true };
  }
  const record = (await findRecord(id))?.record ?? (await fromServer(id));
  if (isNotYet(record)) return record;
  if (!record || !gameCardOf(record.game)) return undefined;
  return { game: await importWithEarlier(record.game), record };
}

interface Refused {
  readonly code?: string;
  readonly args?: { readonly openAt?: number };
}

/** The record of a finished table of the server, or one that was uploaded there. */
async function fromServer(id: string): Promise<GameRecord | NotYet | undefined> {
  const name = encodeURIComponent(id);
  // Only who is known to the server may look: a link may be the first thing that somebody opens here.
  await serverConnection();
  for (const address of [`/api/tables/${name}/record`, `/api/records/${name}`]) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return parseRecord(await answer.text());
    const { code, args } = ((await answer?.json().catch(() => undefined)) as Refused) ?? {};
    const why = CLOSED.find((one) => one === code);
    if (why) return { why, openAt: args?.openAt };
  }
  return undefined;
}

// Records of the tables of this browser, and tables that go on from a record.
import { type GameRecord, openRecord } from '@undercroft/kernel';
import { type LocalSeat, recordOfTable } from '@undercroft/table';
import type { AnyGame } from '../games.ts';
import type { KeptTable, LocalTable } from './local-store.ts';
import { openKept, startTable } from './local-tables.ts';

export { recordOfTable };

/** Plays on from any moment of a record: the same log up to there, fresh luck after it. */
export function forkTable(
  game: AnyGame,
  record: GameRecord,
  upTo: number,
  seats: readonly LocalSeat[],
): Promise<LocalTable> {
  const { game: ruled, table, setupLuck, log } = openRecord(game, record);
  return startTable(ruled, table, seats, { setupLuck, log: log.slice(0, upTo) });
}

export const recordOfKept = async (game: AnyGame, kept: KeptTable): Promise<GameRecord> =>
  recordOfTable((await openKept(game, kept)).table);

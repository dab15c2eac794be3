// The record of a table: its game as a file, with names and the proof of luck.
import { type GameRecord, recordOf } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { isRefused, refuse } from './decision.ts';
import { sealOf } from './luck.ts';
import { isHeld, viewerFor } from './spectators.ts';
import { isOver, type Table } from './table.ts';

/** For whoever may look: refused while the game goes on, or others still play its deal, because a record shows everything. */
export function recordFor(table: Table, person: string, now: number): GameRecord | CodedRefusal {
  const sight = viewerFor(table, person, now);
  if (isRefused(sight)) return sight;
  if (!table.match || !isOver(table)) return refuse('not-over');
  const { openAt } = table.agreement;
  if (isHeld(table, now)) return refuse('event-running', openAt === undefined ? {} : { args: { openAt } });
  const record = recordOfTable(table);
  return record.fair && table.luck.kind === 'sealed'
    ? { ...record, fair: { ...record.fair, secret: table.luck.secret } }
    : record;
}

/** For the host of the game, at any time. A fork has no proof: its beginning is another table's luck. Unnamed seats have no names. */
export function recordOfTable(table: Table): GameRecord {
  const names = table.seats.map(({ name, bot }) => name || bot || '');
  const isNamed = table.seats.some(({ name }) => name);
  const seal = table.isFork ? undefined : sealOf(table);
  return recordOf(table.match!, { ...(isNamed && { names }), ...(seal && { seal }) });
}

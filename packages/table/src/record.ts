// The record of a table: its game as a file, with names and the proof of luck.
import { type GameRecord, recordOf } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from './decision.ts';
import { sealOf } from './luck.ts';
import { isOver, type Table } from './table.ts';
import { isSecretOpen } from './table-info.ts';

/** For viewers: refused while the game goes on, because a record shows every hand. */
export function recordFor(table: Table, now: number): GameRecord | CodedRefusal {
  if (!table.match || !isOver(table)) return refuse('not-over');
  const record = recordOfTable(table);
  if (!record.fair || table.luck.kind !== 'sealed') return record;
  const { secret: _, ...proof } = record.fair;
  return { ...record, fair: isSecretOpen(table, now) ? { ...proof, secret: table.luck.secret } : proof };
}

/** For the host of the game, at any time. A fork has no proof: its beginning is another table's luck. Unnamed seats have no names. */
export function recordOfTable(table: Table): GameRecord {
  const names = table.seats.map(({ name, bot }) => name || bot || '');
  const isNamed = table.seats.some(({ name }) => name);
  const seal = table.isFork ? undefined : sealOf(table);
  return recordOf(table.match!, { ...(isNamed && { names }), ...(seal && { seal }) });
}

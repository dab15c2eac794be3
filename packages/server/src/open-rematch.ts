// Opens the next table for the same people: one per finished table, even if two ask at once.
import { isOver, isRun, refuse, rematchAgreement, seatOf } from '@undercroft/table';
import type { CommandResult } from './execute-command.ts';
import { storeNewTable } from './live-table/new-table.ts';
import type { ServerContext } from './server-context.ts';
import type { Person } from './store/port.ts';

export async function openRematch(
  context: ServerContext,
  person: Person,
  id: string,
): Promise<CommandResult> {
  const seen = await context.liveTables.look(id, (table) => ({
    seat: seatOf(table, person.id),
    isOver: isOver(table),
    rematch: table.rematch,
    isRun: isRun(table),
    agreement: rematchAgreement(table, person.id),
    game: table.game,
  }));
  if (!seen) return { ok: false, refusal: refuse('no-such-table') };
  const { seat, agreement, game } = seen;
  if (seat === null) return { ok: false, refusal: refuse('not-seated') };
  if (!seen.isOver) return { ok: false, refusal: refuse('not-over') };
  if (seen.isRun) return { ok: false, refusal: refuse('already-tried') };
  if (seen.rematch !== undefined) return { ok: true, table: seen.rematch };
  const opened = await storeNewTable(context, {
    game,
    asked: agreement,
    // The old table stands for the maker, so that two people who ask at once are given the same new table.
    maker: `after ${id}`,
    command: 'rematch',
  });
  if (!opened.ok) return opened;
  await context.liveTables.act(id, {
    actor: null,
    command: { kind: 'rematched', seat, table: opened.table },
  });
  return { ok: true, table: opened.table };
}

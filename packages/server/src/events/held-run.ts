// Is a record that somebody brings a run whose deal others still play? Its player may have written it down by hand.
import { type GameRecord, sameData } from '@undercroft/kernel';
import { recordOfTable } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';

/** By the name of its seal, or because it is one of this person's own runs, entry by entry. */
export async function isHeldRun(
  { store, liveTables }: ServerContext,
  person: string,
  { game, setup, entries, fair }: GameRecord,
): Promise<boolean> {
  if (fair && (await store.events.isHeldSeal(fair.table, Date.now()))) return true;
  for (const id of await store.events.heldTables(person, Date.now())) {
    const isSame = await liveTables.look(id, (table) => {
      if (!table.match || table.agreement.game !== game) return false;
      const run = recordOfTable(table);
      const first = run.entries.slice(0, entries.length);
      return (
        sameData(run.setup, setup) && first.length > 0 && sameData(first, entries.slice(0, first.length))
      );
    });
    if (isSame) return true;
  }
  return false;
}

// Is a record that somebody brings a run whose deal others still play? Its player may have written it down by hand.
import { type GameRecord, replay, sameData } from '@undercroft/kernel';
import { seatOf, type Table } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';

/** By the name of its seal, or because it is one of this person's own runs as far as that has come. */
export async function isHeldRun(
  { store, liveTables }: ServerContext,
  person: string,
  brought: GameRecord,
): Promise<boolean> {
  const { fair } = brought;
  if (fair && (await store.events.isHeldSeal(fair.table, Date.now()))) return true;
  for (const id of await store.events.heldTables(person, Date.now()))
    if (await liveTables.look(id, (table) => looksAlike(table, person, brought))) return true;
  return false;
}

/**
 * Compared is what the person saw, and nothing else: whoever brings one guess after another about a hidden card has the same
 * answer to all of them.
 */
function looksAlike(
  table: Table,
  person: string,
  { game, rules, seats, options, setup, entries }: GameRecord,
) {
  const { match } = table;
  const seat = seatOf(table, person);
  if (!match || seat === null) return false;
  const length = Math.min(match.log.length, entries.length);
  const isOfSame =
    game === match.game.name &&
    rules === match.game.rules &&
    seats === match.table.seats &&
    sameData(options, match.table.options);
  if (!isOfSame || length === 0) return false;
  const seen = (source: Parameters<typeof replay>[0]): unknown =>
    match.game.view(replay(source, length), seat);
  return sameData(seen(match), seen({ ...match, setupLuck: setup, log: entries }));
}

// Forgets a person everywhere: their seats are given up first, then the store and every process forget them.
import { isOver, type Request, seatOf, type Table } from '@undercroft/table';
import { actorFor } from '../execute-command.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';

export async function forgetPerson({ store, liveTables }: ServerContext, person: Person): Promise<void> {
  for (const card of await store.tables.cardsOf(person.id, 1000)) {
    const { id } = JSON.parse(card) as { id: string };
    const request = await liveTables.look(id, (table) => leaving(table, person));
    if (request) await liveTables.act(id, request);
  }
  for (const id of await store.people.forget(person.id)) {
    liveTables.forget(id);
    store.notify(`forget ${id}`);
  }
}

/** How somebody leaves a table for good, if they are at it. */
function leaving(table: Table, person: Person): Request | undefined {
  const actor = actorFor(person);
  if (isOver(table)) return undefined;
  if (table.phase === 'open' && table.agreement.host === person.id)
    return { actor, command: { kind: 'propose', what: 'abandon' } };
  const seat = seatOf(table, person.id);
  if (seat === null) return undefined;
  return table.phase === 'open'
    ? { actor, command: { kind: 'leave' } }
    : { actor: null, command: { kind: 'standIn', seat } };
}

// Forgets a person everywhere: what is theirs alone at once, then their rooms and tables one by one, whoever stops in between.
import { isOver, type Request, seatOf, type Table } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';

export async function forgetPerson(context: ServerContext, id: string): Promise<void> {
  const friends = await context.store.ties.friends(id);
  await context.store.people.forget(id);
  context.visitors.news(...friends.map(({ person }) => person));
  await forgetAtTables(context, id);
}

/** In study rooms too. At tables their seats are given up first. */
export async function forgetAtTables(context: ServerContext, id: string): Promise<void> {
  const { store, liveTables, liveStudies } = context;
  for await (const study of store.people.studiesOf(id)) await liveStudies.forgetAt(study, id);
  for await (const table of store.people.tablesOf(id)) {
    const request = await liveTables.look(table, (now) => leaving(now, id));
    if (request) await liveTables.act(table, request);
    await store.people.forgetAt(table, id);
    liveTables.forget(table);
    store.notify(`forget ${table}`);
  }
  await store.people.forgotten(id);
}

/** How somebody leaves a table for good, if they are at it. */
function leaving(table: Table, person: string): Request | undefined {
  const actor = { person, name: '', muted: false };
  if (isOver(table)) return undefined;
  if (table.phase === 'open' && table.agreement.host === person)
    return { actor, command: { kind: 'propose', what: 'abandon' } };
  const seat = seatOf(table, person);
  if (seat === null) return undefined;
  return table.phase === 'open'
    ? { actor, command: { kind: 'leave' } }
    : { actor: null, command: { kind: 'standIn', seat } };
}

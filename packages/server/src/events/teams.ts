// Teams: people who play a deal of an expedition at one table. Each may be in another team for the next deal.
import { eventPhaseAt, instanceFor, isTogether, SIBLING } from '@undercroft/events';
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import type { CommandResult } from '../execute-command.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import type { EntrantRow } from '../store/sql-entrants.ts';
import { gameOfEvent, lackedBy } from './event-game.ts';
import { openRun } from './open-run.ts';

export interface TeamWish {
  /** The word that a mate gave away; without one a new team is made. */
  readonly code?: string | undefined;
  readonly leave?: boolean | undefined;
}

/** Can people play a deal of this expedition together? Evenings seat everybody themselves. */
export const hasTeams = (context: ServerContext, event: EventRow): boolean => {
  const of = gameOfEvent(context, event);
  return of !== undefined && event.kind !== 'evening' && event.kind !== 'again' && isTogether(of.chairs);
};

export const teamOf = async (
  { store }: ServerContext,
  { id }: EventRow,
  code: string | null,
): Promise<readonly EntrantRow[]> =>
  code === null ? [] : (await store.events.entrantsOf(id)).filter(({ team }) => team === code);

/** Into a team, into a new one of one's own, or out of it. */
export async function changeTeam(
  context: ServerContext,
  event: EventRow,
  person: Person,
  { code, leave }: TeamWish,
): Promise<CodedRefusal | undefined> {
  const { events } = context.store;
  const phase = eventPhaseAt(event, Date.now());
  if (!hasTeams(context, event)) return refuse('no-teams');
  if (phase !== 'announced' && phase !== 'open') return refuse('event-over');
  await events.join(event.id, person.id, Date.now(), null);
  if (leave) return void (await events.setTeam(event.id, person.id, null));
  const mates = code === undefined ? [] : await teamOf(context, event, code);
  if (code !== undefined && mates.length === 0) return refuse('no-such-team');
  if (mates.some((mate) => mate.person === person.id)) return undefined;
  if (mates.length >= event.seats) return refuse('team-full');
  await events.setTeam(event.id, person.id, code ?? newId(8));
  return undefined;
}

/** Ready for a deal with one's team; when all of it are, the table is there. */
export async function beginTogether(
  context: ServerContext,
  person: Person,
  event: EventRow,
  deal: number,
): Promise<CommandResult> {
  const { events } = context.store;
  const entrant = await events.entrant(event.id, person.id);
  if (!hasTeams(context, event)) return refused(refuse('no-teams'));
  // Said first and looked at then: of two who say it at once, one sees that all are ready.
  await events.setReady(event.id, person.id, deal);
  const mates = await teamOf(context, event, entrant?.team ?? null);
  if (mates.length < 2) return refused(refuse('no-such-team'));
  return mates.some(({ ready }) => ready !== deal) ? { ok: true } : openTogether(context, event, mates, deal);
}

async function openTogether(
  context: ServerContext,
  event: EventRow,
  mates: readonly EntrantRow[],
  deal: number,
): Promise<CommandResult> {
  const { store, sessions } = context;
  const of = gameOfEvent(context, event)!;
  const [{ team }] = mates as readonly [EntrantRow];
  const people = new Map<number, Person>();
  let isRanked = true;
  for (const [seat, { person: id, removed }] of mates.toSorted(inOrder).entries()) {
    const person = await sessions.read(id);
    const run = (await store.events.runsOf(event.id, id)).find((one) => one.deal === deal);
    if (!person || removed === 1) return refused(refuse('not-eligible'));
    if (run) return run.team === team ? { ok: true, table: run.table } : refused(refuse('mate-has-tried'));
    if ((await lackedBy(context, event.format, person)).length > 0) isRanked = false;
    people.set(seat, person);
  }
  const instance = isRanked ? instanceFor(event.secret, team!, deal, event.format.instances) : SIBLING;
  const begun = await openRun(context, event, of, { deal, instance, people, team: team! });
  if (begun.ok) for (const { person } of mates) await store.events.setReady(event.id, person, null);
  return begun;
}

const inOrder = (a: EntrantRow, b: EntrantRow): number => (a.person < b.person ? -1 : 1);
const refused = (refusal: CodedRefusal): CommandResult => ({ ok: false, refusal });

// A person's one try of a deal: alone with bots, or with a team.
import { eventPhaseAt } from '@undercroft/events';
import { refuse } from '@undercroft/table';
import type { CommandResult } from '../execute-command.ts';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { gameOfEvent, lackedBy, sittingOf } from './event-game.ts';
import { openRun } from './open-run.ts';
import { beginTogether } from './teams.ts';

export interface BeginWish {
  /** Only if it is ranked, or in no case; as may be where nothing is said. */
  readonly ranked?: boolean | undefined;
  /** With one's team. */
  readonly together?: boolean | undefined;
}

/** Begun now, or the one that was begun before. It counts from the first view on. */
export async function beginDeal(
  context: ServerContext,
  person: Person,
  event: EventRow,
  deal: number,
  { ranked, together }: BeginWish = {},
): Promise<CommandResult> {
  const { events } = context.store;
  const known = (await events.runsOf(event.id, person.id)).find((run) => run.deal === deal);
  if (known) return { ok: true, table: known.table };
  const phase = eventPhaseAt(event, Date.now());
  if (phase === 'announced') return refused('event-not-open', { opens: event.opens });
  if (phase !== 'open') return refused('event-over');
  const of = gameOfEvent(context, event);
  if (!of || deal > event.deals) return refused('no-such-event');
  // Everybody is seated at once, by the movement.
  if (event.kind === 'evening') return refused('check-in-closed');
  const needs = await lackedBy(context, event.format, person);
  if ((ranked && needs.length > 0) || (await events.entrant(event.id, person.id))?.removed === 1)
    return refused('not-eligible', { needs: needs.join(', ') });
  if (together) return beginTogether(context, person, event, deal);
  const { seat, instance } = sittingOf(event, of.chairs, person.id, deal, ranked ?? needs.length === 0);
  return openRun(context, event, of, { deal, instance, people: new Map([[seat, person]]) });
}

const refused = (code: Parameters<typeof refuse>[0], args?: Readonly<Record<string, unknown>>) =>
  ({ ok: false, refusal: refuse(code, args && { args }) }) as const;

// What a person is shown of an expedition: its card in the list, and on its own page the seals and their own deals.
import { CHECK_IN, dealEnds, eventPhaseAt } from '@undercroft/events';
import { commitmentOf, measureOf } from '@undercroft/kernel';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import type { EntrantRow } from '../store/sql-entrants.ts';
import { barredFrom } from './evenings.ts';
import { gameOfEvent, lackedBy, sittingOf } from './event-game.ts';
import { percentAgainstOld } from './event-standings.ts';
import { hasTeams, teamOf } from './teams.ts';

/** An expedition in the list. */
export async function eventSummary({ store: { events } }: ServerContext, event: EventRow, me: Person) {
  const { id, game, kind, seats, options, opens, closes, openAt, deals } = event;
  const state = eventPhaseAt(event, Date.now());
  const [entrants, runs, mine] = await Promise.all([
    events.entrants(id),
    events.begun(id, kind === 'evening'),
    events.runsOf(id, me.id),
  ]);
  return {
    id,
    game,
    kind,
    seats,
    options,
    opens,
    closes,
    openAt,
    deals,
    state,
    entrants,
    runs,
    mine: mine.length,
  };
}

/** My own deals; nothing of anybody else's beyond how many there are. */
export async function eventDetail(context: ServerContext, event: EventRow, me: Person) {
  const { store, liveTables } = context;
  const { format, words, deals: count } = event;
  const of = gameOfEvent(context, event);
  const lacks = await lackedBy(context, format, me);
  const [card, seals, runs, entrant] = await Promise.all([
    eventSummary(context, event, me),
    store.events.deals(event.id),
    store.events.runsOf(event.id, me.id),
    store.events.entrant(event.id, me.id),
  ]);
  const deals = [];
  for (let number = 1; number <= count; number++) {
    const run = runs.find(({ deal }) => deal === number);
    const seen = await (run &&
      liveTables.look(run.table, ({ phase, result, match, since }) => ({
        state: phase,
        // Ended by the clock of the expedition, not by the person.
        isTimeUp: phase === 'abandoned' && since >= endOf(event, number),
        won: result ? result.winners.includes(run.side) : null,
        points: result?.points?.[run.side] ?? null,
        measure: match ? measureOf(match.game, match.position, run.side) : null,
      })));
    const isAgain = event.kind === 'again' && run !== undefined && seen?.state === 'finished';
    const isSeatOpen = of && !run && event.kind !== 'evening';
    const place = !isSeatOpen ? undefined : sittingOf(event, of.chairs, me.id, number, lacks.length === 0);
    deals.push({
      number,
      /** At an evening the movement decides, when the deal begins. */
      seat: run?.side ?? place?.seat ?? null,
      people: run?.people ?? 1,
      instance: run?.instance ?? place?.instance ?? 1,
      table: run?.table ?? null,
      began: run?.began ?? null,
      mine: seen ?? null,
      // Beside the field of then; an open expedition compares nothing.
      percent: isAgain ? await percentAgainstOld(context, run, seen.measure!) : null,
      seals: seals
        .filter((seal) => seal.number === number)
        .map(({ instance, secret }) => ({ instance, commitment: commitmentOf(secret) })),
    });
  }
  return {
    ...card,
    ...format,
    hasTwoSides: of?.chairs.hasTwoSides ?? false,
    isCounted: event.state !== 'set',
    lacks,
    joined: entrant?.joined ?? null,
    word: entrant?.word ?? null,
    words,
    evening: event.kind === 'evening' ? await eveningOf(context, event, me, entrant) : null,
    teams: hasTeams(context, event) ? await teamDetail(context, event, me, entrant) : null,
    deals,
  };
}

const endOf = (event: EventRow, deal: number): number =>
  event.kind === 'evening' ? dealEnds(event, deal, event.deals) : event.openAt;

/** When one says that one is there, whether one has, and until when one may not. */
async function eveningOf(
  context: ServerContext,
  event: EventRow,
  me: Person,
  entrant: EntrantRow | undefined,
) {
  const barred = await barredFrom(context, event, me);
  return {
    checkIn: event.opens - CHECK_IN,
    isCheckIn: Date.now() >= event.opens - CHECK_IN && Date.now() < event.opens,
    isHere: entrant?.ready === 1,
    barredUntil: (barred?.args?.until as number | undefined) ?? null,
  };
}

/** My mates, and which deal each is ready for. */
async function teamDetail(
  context: ServerContext,
  event: EventRow,
  me: Person,
  entrant: EntrantRow | undefined,
) {
  const code = entrant?.team ?? null;
  const mates = await teamOf(context, event, code);
  return {
    most: event.seats,
    code,
    mates: mates.map(({ person, name, ready }) => ({ name, ready, isMe: person === me.id })),
  };
}

// Opens the table of a run: one person with bots, a team, the people of an evening; and the bots' own runs beside them.
import { type EventWindow, isTogether, sealName } from '@undercroft/events';
import { type AnyGame, keyedHash, type Seat } from '@undercroft/kernel';
import { type Clock, resolveSettings } from '@undercroft/protocol';
import { dayOf, refuse } from '@undercroft/table';
import { actorFor, type CommandResult } from '../execute-command.ts';
import { storeNewTable } from '../live-table/new-table.ts';
import type { ServerContext } from '../server-context.ts';
import type { EventRow } from '../store/event-rows.ts';
import type { Person } from '../store/port.ts';
import { addEntrant } from '../store/sql-entrants.ts';
import { addRun } from '../store/sql-runs.ts';
import type { GameOfEvent } from './event-game.ts';
import { yardstickId } from './yardsticks.ts';

interface Dealt {
  readonly deal: number;
  readonly instance: number;
}

/** People by their seats: the table waits for each of them. */
interface PeopleAt extends Dealt {
  readonly people: ReadonlyMap<Seat, Person>;
  readonly team?: string;
}

/** Several people wait for each other no longer than this; alone one takes the time one likes. */
const EVENING_CLOCK: Clock = { perMove: 60, reserve: 180 };
const SHARE_OF_WINDOW = 12;

const clockOf = ({ opens, closes }: EventWindow): Clock => ({
  perMove: Math.max(60, Math.floor((closes - opens) / 1000 / SHARE_OF_WINDOW)),
  reserve: 0,
});

/** The table of a run. Whoever asks again is given the same one: maker and command name the run. */
export async function openRun(
  context: ServerContext,
  event: EventRow,
  { game, chairs }: GameOfEvent,
  { deal, instance, people, team }: PeopleAt,
): Promise<CommandResult> {
  const seated = [...people].sort(([a], [b]) => a - b);
  const names = seated.map(([seat, { id }]) => `${seat} ${id}`).join(' ');
  const isLive = event.kind === 'evening';
  const began = Date.now();
  const begun = await openTable(context, event, game, {
    deal,
    instance,
    name: team === undefined ? names : `team ${names}`,
    host: seated[0]![1].id,
    bots: Array.from({ length: event.seats }, (_, seat) => (people.has(seat) ? undefined : event.format.bot)),
    sittings: seated.map(([seat, person]) => ({ actor: actorFor(person), seat, nonce: '' })),
    more: {
      pace: isLive ? 'live' : 'turns',
      clock: isLive ? EVENING_CLOCK : seated.length > 1 ? clockOf(event) : null,
      ...(isLive && deal > 1 && { botsStay: true as const }),
      ...(seated.length > 1 && isTogether(chairs) && { isTeam: true as const }),
    },
    also: (table) =>
      seated.flatMap(([seat, { id: person }]) => [
        addRun({
          event: event.id,
          deal,
          side: chairs.chairOf[seat]!,
          person,
          instance,
          table,
          began,
          people: seated.length,
          team: team ?? null,
        }),
        addEntrant(event.id, person, began, null),
      ]),
  });
  if (begun.ok)
    for (const side of new Set(seated.map(([seat]) => chairs.chairOf[seat]!)))
      void openYardsticks(context, event, game, { deal, instance }, side);
  return begun;
}

/** The bots' own runs of a field that somebody has entered; they are played when nothing else is to be thought about. */
async function openYardsticks(
  context: ServerContext,
  event: EventRow,
  game: AnyGame,
  { deal, instance }: Dealt,
  side: Seat,
): Promise<void> {
  try {
    for (const level of event.format.yardsticks) {
      const person = yardstickId(level, instance);
      const known = await context.store.events.runsOf(event.id, person);
      if (known.some((run) => run.deal === deal && run.side === side)) continue;
      await openTable(context, event, game, {
        deal,
        instance,
        name: `${side} ${person}`,
        host: person,
        bots: Array.from({ length: event.seats }, (_, seat) => (seat === side ? level : event.format.bot)),
        sittings: [],
        more: { pace: 'turns', clock: null },
        also: (table) => [
          addRun({
            event: event.id,
            deal,
            side,
            person,
            instance,
            table,
            began: Date.now(),
            people: 1,
            team: null,
          }),
        ],
      });
    }
  } catch (error) {
    context.log.warn({ err: error, event: event.id }, 'no yardsticks');
  }
}

type NewTable = Parameters<typeof storeNewTable>[1];
interface RunTable extends Dealt, Pick<NewTable, 'sittings' | 'also'> {
  /** Names the run among all of its expedition. */
  readonly name: string;
  readonly host: string;
  /** The levels of the bots by their seats; people have the others. */
  readonly bots: readonly (string | undefined)[];
  readonly more: Pick<NewTable['asked'], 'pace' | 'clock' | 'botsStay' | 'isTeam'>;
}

async function openTable(
  context: ServerContext,
  event: EventRow,
  game: AnyGame,
  { deal, instance, name, host, bots, sittings, more, also }: RunTable,
): Promise<CommandResult> {
  const { store } = context;
  const words = event.words ?? (await store.events.fixWords(event));
  const seals = await store.events.deals(event.id);
  const { secret, sealedAs } = seals.find((seal) => seal.number === deal && seal.instance === instance)!;
  const made = await storeNewTable(context, {
    game,
    asked: {
      game: game.name,
      rules: game.rules,
      options: event.options,
      chairs: bots.map((bot) => (bot === undefined ? { for: 'person' } : { for: 'bot', bot })),
      ...more,
      ...resolveSettings({ listed: false, spectators: false, rated: false }),
      host,
      ...(event.kind === 'day' && { daily: dayOf(event.opens) }),
      event: event.id,
      // An old one is open already.
      ...(event.kind !== 'again' && { openAt: event.openAt }),
    },
    shared: { secret, sealedAs: sealedAs ?? sealName(event.id, deal, instance, words) },
    // Nobody adds a word of their own, or it would not be the same luck.
    ...(sittings && { sittings }),
    maker: `event ${event.id}`,
    command: keyedHash(event.secret, `${deal} ${name}`).slice(0, 40),
    members: [...new Set([host, ...(sittings ?? []).map(({ actor }) => actor.person)])],
    ...(also && { also }),
  });
  // Somebody of them has a run of this deal already.
  return !made.ok && made.refusal.code === 'stale' ? { ok: false, refusal: refuse('already-tried') } : made;
}

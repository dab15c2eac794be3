// Expeditions of this server: announced with their seals, entered, and begun deal by deal. The reckoning is in package `events`.
import {
  type Chairs,
  chairFor,
  chairsOf,
  type EventKind,
  type EventWindow,
  eventPhaseAt,
  instanceFor,
  instancesFor,
  SEASON_BEST,
  SIBLING,
  sealName,
  seasonAt,
  windowAt,
} from '@undercroft/events';
import { type AnyGame, gameByRules, keyedHash, newSecret, resolveTable, type Seat } from '@undercroft/kernel';
import { resolveSettings } from '@undercroft/protocol';
import { dayOf, refuse } from '@undercroft/table';
import { actorFor, type CommandResult } from '../execute-command.ts';
import { storeNewTable } from '../live-table/new-table.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { addEntrant, addRun, type DealRow, type EntryNeeds, type EventRow } from '../store/sql-events.ts';

const DAY = 24 * 3_600_000;
const WEEK_DEALS = 4;
/** A day asks for a passkey only; what makes a season, for somebody who is not new here. */
const NEEDS: Readonly<Record<EventKind, EntryNeeds>> = {
  day: { passkey: true, days: 0, games: 0 },
  week: { passkey: true, days: 7, games: 5 },
  evening: { passkey: true, days: 7, games: 5 },
  again: { passkey: false, days: 0, games: 0 },
};

/** What may be asked for when an expedition is made. */
export interface EventWish {
  readonly id: string;
  readonly kind: EventKind;
  readonly window: EventWindow;
  readonly deals: number;
  readonly seats?: number | undefined;
  readonly options?: Readonly<Record<string, never>> | undefined;
  readonly entrants?: number;
  readonly needs?: EntryNeeds | undefined;
  /** Whose members alone know of it. */
  readonly club?: string | undefined;
}

/** Draws the seals of all instances at once: their fingerprints are published from now on. */
export async function announce(
  { store, bots }: ServerContext,
  game: AnyGame,
  wish: EventWish,
): Promise<void> {
  const { seats, options } = resolveTable(game, wish.seats ?? game.seats[0], wish.options);
  const instances = instancesFor(wish.entrants ?? 0);
  const { sharedLuck } = game;
  const deals: DealRow[] = [];
  for (let number = 1; number <= wish.deals; number++)
    for (let instance = SIBLING; instance <= instances; instance++)
      deals.push({ number, instance, secret: newSecret(), sealedAs: null });
  const format = {
    rules: game.rules,
    bot: bots.defaultLevel,
    yardsticks: bots.levels,
    instances,
    isOneDealRanked: sharedLuck !== undefined && sharedLuck.measured >= sharedLuck.enough,
    needs: wish.needs ?? NEEDS[wish.kind],
  };
  const { id, kind, window } = wish;
  const club = wish.club ?? null;
  const row = { id, game: game.name, kind, seats, options, format, ...window, deals: wish.deals, club };
  await store.events.create({ ...row, secret: newSecret(), words: null, state: 'set' } as EventRow, deals);
}

const idOf = (kind: EventKind, game: string, opens: number): string => `${kind}-${game}-${dayOf(opens)}`;
/** One of those that come by themselves: they make the season. */
export const isRegular = ({ id, kind, game, opens }: EventRow): boolean => id === idOf(kind, game, opens);

const announcedUpTo = new WeakMap<ServerContext, number>();

/** The day and the week of every game, today's and the next ones: announced a whole window before they open. */
export async function announceRegular(context: ServerContext): Promise<void> {
  const now = Date.now();
  if ((announcedUpTo.get(context) ?? 0) > now) return;
  const today = windowAt('day', now);
  for (const game of context.games.values()) {
    for (const kind of ['day', 'week'] as const) {
      const window = windowAt(kind, now);
      for (const next of [window, windowAt(kind, window.closes)])
        await announceOnce(context, game, kind, next);
    }
    const { begins, ends } = seasonAt(now);
    await context.store.events.keepSeason(
      `${game.name}-${dayOf(begins)}`,
      game.name,
      begins,
      ends,
      SEASON_BEST,
    );
  }
  announcedUpTo.set(context, today.closes);
}

async function announceOnce(
  context: ServerContext,
  game: AnyGame,
  kind: 'day' | 'week',
  window: EventWindow,
) {
  const { events } = context.store;
  const id = idOf(kind, game.name, window.opens);
  if (await events.read(id)) return;
  const before = windowAt(kind, window.opens - 7 * DAY).opens;
  const entrants = kind === 'week' ? await events.entrants(idOf(kind, game.name, before)) : 0;
  await announce(context, game, { id, kind, window, deals: kind === 'day' ? 1 : WEEK_DEALS, entrants });
}

/** Today's of a game. */
export const eventOfToday = async (context: ServerContext, game: string): Promise<EventRow | undefined> => {
  await announceRegular(context);
  return context.store.events.read(idOf('day', game, windowAt('day', Date.now()).opens));
};

const AGAIN = 'again-';

/** One by its name. An old one can be played again under its name with `again-` before it: made when it is first asked for. */
export async function eventNamed(context: ServerContext, id: string): Promise<EventRow | undefined> {
  const { events } = context.store;
  await announceRegular(context);
  const known = await events.read(id);
  if (known || !id.startsWith(AGAIN)) return known;
  const old = await events.read(oldOf(id));
  if (!old || old.kind === 'again' || old.state === 'set' || old.words === null) return undefined;
  const { words } = old;
  const deals = (await events.deals(old.id)).map((deal) => ({
    ...deal,
    sealedAs: sealName(old.id, deal.number, deal.instance, words),
  }));
  const format = { ...old.format, yardsticks: [], needs: NEEDS.again };
  // Nothing is ever settled: each run stands beside the field of then.
  const state = 'settled';
  await events.create({ ...old, id, kind: 'again', ...windowAt('again', Date.now()), format, state }, deals);
  return events.read(id);
}
/** The expedition that is played again. */
export const oldOf = (id: string): string => id.slice(AGAIN.length);

/** The game by the rules that an expedition was announced with, and who sits where. */
export function gameOfEvent({ games }: ServerContext, { game: name, format, seats, options }: EventRow) {
  const newest = games.get(name);
  const game = newest && (format.rules === '' ? newest : gameByRules(newest, format.rules));
  if (!game) return undefined;
  // Dailies of older stores were played by one person alone in the first seat.
  return {
    game,
    chairs: format.rules === '' ? NO_CHAIRS : chairsOf(game, resolveTable(game, seats, options)),
  };
}
const NO_CHAIRS = { chairs: [0], hasTwoSides: false };

/** What this person lacks for ranked entry. */
export async function lackedBy({ store }: ServerContext, { needs }: EventRow['format'], person: Person) {
  const lacks: (keyof EntryNeeds)[] = [];
  if (needs.passkey && person.guest) lacks.push('passkey');
  if (Date.now() - person.created < needs.days * DAY) lacks.push('days');
  if (needs.games > 0) {
    const played = await store.results.history(person.id, Number.MAX_SAFE_INTEGER, needs.games);
    if (played.length < needs.games) lacks.push('games');
  }
  return lacks;
}

export interface DealPlace {
  readonly seat: Seat;
  readonly instance: number;
}

/** Where somebody sits in a deal, ranked or in its sibling. */
export function sittingOf(
  event: EventRow,
  chairs: Chairs,
  person: string,
  deal: number,
  isRanked: boolean,
): DealPlace {
  const { secret, format } = event;
  return {
    seat: chairFor(secret, person, deal, chairs),
    instance: isRanked ? instanceFor(secret, person, deal, format.instances) : SIBLING,
  };
}

/** A person's one try of a deal: begun now, or the one that was begun before. It counts from the first view on. */
export async function beginDeal(
  context: ServerContext,
  person: Person,
  event: EventRow,
  deal: number,
  asRanked?: boolean,
): Promise<CommandResult> {
  const { events } = context.store;
  const known = (await events.runsOf(event.id, person.id)).find((run) => run.deal === deal);
  if (known) return { ok: true, table: known.table };
  const phase = eventPhaseAt(event, Date.now());
  if (phase === 'announced') return refused('event-not-open', { opens: event.opens });
  if (phase !== 'open') return refused('event-over');
  const of = gameOfEvent(context, event);
  if (!of || deal > event.deals) return refused('no-such-event');
  const needs = await lackedBy(context, event.format, person);
  if ((asRanked && needs.length > 0) || (await events.entrant(event.id, person.id))?.removed === 1)
    return refused('not-eligible', { needs: needs.join(', ') });
  const isRanked = asRanked ?? needs.length === 0;
  const { seat, instance } = sittingOf(event, of.chairs, person.id, deal, isRanked);
  const begun = await openRun(context, event, of.game, { person: person.id, deal, seat, instance }, person);
  if (begun.ok) void openYardsticks(context, event, of.game, { deal, seat, instance });
  return begun;
}

const refused = (code: Parameters<typeof refuse>[0], args?: Readonly<Record<string, unknown>>) =>
  ({ ok: false, refusal: refuse(code, args && { args }) }) as const;

interface Place extends DealPlace {
  readonly deal: number;
}

/** What stands for a bot of this level among the people of an expedition; one in each field. */
const yardstickId = (level: string, instance: number): string => `*${level}/${instance}`;
export const isYardstickId = (person: string): boolean => person.startsWith('*');
export const levelOfYardstick = (person: string): string => person.slice(1).split('/')[0]!;

/** The bots' own runs of a field that somebody has entered; they are played when nothing else is to be thought about. */
async function openYardsticks(
  context: ServerContext,
  event: EventRow,
  game: AnyGame,
  place: Place,
): Promise<void> {
  try {
    for (const level of event.format.yardsticks) {
      const person = yardstickId(level, place.instance);
      const known = await context.store.events.runsOf(event.id, person);
      if (!known.some(({ deal, side }) => deal === place.deal && side === place.seat))
        await openRun(context, event, game, { ...place, person });
    }
  } catch (error) {
    context.log.warn({ err: error, event: event.id }, 'no yardsticks');
  }
}

/** The table of a run. Two who ask at once are given the same one: maker and command name the run. */
async function openRun(
  context: ServerContext,
  event: EventRow,
  game: AnyGame,
  { deal, seat, instance, person }: Place & { readonly person: string },
  player?: Person,
): Promise<CommandResult> {
  const { store, bots } = context;
  const words = event.words ?? (await store.events.fixWords(event));
  const seals = await store.events.deals(event.id);
  const { secret, sealedAs } = seals.find((seal) => seal.number === deal && seal.instance === instance)!;
  const level = player ? bots.defaultLevel : levelOfYardstick(person);
  const chairs = Array.from({ length: event.seats }, (_, at) =>
    at === seat && player
      ? { for: 'person' as const }
      : { for: 'bot' as const, bot: at === seat ? level : event.format.bot },
  );
  const now = Date.now();
  return storeNewTable(context, {
    game,
    asked: {
      game: game.name,
      rules: game.rules,
      options: event.options,
      chairs,
      pace: 'turns',
      clock: null,
      ...resolveSettings({ listed: false, spectators: false, rated: false }),
      host: person,
      ...(event.kind === 'day' && { daily: dayOf(event.opens) }),
      event: event.id,
      // An old one is open already.
      ...(event.kind !== 'again' && { openAt: event.openAt }),
    },
    shared: { secret, sealedAs: sealedAs ?? sealName(event.id, deal, instance, words) },
    // Nobody adds a word of their own, or it would not be the same luck.
    sittings: player ? [{ actor: actorFor(player), seat, nonce: '' }] : [],
    maker: `event ${event.id}`,
    command: keyedHash(event.secret, `${deal} ${seat} ${person}`).slice(0, 40),
    also: (table) => [
      addRun({ event: event.id, deal, side: seat, person, instance, table, began: now }),
      ...(player ? [addEntrant(event.id, person, now, null)] : []),
    ],
  });
}

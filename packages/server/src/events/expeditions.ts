// Expeditions of this server: announced with their seals, found by their names. The reckoning is in package `events`.
import {
  chairsOf,
  type EventKind,
  type EventWindow,
  eveningDeals,
  instancesFor,
  isEveningLength,
  isTogether,
  SEASON_BEST,
  SIBLING,
  sealName,
  seasonAt,
  turnsOf,
  windowAt,
} from '@undercroft/events';
import { type AnyGame, CodedError, newSecret, type Options, resolveTable } from '@undercroft/kernel';
import { dayOf } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { DealRow, EntryNeeds, EventRow } from '../store/event-rows.ts';

const DAY = 24 * 3_600_000;
const WEEK_DEALS = 4;
/** Alone a game is short, and luck falls out over many only. */
const WEEK_DEALS_ALONE = 8;
/**
 * What makes a season, and who meets whom, is for somebody who is not new here. A day asks for a name from before the day,
 * so that nobody looks at its deal with a fresh one first.
 */
const NEEDS: Readonly<Record<EventKind, EntryNeeds>> = {
  day: { passkey: true, days: 1, games: 1 },
  week: { passkey: true, days: 7, games: 5 },
  evening: { passkey: true, days: 7, games: 5 },
  again: { passkey: false, days: 0, games: 0 },
};

/** What may be asked for when an expedition is made. */
export interface EventWish {
  readonly id: string;
  readonly kind: EventKind;
  readonly window: EventWindow;
  /** As many as are usual where nothing is said. */
  readonly deals?: number | undefined;
  readonly seats?: number | undefined;
  readonly options?: Options | undefined;
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
  const fewest = Math.max(wish.kind === 'evening' ? 2 : 1, game.seats[0]);
  const table = resolveTable(game, wish.seats ?? fewest, optionsOf(game, wish));
  const { seats, options } = table;
  const chairs = chairsOf(game, table);
  const count = wish.deals ?? usualDeals(wish.kind, seats);
  if (wish.kind === 'evening' && (seats === 1 || !isEveningLength(count, chairs)))
    throw new CodedError('bad-request');
  const instances = instancesFor(wish.entrants ?? 0);
  const { sharedLuck } = game;
  const deals: DealRow[] = [];
  for (let number = 1; number <= count; number++)
    for (let instance = SIBLING; instance <= instances; instance++)
      deals.push({ number, instance, secret: newSecret(), sealedAs: null });
  const secret = newSecret();
  const format = {
    rules: game.rules,
    bot: bots.defaultLevel,
    yardsticks: yardsticksOf(bots.levels),
    instances,
    ...(isTogether(chairs) && { isAloneRanked: false as const }),
    ...(wish.kind !== 'evening' && { turns: turnsOf(secret, count, chairs) }),
    // Of two sides one deal shows one alone.
    isOneDealRanked:
      !chairs.hasTwoSides && sharedLuck !== undefined && sharedLuck.measured >= sharedLuck.enough,
    needs: wish.needs ?? NEEDS[wish.kind],
  };
  const { id, kind, window } = wish;
  const club = wish.club ?? null;
  const row = { id, game: game.name, kind, seats, options, format, ...window, deals: count, club };
  const fresh = { secret, words: null, seating: null, state: 'set' } as const;
  await store.events.create({ ...row, ...fresh }, deals);
}

const optionsOf = (game: AnyGame, { kind, options }: EventWish): Options | undefined =>
  options ?? (kind === 'week' ? game.weekOptions : undefined);

/** The strongest level and every second one below it: more marks say no more about a percentage, and cost the house much thought. */
const yardsticksOf = (levels: readonly string[]): readonly string[] =>
  levels.filter((_, at) => (levels.length - 1 - at) % 2 === 0);

const usualDeals = (kind: EventKind, seats: number): number =>
  kind === 'evening' ? eveningDeals(seats) : kind === 'day' ? 1 : seats === 1 ? WEEK_DEALS_ALONE : WEEK_DEALS;

const idOf = (kind: EventKind, game: string, opens: number): string => `${kind}-${game}-${dayOf(opens)}`;
/** One of those that come by themselves: they make the season. */
export const isRegular = ({ id, kind, game, opens }: EventRow): boolean => id === idOf(kind, game, opens);

const announcedUpTo = new WeakMap<ServerContext, number>();

/** What comes of every game by itself, now and next: announced a whole window before it opens. */
export async function announceRegular(context: ServerContext): Promise<void> {
  const now = Date.now();
  if ((announcedUpTo.get(context) ?? 0) > now) return;
  const today = windowAt('day', now);
  /** Games that people sit at together have evenings, each at another hour. */
  let evenings = 0;
  for (const game of context.games.values()) {
    const turn = game.seats[1] > 1 ? evenings++ : undefined;
    for (const kind of ['day', 'week', ...(turn === undefined ? [] : ['evening' as const])] as const) {
      const window = windowAt(kind, now, turn);
      for (const next of [window, windowAt(kind, window.closes, turn)])
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

async function announceOnce(context: ServerContext, game: AnyGame, kind: EventKind, window: EventWindow) {
  const { events } = context.store;
  const id = idOf(kind, game.name, window.opens);
  if (await events.read(id)) return;
  // How many will come is judged by the last one that is over: the one between has hardly begun, or has not.
  const last = windowAt(kind, Date.now()).opens - (kind === 'day' ? DAY : 7 * DAY);
  const entrants = kind === 'evening' ? 0 : await events.entrants(idOf(kind, game.name, last));
  await announce(context, game, { id, kind, window, entrants });
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
  const window = windowAt('again', Date.now());
  await events.create({ ...old, id, kind: 'again', ...window, format, seating: null, state }, deals);
  return events.read(id);
}
/** The expedition that is played again. */
export const oldOf = (id: string): string => id.slice(AGAIN.length);

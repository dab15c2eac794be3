// One look at everybody who waits: lets those go who are gone, asks those who are out of sight, and makes the tables.
import { giveNotice } from '../notices/give-notice.ts';
import type { NoticeSender } from '../notices/sender.ts';
import { quietFor } from '../notices/turn-notices.ts';
import { shownRating } from '../results/shown-rating.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person, Seek } from '../store/port.ts';
import type { Seeker } from './company.ts';
import { type FoundTable, matchSeekers } from './match-seekers.ts';
import { pairTable } from './pair-table.ts';
import { ANSWER_WITHIN } from './seek-guests.ts';

/** Milliseconds since somebody was heard of: after the first they are asked, after the second they are gone. */
const OUT_OF_SIGHT = 10_000;
const GONE = 60_000;
const DAY = 24 * 3_600_000;
/** Those who have waited longest: the others come soon enough. */
const MOST_AT_ONCE = 500;

const isThere = ({ pace, hidden, heard }: Seek, now: number): boolean =>
  pace === 'turns' || (!hidden && now - heard < OUT_OF_SIGHT);

/** True where something has changed. */
export async function pairingRound(
  context: ServerContext,
  sender: NoticeSender,
  all: readonly Seek[],
  now: number,
): Promise<boolean> {
  let hasChanged = false;
  const line: Seek[] = [];
  for (const seek of all.filter(({ table }) => table === null)) {
    if (await isLetGo(context, seek, now)) hasChanged = true;
    else line.push(seek);
  }
  line.sort((a, b) => a.since - b.since);
  for (const pace of ['live', 'turns'] as const) {
    const oldest = line.filter((seek) => seek.pace === pace).slice(0, MOST_AT_ONCE);
    if (await pairAll(context, oldest, now)) hasChanged = true;
  }
  for (const seek of line) if (await isAskedForBots(context, sender, seek, now)) hasChanged = true;
  return hasChanged;
}

/** Whoever does not answer leaves; so does whoever was not heard of for long, unless the server itself was away. */
async function isLetGo({ store, startedAt }: ServerContext, seek: Seek, now: number): Promise<boolean> {
  if (seek.pace === 'turns') return false;
  const hasNotAnswered =
    seek.asked !== null && now - Math.max(seek.asked, startedAt) >= ANSWER_WITHIN && !isThere(seek, now);
  if (!hasNotAnswered && now - Math.max(seek.heard, startedAt) < GONE) return false;
  await store.seeks.drop(seek);
  return true;
}

async function pairAll(context: ServerContext, line: readonly Seek[], now: number): Promise<boolean> {
  if (line.length === 0) return false;
  const { store, games } = context;
  const seatsOf = new Map([...games.values()].map(({ name, seats }) => [name, seats] as const));
  const seekers = await seekersOf(context, line, now);
  const seekOf = new Map(line.map((seek) => [seek.person, seek]));
  let hasChanged = false;
  // Whoever is out of sight is asked first, and the others look again without them.
  let free = seekers.filter(({ person }) => seekOf.get(person)!.asked === null || line[0]!.pace === 'turns');
  for (;;) {
    const found = matchSeekers(free, seatsOf, now);
    const away = found
      .flatMap(({ people }) => people)
      .filter((one) => !isThere(seekOf.get(one.person)!, now));
    for (const { person } of away) if (await store.seeks.ask(seekOf.get(person)!, now)) hasChanged = true;
    if (away.length === 0) return (await makeTables(context, found, seekOf)) || hasChanged;
    free = free.filter((one) => !away.includes(one));
  }
}

async function makeTables(
  context: ServerContext,
  found: readonly FoundTable[],
  seekOf: ReadonlyMap<string, Seek>,
): Promise<boolean> {
  for (const table of found) {
    const people: Person[] = [];
    for (const { person: id } of table.people) {
      const person = await context.sessions.read(id);
      if (person && !person.banned) people.push(person);
      else await context.store.seeks.drop(seekOf.get(id)!);
    }
    if (people.length < table.people.length) continue;
    await pairTable(
      context,
      table,
      people.map(({ id }) => seekOf.get(id)!),
      people,
    );
  }
  return found.length > 0;
}

/** What the matcher has to know, read for all of them at once. */
async function seekersOf({ store }: ServerContext, line: readonly Seek[], now: number): Promise<Seeker[]> {
  const people = line.map(({ person }) => person);
  const [blocks, ratings, pairings] = await Promise.all([
    store.people.blocksOf(people),
    store.results.ratingsOfAll(people),
    store.seeks.pairings(people, now - DAY),
  ]);
  const blocksOf = Map.groupBy(blocks, ({ person }) => person);
  const ratingsOf = Map.groupBy(ratings, ({ person }) => person);
  const pairingsOf = Map.groupBy(pairings, ({ person }) => person);
  return line.map(({ person, wishes, since, botsAt, asks }) => ({
    person,
    games: wishes.games,
    seats: wishes.seats,
    rated: wishes.rated,
    since,
    botsAt: asks ? null : botsAt,
    blocked: new Set(blocksOf.get(person)?.map(({ other }) => other)),
    ratings: byGame(ratingsOf.get(person) ?? []),
    lately: companies(pairingsOf.get(person) ?? []),
  }));
}

/** Where the sides of a game have ladders of their own, the mean of them. */
function byGame(
  ratings: readonly { readonly ladder: string; readonly mu: number; readonly sigma: number }[],
): Map<string, number> {
  const ofGame = Map.groupBy(ratings, ({ ladder }) => ladder.split(':', 1)[0]!);
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  return new Map([...ofGame].map(([game, all]) => [game, mean(all.map(shownRating))]));
}

function companies(
  rows: readonly { readonly table: string; readonly other: string; readonly at: number }[],
): string[][] {
  const tables = [...Map.groupBy(rows, ({ table }) => table).values()];
  return tables.toSorted((a, b) => b[0]!.at - a[0]!.at).map((table) => table.map(({ other }) => other));
}

/** By turns nobody looks at the screen: after a day one is asked whether bots may sit down, and not at night. */
async function isAskedForBots(
  context: ServerContext,
  sender: NoticeSender,
  seek: Seek,
  now: number,
): Promise<boolean> {
  if (!seek.asks || seek.asked !== null || seek.botsAt === null || seek.botsAt > now) return false;
  const person = await context.sessions.read(seek.person);
  if (!person || quietFor(person.settings.quiet, now) > 0 || !(await context.store.seeks.ask(seek, now)))
    return false;
  const url = `${context.settings.publicUrl ?? ''}/play`;
  const notice = { kind: 'bots', table: '', game: '', seat: null, person: person.id, url } as const;
  await giveNotice(context, sender, person, notice).catch((error) =>
    context.log.warn({ err: error }, 'notice failed'),
  );
  return true;
}

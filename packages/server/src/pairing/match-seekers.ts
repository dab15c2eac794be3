// Puts people who wait at tables: the oldest wish first, the fullest table first; bots where somebody's time is over.
import { isWornOut, mayMeet, type Seeker } from './company.ts';

/** A table for these people; bots take the seats that are left. */
export interface FoundTable {
  readonly game: string;
  readonly seats: number;
  readonly isRated: boolean;
  readonly people: readonly Seeker[];
}

type Kind = Omit<FoundTable, 'people'>;

/** Combinations that are looked through for one table: enough for any company, and never a second of work. */
const MOST_TRIES = 300;

/** `seatsOf` gives the fewest and the most seats of a game. Nobody is at two of the tables. */
export function matchSeekers(
  seekers: readonly Seeker[],
  seatsOf: ReadonlyMap<string, readonly [number, number]>,
  now: number,
): FoundTable[] {
  const line = seekers.toSorted((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1));
  const free = new Set(line);
  const tables: FoundTable[] = [];
  const take = (table: FoundTable | undefined): void => {
    if (!table) return;
    tables.push(table);
    for (const seeker of table.people) free.delete(seeker);
  };
  for (const first of line) if (free.has(first)) take(fullTable(first, [...free], seatsOf, now));
  for (const first of line)
    if (free.has(first) && isTimeOver(first, now)) take(tableWithBots(first, [...free], seatsOf, now));
  return tables;
}

const isTimeOver = ({ botsAt }: Seeker, now: number): boolean => botsAt !== null && botsAt <= now;

/** What somebody wishes for, with the most seats first and rated before unrated. */
function kindsFor({ games, seats, rated }: Seeker, seatsOf: Parameters<typeof matchSeekers>[1]): Kind[] {
  const ways = rated === 'either' ? [true, false] : [rated === 'rated'];
  return seats
    .toSorted((a, b) => b - a)
    .flatMap((count) =>
      games.flatMap((game) => {
        const [fewest, most] = seatsOf.get(game) ?? [Number.POSITIVE_INFINITY, 0];
        return count < fewest || count > most ? [] : ways.map((isRated) => ({ game, seats: count, isRated }));
      }),
    );
}

const wants = ({ games, seats }: Seeker, kind: Kind): boolean =>
  games.includes(kind.game) && seats.includes(kind.seats);

const wantsRated = ({ rated }: Seeker, isRated: boolean): boolean =>
  rated === 'either' || (rated === 'rated') === isRated;

/** Only people, every seat taken. */
function fullTable(
  first: Seeker,
  free: readonly Seeker[],
  seatsOf: Parameters<typeof matchSeekers>[1],
  now: number,
): FoundTable | undefined {
  for (const kind of kindsFor(first, seatsOf)) {
    const others = free.filter(
      (other) =>
        other !== first &&
        wants(other, kind) &&
        wantsRated(other, kind.isRated) &&
        mayMeet(first, other, kind.game, kind.isRated, now),
    );
    let tries = MOST_TRIES;
    const complete = (company: readonly Seeker[], from: readonly Seeker[]): readonly Seeker[] | undefined => {
      if (company.length === kind.seats) return isWornOut(company) ? undefined : company;
      for (const [i, next] of from.entries()) {
        if (from.length - i < kind.seats - company.length || tries-- <= 0) return undefined;
        const rest = from.slice(i + 1).filter((other) => mayMeet(next, other, kind.game, kind.isRated, now));
        const found = complete([...company, next], rest);
        if (found) return found;
      }
      return undefined;
    };
    const people = complete([first], others);
    if (people) return { ...kind, people };
  }
  return undefined;
}

/** As many people as will have bots beside them, and as few bots as they wish for; it does not count. */
function tableWithBots(
  first: Seeker,
  free: readonly Seeker[],
  seatsOf: Parameters<typeof matchSeekers>[1],
  now: number,
): FoundTable | undefined {
  let best: FoundTable | undefined;
  for (const { game, seats } of kindsFor({ ...first, rated: 'unrated' }, seatsOf)) {
    const kind = { game, seats, isRated: false };
    const people = [first];
    for (const other of free) {
      // Who wishes for a rated game takes one with bots only when their own time is over.
      const mayHaveBots =
        other.botsAt !== null && (other.rated !== 'rated' || isTimeOver(other, now)) && wants(other, kind);
      const fits = people.every((one) => one !== other && mayMeet(one, other, game, false, now));
      if (people.length < seats && mayHaveBots && fits && !isWornOut([...people, other])) people.push(other);
    }
    const isBetter =
      !best ||
      people.length > best.people.length ||
      (people.length === best.people.length && seats < best.seats);
    if (isBetter) best = { ...kind, people };
  }
  return best;
}

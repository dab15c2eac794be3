// Settles a finished table: who came where, and how the ratings of its people move. Once per table, whoever does it.
import { canonicalJson, type Result } from '@undercroft/kernel';
import { isPlayedByPerson, isRated, isRun, setupOf, type Table } from '@undercroft/table';
import { rate } from 'openskill';
import type { Rating, ResultRow, Store } from '../store/port.ts';
import { NEWCOMER } from './shown-rating.ts';

/**
 * The ladder of each seat: one per game where everybody plays for themselves or all together; one per side where the
 * sides are unlike (one against many), because being good at one says little about the other.
 */
export function laddersOf(table: Table) {
  const { game } = table;
  const sides = game.sides?.(setupOf(table)) ?? table.seats.map((_, seat) => seat);
  const kinds = new Set(sides).size;
  const isUnlike = kinds > 1 && kinds < sides.length;
  return { sides, ladders: sides.map((side) => (isUnlike ? `${game.name}:${side}` : game.name)) };
}

function placesOf(table: Table, result: Result) {
  const { sides, ladders } = laddersOf(table);
  return table.seats.flatMap(({ person, resigned, stoodIn }, seat) => {
    if (person === undefined) return [];
    const place = result.places[seat]!;
    return [{ person, resigned, stoodIn, seat, side: sides[seat]!, ladder: ladders[seat]!, place }];
  });
}

export function resultRows(table: Table, result: Result, finished: number): ResultRow[] {
  const options = canonicalJson({ options: table.agreement.options, seats: table.seats.length });
  const people = placesOf(table, result);
  return people.map(({ person, resigned, seat, ladder, place }) => ({
    table: table.id,
    person,
    game: table.game.name,
    ladder,
    finished,
    seat,
    place,
    won: result.winners.includes(seat),
    // What a bot gathered after they had given up is not theirs.
    points: (resigned ? undefined : result.points?.[seat]) ?? null,
    seats: table.seats.length,
    options,
    rivals: people.flatMap((other) => (other.seat === seat ? [] : [other.person])),
  }));
}

/**
 * New ratings from the places of the people at the table; nobody's where fewer than two sides have a person. Nobody rises by
 * what a bot did for them, and nobody falls by a bot that came in before them.
 */
export function newRatings(table: Table, result: Result, known: ReadonlyMap<string, Rating>): Rating[] {
  const people = placesOf(table, result);
  const teams = [...Map.groupBy(people, ({ side }) => side).values()];
  if (!isRated(table) || teams.length < 2 || isLeftToBots(table)) return [];
  const before = teams.map((team) =>
    team.map(({ person, ladder }) => known.get(`${person} ${ladder}`) ?? NEWCOMER),
  );
  const after = rate(
    before.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: teams.map((team) => Math.min(...team.map(({ place }) => place))) },
  );
  return teams.flatMap((team, t) =>
    team.map(({ person, ladder, stoodIn, place }, i) => {
      const [old, now] = [before[t]![i]!, after[t]![i]!];
      const isBehindBot = people.some((other) => other.stoodIn && other.place < place);
      const isByBot = now.mu > old.mu ? stoodIn : isBehindBot;
      const { mu, sigma } = isByBot ? old : now;
      return {
        person,
        ladder,
        mu,
        sigma,
        games: (known.get(`${person} ${ladder}`)?.games ?? 0) + 1,
      };
    }),
  );
}

/** Nobody sat there to the end; whoever gave up cannot take the result away from those who only were not there. */
function isLeftToBots({ seats }: Table): boolean {
  const people = seats.filter(({ person }) => person !== undefined);
  const staying = people.filter(({ resigned }) => !resigned);
  return staying.length === 0 || (staying.length === people.length && !staying.some(isPlayedByPerson));
}

const TRIES = 8;

/** Enters the results of a finished table. Ratings that moved meanwhile are read again. */
export async function settleTable(store: Store, table: Table): Promise<void> {
  const { result } = table;
  if (!result || table.phase !== 'finished') return;
  const rows = resultRows(table, result, table.since);
  // Others see how their results compare with all: runs of an expedition must not show there before it is over.
  const scored = isRun(table) ? [] : rows;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const known = isRated(table) ? await ratingsOf(store, rows) : new Map<string, Rating>();
    if (await store.results.settle(table.id, rows, newRatings(table, result, known), scored)) return;
    if (await store.results.isSettled(table.id)) return;
  }
}

async function ratingsOf(store: Store, rows: readonly ResultRow[]): Promise<Map<string, Rating>> {
  const known = new Map<string, Rating>();
  const people = rows.map(({ person }) => person);
  for (const ladder of new Set(rows.map((row) => row.ladder)))
    for (const rating of await store.results.ratings(ladder, people))
      known.set(`${rating.person} ${ladder}`, rating);
  return known;
}

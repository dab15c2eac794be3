// Settles a finished table: who came where, and how the ratings of its people move. Once per table, whoever does it.

import { canonicalJson, type Result } from '@undercroft/kernel';
import { isPlayedByPerson, setupOf, type Table } from '@undercroft/table';
import { rate } from 'openskill';
import type { Rating, ResultRow, Store } from '../store/port.ts';

/** Where a newcomer stands: openskill's own start. */
const START = { mu: 25, sigma: 25 / 3 } as const;

export interface FinalPlace {
  readonly person: string;
  readonly seat: number;
  readonly side: number;
  readonly ladder: string;
  readonly place: number;
}

/**
 * The ladder of each seat: one per game where everybody plays for themselves or all together; one per side where the
 * sides are unlike (one against many), because being good at one says little about the other.
 */
export function laddersOf(table: Table): {
  readonly sides: readonly number[];
  readonly ladders: readonly string[];
} {
  const { game } = table;
  const sides = game.sides?.(setupOf(table)) ?? table.seats.map((_, seat) => seat);
  const kinds = new Set(sides).size;
  const isUnlike = kinds > 1 && kinds < sides.length;
  return { sides, ladders: sides.map((side) => (isUnlike ? `${game.name}:${side}` : game.name)) };
}

export function resultRows(table: Table, result: Result, finished: number): ResultRow[] {
  const { ladders } = laddersOf(table);
  const options = canonicalJson({ options: table.agreement.options, seats: table.seats.length });
  const people = table.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ person, seat }]));
  return people.map(({ person, seat }) => ({
    table: table.id,
    person,
    game: table.game.name,
    ladder: ladders[seat]!,
    finished,
    seat,
    place: result.places[seat]!,
    won: result.winners.includes(seat),
    points: result.points?.[seat] ?? null,
    seats: table.seats.length,
    options,
    rivals: people.flatMap((other) => (other.seat === seat ? [] : [other.person])),
  }));
}

/** New ratings from the places of the people at the table; nobody's where fewer than two sides have a person. */
export function newRatings(table: Table, result: Result, known: ReadonlyMap<string, Rating>): Rating[] {
  const { sides, ladders } = laddersOf(table);
  const bySide = new Map<number, FinalPlace[]>();
  for (const [seat, { person }] of table.seats.entries()) {
    if (person === undefined) continue;
    const side = sides[seat]!;
    const standing = { person, seat, side, ladder: ladders[seat]!, place: result.places[seat]! };
    bySide.set(side, [...(bySide.get(side) ?? []), standing]);
  }
  if (!table.agreement.rated || bySide.size < 2 || isLeftToBots(table)) return [];
  const teams = [...bySide.values()];
  const before = teams.map((team) =>
    team.map(({ person, ladder }) => known.get(`${person} ${ladder}`) ?? START),
  );
  const after = rate(
    before.map((team) => team.map(({ mu, sigma }) => ({ mu, sigma }))),
    { rank: teams.map((team) => Math.min(...team.map(({ place }) => place))) },
  );
  return teams.flatMap((team, t) =>
    team.map(({ person, ladder }, i) => ({
      person,
      ladder,
      mu: after[t]![i]!.mu,
      sigma: after[t]![i]!.sigma,
      games: (known.get(`${person} ${ladder}`)?.games ?? 0) + 1,
    })),
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
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const known = table.agreement.rated ? await ratingsOf(store, rows) : NO_RATINGS;
    if (await store.results.settle(table.id, rows, newRatings(table, result, known))) return;
    if (await store.results.isSettled(table.id)) return;
  }
}

const NO_RATINGS: ReadonlyMap<string, Rating> = new Map();

async function ratingsOf(store: Store, rows: readonly ResultRow[]): Promise<Map<string, Rating>> {
  const known = new Map<string, Rating>();
  const people = rows.map(({ person }) => person);
  for (const ladder of new Set(rows.map((row) => row.ladder)))
    for (const rating of await store.results.ratings(ladder, people))
      known.set(`${rating.person} ${ladder}`, rating);
  return known;
}

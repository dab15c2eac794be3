// What is told of somebody's games: ratings, the last results with what each beats, and how the reader stands against them.
import { refuse } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { Person, ResultRow, Score, Store } from '../store/port.ts';
import { shownRating } from './shown-rating.ts';

const AT_ONCE = 50;
/** Of the reader's own games so many are looked through for the other. */
const MOST_SHARED = 500;

export async function resultsOf(
  { store, sessions }: ServerContext,
  id: string,
  me: Person,
  before = Number.MAX_SAFE_INTEGER,
) {
  const person = await sessions.read(id);
  if (!person) return refuse('no-such-person');
  const ratings = await store.results.ratingsOf(id);
  const history = await store.results.history(id, before, AT_ONCE);
  // Others may still have to play the same deals: nobody but the player reads of a run.
  const held = await store.events.heldTables(id, Date.now());
  const ofClubs = me.id === id ? [] : await store.events.clubTables(id);
  const isHeld = ({ table }: ResultRow): boolean => held.includes(table);
  return {
    id,
    name: person.name,
    guest: person.guest,
    ratings: ratings.map(({ ladder, games, ...rating }) => ({ ladder, games, rating: shownRating(rating) })),
    history: await withPercentiles(
      store,
      history.filter((row) => me.id === id || !(isHeld(row) || ofClubs.includes(row.table))),
      isHeld,
    ),
    ...(me.id !== id && {
      against: headToHead(await store.results.history(me.id, Number.MAX_SAFE_INTEGER, MOST_SHARED), id),
    }),
  };
}

/** Alone or together against the ruin, a result is worth what it beats. */
async function withPercentiles(
  store: Store,
  rows: readonly ResultRow[],
  isHeld: (row: ResultRow) => boolean,
) {
  const known = new Map<string, readonly Score[]>();
  const told = [];
  for (const row of rows) {
    const { person: _, options, ...shown } = row;
    const key = `${row.ladder} ${options}`;
    const scores = known.get(key) ?? (await store.results.scores(row.ladder, options));
    known.set(key, scores);
    told.push({
      ...shown,
      options: (JSON.parse(options) as { readonly options: unknown }).options,
      percentile: percentileOf(row, scores),
      ...(isHeld(row) && { held: true }),
    });
  }
  return told;
}

function percentileOf({ won, points }: ResultRow, scores: readonly Score[]): number {
  const isNotBetter = (score: Score): boolean =>
    score.won < Number(won) || (score.won === Number(won) && score.points <= (points ?? 0));
  const count = (some: readonly Score[]): number => some.reduce((sum, { n }) => sum + n, 0);
  return Math.round((100 * count(scores.filter(isNotBetter))) / Math.max(1, count(scores)));
}

function headToHead(mine: readonly ResultRow[], other: string) {
  const shared = mine.filter(({ rivals }) => rivals.includes(other));
  const ahead = shared.filter(({ won }) => won).length;
  return { games: shared.length, ahead, behind: shared.length - ahead };
}

const MOST_LISTED = 100;

/** The best of a ladder. */
export async function bestOf({ store }: ServerContext, ladder: string) {
  const best = await store.results.best(ladder, MOST_LISTED);
  return best.map(({ mu, sigma, ladder: _, ...of }) => ({ ...of, rating: shownRating({ mu, sigma }) }));
}

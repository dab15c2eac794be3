// The standings of an expedition, from its runs alone: computed whenever they are asked for, never kept as the truth.
import { compareMeasures, type Seat } from '@undercroft/kernel';
import { SIBLING } from './chairs.ts';
import { evened, matchpoints, percentOf } from './matchpoints.ts';

/** One entrant's play of one deal, or a bot's that everybody is held against. */
export interface EventRun {
  readonly person: string;
  readonly deal: number;
  readonly instance: number;
  readonly seat: Seat;
  readonly measure: readonly number[];
  readonly isYardstick?: boolean;
}

export interface ScoredRun extends EventRun {
  /** Runs of the field, this one too. */
  readonly n: number;
  readonly percent: number;
  /** Does it count for a place? Not among so few, and not in the sibling deal. */
  readonly isCounted: boolean;
}

export const UNPLACED = ['yardstick', 'sibling', 'few-runs', 'few-deals', 'one-side', 'one-deal'] as const;
/** Why somebody is listed without a place. */
export type Unplaced = (typeof UNPLACED)[number];

export interface EventStanding {
  readonly person: string;
  readonly percent: number;
  readonly place: number | null;
  readonly unplaced: Unplaced | null;
  readonly runs: readonly ScoredRun[];
}

/** What of the expedition decides how runs are counted. */
export interface Counting {
  readonly deals: number;
  /** Compared within the side, and both sides count. */
  readonly hasTwoSides: boolean;
  /** Does one deal say enough about who played better? */
  readonly isOneDealRanked: boolean;
}

/** In a smaller field nobody has a place. */
export const LEAST_RUNS = 5;
/** Deals that one must have begun for a place. */
export const dealsForPlace = (deals: number): number => Math.ceil(deals * 0.75);

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** All runs of one instance in the same chair: whoever met the very same. */
const fieldOf = ({ deal, instance, seat }: EventRun): string => `${deal} ${instance} ${seat}`;

const inOrder = (a: EventRun, b: EventRun): number =>
  a.deal - b.deal || a.instance - b.instance || a.seat - b.seat || (a.person < b.person ? -1 : 1);

/** Whatever the order in which the runs come. */
export function scoreRuns(runs: readonly EventRun[]): ScoredRun[] {
  const fields = [...Map.groupBy(runs.toSorted(inOrder), fieldOf).values()].map(parted);
  const largest = Math.max(0, ...fields.map(({ compared }) => compared.length));
  return fields.flatMap(({ compared, beside, isCounted }) => {
    const n = compared.length;
    const points = matchpoints(compared.map(({ measure }) => measure));
    const score = (run: EventRun, own: number, of: number): ScoredRun => ({
      ...run,
      n: of,
      percent: evened(percentOf(own, of), of, Math.max(largest, of)),
      isCounted: isCounted && !run.isYardstick,
    });
    return [
      ...compared.map((run, at) => score(run, points[at]!, n)),
      ...beside.map((run) => score(run, pointsAgainst(compared, run.measure), n + 1)),
    ];
  });
}

/** Yardsticks stand beside a field of people; where people are few, they are part of it, so that there is something to beat. */
function parted(field: readonly EventRun[]) {
  const people = field.filter(({ isYardstick }) => !isYardstick);
  const isCounted = people.length >= LEAST_RUNS && field[0]!.instance !== SIBLING;
  return isCounted
    ? { compared: people, beside: field.filter(({ isYardstick }) => isYardstick), isCounted }
    : { compared: field, beside: [], isCounted };
}

const pointsAgainst = (field: readonly EventRun[], measure: readonly number[]): number =>
  field.reduce((sum, other) => sum + (1 + Math.sign(compareMeasures(measure, other.measure))) / 2, 0);

/** What a run would have, had it been one more of the field. */
export const percentBeside = (field: readonly EventRun[], measure: readonly number[]): number =>
  percentOf(pointsAgainst(field, measure), field.length + 1);

/** Best first; places are shared by equals. Whoever was removed has no run here, and all are counted without them. */
export function standingsOf(counting: Counting, runs: readonly EventRun[]): EventStanding[] {
  const standings = [...Map.groupBy(scoreRuns(runs), ({ person }) => person)].map(([person, own]) => {
    const counted = own.filter(({ isCounted }) => isCounted);
    const unplaced = whyUnplaced(counting, own, counted);
    return { person, percent: resultOf(counting, unplaced === null ? counted : own), unplaced, runs: own };
  });
  standings.sort((a, b) => fine(b.percent) - fine(a.percent) || (a.person < b.person ? -1 : 1));
  const placed = standings.filter(({ unplaced }) => unplaced === null).map(({ percent }) => fine(percent));
  return standings.map((one) => ({
    ...one,
    place: one.unplaced === null ? 1 + placed.indexOf(fine(one.percent)) : null,
  }));
}

/** Sums of fractions differ in their last digits: they are no difference. */
const fine = (percent: number): number => Math.round(percent * 1e6);

/** The mean over the deals; with two sides the mean of both, however often each was played. */
function resultOf({ hasTwoSides }: Counting, runs: readonly ScoredRun[]): number {
  const bySide = hasTwoSides ? [...Map.groupBy(runs, ({ seat }) => seat).values()] : [runs];
  return mean(bySide.map((side) => mean(side.map(({ percent }) => percent))));
}

function whyUnplaced(
  { deals, hasTwoSides, isOneDealRanked }: Counting,
  own: readonly ScoredRun[],
  counted: readonly ScoredRun[],
): Unplaced | null {
  if (own[0]!.isYardstick) return 'yardstick';
  if (own.every(({ instance }) => instance === SIBLING)) return 'sibling';
  if (deals === 1 && !isOneDealRanked) return 'one-deal';
  if (own.length < dealsForPlace(deals)) return 'few-deals';
  if (counted.length < dealsForPlace(deals)) return 'few-runs';
  if (hasTwoSides && new Set(counted.map(({ seat }) => seat)).size < 2) return 'one-side';
  return null;
}

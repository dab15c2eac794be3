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
  /** How many people began it at one table; 1 where nothing is said. */
  readonly people?: number;
  /** Whatever those who played it together have in common. */
  readonly group?: string;
  readonly mark?: RunMark | undefined;
}

export const RUN_MARKS = ['left', 'spoiled', 'stood-in'] as const;
/**
 * What became of the chairs of a run. `left`, `spoiled`: at an evening, a bot sat in the own chair at the end, or in
 * another's. `stood-in`: a bot played for somebody of the team.
 */
export type RunMark = (typeof RUN_MARKS)[number];

export interface ScoredRun extends EventRun {
  /** Runs of the field, this one too. */
  readonly n: number;
  readonly percent: number;
  /** Does it count for a place? Not among so few, and not in the sibling deal. */
  readonly isCounted: boolean;
  /** Not compared, through no fault of one's own, and given instead. */
  readonly isGiven?: boolean;
}

export const UNPLACED = [
  'yardstick',
  'absent',
  'sibling',
  'few-runs',
  'few-deals',
  'one-side',
  'one-deal',
  'with-bots',
] as const;
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
  /** False where all win together: one person among bots hardly moves the result. */
  readonly isAloneRanked?: boolean;
  /** People at live tables: whoever leaves has nothing of it, and costs the others nothing. */
  readonly isEvening?: boolean;
}

/** In a smaller field nobody has a place. */
export const LEAST_RUNS = 5;
/** Deals that one must have begun for a place. */
export const dealsForPlace = (deals: number): number => Math.ceil(deals * 0.75);

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

/** All runs of one instance in the same chair: whoever met the very same. */
const dealtTo = ({ deal, instance, seat }: EventRun): string => `${deal} ${instance} ${seat}`;

const inOrder = (a: EventRun, b: EventRun): number =>
  a.deal - b.deal || a.instance - b.instance || a.seat - b.seat || (a.person < b.person ? -1 : 1);

const isCompared = ({ mark }: EventRun): boolean => mark !== 'left' && mark !== 'spoiled';
const isAlone = ({ people = 1 }: EventRun): boolean => people === 1;
const isRankedDeal = ({ instance }: EventRun): boolean => instance !== SIBLING;

/** Whatever the order in which the runs come. */
export function scoreRuns(
  runs: readonly EventRun[],
  { isEvening, isAloneRanked = true }: Pick<Counting, 'isEvening' | 'isAloneRanked'> = {},
): ScoredRun[] {
  const fields = [...Map.groupBy(runs.filter(isCompared).toSorted(inOrder), dealtTo).values()]
    .flatMap(byPeople)
    .map((field) => parted(field, isAloneRanked));
  const largest = Math.max(0, ...fields.map(({ compared }) => compared.length));
  const scored = fields.flatMap(({ compared, beside, isCounted }) => {
    const n = compared.length;
    const points = matchpoints(compared.map(([first]) => first!.measure));
    const score = (run: EventRun, own: number, of: number): ScoredRun => ({
      ...run,
      n: of,
      percent: evened(percentOf(own, of), of, Math.max(largest, of)),
      isCounted: isCounted && !run.isYardstick,
    });
    return [
      ...compared.flatMap((mates, at) => mates.map((run) => score(run, points[at]!, n))),
      ...beside.map((run) =>
        score(
          run,
          pointsAgainst(
            compared.map(([first]) => first!),
            run.measure,
          ),
          n + 1,
        ),
      ),
    ];
  });
  if (!isEvening) return scored;
  return givenFor([...scored, ...runs.filter((run) => !isCompared(run)).map(uncompared)]);
}

const uncompared = (run: EventRun): ScoredRun => ({
  ...run,
  n: 1,
  percent: run.mark === 'left' ? 0 : 50,
  isCounted: run.mark === 'left' && isRankedDeal(run),
});

const LEAST_GIVEN = 60;

/** What could not be compared with enough others gives the better of 60 % and the own mean to whoever was compared elsewhere. */
function givenFor(scored: readonly ScoredRun[]): ScoredRun[] {
  const means = new Map(
    [...Map.groupBy(scored, ({ person }) => person)].map(([person, own]) => {
      const counted = own.filter((run) => run.isCounted && isCompared(run));
      return [person, counted.length > 0 ? mean(counted.map(({ percent }) => percent)) : undefined];
    }),
  );
  return scored.map((run) => {
    const own = means.get(run.person);
    const isGiven = own !== undefined && !run.isCounted && !run.isYardstick && isRankedDeal(run);
    return isGiven ? { ...run, percent: Math.max(LEAST_GIVEN, own), isCounted: true, isGiven } : run;
  });
}

/** Only those with the same number of people at the table are compared; bots stand beside each. */
function byPeople(dealt: readonly EventRun[]): (readonly EventRun[])[] {
  const yardsticks = dealt.filter(({ isYardstick }) => isYardstick);
  const sizes = Map.groupBy(
    dealt.filter(({ isYardstick }) => !isYardstick),
    ({ people = 1 }) => people,
  );
  return sizes.size === 0
    ? [yardsticks]
    : [...sizes]
        .sort(([a], [b]) => a - b)
        .map(([people, own]) => {
          const beside = people === 1 ? yardsticks : yardsticks.map((run) => ({ ...run, people }));
          return [...own, ...beside].sort(inOrder);
        });
}

/** Runs of one table are one run of the field, whoever played it together. */
const matesIn = (runs: readonly EventRun[]): EventRun[][] => [
  ...Map.groupBy(runs, ({ group, person }) => group ?? person).values(),
];

/** Yardsticks stand beside a field of people; where people are few, they are part of it, so that there is something to beat. */
function parted(field: readonly EventRun[], isAloneRanked: boolean) {
  const people = matesIn(field.filter(({ isYardstick }) => !isYardstick));
  const isCounted =
    people.length >= LEAST_RUNS && isRankedDeal(field[0]!) && (isAloneRanked || !isAlone(people[0]![0]!));
  return isCounted
    ? { compared: people, beside: field.filter(({ isYardstick }) => isYardstick), isCounted }
    : { compared: matesIn(field), beside: [], isCounted };
}

const pointsAgainst = (field: readonly EventRun[], measure: readonly number[]): number =>
  field.reduce((sum, other) => sum + (1 + Math.sign(compareMeasures(measure, other.measure))) / 2, 0);

/** What a run would have, had it been one more of the field. */
export const percentBeside = (field: readonly EventRun[], measure: readonly number[]): number =>
  percentOf(pointsAgainst(field, measure), field.length + 1);

/**
 * Best first; places are shared by equals. Whoever was removed has no run here, and all are counted without them. Those who
 * entered an evening and did not come have nothing, and stand below all who played.
 */
export function standingsOf(
  counting: Counting,
  runs: readonly EventRun[],
  absent: readonly string[] = [],
): EventStanding[] {
  const scored = scoreRuns(runs, counting);
  const played = [...Map.groupBy(scored, ({ person }) => person)].map(([person, own]) => {
    const counted = own.filter(({ isCounted }) => isCounted);
    const unplaced = whyUnplaced(counting, own, counted);
    return { person, percent: resultOf(counting, unplaced === null ? counted : own), unplaced, runs: own };
  });
  const standings = [
    ...played,
    ...absent.map((person) => ({ person, percent: 0, unplaced: 'absent' as const, runs: [] })),
  ];
  standings.sort(
    (a, b) =>
      Number(a.unplaced === 'absent') - Number(b.unplaced === 'absent') ||
      fine(b.percent) - fine(a.percent) ||
      (a.person < b.person ? -1 : 1),
  );
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
  { deals, hasTwoSides, isOneDealRanked, isAloneRanked = true }: Counting,
  own: readonly ScoredRun[],
  counted: readonly ScoredRun[],
): Unplaced | null {
  if (own[0]!.isYardstick) return 'yardstick';
  if (own.every(({ mark }) => mark === 'left')) return 'absent';
  if (own.every(({ instance }) => instance === SIBLING)) return 'sibling';
  if (deals === 1 && !isOneDealRanked) return 'one-deal';
  if (own.length < dealsForPlace(deals)) return 'few-deals';
  if (counted.length < dealsForPlace(deals))
    return !isAloneRanked && own.some(isAlone) ? 'with-bots' : 'few-runs';
  // Nothing but deals that were left: there is nothing to give a place for.
  if (!counted.some(isCompared)) return 'few-runs';
  if (hasTwoSides && new Set(counted.map(({ seat }) => seat)).size < 2) return 'one-side';
  return null;
}

// What a thing is worth to its owner, by experiment: paired games on the same luck that differ in that thing alone.
import {
  type AnyExposures,
  type AnyGame,
  CodedError,
  resolveTable,
  type TableSetup,
  type Thing,
} from '@undercroft/kernel';
import { ownersOf, thingNamed } from './arrange.ts';
import { landmarkDifference, unitsDealt } from './observed.ts';
import type { LabPlan } from './plan.ts';
import { addTrial, type Estimate, meanOf, noTrials, Z95, zAmong } from './statistics.ts';
import type { GameRow } from './tally.ts';

/**
 * How a thing is tested: in its owner's hand against out of the game; as dealt against out of the game; dealt at random,
 * those who got it against those who did not; its price one down against one up.
 */
export const TESTS = ['hand', 'ban', 'deal', 'price'] as const;
/** One way to test a thing. */
export type CardTest = (typeof TESTS)[number];

/** The runs of a test, by the name of the variant that its rows carry. */
export const ARMS = ['with', 'without', 'as dealt', 'cheaper', 'dearer', 'dealt at random'] as const;
export type Arm = (typeof ARMS)[number];

export interface ArmPlan {
  readonly arm: Arm;
  readonly plan: LabPlan;
}

export interface Worth {
  readonly card: string;
  readonly kind: string;
  readonly test: CardTest;
  /** The two arms that are compared, the better stocked first. */
  readonly arms: readonly [Arm, Arm];
  /** Pairs of games; games where the arms are one run. */
  readonly n: number;
  /** Victories of the owner in each arm. */
  readonly rates: readonly [number, number];
  /** First arm less second: what the thing is worth to its owner, as a share of victories. */
  readonly value: Estimate;
  /** What the half-width would be had the arms not shared their luck; absent where they are one run. */
  readonly unpaired?: number;
}

/** The tables that a plan plays at. */
const tablesOf = (game: AnyGame, { seatCounts, options }: LabPlan): TableSetup[] =>
  seatCounts.map((seats) => resolveTable(game, seats, options));

/** What can be asked of a thing at every table of the plan. */
export function testsOf(game: AnyGame, exposures: AnyExposures, thing: Thing, plan: LabPlan): CardTest[] {
  const tables = tablesOf(game, plan);
  const can = (kind: 'force' | 'ban' | 'deal'): boolean =>
    tables.every((table) => exposures.arrangements(thing, table).includes(kind));
  const hasOwner = tables.every(
    (table) => ownersOf(thing, game.sides?.(table) ?? everyone(table)).length > 0,
  );
  if (!hasOwner) return [];
  const isPriced =
    thing.price !== undefined && thing.side !== undefined && pricesOf(game, thing) !== undefined;
  return TESTS.filter((test) => {
    if (test === 'hand') return can('force');
    if (test === 'ban') return can('ban');
    return test === 'deal' ? can('deal') : isPriced;
  });
}

const everyone = ({ seats }: TableSetup): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** One down and one up, as far as the range allows. */
function pricesOf(game: AnyGame, thing: Thing): readonly [number, number] | undefined {
  const spec = game.numbers?.[thing.price!];
  if (!spec || spec.min === spec.max) return undefined;
  return [Math.max(spec.min, spec.default - 1), Math.min(spec.max, spec.default + 1)];
}

/** The things of the game that this test can be made with. */
export const testableThings = (
  game: AnyGame,
  exposures: AnyExposures | undefined,
  test: CardTest,
  plan: LabPlan,
): Thing[] => exposures?.things.filter((thing) => testsOf(game, exposures, thing, plan).includes(test)) ?? [];

/** The two runs of a test, or the one; a coded error where it cannot be made. */
export function armsFor(
  game: AnyGame,
  exposures: AnyExposures | undefined,
  id: string,
  test: CardTest,
  base: LabPlan,
): readonly [ArmPlan, ...ArmPlan[]] {
  const thing = thingNamed(exposures, id);
  const can = testsOf(game, exposures!, thing, base);
  if (!can.includes(test))
    throw new CodedError('cannot-test', { card: thing.id, test, can: can.join(', ') || '-' });
  const plan: LabPlan = { ...base, subject: thing.id, arranged: null, detail: 'result' };
  switch (test) {
    case 'hand': {
      const isBannable = can.includes('ban');
      return [
        { arm: 'with', plan: { ...plan, arranged: 'force' } },
        isBannable ? { arm: 'without', plan: { ...plan, arranged: 'ban' } } : { arm: 'as dealt', plan },
      ];
    }
    case 'ban':
      return [
        { arm: 'as dealt', plan },
        { arm: 'without', plan: { ...plan, arranged: 'ban' } },
      ];
    case 'price': {
      const [low, high] = pricesOf(game, thing)!;
      const at = (price: number): LabPlan => ({
        ...plan,
        numbers: { ...plan.numbers, [thing.price!]: price },
      });
      return [
        { arm: 'cheaper', plan: at(low) },
        { arm: 'dearer', plan: at(high) },
      ];
    }
    case 'deal':
      return [{ arm: 'dealt at random', plan: { ...plan, subject: null, arranged: 'deal', detail: 'full' } }];
  }
}

const ownerWon = ({ owner, won }: GameRow): number => won[owner!]!;

/** Games with the same number are pairs. `looks`: how many such figures are read together; the interval holds for all at once. */
export function pairedWorth(
  thing: Thing,
  test: CardTest,
  arms: readonly [Arm, Arm],
  first: readonly GameRow[],
  second: readonly GameRow[],
  looks = 1,
): Worth {
  const others = new Map(second.map((row) => [row.at, row]));
  const [one, other, paired] = [noTrials(), noTrials(), noTrials()];
  for (const row of first) {
    const mate = others.get(row.at);
    if (!mate) continue;
    addTrial(one, ownerWon(row));
    addTrial(other, ownerWon(mate));
    addTrial(paired, ownerWon(row) - ownerWon(mate));
  }
  const z = zAmong(looks);
  const half = (trials: typeof one): number => meanOf(trials, z).high - meanOf(trials, z).value;
  return {
    card: thing.id,
    kind: thing.kind,
    test,
    arms,
    n: paired.n,
    rates: [meanOf(one).value, meanOf(other).value],
    value: bounded(pairedMean(paired, z)),
    unpaired: Math.hypot(half(one), half(other)),
  };
}

/** A mean of differences; with an imagined pair or two each way, so that a run without a difference is not certain of none. */
export function pairedMean(
  { n, sum, squares }: { n: number; sum: number; squares: number },
  z = Z95,
): Estimate {
  if (n === 0) return { value: 0, low: -1, high: 1 };
  const value = sum / n;
  const imagined = (z * z) / 2;
  const spread = (squares + imagined) / (n + imagined) - (sum / (n + imagined)) ** 2;
  const half = z * Math.sqrt(Math.max(0, spread) / n);
  return { value, low: value - half, high: value + half };
}

const bounded = ({ value, low, high }: Estimate): Estimate => ({
  value,
  low: Math.max(-1, low),
  high: Math.min(1, high),
});

/** From one run in which luck dealt the things: those who got it against those who did not. */
export function dealtWorth(
  thing: Thing,
  things: readonly Thing[],
  rows: readonly GameRow[],
  looks = 1,
): Worth | undefined {
  const units = unitsDealt(rows, things.indexOf(thing));
  // Where all won, or none, nothing can be told.
  if (units.every(({ won }) => won === units[0]!.won)) return undefined;
  const value = landmarkDifference(units, zAmong(looks));
  if (!value) return undefined;
  const share = (has: boolean): number => {
    const those = units.filter(({ had }) => (had === 0) === has);
    return those.reduce((sum, { won }) => sum + won, 0) / Math.max(1, those.length);
  };
  return {
    card: thing.id,
    kind: thing.kind,
    test: 'deal',
    arms: ['with', 'without'],
    n: rows.length,
    rates: [share(true), share(false)],
    value,
  };
}

/** The most valuable first. */
export const ranked = (worths: readonly Worth[]): Worth[] =>
  [...worths].sort((a, b) => b.value.value - a.value.value || (a.card < b.card ? -1 : 1));

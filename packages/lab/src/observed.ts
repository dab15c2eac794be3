// What was observed of each thing: counts, and how those who had it fared. An observation, never a verdict: bots choose.
import { EXPOSURES, type Thing } from '@undercroft/kernel';
import { type Estimate, wilson, Z95 } from './statistics.ts';
import { type GameRow, NEVER, sideCount, type ThingRow } from './tally.ts';

export interface ObservedThing {
  readonly card: string;
  readonly kind: string;
  /** Decisions in which a choice named it, and those in which that choice was made. */
  readonly offered: number;
  readonly chosen: number;
  /** Seats in games that came to have it, and that used it: once each, however many events told of it. */
  readonly had: number;
  readonly used: number;
  /** Winners (seats, or whole sides where a side wins together) that had it, and that could have and did not. */
  readonly having: number;
  readonly without: number;
  /** Difference in victories between the two, within table size, side and stage of the game. */
  readonly change?: Estimate;
}

/** Who wins as one: a seat, or all seats of a side. */
export interface Unit {
  readonly game: number;
  readonly stratum: string;
  readonly won: number;
  readonly had: number;
  /** The last stage of its game. */
  readonly last: number;
}

export function observedThings(things: readonly Thing[], rows: readonly GameRow[]): ObservedThing[] {
  if (things.length === 0) return [];
  const byThing = things.map(() => [] as [GameRow, ThingRow][]);
  for (const row of rows) for (const met of row.things) byThing[met[1]]!.push([row, met]);
  const width = stageWidth(rows);
  return things.flatMap(({ id, kind }, place): ObservedThing[] => {
    const met = byThing[place]!;
    if (met.length === 0) return [];
    const units = unitsOf(rows, met, width);
    const having = units.filter(({ had }) => had !== NEVER).length;
    const change = landmarkDifference(units);
    return [
      {
        card: id,
        kind,
        offered: met.reduce((sum, [, row]) => sum + row[2], 0),
        chosen: met.reduce((sum, [, row]) => sum + row[3], 0),
        had: met.filter(([, row]) => row[4] !== NEVER).length,
        used: met.filter(([, row]) => row[5] !== NEVER).length,
        having,
        without: units.length - having,
        ...(change ? { change } : {}),
      },
    ];
  });
}

const BY_DEAL = 1 << EXPOSURES.indexOf('taken');

/** Those who had the thing by the deal, which is luck alone, and those who had not: no stages, for nothing takes time. */
export function unitsDealt(rows: readonly GameRow[], place: number): Unit[] {
  const isDealt = ([, one, , , had, , kinds]: ThingRow): boolean =>
    one === place && (had === 0 || (kinds & BY_DEAL) !== 0);
  const met = rows.flatMap((row) => row.things.filter(isDealt).map((one): [GameRow, ThingRow] => [row, one]));
  return unitsOf(rows, met, 1).map((unit) => ({ ...unit, had: unit.had === NEVER ? NEVER : 0, last: 0 }));
}

const MOST_STAGES = 12;
/** Stages are looked at in bundles, so that each has enough games. */
const stageWidth = (rows: readonly GameRow[]): number =>
  Math.max(1, Math.ceil(rows.reduce((most, { stage }) => Math.max(most, stage), 1) / MOST_STAGES));

/** Everyone who could have had the thing: of the sides that ever had it at tables of this size. */
function unitsOf(rows: readonly GameRow[], met: readonly [GameRow, ThingRow][], width: number): Unit[] {
  const first = new Map<number, Map<number, number>>();
  const sidesWith = new Set<string>();
  for (const [row, [seat, , , , had]] of met) {
    if (had === NEVER) continue;
    const unit = unitOf(row, seat);
    sidesWith.add(stratumOf(row, unit));
    const ofGame = first.get(row.at) ?? new Map<number, number>();
    first.set(row.at, ofGame);
    ofGame.set(unit, Math.min(ofGame.get(unit) ?? Number.POSITIVE_INFINITY, had));
  }
  return rows.flatMap((row) =>
    [...new Set(row.sides.map((_, seat) => unitOf(row, seat)))]
      .filter((unit) => sidesWith.has(stratumOf(row, unit)))
      .map((unit) => {
        const had = first.get(row.at)?.get(unit) ?? NEVER;
        return {
          game: row.at,
          stratum: stratumOf(row, unit),
          won: row.won[row.sides.indexOf(row.sides[unit]!)]!,
          had: had === NEVER ? NEVER : Math.ceil(had / width),
          last: Math.ceil(row.stage / width),
        };
      }),
  );
}

const unitOf = (row: GameRow, seat: number): number => row.sides.indexOf(row.sides[seat]!);
const stratumOf = (row: GameRow, unit: number): string =>
  `${row.seats}/${sideCount(row) === row.seats ? 'any' : row.sides[unit]}`;

interface Group {
  n: number;
  sum: number;
}

/**
 * At each stage, among those whose game goes on and who did not have it before: those who got it then against those
 * who did not. So a thing that only long games see is compared within long games. Strata are weighted by how much
 * each can tell; the error counts each game as one, for a unit stands in several strata.
 */
export function landmarkDifference(units: readonly Unit[], z = Z95): Estimate | undefined {
  const strata = new Map<string, { having: Group; without: Group }>();
  const visit = (look: (key: string, unit: Unit, isHaving: boolean) => void): void => {
    for (const unit of units) {
      const until = unit.had === NEVER ? unit.last : Math.min(unit.had, unit.last);
      for (let stage = 0; stage <= until; stage++) {
        const isHaving = stage === unit.had;
        if (stage > 0 && stage >= unit.last) continue;
        look(`${unit.stratum}/${stage}`, unit, isHaving);
      }
    }
  };
  visit((key, { won }, isHaving) => {
    const stratum = strata.get(key) ?? { having: { n: 0, sum: 0 }, without: { n: 0, sum: 0 } };
    strata.set(key, stratum);
    const group = isHaving ? stratum.having : stratum.without;
    group.n++;
    group.sum += won;
  });
  let weights = 0;
  let sum = 0;
  const weightOf = new Map<string, number>();
  for (const [key, { having, without }] of strata) {
    if (having.n < 2 || without.n < 2) continue;
    const weight = (having.n * without.n) / (having.n + without.n);
    weightOf.set(key, weight);
    weights += weight;
    sum += weight * (having.sum / having.n - without.sum / without.n);
  }
  if (weights === 0) return undefined;
  const influence = new Map<number, number>();
  visit((key, { game, won }, isHaving) => {
    const weight = weightOf.get(key);
    if (weight === undefined) return;
    const { having, without } = strata.get(key)!;
    const part = isHaving
      ? (won - having.sum / having.n) / having.n
      : (without.sum / without.n - won) / without.n;
    influence.set(game, (influence.get(game) ?? 0) + (weight * part) / weights);
  });
  let variance = 0;
  for (const part of influence.values()) variance += part * part;
  const [below, above] = fewTold(strata, weightOf, weights, z);
  const value = sum / weights;
  const half = z * Math.sqrt(variance);
  return {
    value,
    low: Math.max(-1, value - Math.max(half, below)),
    high: Math.min(1, value + Math.max(half, above)),
  };
}

/**
 * How far the difference may lie below and above by the numbers alone (Newcombe's hybrid of Wilson's intervals): none of
 * six that won is not certain of never, though nothing scatters there.
 */
function fewTold(
  strata: ReadonlyMap<string, { having: Group; without: Group }>,
  weightOf: ReadonlyMap<string, number>,
  weights: number,
  z: number,
): readonly [number, number] {
  let [below, above] = [0, 0];
  for (const [key, weight] of weightOf) {
    const { having, without } = strata.get(key)!;
    const [one, other] = [wilson(having, z), wilson(without, z)];
    const share = (weight / weights) ** 2;
    below += share * ((one.value - one.low) ** 2 + (other.high - other.value) ** 2);
    above += share * ((one.high - one.value) ** 2 + (other.value - other.low) ** 2);
  }
  return [Math.sqrt(below), Math.sqrt(above)];
}

// Expeditions of bots: does the standing tell who is stronger, and how often are two of a field equal?
import { type Counting, type EventRun, standingsOf } from '@undercroft/events';
import { type Chance, compareMeasures } from '@undercroft/kernel';
import { correlationOf, ranksOf } from './rank-correlation.ts';

/** A run of a bot; the person is any of its level. */
export interface LevelRun extends EventRun {
  /** From 0, weakest first. */
  readonly level: number;
}

/** Rank correlation of level and place in one standing. */
export function strengthAndPlace(counting: Counting, runs: readonly LevelRun[]): number {
  const levels = new Map(runs.map(({ person, level }) => [person, level]));
  const standings = standingsOf(counting, runs);
  const strengths = ranksOf(standings, (a, b) => levels.get(a.person)! - levels.get(b.person)!);
  const places = ranksOf(standings, (a, b) => Math.round((a.percent - b.percent) * 1e6));
  return correlationOf(strengths, places).value;
}

/**
 * The same runs in other hands: bots of a level have no memory, so a run is as well that of any other of the level who
 * sat in the same chair. The mean over many such standings is as true as that of one, and hangs less on who had which.
 */
export function inOtherHands(runs: readonly LevelRun[], chance: Chance): LevelRun[] {
  const alike = Map.groupBy(runs, ({ deal, seat, level }) => `${deal} ${seat} ${level}`);
  return [...alike.values()].flatMap((own) => {
    const people = own.map(({ person }) => person);
    chance.shuffle(people);
    return own.map((run, at) => ({ ...run, person: people[at]! }));
  });
}

/** The pairs of runs of one field that are equal. */
export function tiedShare(runs: readonly EventRun[]): number {
  let [pairs, tied] = [0, 0];
  for (const field of Map.groupBy(runs, ({ deal, seat }) => `${deal} ${seat}`).values())
    for (const [at, one] of field.entries())
      for (const other of field.slice(at + 1)) {
        pairs++;
        if (compareMeasures(one.measure, other.measure) === 0) tied++;
      }
  return pairs > 0 ? tied / pairs : 0;
}

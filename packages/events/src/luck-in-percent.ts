// How sure the places of an expedition are: what luck still does to a percentage after all of its deals.
import type { EventStanding } from './standings.ts';

/** Fewer differences than these say nothing about how far luck reaches. */
const LEAST_DIFFERENCES = 8;

/**
 * The standard error of somebody's percentage, in points: from how far the deals of each are from their own mean. Null where
 * too few played more than one deal.
 */
export function luckInPercent(standings: readonly EventStanding[]): number | null {
  let [squares, differences, people, deals] = [0, 0, 0, 0];
  for (const { place, runs } of standings) {
    const own = runs.filter(({ isCounted, isGiven }) => isCounted && !isGiven).map(({ percent }) => percent);
    if (place === null || own.length < 2) continue;
    const mean = own.reduce((sum, each) => sum + each, 0) / own.length;
    squares += own.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    differences += own.length - 1;
    deals += own.length;
    people++;
  }
  return differences < LEAST_DIFFERENCES ? null : Math.sqrt(squares / differences / (deals / people));
}

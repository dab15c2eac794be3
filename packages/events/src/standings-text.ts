// Standings as one text: the same runs give the same bytes, on a server, in a terminal, in any order.
import type { EventStanding } from './standings.ts';

/** A line for each: place, percentage, deals, name. Whoever has no place has the reason in its stead. */
export function standingsText(
  event: string,
  standings: readonly EventStanding[],
  nameOf: (person: string) => string,
): string {
  const lines = standings.map(({ person, place, unplaced, percent, runs }) =>
    [place ?? unplaced, percent.toFixed(2), runs.length, nameOf(person), person].join('\t'),
  );
  return `undercroft-standings 1\t${event}\n${lines.map((line) => `${line}\n`).join('')}`;
}

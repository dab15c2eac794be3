// Who sits where at an evening: a movement in which everybody has each chair equally often and meets others from deal to deal.
import { keyedHash } from '@undercroft/kernel';
import { type Chairs, isTogether } from './chairs.ts';

/** The people of a table in the order of its chairs; a chair without one is a bot's. */
export type EveningTable = readonly (string | undefined)[];

/** Decided by a key, so that nobody can choose whom they meet. */
export const eveningOrder = (key: string, people: readonly string[]): readonly string[] =>
  people
    .map((person) => ({ person, by: placeBy(key, person) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .map(({ person }) => person);

const placeBy = (key: string, person: string): string => keyedHash(key, `evening ${person}`);

export const isEveningOrder = (key: string, people: readonly string[]): boolean =>
  people.every((person, at) => at === 0 || placeBy(key, people[at - 1]!) < placeBy(key, person));

/**
 * The tables of a deal, counted from 1. People stand in as many lines as a table has chairs; from deal to deal each line
 * moves on by a chair, and along the tables by a step of its own. Those who are too few for a table of their own sit at the
 * last one, another few each time.
 */
export function eveningTables(order: readonly string[], seats: number, deal: number): EveningTable[] {
  const tables = Array.from({ length: Math.ceil(order.length / seats) }, () =>
    Array<string | undefined>(seats).fill(undefined),
  );
  for (let line = 0, from = 0; line < seats; line++) {
    const length = Math.floor(order.length / seats) + (line < order.length % seats ? 1 : 0);
    const step = (line + 1) % length === 0 ? 1 : line + 1;
    for (let at = 0; at < length; at++)
      tables[(at + step * (deal - 1)) % length]![(line + deal - 1) % seats] = order[from + at];
    from += length;
  }
  return tables;
}

const [LEAST_DEALS, MOST_DEALS] = [3, 5];

/** As few deals as give everybody each chair equally often. */
export const eveningDeals = (seats: number): number => seats * Math.ceil(LEAST_DEALS / seats);

/** Where all win together, a chair is as good as another. */
export const isEveningLength = (deals: number, chairs: Chairs): boolean =>
  deals >= LEAST_DEALS && deals <= MOST_DEALS && (isTogether(chairs) || deals % chairs.chairOf.length === 0);

// Whom a table waits for: the seats that the game asks, since when, and whose answer a proposal needs.
import { type Seat, sameData } from '@undercroft/kernel';
import type { Table } from './table.ts';

/** The choices of the other waiting seats before an entry was played. */
export type ListedBefore = ReadonlyMap<Seat, readonly unknown[]>;

/**
 * Sets whom the game waits for, and since when. A seat that was waiting already keeps its moment unless its list of
 * choices changed: another seat's entry must not make a decision under way stale. Without `at` (a secret move) no clock moves.
 */
export function updateWaiting(
  table: Table,
  at: number | undefined,
  actor: Seat | undefined,
  before: readonly Seat[] = [],
  listed?: ListedBefore,
): void {
  const match = table.match!;
  const waiting = match.game.waitingFor(match.position);
  for (const seat of waiting) {
    const state = table.seats[seat]!;
    const wasAsked = seat !== actor && before.includes(seat);
    const isSame =
      wasAsked && listed?.has(seat) && sameData(listed.get(seat), match.game.choices(match.position, seat));
    if (isSame) continue;
    state.askedVersion = table.version;
    if (at === undefined) continue;
    state.askedOpenly = table.version;
    if (!wasAsked) state.askedAt = at;
  }
  table.waiting = waiting.slice();
  if (at !== undefined) table.since = at;
}

/** Empty where seats take turns. */
export function choicesOfWaiting(table: Table, actor: Seat): ListedBefore {
  const lists = new Map<Seat, readonly unknown[]>();
  const match = table.match!;
  if (table.waiting.length > 1)
    for (const seat of table.waiting)
      if (seat !== actor) lists.set(seat, match.game.choices(match.position, seat).slice());
  return lists;
}

/** What shows hands or takes a rated result away is asked of every person, present or not. */
export const needsEveryPerson = ({ agreement }: Table, what: string): boolean =>
  what === 'openHands' || (what === 'abandon' && agreement.rated);

/** Every other person who plays their seat must agree, except the one whom the proposal would replace. */
export const seatsToAgree = (table: Table, by: Seat, what: string, about: Seat): Seat[] =>
  [...table.seats.keys()].filter(
    (seat) =>
      seat !== by &&
      table.seats[seat]!.person !== undefined &&
      (table.seats[seat]!.bot === undefined || needsEveryPerson(table, what)) &&
      !(what === 'botTakes' && seat === about),
  );

// Whom a table waits for: the seats that the game asks, since when each decision counts, and whose word a proposal needs.
import { type Seat, sameData } from '@undercroft/kernel';
import type { Table } from './table.ts';

/** Set when the game's part has just been played on the match: the lists of the other waiting seats before it. */
export type Done = ReadonlyMap<Seat, readonly unknown[]>;

/**
 * Sets whom the game waits for, and from when each decision counts. A seat that was waiting already keeps its moment
 * unless its list of choices changed: another seat's step must not make a decision under way stale.
 */
export function askAnew(
  table: Table,
  at: number,
  actor: Seat | undefined,
  before: readonly Seat[] = [],
  listed?: Done,
): void {
  const match = table.match!;
  const waiting = match.game.waitingFor(match.position);
  for (const seat of waiting) {
    const chair = table.chairs[seat]!;
    const wasAsked = seat !== actor && before.includes(seat);
    const isSame =
      wasAsked && listed?.has(seat) && sameData(listed.get(seat), match.game.choices(match.position, seat));
    if (isSame) continue;
    chair.askedVersion = table.version;
    if (!wasAsked) chair.askedAt = at;
  }
  table.waiting = waiting.slice();
  table.since = at;
}

/** The lists of the other waiting seats, before a step that may change them. Empty where seats take turns. */
export function choicesOfWaiting(table: Table, actor: Seat): Done {
  const lists = new Map<Seat, readonly unknown[]>();
  const match = table.match!;
  if (table.waiting.length > 1)
    for (const seat of table.waiting)
      if (seat !== actor) lists.set(seat, match.game.choices(match.position, seat).slice());
  return lists;
}

/** Whose word a proposal needs: every other person who plays their chair, but not the one it is about to replace. */
export function askedSeats(table: Table, by: Seat, what: string, about: Seat): Seat[] {
  const seats: Seat[] = [];
  for (const [seat, chair] of table.chairs.entries())
    if (
      seat !== by &&
      chair.person !== undefined &&
      chair.bot === undefined &&
      !(what === 'botTakes' && seat === about)
    )
      seats.push(seat);
  return seats;
}

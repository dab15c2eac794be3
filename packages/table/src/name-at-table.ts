// What somebody is called at a table: their name, with a number after it where another there has the same one.
import type { Actor } from './decision.ts';
import { seatOf, type Table } from './table.ts';

/** Names that a reader would take for the same one. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Who sits here already keeps what they are called. Anybody can take any name, so the later of two gets a number. */
export function nameAtTable(table: Table, { person, name }: Pick<Actor, 'person' | 'name'>): string {
  const seat = seatOf(table, person);
  if (seat !== null) return table.seats[seat]!.name ?? name;
  // At one's own device nobody needs a name.
  const taken = new Set(table.seats.flatMap((other) => (other.name ? [folded(other.name)] : [])));
  for (let number = 1; ; number++) {
    const called = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(folded(called))) return called;
  }
}

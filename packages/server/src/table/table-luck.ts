// What the luck of a table is drawn from: its seal, and the play stream from where it stands.
import { sealed } from '@undercroft/kernel';
import type { Table } from './table.ts';

export const setupOf = (table: Table) => ({
  seats: table.chairs.length,
  options: table.with.options,
  ...(table.with.numbers && { numbers: table.with.numbers }),
});

/** The play stream from where it stands. Asks the table each time, so that a reloaded match goes on without a gap. */
export function playLuck(table: Table) {
  const seal = sealOf(table);
  const next = (): ReturnType<typeof sealed> => sealed(seal, 'play', table.drawn++);
  return {
    pick: (count: number) => (count === 1 ? 0 : next().pick(count)),
    die: (sides: number) => 1 + (sides === 1 ? 0 : next().pick(sides)),
    shuffle: <Item>(list: Item[]) => {
      for (let i = list.length - 1; i > 0; i--) {
        const j = next().pick(i + 1);
        [list[i], list[j]] = [list[j]!, list[i]!];
      }
    },
  };
}

export const sealOf = (table: Table) => ({
  secret: table.secret,
  nonces: table.chairs.map(({ nonce }) => nonce),
  table: table.sealedAs,
});

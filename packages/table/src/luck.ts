// What the luck of a table is drawn from, and how it goes on from where it stands.
import {
  type Chance,
  chanceFrom,
  type Seal,
  type Streams,
  sealed,
  sealedLuck,
  seeded,
  type TableSetup,
} from '@undercroft/kernel';
import type { Table } from './table.ts';

/** Sealed by a secret that is shown at the end, or made from a seed that anyone may know (never on a server). */
export type TableLuck =
  | {
      readonly kind: 'sealed';
      readonly secret: string;
      /** The name under which the luck is sealed: the table's id, unless several tables share one seal (a daily). */
      readonly sealedAs: string;
      /** Fixed nonces of a table from an older store; otherwise those of the seats. */
      readonly nonces?: readonly string[];
    }
  | { readonly kind: 'seeded'; readonly seed: string };

export const setupOf = (table: Table): TableSetup => ({
  seats: table.seats.length,
  options: table.agreement.options,
  ...(table.agreement.numbers && { numbers: table.agreement.numbers }),
});

/** The seal of a table, for its record; undefined for seeded luck, which proves nothing. */
export const sealOf = ({ luck, seats }: Table): Seal | undefined =>
  luck.kind === 'seeded'
    ? undefined
    : {
        secret: luck.secret,
        nonces: luck.nonces ?? seats.map(({ nonce }) => nonce),
        table: luck.sealedAs,
      };

/** The streams of a match. Play counts in `table.drawn`, so that a table that was replayed goes on without a gap. */
export function streamsOf(table: Table): Streams {
  const { luck } = table;
  if (luck.kind === 'seeded')
    return { setup: seeded(`${luck.seed}:setup`), play: seededPlay(table, `${luck.seed}:play`) };
  const seal = sealOf(table)!;
  return {
    setup: sealed(seal, 'setup'),
    play: chanceFrom((count) => sealedLuck(seal, 'play', table.drawn++, count)),
  };
}

/** Every draw moves a seeded stream by one step, so the draws of a replayed log are passed over first. */
function seededPlay(table: Table, seed: string): Chance {
  const stream = seeded(seed);
  let at = 0;
  return chanceFrom((count) => {
    for (; at < table.drawn; at++) stream.pick(2);
    at++;
    table.drawn++;
    return stream.pick(count);
  });
}

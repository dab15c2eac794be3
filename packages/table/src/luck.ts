// What the luck of a table is drawn from, and how it goes on from where it stands.
import {
  type Chance,
  chanceFrom,
  commitmentOf,
  type DrawCounts,
  type LuckNumber,
  luckNumber,
  NEWEST_SCHEME,
  type Seal,
  type Streams,
  sealedLuck,
  seeded,
  seededLuck,
  type TableSetup,
} from '@undercroft/kernel';
import type { Agreement } from './events.ts';
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
export const sealOf = ({ luck, seats, agreement }: Table): Seal | undefined =>
  luck.kind === 'seeded'
    ? undefined
    : {
        ...(agreement.scheme && { scheme: agreement.scheme }),
        secret: luck.secret,
        nonces: luck.nonces ?? seats.map(({ nonce }) => nonce),
        table: luck.sealedAs,
      };

/** What a new table promises about its luck. */
export const promiseOf = (luck: TableLuck): Pick<Agreement, 'commitment' | 'scheme'> => ({
  commitment: luck.kind === 'sealed' ? commitmentOf(luck.secret) : '',
  scheme: NEWEST_SCHEME,
});

/** The number of a draw of play, counted on: a table that was replayed goes on without a gap. */
export const countDraw = (table: Table, purpose = '', place = 0): LuckNumber =>
  luckNumber(table.agreement.scheme, 'play', table.drawn, purpose, place);

export function streamsOf(table: Table): Streams {
  const { luck, agreement } = table;
  if (luck.kind === 'seeded' && agreement.scheme !== 2)
    return { setup: seeded(`${luck.seed}:setup`), play: seededInOrder(table, `${luck.seed}:play`) };
  const seal = sealOf(table);
  const luckAt = (number: LuckNumber, count: number): number =>
    luck.kind === 'sealed' ? sealedLuck(seal!, number, count) : seededLuck(luck.seed, number, count);
  const laid: DrawCounts = new Map();
  return {
    setup: chanceFrom((count, purpose = '', place = 0) =>
      luckAt(luckNumber(agreement.scheme, 'setup', laid, purpose, place), count),
    ),
    play: chanceFrom((count, purpose, place) => luckAt(countDraw(table, purpose, place), count)),
  };
}

/** Scheme 1: every draw moves the stream by one step, so the draws of a replayed log are passed over first. */
function seededInOrder(table: Table, seed: string): Chance {
  const stream = seeded(seed);
  let at = 0;
  return chanceFrom((count) => {
    for (const { n } = countDraw(table); at < n; at++) stream.pick(2);
    at++;
    return stream.pick(count);
  });
}

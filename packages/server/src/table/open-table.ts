// A table as it stands after the first line of its book: chairs as agreed, nobody seated, nothing played.
import type { AnyGame, BookEntry } from './book.ts';
import type { Chair, Table } from './table.ts';

export function openTable(
  row: { readonly id: string; readonly secret: string; readonly sealedAs: string },
  game: AnyGame,
  first: BookEntry,
): Table {
  if (first.line.kind !== 'created') throw new Error(`table ${row.id} does not begin with its creation`);
  const { with: agreement } = first.line;
  return {
    id: row.id,
    game,
    secret: row.secret,
    sealedAs: row.sealedAs,
    with: agreement,
    chairs: agreement.chairs.map(emptyChair),
    created: first.at,
    version: first.version,
    phase: 'open',
    match: undefined,
    waiting: [],
    since: first.at,
    pausedAt: undefined,
    openHands: false,
    proposal: null,
    result: null,
    rematch: undefined,
    drawn: 0,
    told: undefined,
    chat: [],
  };
}

/** A chair in which nobody sits yet. */
export function emptyChair(chair: {
  readonly for: 'person' | 'bot';
  readonly bot?: string;
  readonly reserved?: string;
  readonly reservedName?: string;
}): Chair {
  return {
    for: chair.for,
    person: undefined,
    name: undefined,
    bot: chair.bot,
    reserved: chair.reserved,
    reservedName: chair.reservedName,
    nonce: '',
    reserve: 0,
    askedAt: 0,
    askedVersion: 0,
    missed: 0,
  };
}

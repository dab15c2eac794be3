// Opens the next table for the same people: one per finished table, whoever asks first.
import { commitmentOf, newSecret } from '@undercroft/kernel';
import { type Answered, actorFor, announce } from '../deeds.ts';
import type { House } from '../house.ts';
import { newId } from '../new-id.ts';
import type { Person } from '../store/port.ts';
import type { Agreement, StoredChair } from './book.ts';
import { newTable } from './create-table.ts';
import { decideForServer, refuse } from './decide.ts';
import { isOver, seatOf, type Table } from './table.ts';

export async function openRematch(house: House, person: Person, id: string): Promise<Answered> {
  const seen = await house.rooms.look(id, (table) => ({
    seat: seatOf(table, person.id),
    isOver: isOver(table),
    rematch: table.rematch,
    daily: table.with.daily,
    agreement: agreementAgain(table),
  }));
  if (!seen) return { ok: false, refusal: refuse('no-such-table') };
  if (seen.seat === null) return { ok: false, refusal: refuse('not-seated') };
  if (!seen.isOver) return { ok: false, refusal: refuse('not-over') };
  if (seen.daily !== undefined) return { ok: false, refusal: refuse('already-tried') };
  if (seen.rematch !== undefined) return { ok: true, table: seen.rematch };
  const game = house.games.get(seen.agreement.game)!;
  const secret = newSecret();
  const next = newId(12);
  const agreement = { ...seen.agreement, host: person.id, commitment: commitmentOf(secret) };
  const made = newTable(
    { id: next, sealedAs: next, secret, agreement },
    game,
    actorFor(person),
    undefined,
    'rematch',
    house.circumstances(),
  );
  if ('code' in made) return { ok: false, refusal: made };
  // The old table stands for the maker, so that two people who ask at once are given the same new table.
  const table = await house.store.tables.create({ ...made.row, maker: `after ${id}` });
  if (table === next) announce(house, made.table);
  const { seat } = seen;
  await house.rooms.act(id, {
    person: null,
    command: null,
    again: false,
    decide: (now) => decideForServer(now, { kind: 'rematched', seat, table }, house.circumstances()),
  });
  return { ok: true, table };
}

/** The same agreement with each chair kept for whoever sat in it. */
function agreementAgain(table: Table): Agreement {
  const chairs = table.chairs.map(
    (chair): StoredChair =>
      chair.person !== undefined
        ? { for: 'person', reserved: chair.person, reservedName: chair.name! }
        : { for: 'bot', bot: chair.bot! },
  );
  return { ...table.with, chairs };
}

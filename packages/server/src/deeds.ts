// Carries out a deed for a person, from whichever door it came: opens tables, acts at them, reads their history.
import { SPECTATOR } from '@undercroft/kernel';
import {
  AskHistory,
  type Command,
  CreateTable,
  misfit,
  TableDeed,
  type ToldEntry,
} from '@undercroft/protocol';
import type { House } from './house.ts';
import { toldHistory } from './room/load.ts';
import type { Person } from './store/port.ts';
import { agreementFor, newTable, openingFor } from './table/create-table.ts';
import { type Actor, decide, isRefused, type Refused, refuse } from './table/decide.ts';
import { openRematch } from './table/rematch.ts';
import { isOver, seatOf, type Table } from './table/table.ts';

export type Answered =
  | { readonly ok: true; readonly version?: number; readonly table?: string; readonly data?: unknown }
  | { readonly ok: false; readonly refusal: Refused };

const MOST_HISTORY = 200;
/** Views are large; whoever was away longer than this sees the last of it. */
const MOST_VIEWS = 40;
const refused = (refusal: Refused): Answered => ({ ok: false, refusal });

export const actorFor = ({ id, name, muted }: Person): Actor => ({ person: id, name, muted });

export const carryOut = (house: House, person: Person, command: Command): Promise<Answered> =>
  new Promise((answer, fail) => carryOutFor(house, person, command, answer, fail));

/**
 * `kind` of the deed decides who checks it; a deed that no schema fits is refused with the place that does not fit. Without
 * a promise, because nearly everything that comes is a deed at a table in memory.
 */
export function carryOutFor(
  house: House,
  person: Person,
  command: Command,
  answer: (answered: Answered) => void,
  fail: (error: unknown) => void,
): void {
  if (house.isGoing) return void answer(refused(refuse('shutting-down')));
  if (person.banned) return void answer(refused(refuse('banned')));
  const deed = command.do as { readonly kind?: unknown } | null;
  const kind = typeof deed === 'object' && deed !== null ? deed.kind : undefined;
  if (kind === 'create') return void createTable(house, person, command).then(answer, fail);
  const { table } = command;
  const schema = kind === 'history' ? AskHistory : TableDeed;
  const where = misfit(schema, command.do);
  if (where !== undefined || table === undefined) {
    const args = { where: where === undefined ? '/table' : `/do${where}` };
    return void answer(refused(refuse('bad-message', { args })));
  }
  if (kind === 'history')
    return void history(house, person, table, command.do as AskHistory).then(answer, fail);
  if (kind === 'rematch') return void openRematch(house, person, table).then(answer, fail);
  const deedHere = command.do as TableDeed;
  house.rooms.enter(
    table,
    {
      person: person.id,
      command: command.id,
      again: command.again ?? false,
      decide: (now) => decide(now, actorFor(person), deedHere, house.circumstances(command.version)),
    },
    (outcome) => answer(outcome.ok ? { ok: true, version: outcome.version, table } : outcome),
  );
}

async function createTable(house: House, person: Person, command: Command): Promise<Answered> {
  const where = misfit(CreateTable, command.do);
  if (where !== undefined) return refused(refuse('bad-message', { args: { where: `/do${where}` } }));
  const asked = command.do as CreateTable;
  const game = house.games.get(asked.game);
  if (!game) return refused(refuse('no-such-game'));
  if ((asked.sit === undefined) !== (asked.nonce === undefined)) return refused(refuse('bad-request'));
  if ((await house.store.tables.countOpenBy(person.id)) >= house.settings.limits.openTablesPerPerson)
    return refused(refuse('too-many-tables'));
  const agreement = agreementFor(asked, game, person.id, house.bots.levels);
  if ('code' in agreement) return refused(agreement);
  const sit = asked.sit === undefined ? undefined : { seat: asked.sit, nonce: asked.nonce! };
  const made = newTable(
    openingFor(agreement),
    game,
    actorFor(person),
    sit,
    command.id,
    house.circumstances(),
  );
  if ('code' in made) return refused(made);
  const table = await house.store.tables.create(made.row);
  if (table === made.row.id) announce(house, made.table);
  return { ok: true, table, version: made.table.version };
}

/** A table that this process has just made: the lobby hears of it, and bots that begin begin. */
export function announce(house: House, table: Table): void {
  house.lobby.touch(table.id);
  house.store.hint(`${table.id} ${table.version}`);
  house.metrics.count('tables_opened');
  if (table.phase === 'playing') void house.botTurns.considerStored(table.id);
}

async function history(
  house: House,
  person: Person,
  id: string,
  { from, to, views = false }: AskHistory,
): Promise<Answered> {
  if (to < from || to - from >= (views ? MOST_VIEWS : MOST_HISTORY)) return refused(refuse('bad-request'));
  const sight = await house.rooms.look(id, (table) => sightOf(table, person.id));
  if (sight === undefined) return refused(refuse('no-such-table'));
  if (isRefused(sight)) return refused(sight);
  const data: readonly ToldEntry[] = await toldHistory(
    house.store,
    house.games,
    id,
    sight.viewer,
    from,
    to,
    views,
  );
  return { ok: true, table: id, data };
}

/** With whose eyes this person may look at the table, if at all. */
export function sightOf(
  table: Table,
  person: string,
): { readonly viewer: number | typeof SPECTATOR } | Refused {
  const seat = seatOf(table, person);
  if (seat !== null) return { viewer: seat };
  const mayWatch =
    table.with.spectators || table.phase === 'open' || isOver(table) || person === table.with.host;
  return mayWatch ? { viewer: SPECTATOR } : refuse('no-spectators');
}

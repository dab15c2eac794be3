// Executes a command for a person, whether it came by socket or HTTP: opens tables, acts at them and in study rooms, reads history.
import { setTimeout as later } from 'node:timers/promises';
import {
  type CodedRefusal,
  type CommandMessage,
  CreateTable,
  type EntryView,
  isStudyId,
  ReadHistory,
  type Schema,
  SeekCommand,
  StudyCommand,
  schemaError,
  TableCommand,
} from '@undercroft/protocol';
import {
  type Actor,
  agreementFor,
  isRefused,
  isRun,
  refuse,
  seatOf,
  seenVersion,
  storedVersion,
  type Table,
  viewerFor,
  waitingBots,
} from '@undercroft/table';
import { HISTORY_PRICE } from './budgets.ts';
import { readHistory } from './live-table/load-table.ts';
import { storeNewTable } from './live-table/new-table.ts';
import { isWebhookAllowed } from './notices/sender.ts';
import { openRematch } from './open-rematch.ts';
import { executeSeek } from './pairing/seek.ts';
import type { ServerContext } from './server-context.ts';
import type { Person } from './store/port.ts';
import { addClubTable } from './store/sql-clubs.ts';
import { tellMembers } from './ties/tell-members.ts';

export type CommandResult =
  | { readonly ok: true; readonly version?: number; readonly table?: string; readonly data?: unknown }
  | { readonly ok: false; readonly refusal: CodedRefusal };

const MAX_HISTORY = 200;
/** Views are large, so fewer events are told with them. */
const MAX_VIEWS = 40;
const refused = (refusal: CodedRefusal): CommandResult => ({ ok: false, refusal });

export const actorFor = ({ id, name, muted }: Person): Actor => ({ person: id, name, muted });

const SCHEMAS = new Map<unknown, Schema<unknown>>([
  ['create', CreateTable],
  ['history', ReadHistory],
  ['seek', SeekCommand],
  ['unseek', SeekCommand],
]);

/** The command's `kind` says which schema it must fit; a refusal names the field that does not. */
export async function executeCommand(
  context: ServerContext,
  person: Person,
  message: CommandMessage,
): Promise<CommandResult> {
  if (context.isShuttingDown) return refused(refuse('shutting-down'));
  if (person.banned) return refused(refuse('banned'));
  const { do: command, table } = message;
  const kind: unknown = typeof command === 'object' ? (command as Partial<typeof command> | null)?.kind : '';
  const isStudy = table !== undefined && isStudyId(table);
  const schema = isStudy ? StudyCommand : (SCHEMAS.get(kind) ?? TableCommand);
  const where = schemaError(schema, command);
  if (where !== undefined) return refused(refuse('bad-message', { args: { where: `/do${where}` } }));
  if (isStudy) return studyCommand(context, person, table, command as StudyCommand, message);
  if (command.kind === 'create') return createTable(context, person, command, message.id);
  if (command.kind === 'seek' || command.kind === 'unseek') return executeSeek(context, person.id, command);
  if (table === undefined) return refused(refuse('bad-message', { args: { where: '/table' } }));
  if (command.kind === 'history') return history(context, person, table, command);
  if (command.kind === 'rematch') return openRematch(context, person, table);
  const { chat } = context.budgets;
  if (command.kind === 'chat' && chat.wait(person.id) > 0) return refused(refuse('chat-too-fast'));
  if (command.kind === 'chat') chat.take(person.id);
  if (
    (command.kind === 'play' || command.kind === 'takeBack') &&
    !(await botsAreDone(context, table, person.id))
  )
    return refused(refuse('overloaded'));
  if (command.kind === 'sit' && (await isApartFromHost(context, person.id, table)))
    return refused(refuse('blocked'));
  // At an evening, after its first deal: known to the server alone, since no other host has such tables.
  if (command.kind === 'return' && (await context.liveTables.look(table, isLostToBot)))
    return refused(refuse('chair-lost'));
  const outcome = await context.liveTables.act(
    table,
    { actor: actorFor(person), command: command as TableCommand, version: message.version },
    message,
  );
  return outcome.ok ? { ok: true, version: outcome.version, table } : outcome;
}

async function studyCommand(
  { liveStudies, budgets: { chat } }: ServerContext,
  person: Person,
  study: string,
  command: StudyCommand,
  message: CommandMessage,
): Promise<CommandResult> {
  // Words go to others as those of a chat do, and as fast.
  const isSaid = command.kind === 'note' && command.words !== '';
  if (isSaid && chat.wait(person.id) > 0) return refused(refuse('chat-too-fast'));
  if (isSaid) chat.take(person.id);
  const outcome = await liveStudies.act(study, { actor: actorFor(person), command }, message);
  return outcome.ok ? { ok: true, version: outcome.version, table: study } : outcome;
}

/** Neither sits down where the other has opened a table. Whoever sits already may stay. */
async function isApartFromHost(
  { liveTables, store }: ServerContext,
  person: string,
  id: string,
): Promise<boolean> {
  const host = await liveTables.look(id, (table) =>
    seatOf(table, person) === null ? table.agreement.host : person,
  );
  return host !== undefined && host !== person && store.ties.isApart(person, host);
}

const isLostToBot = ({ agreement }: Table): boolean => agreement.botsStay === true;

const BOT_PATIENCE = 30_000;
const LOOK_AGAIN = 15;

/** In a run the bots answer first where several seats act at once: the same choices give the same log. Others wait for nothing. */
async function botsAreDone({ liveTables }: ServerContext, id: string, person: string): Promise<boolean> {
  const isWaiting = (table: Table): boolean =>
    isRun(table) && seatOf(table, person) !== null && waitingBots(table).length > 0;
  for (const end = Date.now() + BOT_PATIENCE; await liveTables.look(id, isWaiting); ) {
    if (Date.now() > end) return false;
    await later(LOOK_AGAIN);
  }
  return true;
}

async function createTable(
  context: ServerContext,
  person: Person,
  asked: CreateTable,
  command: string,
): Promise<CommandResult> {
  const game = context.games.get(asked.game);
  if (!game) return refused(refuse('no-such-game'));
  if (asked.webhook !== undefined && !isWebhookAllowed(asked.webhook)) return refused(refuse('bad-request'));
  const agreement = agreementFor(asked, game, actorFor(person), context.bots.levels);
  if (isRefused(agreement)) return refused(agreement);
  const most = context.settings.limits.openTablesPerPerson;
  const wanted = { game, asked: agreement, maker: person.id, command, most };
  const { club } = asked;
  if (club === undefined) return storeNewTable(context, wanted);
  if (!(await context.store.clubs.isMember(club, person.id))) return refused(refuse('no-such-club'));
  const made = await storeNewTable(context, {
    ...wanted,
    asked: { ...agreement, listed: false },
    also: (table) => [addClubTable(club, table)],
  });
  if (made.ok) {
    context.store.notify(`club ${club} ${person.id} ${made.table} ${game.name}`);
    await tellMembers(context, club, person.id);
  }
  return made;
}

async function history(
  context: ServerContext,
  person: Person,
  id: string,
  { from, to, views = false, viewsFrom = views ? from : undefined }: ReadHistory,
): Promise<CommandResult> {
  const hasTooManyViews = viewsFrom !== undefined && to - viewsFrom >= MAX_VIEWS;
  if (to < from || to - from >= MAX_HISTORY || hasTooManyViews) return refused(refuse('bad-request'));
  const data = await visibleHistory(context, person, id, from, to, viewsFrom);
  return isRefused(data) ? refused(data) : { ok: true, table: id, data };
}

/** What this person may see of a table's history. */
export async function visibleHistory(
  { liveTables, store, games, budgets }: ServerContext,
  person: Person,
  id: string,
  from: number,
  to: number,
  viewsFrom?: number,
): Promise<readonly EntryView[] | CodedRefusal> {
  const seen = await liveTables.look(id, (table: Table) => {
    const sight = viewerFor(table, person.id, Date.now());
    if (isRefused(sight)) return sight;
    const { viewer } = sight;
    return { viewer, now: seenVersion(table, viewer), stored: storedVersion(table, viewer, to) };
  });
  if (!seen) return refuse('no-such-table');
  if (isRefused(seen)) return seen;
  budgets.charge({ person: person.id }, Math.min(to, seen.now) * HISTORY_PRICE);
  return readHistory(store, games, id, seen.viewer, { from, to: seen.stored, viewsFrom });
}

// Tables for scripts: open one, read one's own, look at one with its choices, act, and take the record home.
import {
  anything,
  type CodedRefusal,
  CreateTable,
  flag,
  idText,
  optional,
  readableText,
  record,
  text,
  whole,
} from '@undercroft/protocol';
import { recordFor, refuse, viewerFor } from '@undercroft/table';
import { executeCommand, visibleHistory } from '../execute-command.ts';
import { finishedTables, tableFor } from '../live-table/table-for.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { granted, RefusedRequest, stopUnlessGame, succeeded } from './refused-request.ts';
import type { Routes } from './routes.ts';
import { sendCommand } from './send-command.ts';

const Params = record({ table: idText(40) });
const GameParams = record({ game: idText(24) });
const Range = record({ from: whole(1), to: whole(1) });
const SentCommand = record({
  id: optional(idText(40, 6)),
  version: optional(whole()),
  again: optional(flag),
  do: anything,
});
const Report = record({ words: text(1000, 1) });

export function mountTables(routes: Routes, context: ServerContext): void {
  mountLobby(routes, context);
  mountTable(routes, context);
}

/** Which games and tables there are, and one more. */
function mountLobby({ open, own }: Routes, context: ServerContext): void {
  open('GET /api/games', { summary: 'The games of this server' }, async () => ({
    games: [...context.games.values()].map(({ name, rules, seats, options }) => ({
      name,
      rules,
      seats,
      options,
      bots: context.bots.levels,
    })),
  }));

  own(
    'GET /api/games/:game/finished',
    { price: 10, params: GameParams, summary: 'Listed games that are over and may be watched' },
    async (_me, { params: { game } }) => {
      stopUnlessGame(context, game);
      return { tables: await finishedTables(context, game) };
    },
  );

  own('GET /api/tables', { price: 10, summary: 'Open tables, and mine' }, async ({ id }, _, reply) =>
    reply.type('application/json').send(`{${await context.lobby.cards(id)}}`),
  );

  own(
    'POST /api/tables',
    { price: 5, body: CreateTable, summary: 'Open a table' },
    async (me, { headers, body }, reply) => {
      const id = String(headers['idempotency-key'] ?? newId(20)).slice(0, 40);
      const message = { kind: 'command', id, do: body } as const;
      const answer = succeeded(await executeCommand(context, me, message));
      return reply
        .code(201)
        .send({ table: answer.table, ...(answer.data as { readonly commitment: string }) });
    },
  );
}

/** What one does at one table. */
function mountTable({ own }: Routes, context: ServerContext): void {
  const { liveTables, store } = context;

  own(
    'GET /api/tables/:table',
    { price: 5, params: Params, summary: 'A table as I may see it, with my choices' },
    async (me, { params }) => found(await tableFor(context, me.id, params.table)),
  );

  own(
    'POST /api/tables/:table/commands',
    { params: Params, body: SentCommand, summary: 'Do something at a table, as on the socket' },
    (me, { params, body }) => sendCommand(context, me, params.table, body),
  );

  own(
    'GET /api/tables/:table/history',
    { price: 5, params: Params, querystring: Range, summary: 'What happened, as I saw it' },
    async (me, { params, query: { from, to } }) => {
      if (to < from || to - from > 500) throw new RefusedRequest({ code: 'bad-request' });
      return { entries: found(await visibleHistory(context, me, params.table, from, to)) };
    },
  );

  own(
    'GET /api/tables/:table/record',
    { price: 10, params: Params, summary: 'The record of a finished game, with the proof of its luck' },
    async (me, { params: { table: id } }, reply) => {
      const made = found(await liveTables.look(id, (table) => recordFor(table, me.id, Date.now())));
      reply.header('content-disposition', `attachment; filename="${made.game}-${id}.json"`);
      return made;
    },
  );

  own(
    'POST /api/tables/:table/report',
    { params: Params, body: Report, summary: 'Report a table to the host' },
    async (me, { params: { table }, body: { words } }) => {
      found(await liveTables.look(table, (seen) => viewerFor(seen, me.id, Date.now())));
      const said = { table, person: me.id, at: Date.now(), words: readableText(words) };
      await store.people.addReport({ id: newId(), ...said });
    },
  );
}

/** What was seen of a table, unless there is none or it may not be seen. */
function found<Seen extends object>(seen: Seen | CodedRefusal | undefined): Seen {
  return granted(seen ?? refuse('no-such-table'));
}

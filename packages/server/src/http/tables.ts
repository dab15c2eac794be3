// Tables for scripts: open one, read one's own, look at one with its choices, act, and take the record home.
import type { Viewer } from '@undercroft/kernel';
import {
  anything,
  type CodedRefusal,
  CreateTable,
  flag,
  idText,
  optional,
  readableText,
  record,
  type TableCard,
  text,
  whole,
} from '@undercroft/protocol';
import { isRefused, mayWatch, recordFor, type Table, viewerFor } from '@undercroft/table';
import { executeCommand, visibleHistory } from '../execute-command.ts';
import { tableMessage } from '../live-table/table-message.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ table: idText(40) });
const GameParams = record({ game: idText(24) });
const MOST_FINISHED = 6;
const Range = record({ from: whole(1), to: whole(1) });
const SentCommand = record({
  id: optional(idText(40, 6)),
  version: optional(whole()),
  again: optional(flag),
  do: anything,
});
const Report = record({ words: text(1000, 1) });

export function mountTables({ open, own }: Routes, context: ServerContext): void {
  const { liveTables, store } = context;

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
      const tables: TableCard[] = [];
      for (const text of await store.tables.finishedCards(game, MOST_FINISHED)) {
        const card = JSON.parse(text) as TableCard;
        if (await liveTables.look(card.id, (table) => mayWatch(table, Date.now()))) tables.push(card);
      }
      return { tables };
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
      const answer = await executeCommand(context, me, { kind: 'command', id, do: body });
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return reply
        .code(201)
        .send({ table: answer.table, ...(answer.data as { readonly commitment: string }) });
    },
  );

  own(
    'GET /api/tables/:table',
    { price: 5, params: Params, summary: 'A table as I may see it, with my choices' },
    async (me, { params }) => {
      const seen = await liveTables.look(params.table, (table) => {
        const sight = viewerFor(table, me.id, Date.now());
        return isRefused(sight) ? sight : tableFor(table, sight.viewer);
      });
      return found(seen);
    },
  );

  own(
    'POST /api/tables/:table/commands',
    { params: Params, body: SentCommand, summary: 'Do something at a table, as on the socket' },
    async (me, { params, body }) => {
      const { id = newId(20), ...rest } = body;
      const sent = { kind: 'command', id, table: params.table, ...(rest as { do: never }) } as const;
      const answer = await executeCommand(context, me, sent);
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return answer;
    },
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
  if (!seen) throw new RefusedRequest({ code: 'no-such-table' });
  if (isRefused(seen)) throw new RefusedRequest(seen);
  return seen;
}

function tableFor(table: Table, viewer: Viewer) {
  const told = tableMessage(table, { viewer, blocked: new Set() }, []);
  const { version, info, seat, view, mayTakeBack } = told;
  const isAsked = seat !== null && table.pausedAt === undefined && table.waiting.includes(seat);
  const choices = isAsked ? table.match!.game.choices(view, seat) : [];
  return { version, info, seat, view, choices, mayTakeBack };
}

// Tables for scripts: open one, read one's own, look at one with its choices, act, and take the record home.

import { SPECTATOR } from '@undercroft/kernel';
import { anything, CreateTable, flag, idText, optional, record, text, whole } from '@undercroft/protocol';
import {
  infoOf,
  isRefused,
  mayTakeBack,
  recordFor,
  seenVersion,
  type Table,
  viewerFor,
  viewOf,
} from '@undercroft/table';
import type { FastifyInstance } from 'fastify';
import { executeCommand, visibleHistory } from '../execute-command.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import { whoAsks } from './who.ts';

const Params = record({ table: idText(40) });
const Range = record({ from: whole(1), to: whole(1) });
const SentCommand = record({
  id: optional(idText(40, 6)),
  version: optional(whole()),
  again: optional(flag),
  do: anything,
});
const Report = record({ words: text(1000, 1) });
type TableParams = { readonly table: string };

export function mountTables(fastify: FastifyInstance, context: ServerContext): void {
  const { liveTables, store } = context;

  fastify.get('/api/games', { schema: { summary: 'The games of this server' } }, async () => ({
    games: [...context.games.values()].map((game) => ({
      name: game.name,
      rules: game.rules,
      seats: game.seats,
      options: game.options,
      bots: context.bots.levels,
    })),
  }));

  fastify.get(
    '/api/tables',
    { config: { price: 10 }, schema: { summary: 'Open tables, and mine' } },
    async (request, reply) => {
      const { id } = await whoAsks(context, request);
      return reply.type('application/json').send(`{${await context.lobby.cards(id)}}`);
    },
  );

  fastify.post(
    '/api/tables',
    { config: { price: 5 }, schema: { body: CreateTable, summary: 'Open a table' } },
    async (request, reply) => {
      const person = await whoAsks(context, request);
      const id = String(request.headers['idempotency-key'] ?? newId(20)).slice(0, 40);
      const answer = await executeCommand(context, person, {
        kind: 'command',
        id,
        do: request.body as CreateTable,
      });
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return reply
        .code(201)
        .send({ table: answer.table, ...(answer.data as { readonly commitment: string }) });
    },
  );

  fastify.get(
    '/api/tables/:table',
    { config: { price: 5 }, schema: { params: Params, summary: 'A table as I may see it, with my choices' } },
    async (request) => {
      const person = await whoAsks(context, request);
      const { table: id } = request.params as TableParams;
      const seen = await liveTables.look(id, (table) => {
        const sight = viewerFor(table, person.id, Date.now());
        return isRefused(sight) ? sight : tableFor(table, sight.viewer);
      });
      if (!seen) throw new RefusedRequest({ code: 'no-such-table' });
      if (isRefused(seen)) throw new RefusedRequest(seen);
      return seen;
    },
  );

  fastify.post(
    '/api/tables/:table/commands',
    {
      schema: {
        params: Params,
        body: SentCommand,
        summary: 'Do something at a table: the same commands as on the socket',
      },
    },
    async (request) => {
      const person = await whoAsks(context, request);
      const { table } = request.params as TableParams;
      const { id = newId(20), ...rest } = request.body as { id?: string; do: never };
      const answer = await executeCommand(context, person, { kind: 'command', id, table, ...rest });
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return answer;
    },
  );

  fastify.get(
    '/api/tables/:table/history',
    {
      config: { price: 5 },
      schema: { params: Params, querystring: Range, summary: 'What happened, as I saw it' },
    },
    async (request) => {
      const person = await whoAsks(context, request);
      const { table: id } = request.params as TableParams;
      const { from, to } = request.query as { from: number; to: number };
      if (to < from || to - from > 500) throw new RefusedRequest({ code: 'bad-request' });
      const entries = await visibleHistory(context, person, id, from, to);
      if (isRefused(entries)) throw new RefusedRequest(entries);
      return { entries };
    },
  );

  fastify.get(
    '/api/tables/:table/record',
    {
      config: { price: 10 },
      schema: { params: Params, summary: 'The record of a finished game, with the proof of its luck' },
    },
    async (request, reply) => {
      const person = await whoAsks(context, request);
      const { table: id } = request.params as TableParams;
      const made = await liveTables.look(id, (table) => recordFor(table, person.id, Date.now()));
      if (!made) throw new RefusedRequest({ code: 'no-such-table' });
      if (isRefused(made)) throw new RefusedRequest(made);
      reply.header('content-disposition', `attachment; filename="${made.game}-${id}.json"`);
      return made;
    },
  );

  fastify.post(
    '/api/tables/:table/report',
    { schema: { params: Params, body: Report, summary: 'Report a table to the host' } },
    async (request) => {
      const person = await whoAsks(context, request);
      const { table } = request.params as TableParams;
      if (!(await store.tables.read(table))) throw new RefusedRequest({ code: 'no-such-table' });
      const { words } = request.body as { words: string };
      await store.people.addReport({ id: newId(), table, person: person.id, at: Date.now(), words });
      return { ok: true };
    },
  );
}

function tableFor(table: Table, viewer: number | typeof SPECTATOR) {
  const view = viewOf(table, viewer, Date.now());
  const isAsked = viewer !== SPECTATOR && table.pausedAt === undefined && table.waiting.includes(viewer);
  return {
    version: seenVersion(table, viewer),
    info: infoOf(table, Date.now()),
    seat: viewer === SPECTATOR ? null : viewer,
    view,
    choices: isAsked ? table.match!.game.choices(view, viewer) : [],
    mayTakeBack: viewer !== SPECTATOR && mayTakeBack(table, viewer),
  };
}

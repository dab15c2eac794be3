// Tables for scripts: open one, read one's own, look at one with its choices, act, and take the record home.
import { type GameRecord, recordOf, SPECTATOR } from '@undercroft/kernel';
import { anything, CreateTable, flag, optional, record, text, whole } from '@undercroft/protocol';
import type { FastifyInstance } from 'fastify';
import { carryOut, sightOf } from '../deeds.ts';
import type { House } from '../house.ts';
import { newId } from '../new-id.ts';
import { toldHistory } from '../room/load.ts';
import { isRefused, type Refused, refuse } from '../table/decide.ts';
import { infoOf, isSecretOpen } from '../table/facts.ts';
import { isOver, type Table } from '../table/table.ts';
import { sealOf } from '../table/table-luck.ts';
import { mayTakeBack, viewOf } from '../table/tell.ts';
import { Refusal } from './app.ts';
import { whoAsks } from './who.ts';

const Params = record({ table: text(40, 1) });
const Range = record({ from: whole(1), to: whole(1) });
const Deed = record({
  id: optional(text(40, 6)),
  version: optional(whole()),
  again: optional(flag),
  do: anything,
});
const Report = record({ words: text(1000, 1) });
type TableParams = { readonly table: string };

export function mountTables(fastify: FastifyInstance, house: House): void {
  const { rooms, store } = house;

  fastify.get('/api/games', { schema: { summary: 'The games of this server' } }, async () => ({
    games: [...house.games.values()].map((game) => ({
      name: game.name,
      rules: game.rules,
      seats: game.seats,
      options: game.options,
      bots: house.bots.levels,
    })),
  }));

  fastify.get('/api/tables', { schema: { summary: 'Open tables, and mine' } }, async (request) =>
    house.lobby.cards((await whoAsks(house, request)).id),
  );

  fastify.post(
    '/api/tables',
    { schema: { body: CreateTable, summary: 'Open a table' } },
    async (request, reply) => {
      const person = await whoAsks(house, request);
      const id = String(request.headers['idempotency-key'] ?? newId(20)).slice(0, 40);
      const answer = await carryOut(house, person, { kind: 'command', id, do: request.body as CreateTable });
      if (!answer.ok) throw new Refusal(answer.refusal);
      return reply.code(201).send({ table: answer.table });
    },
  );

  fastify.get(
    '/api/tables/:table',
    { schema: { params: Params, summary: 'A table as I may see it, with my choices' } },
    async (request) => {
      const person = await whoAsks(house, request);
      const { table: id } = request.params as TableParams;
      const seen = await rooms.look(id, (table) => {
        const sight = sightOf(table, person.id);
        return isRefused(sight) ? sight : tableFor(table, sight.viewer);
      });
      if (!seen) throw new Refusal({ code: 'no-such-table' });
      if (isRefused(seen)) throw new Refusal(seen);
      return seen;
    },
  );

  fastify.post(
    '/api/tables/:table/commands',
    {
      schema: {
        params: Params,
        body: Deed,
        summary: 'Do something at a table: the same deeds as on the socket',
      },
    },
    async (request) => {
      const person = await whoAsks(house, request);
      const { table } = request.params as TableParams;
      const { id = newId(20), ...rest } = request.body as { id?: string; do: never };
      const answer = await carryOut(house, person, { kind: 'command', id, table, ...rest });
      if (!answer.ok) throw new Refusal(answer.refusal);
      return answer;
    },
  );

  fastify.get(
    '/api/tables/:table/history',
    { schema: { params: Params, querystring: Range, summary: 'What happened, as I saw it' } },
    async (request) => {
      const person = await whoAsks(house, request);
      const { table: id } = request.params as TableParams;
      const { from, to } = request.query as { from: number; to: number };
      if (to < from || to - from > 500) throw new Refusal({ code: 'bad-request' });
      const sight = await rooms.look(id, (table) => sightOf(table, person.id));
      if (!sight) throw new Refusal({ code: 'no-such-table' });
      if (isRefused(sight)) throw new Refusal(sight);
      return { entries: await toldHistory(store, house.games, id, sight.viewer, from, to) };
    },
  );

  fastify.get(
    '/api/tables/:table/record',
    { schema: { params: Params, summary: 'The record of a finished game, with the proof of its luck' } },
    async (request, reply) => {
      await whoAsks(house, request);
      const { table: id } = request.params as TableParams;
      const made = await rooms.look(id, recordFor);
      if (!made) throw new Refusal({ code: 'no-such-table' });
      if (isRefused(made)) throw new Refusal(made);
      reply.header('content-disposition', `attachment; filename="${made.game}-${id}.json"`);
      return made;
    },
  );

  fastify.post(
    '/api/tables/:table/report',
    { schema: { params: Params, body: Report, summary: 'Report a table to the host' } },
    async (request) => {
      const person = await whoAsks(house, request);
      const { table } = request.params as TableParams;
      if (!(await store.tables.read(table))) throw new Refusal({ code: 'no-such-table' });
      const { words } = request.body as { words: string };
      await store.people.addReport({ id: newId(), table, person: person.id, at: Date.now(), words });
      return { ok: true };
    },
  );
}

function tableFor(table: Table, viewer: number | typeof SPECTATOR) {
  const view = viewOf(table, viewer);
  const isAsked = viewer !== SPECTATOR && table.waiting.includes(viewer);
  return {
    version: table.version,
    info: infoOf(table, Date.now()),
    seat: viewer === SPECTATOR ? null : viewer,
    view,
    choices: isAsked ? table.match!.game.choices(view, viewer) : [],
    mayTakeBack: viewer !== SPECTATOR && mayTakeBack(table, viewer),
  };
}

/** The record with names and the proof of luck; while the game goes on it would show every hand. */
export function recordFor(table: Table): GameRecord | Refused {
  if (!table.match || !isOver(table)) return refuse('not-over');
  const names = table.chairs.map((chair) => chair.name ?? chair.bot ?? '');
  const record = recordOf(table.match, { names, seal: sealOf(table) });
  const { secret: _, ...sealed } = record.fair!;
  const fair = isSecretOpen(table, Date.now()) ? { ...sealed, secret: table.secret } : sealed;
  return { ...record, fair };
}

// Games that were played elsewhere, kept here: a finished game of a browser gets an address that others can open.
import { anything, idText, record } from '@undercroft/protocol';
import { keepRecord } from '../records/keep-record.ts';
import type { ServerContext } from '../server-context.ts';
import { asRefused, granted, RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ record: idText(40) });
const MOST_BYTES = 512_000;

export function mountRecords({ open, own }: Routes, context: ServerContext): void {
  own(
    'POST /api/records',
    { price: 40, bodyLimit: MOST_BYTES, body: anything, summary: 'Keep the record of a finished game' },
    async (me, { body }, reply) =>
      reply.code(201).send(granted(await keepRecord(context, me.id, body).catch(asRefused))),
  );

  open(
    'GET /api/records/:record',
    { price: 3, params: Params, summary: 'A record that somebody brought' },
    async ({ params }, reply) => {
      const body = await context.store.records.read(params.record);
      if (body === undefined) throw new RefusedRequest({ code: 'not-found' });
      return reply.type('application/json').send(body);
    },
  );
}

// The host's tools, behind the admin token: tables, people, reports, announcements, health; and a plain page for them.
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CLOSE, flag, idText, optional, record, text, whole } from '@undercroft/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAdminToken } from '../identity/admin-token.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';
import { dismiss, personChanged } from './people.ts';
import { RefusedRequest } from './refused-request.ts';
import { countAttempt } from './who.ts';

const TableParams = record({ table: idText(40) });
const PersonParams = record({ person: idText(40) });
/** A page: those before a moment, of which a word is part of the name or id. */
const Page = record({ state: optional(text(12)), before: optional(whole()), find: optional(text(80)) });
type Page = { readonly state?: string; readonly before?: number; readonly find?: string };
const Why = record({ why: text(200, 1) });
const Standing = record({ muted: optional(flag), banned: optional(flag) });
const Words = record({ text: text(500, 1) });

export function mountAdmin(fastify: FastifyInstance, context: ServerContext, sockets: Sockets): void {
  const { store } = context;
  const check = async (request: FastifyRequest): Promise<void> => {
    const giveBack = countAttempt(context, request);
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (!token || !(await isAdminToken(store, token))) throw new RefusedRequest({ code: 'bad-token' });
    giveBack();
  };
  const guarded = { preHandler: check };

  fastify.register(fastifyStatic, {
    root: join(import.meta.dirname, '../../admin'),
    prefix: '/admin/',
    decorateReply: false,
  });

  fastify.get('/api/admin/health', { ...guarded, schema: { summary: 'Health in numbers' } }, async () => ({
    version: context.settings.version,
    sockets: sockets.count(),
    tablesInMemory: context.liveTables.loaded(),
    tables: await store.tables.counts(),
    memory: process.memoryUsage(),
    uptime: Math.round(process.uptime()),
  }));
  fastify.get('/admin', { schema: { hide: true } }, (_, reply) => reply.redirect('/admin/'));

  const listed = (path: string, summary: string, list: (page: Page) => Promise<object>): void =>
    void fastify.get(path, { ...guarded, schema: { querystring: Page, summary } }, (request) =>
      list(request.query as Page),
    );
  listed('/api/admin/tables', 'Tables, newest first', async (page) => ({
    tables: (await store.tables.list(page, 100)).map((card) => JSON.parse(card)),
  }));
  listed('/api/admin/people', 'People, newest first, with their standing', async (page) => ({
    people: await store.people.list(page, 100),
  }));
  listed('/api/admin/reports', 'What people reported, by whom, and at which table', async ({ before }) => ({
    reports: (await store.people.reports(before ?? Number.MAX_SAFE_INTEGER, 100)).map(
      ({ card, ...report }) => ({
        ...report,
        card: card === null ? null : JSON.parse(card),
      }),
    ),
  }));
  fastify.post(
    '/api/admin/tables/:table/close',
    { ...guarded, schema: { params: TableParams, body: Why, summary: 'Close a table' } },
    async (request) => {
      const { table } = request.params as { table: string };
      const { why } = request.body as { why: string };
      const outcome = await context.liveTables.act(table, { actor: null, command: { kind: 'close', why } });
      if (!outcome.ok)
        throw new RefusedRequest(outcome.refusal.code === 'stale' ? { code: 'table-over' } : outcome.refusal);
      return { ok: true };
    },
  );
  fastify.post(
    '/api/admin/people/:person',
    {
      ...guarded,
      schema: { params: PersonParams, body: Standing, summary: 'Mute or ban somebody, or lift it' },
    },
    async (request) => {
      const { person } = request.params as { person: string };
      const { muted, banned } = request.body as { muted?: boolean; banned?: boolean };
      if (!(await store.people.read(person))) throw new RefusedRequest({ code: 'no-such-person' });
      if (muted !== undefined) await store.people.setMuted(person, muted);
      if (banned !== undefined) await store.people.setBanned(person, banned);
      personChanged(context, person);
      if (banned) dismiss(context, sockets, person, CLOSE.banned);
      return { ok: true };
    },
  );
  const announce = async (): Promise<void> => {
    const text = await store.meta('announcement');
    if (text) sockets.broadcast(JSON.stringify({ kind: 'notice', text }));
  };
  context.onNotification('announce', () => void announce());
  fastify.post(
    '/api/admin/announce',
    { ...guarded, schema: { body: Words, summary: 'Say something to everybody who is connected' } },
    async (request) => {
      await store.setMeta('announcement', (request.body as { text: string }).text);
      store.notify('announce now');
      return { ok: true };
    },
  );
}

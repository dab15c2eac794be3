// The host's tools, behind the admin token: tables, people, reports, announcements, health. The client's page `/host` shows them.
import { CLOSE, flag, idText, optional, record, text, whole } from '@undercroft/protocol';
import type { FastifyRequest } from 'fastify';
import { isAdminToken } from '../identity/admin-token.ts';
import { dismiss, personChanged } from '../identity/person-changed.ts';
import { backupOf } from '../ops/copy-store.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';
import { mountAdminEvents } from './admin-events.ts';
import { RefusedRequest } from './refused-request.ts';
import { countAttempt, type Routes } from './routes.ts';

const TableParams = record({ table: idText(40) });
const PersonParams = record({ person: idText(40) });
/** A page: those before a moment, of which a word is part of the name or id. */
const Page = record({ state: optional(text(12)), before: optional(whole()), find: optional(text(80)) });
const Why = record({ why: text(200, 1) });
const Standing = record({ muted: optional(flag), banned: optional(flag) });
const Words = record({ text: text(500, 1) });
const AT_ONCE = 100;

export function mountAdmin({ open }: Routes, context: ServerContext, sockets: Sockets): void {
  const { store } = context;
  const admin: Routes['open'] = (address, route, answer) =>
    open(address, route, async (request, reply) => {
      await checkHost(context, request as FastifyRequest);
      return answer(request, reply);
    });

  // How many entries there were tells who acted in secret: figures are the host's.
  admin('GET /metrics', { summary: 'Figures for Prometheus', price: 5 }, async (_, reply) =>
    reply.type('text/plain; version=0.0.4').send(await context.metrics.text()),
  );
  admin('GET /api/admin/health', { summary: 'Health in numbers' }, () => healthOf(context, sockets));
  admin(
    'GET /api/admin/backup',
    { price: 50, summary: 'A copy of the SQLite store, as a file' },
    async (_, reply) => {
      if (store.shared) throw new RefusedRequest({ code: 'not-found' });
      return reply.type('application/vnd.sqlite3').send(await backupOf(context.settings.dataFolder));
    },
  );
  admin(
    'GET /api/admin/tables',
    { querystring: Page, summary: 'Tables, newest first' },
    async ({ query }) => ({
      tables: (await store.tables.list(query, AT_ONCE)).map((card) => JSON.parse(card)),
    }),
  );
  admin(
    'GET /api/admin/people',
    { querystring: Page, summary: 'People, newest first, with their standing' },
    async ({ query }) => ({ people: await store.people.list(query, AT_ONCE) }),
  );
  admin(
    'GET /api/admin/reports',
    { querystring: Page, summary: 'What people reported, by whom, and at which table' },
    async ({ query }) => ({ reports: await reportsBefore(context, query.before) }),
  );
  admin(
    'POST /api/admin/tables/:table/close',
    { params: TableParams, body: Why, summary: 'Close a table' },
    ({ params, body }) => closeTable(context, params.table, body.why),
  );
  admin(
    'POST /api/admin/people/:person',
    { params: PersonParams, body: Standing, summary: 'Mute or ban somebody, or lift it' },
    ({ params, body }) => setStanding(context, sockets, params.person, body),
  );
  mountAdminEvents(admin, context);
  context.onNotification('announce', () => void tellAnnouncement(context, sockets));
  admin(
    'POST /api/admin/announce',
    { body: Words, summary: 'Say something to everybody who is connected' },
    async ({ body }) => {
      await store.setMeta('announcement', body.text);
      store.notify('announce now');
    },
  );
}

async function checkHost(context: ServerContext, request: FastifyRequest): Promise<void> {
  const giveBack = countAttempt(context, request);
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token || !(await isAdminToken(context.store, token))) throw new RefusedRequest({ code: 'bad-token' });
  giveBack();
}

const healthOf = async ({ settings, liveTables, store, metrics }: ServerContext, sockets: Sockets) => ({
  version: settings.version,
  sockets: sockets.count(),
  tablesInMemory: liveTables.loaded(),
  tables: await store.tables.counts(),
  memory: process.memoryUsage(),
  uptime: Math.round(process.uptime()),
  moves: await metrics.counted('entries'),
  loopDelay: metrics.loopDelay(),
  store: { isShared: store.shared, bytes: await store.bytes() },
});

async function reportsBefore({ store }: ServerContext, before = Number.MAX_SAFE_INTEGER) {
  const told = await store.people.reports(before, AT_ONCE);
  return told.map(({ card, ...rest }) => ({ ...rest, card: card && JSON.parse(card) }));
}

async function closeTable({ liveTables }: ServerContext, table: string, why: string): Promise<void> {
  const outcome = await liveTables.act(table, { actor: null, command: { kind: 'close', why } });
  if (!outcome.ok)
    throw new RefusedRequest(outcome.refusal.code === 'stale' ? { code: 'table-over' } : outcome.refusal);
}

/** Mutes or bans somebody, or lifts it. */
async function setStanding(
  context: ServerContext,
  sockets: Sockets,
  person: string,
  { muted, banned }: { readonly muted?: boolean | undefined; readonly banned?: boolean | undefined },
): Promise<void> {
  const { people } = context.store;
  if (!(await people.read(person))) throw new RefusedRequest({ code: 'no-such-person' });
  if (muted !== undefined) await people.setMuted(person, muted);
  if (banned !== undefined) await people.setBanned(person, banned);
  personChanged(context, person);
  if (banned) dismiss(context, sockets, person, CLOSE.banned);
}

async function tellAnnouncement({ store }: ServerContext, sockets: Sockets): Promise<void> {
  const text = await store.meta('announcement');
  if (text) sockets.broadcast(JSON.stringify({ kind: 'notice', text }));
}

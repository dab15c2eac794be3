// Sessions and settings of people: begin as a guest, change a name, sign out everywhere, be forgotten, block others.
import { Readable } from 'node:stream';
import { CLOSE, idText, optional, record, text, whole } from '@undercroft/protocol';
import type { FastifyInstance } from 'fastify';
import { forgetPerson } from '../identity/forget-person.ts';
import { ownData } from '../identity/own-data.ts';
import { cleanName } from '../identity/sessions.ts';
import { isWebhookAllowed } from '../notices/sender.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Person, PersonSettings } from '../store/port.ts';
import { RefusedRequest, tooFast } from './refused-request.ts';
import { giveCookie } from './session-cookie.ts';
import { whoAsks } from './who.ts';

const Begin = record({ name: optional(text(80)) });
const Change = record({
  name: optional(text(80)),
  webhook: optional(text(500)),
  quiet: optional(record({ from: whole(0, 23), to: whole(0, 23), zone: text(64, 1) })),
  language: optional(text(8)),
});
const Params = record({ person: idText(40) });

const meOf = ({ id, name, guest, settings }: Person) => ({ id, name, guest, settings });

export function mountPeople(fastify: FastifyInstance, context: ServerContext, sockets: Sockets): void {
  const { sessions, liveTables } = context;
  context.onNotification('person', ([, person]) => sessions.changed(person!));
  context.onNotification('dismiss', ([, person, code]) => sockets.dismiss(person!, Number(code)));
  context.onNotification('forget', ([, id]) => liveTables.forget(id!));
  mountMe(fastify, context);
  mountLeaving(fastify, context, sockets);
  mountBlocks(fastify, context);
}

/** Every process reads the person again. */
export function personChanged({ sessions, store }: ServerContext, person: string): void {
  sessions.changed(person);
  store.notify(`person ${person}`);
}

/** Closes the person's sockets in every process. */
export function dismiss({ store }: ServerContext, sockets: Sockets, person: string, code: number): void {
  sockets.dismiss(person, code);
  store.notify(`dismiss ${person} ${code}`);
}

function mountMe(fastify: FastifyInstance, context: ServerContext): void {
  const { sessions, store, budgets } = context;

  fastify.post(
    '/api/session',
    { schema: { body: Begin, summary: 'Who am I? Begins a guest where nobody is.' } },
    async (request, reply) => {
      const known = await sessions.of(request.headers);
      if (known?.banned) throw new RefusedRequest({ code: 'banned' });
      const wait = known ? 0 : budgets.guests.wait(request.ip);
      if (wait > 0) throw tooFast(wait);
      if (!known) budgets.guests.take(request.ip);
      const person = known ?? (await sessions.begin((request.body as { name?: string }).name));
      giveCookie(context, request, reply, sessions.tokenFor(person));
      return { ...meOf(person), token: sessions.tokenFor(person) };
    },
  );

  fastify.get('/api/me', { schema: { summary: 'My name and settings' } }, async (request) =>
    meOf(await whoAsks(context, request)),
  );

  fastify.patch(
    '/api/me',
    { schema: { body: Change, summary: 'Change my name, webhook, quiet hours or language' } },
    async (request) => {
      const person = await whoAsks(context, request);
      const { name, ...rest } = request.body as { name?: string } & PersonSettings;
      const clean = cleanName(name);
      if (name !== undefined && clean === undefined) throw new RefusedRequest({ code: 'empty-text' });
      if (rest.webhook && !isWebhookAllowed(rest.webhook)) throw new RefusedRequest({ code: 'bad-request' });
      if (rest.quiet && !isZone(rest.quiet.zone)) throw new RefusedRequest({ code: 'bad-request' });
      if (clean !== undefined) await store.people.rename(person.id, clean);
      if (Object.keys(rest).length > 0)
        await store.people.saveSettings(person.id, { ...person.settings, ...rest });
      personChanged(context, person.id);
      return meOf((await sessions.read(person.id))!);
    },
  );
}

/** Signing out, here or everywhere, and being forgotten. */
function mountLeaving(fastify: FastifyInstance, context: ServerContext, sockets: Sockets): void {
  fastify.post('/api/me/sign-out', { schema: { summary: 'Sign out here' } }, async (request, reply) => {
    giveCookie(context, request, reply);
    return { ok: true };
  });

  fastify.post(
    '/api/me/sign-out-everywhere',
    { schema: { summary: 'End every session of mine' } },
    async (request, reply) => {
      const person = await whoAsks(context, request);
      await context.store.people.nextEpoch(person.id);
      personChanged(context, person.id);
      dismiss(context, sockets, person.id, CLOSE.noSession);
      giveCookie(context, request, reply);
      return { ok: true };
    },
  );

  fastify.get(
    '/api/me/data',
    { config: { price: 50 }, schema: { summary: 'Everything that is kept about me, as a file' } },
    async (request, reply) => {
      const data = Readable.from(ownData(context, await whoAsks(context, request)));
      return reply
        .header('content-disposition', 'attachment; filename="undercroft-my-data.json"')
        .type('application/json; charset=utf-8')
        .send(data);
    },
  );

  fastify.delete(
    '/api/me',
    { config: { price: 50 }, schema: { summary: 'Forget me: name, keys, results and what I wrote' } },
    async (request, reply) => {
      const person = await whoAsks(context, request);
      const forgetting = forgetPerson(context, person.id);
      personChanged(context, person.id);
      dismiss(context, sockets, person.id, CLOSE.noSession);
      await forgetting;
      personChanged(context, person.id);
      giveCookie(context, request, reply);
      return { ok: true };
    },
  );
}

function mountBlocks(fastify: FastifyInstance, context: ServerContext): void {
  const { store } = context;

  fastify.get('/api/me/blocks', { schema: { summary: 'Whom I have blocked' } }, async (request) => ({
    people: await store.people.blockedBy((await whoAsks(context, request)).id),
  }));
  for (const [method, set, summary] of [
    ['PUT', store.people.block, 'Block somebody: I no longer read their words'],
    ['DELETE', store.people.unblock, 'Unblock somebody'],
  ] as const)
    fastify.route({
      method,
      url: '/api/me/blocks/:person',
      schema: { params: Params, summary },
      async handler(request) {
        await set((await whoAsks(context, request)).id, (request.params as { person: string }).person);
        return { ok: true };
      },
    });
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

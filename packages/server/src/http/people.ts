// Sessions and settings of people: begin as a guest, change a name, sign out everywhere, be forgotten, block others.
import { CLOSE, optional, record, text, whole } from '@undercroft/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { cleanName, cookieFor } from '../identity/sessions.ts';
import { isWebhookAllowed } from '../notices/sender.ts';
import { createRate } from '../rate.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Person, PersonSettings } from '../store/port.ts';
import { decideForServer } from '../table/decide.ts';
import { isOver, seatOf } from '../table/table.ts';
import { Refusal } from './app.ts';
import { whoAsks } from './who.ts';

const Begin = record({ name: optional(text(80)) });
const Change = record({
  name: optional(text(80)),
  webhook: optional(text(500)),
  quiet: optional(record({ from: whole(0, 23), to: whole(0, 23), zone: text(64, 1) })),
  language: optional(text(8)),
});
const Params = record({ person: text(40, 1) });

export const isSecure = (house: House, request: FastifyRequest): boolean =>
  house.settings.publicUrl?.startsWith('https:') ?? request.protocol === 'https';

const meOf = ({ id, name, guest, settings }: Person) => ({ id, name, guest, settings });

export function mountPeople(fastify: FastifyInstance, house: House, sockets: Sockets): void {
  const { sessions, store, settings } = house;
  const guests = createRate(settings.limits.guestsPerMinute / 60, settings.limits.guestsPerMinute);
  const personChanged = (person: string): void => {
    sessions.changed(person);
    store.hint(`person ${person}`);
  };
  house.onHint('person', ([, person]) => sessions.changed(person!));
  house.onHint('dismiss', ([, person, code]) => sockets.dismiss(person!, Number(code)));
  const dismiss = (person: string, code: number): void => {
    sockets.dismiss(person, code);
    store.hint(`dismiss ${person} ${code}`);
  };
  const giveCookie = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
    reply.header('set-cookie', cookieFor(token, isSecure(house, request)));
  };

  fastify.post(
    '/api/session',
    { schema: { body: Begin, summary: 'Who am I? Begins a guest where nobody is.' } },
    async (request, reply) => {
      const known = await sessions.of(request.headers);
      if (known?.banned) throw new Refusal({ code: 'banned' });
      if (!known && !guests.take(request.ip)) throw new Refusal({ code: 'too-fast' });
      const person = known ?? (await sessions.begin((request.body as { name?: string }).name));
      giveCookie(request, reply, sessions.tokenFor(person));
      return { ...meOf(person), token: sessions.tokenFor(person) };
    },
  );

  fastify.get('/api/me', { schema: { summary: 'My name and settings' } }, async (request) =>
    meOf(await whoAsks(house, request)),
  );

  fastify.patch(
    '/api/me',
    { schema: { body: Change, summary: 'Change my name, webhook, quiet hours or language' } },
    async (request) => {
      const person = await whoAsks(house, request);
      const { name, ...rest } = request.body as { name?: string } & PersonSettings;
      const clean = cleanName(name);
      if (name !== undefined && clean === undefined) throw new Refusal({ code: 'empty-text' });
      if (rest.webhook && !isWebhookAllowed(rest.webhook)) throw new Refusal({ code: 'bad-request' });
      if (rest.quiet && !isZone(rest.quiet.zone)) throw new Refusal({ code: 'bad-request' });
      if (clean !== undefined) await store.people.rename(person.id, clean);
      if (Object.keys(rest).length > 0)
        await store.people.saveSettings(person.id, { ...person.settings, ...rest });
      personChanged(person.id);
      return meOf((await sessions.read(person.id))!);
    },
  );

  fastify.post('/api/me/sign-out', { schema: { summary: 'Sign out here' } }, async (request, reply) => {
    giveCookie(request, reply, '');
    return { ok: true };
  });

  fastify.post(
    '/api/me/sign-out-everywhere',
    { schema: { summary: 'End every session of mine' } },
    async (request, reply) => {
      const person = await whoAsks(house, request);
      await store.people.nextEpoch(person.id);
      personChanged(person.id);
      dismiss(person.id, CLOSE.noSession);
      giveCookie(request, reply, '');
      return { ok: true };
    },
  );

  fastify.delete(
    '/api/me',
    { schema: { summary: 'Forget me: name, keys, results and what I wrote' } },
    async (request, reply) => {
      const person = await whoAsks(house, request);
      for (const card of await store.tables.cardsOf(person.id, 1000))
        await giveUpSeat((JSON.parse(card) as { id: string }).id, person.id);
      const tables = await store.people.forget(person.id);
      for (const id of tables) {
        house.rooms.forget(id);
        store.hint(`forget ${id}`);
      }
      personChanged(person.id);
      dismiss(person.id, CLOSE.noSession);
      giveCookie(request, reply, '');
      return { ok: true };
    },
  );
  house.onHint('forget', ([, id]) => house.rooms.forget(id!));

  const giveUpSeat = async (id: string, person: string): Promise<void> => {
    const seen = await house.rooms.look(id, (table) => ({
      seat: seatOf(table, person),
      over: isOver(table),
      open: table.phase === 'open',
      host: table.with.host,
    }));
    if (!seen || seen.over) return;
    await house.rooms.act(id, {
      person,
      command: null,
      again: false,
      decide: (table) => {
        if (table.phase === 'open' && table.with.host === person)
          return { line: { kind: 'closed', why: 'host' } };
        const seat = seatOf(table, person);
        if (seat === null) return undefined;
        if (table.phase === 'open') return { line: { kind: 'left', seat } };
        return decideForServer(table, { kind: 'botTakes', seat }, house.circumstances());
      },
    });
  };

  fastify.get('/api/me/blocks', { schema: { summary: 'Whom I have blocked' } }, async (request) => ({
    people: await store.people.blockedBy((await whoAsks(house, request)).id),
  }));
  fastify.put(
    '/api/me/blocks/:person',
    { schema: { params: Params, summary: 'Block somebody: I no longer read their words' } },
    async (request) => {
      const person = await whoAsks(house, request);
      await store.people.block(person.id, (request.params as { person: string }).person);
      return { ok: true };
    },
  );
  fastify.delete(
    '/api/me/blocks/:person',
    { schema: { params: Params, summary: 'Unblock somebody' } },
    async (request) => {
      const person = await whoAsks(house, request);
      await store.people.unblock(person.id, (request.params as { person: string }).person);
      return { ok: true };
    },
  );
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

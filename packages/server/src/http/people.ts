// Sessions and settings of people: begin as a guest, change a name, sign out everywhere, be forgotten, block others.
import { Readable } from 'node:stream';
import { CLOSE, flag, idText, optional, record, text, whole } from '@undercroft/protocol';
import { changePerson, setBlock } from '../identity/change-person.ts';
import { forgetPerson } from '../identity/forget-person.ts';
import { ownData } from '../identity/own-data.ts';
import { dismiss, personChanged } from '../identity/person-changed.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Person } from '../store/port.ts';
import { granted, RefusedRequest, stopIf, tooFast } from './refused-request.ts';
import type { Routes } from './routes.ts';
import { giveCookie } from './session-cookie.ts';

const Begin = record({ name: optional(text(80)) });
const Change = record({
  name: optional(text(80)),
  webhook: optional(text(500)),
  quiet: optional(record({ from: whole(0, 23), to: whole(0, 23), zone: text(64, 1) })),
  language: optional(text(8)),
  presence: optional(flag),
});
const Params = record({ person: idText(40) });

const meOf = ({ id, name, guest, settings }: Person) => ({ id, name, guest, settings });

export function mountPeople(routes: Routes, context: ServerContext, sockets: Sockets): void {
  const { sessions, liveTables } = context;
  context.onNotification('person', ([, person]) => {
    sessions.changed(person!);
    context.visitors.reconsider(person!);
  });
  context.onNotification('dismiss', ([, person, code]) => sockets.dismiss(person!, Number(code)));
  context.onNotification('block', ([, person, other, is]) => sockets.block(person!, other!, is === 'on'));
  context.onNotification('forget', ([, id]) => liveTables.forget(id!));
  mountMe(routes, context);
  mountLeaving(routes, context, sockets);
  mountBlocks(routes, context, sockets);
}

function mountMe({ open, own }: Routes, context: ServerContext): void {
  const { sessions, budgets } = context;

  open(
    'POST /api/session',
    { body: Begin, summary: 'Who am I? Begins a guest where nobody is.' },
    async (request, reply) => {
      const known = await sessions.of(request.headers);
      if (known?.banned) throw new RefusedRequest({ code: 'banned' });
      const wait = known ? 0 : budgets.guests.wait(request.ip);
      if (wait > 0) throw tooFast(wait);
      if (!known) budgets.guests.take(request.ip);
      const person = known ?? (await sessions.begin(request.body.name));
      giveCookie(context, request, reply, sessions.tokenFor(person));
      return { ...meOf(person), token: sessions.tokenFor(person) };
    },
  );

  own('GET /api/me', { summary: 'My name and settings' }, async (me) => meOf(me));

  own(
    'PATCH /api/me',
    { body: Change, summary: 'Change my name, webhook, quiet hours, language, or whether friends see me' },
    async (me, { body }) => meOf(granted(await changePerson(context, me, body))),
  );
}

/** Signing out, here or everywhere, and being forgotten. */
function mountLeaving({ open, own }: Routes, context: ServerContext, sockets: Sockets): void {
  open('POST /api/me/sign-out', { summary: 'Sign out here' }, async (request, reply) => {
    giveCookie(context, request, reply);
  });

  own(
    'POST /api/me/sign-out-everywhere',
    { summary: 'End every session of mine' },
    async ({ id }, request, reply) => {
      await context.store.people.nextEpoch(id);
      personChanged(context, id);
      dismiss(context, sockets, id, CLOSE.noSession);
      giveCookie(context, request, reply);
    },
  );

  own(
    'GET /api/me/data',
    { price: 50, summary: 'Everything that is kept about me, as a file' },
    async (me, _, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="undercroft-my-data.json"')
        .type('application/json; charset=utf-8')
        .send(Readable.from(ownData(context, me))),
  );

  own(
    'DELETE /api/me',
    { price: 50, summary: 'Forget me: name, keys, results and what I wrote' },
    async ({ id }, request, reply) => {
      const forgetting = forgetPerson(context, id);
      personChanged(context, id);
      dismiss(context, sockets, id, CLOSE.noSession);
      await forgetting;
      personChanged(context, id);
      giveCookie(context, request, reply);
    },
  );
}

const BLOCKING = [
  ['PUT', 'block', 'Block somebody: nothing of theirs reaches me, and every tie is cut'],
  ['DELETE', 'unblock', 'Unblock somebody'],
] as const;

function mountBlocks({ own }: Routes, context: ServerContext, sockets: Sockets): void {
  own('GET /api/me/blocks', { summary: 'Whom I have blocked' }, async ({ id }) => ({
    people: await context.store.people.blockedBy(id),
  }));
  for (const [method, act, summary] of BLOCKING)
    own(`${method} /api/me/blocks/:person`, { params: Params, summary }, async ({ id }, { params }) =>
      stopIf(await setBlock(context, sockets, id, params.person, act)),
    );
}

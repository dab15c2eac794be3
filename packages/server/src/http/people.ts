// Sessions and settings of people: begin as a guest, change a name, sign out everywhere, be forgotten, block others.
import { Readable } from 'node:stream';
import { CLOSE, flag, idText, optional, record, text, whole } from '@undercroft/protocol';
import { forgetPerson } from '../identity/forget-person.ts';
import { ownData } from '../identity/own-data.ts';
import { cleanName } from '../identity/sessions.ts';
import { isWebhookAllowed } from '../notices/sender.ts';
import type { ServerContext } from '../server-context.ts';
import type { Sockets } from '../socket/sockets.ts';
import type { Person, Store } from '../store/port.ts';
import { RefusedRequest, tooFast } from './refused-request.ts';
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

function mountMe({ open, own }: Routes, context: ServerContext): void {
  const { sessions, store, budgets } = context;

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
    async (me, { body: { name, ...rest } }) => {
      const clean = cleanName(name);
      if (name !== undefined && clean === undefined) throw new RefusedRequest({ code: 'empty-text' });
      if (rest.webhook && !isWebhookAllowed(rest.webhook)) throw new RefusedRequest({ code: 'bad-request' });
      if (rest.quiet && !isZone(rest.quiet.zone)) throw new RefusedRequest({ code: 'bad-request' });
      if (clean !== undefined) await store.people.rename(me.id, clean);
      if (Object.keys(rest).length > 0) await store.people.saveSettings(me.id, { ...me.settings, ...rest });
      personChanged(context, me.id);
      return meOf((await sessions.read(me.id))!);
    },
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

function mountBlocks({ own }: Routes, { store, visitors, sessions }: ServerContext, sockets: Sockets): void {
  const { people } = store;
  own('GET /api/me/blocks', { summary: 'Whom I have blocked' }, async ({ id }) => ({
    people: await people.blockedBy(id),
  }));
  for (const [method, act, summary] of BLOCKING)
    own(`${method} /api/me/blocks/:person`, { params: Params, summary }, async ({ id }, { params }) => {
      // What stands in an address is no person's id yet, and notifications are words with spaces between.
      const isKnown =
        act === 'block'
          ? params.person !== id && (await sessions.read(params.person)) !== undefined
          : (await people.blockedBy(id)).includes(params.person);
      if (!isKnown) throw new RefusedRequest({ code: 'no-such-person' });
      // Whoever had no tie with me does not hear that there can be none.
      const hears = act === 'block' && (await areTied(store, id, params.person));
      await people[act](id, params.person);
      sockets.block(id, params.person, act === 'block');
      store.notify(`block ${id} ${params.person} ${act === 'block' ? 'on' : 'off'}`);
      visitors.news(id, ...(hears ? [params.person] : []));
    });
}

/** Do they see anything of each other, as friends or in a club? */
const areTied = async ({ ties, clubs }: Store, one: string, other: string): Promise<boolean> =>
  !(await ties.isApart(one, other)) &&
  ((await ties.kindOf(one, other)) !== undefined ||
    (await ties.kindOf(other, one)) !== undefined ||
    (await clubs.share(one, other)));

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

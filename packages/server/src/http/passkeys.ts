// Passkeys over HTTP: make one, and sign in with it.
import { anything, idText, record } from '@undercroft/protocol';
import type { FastifyRequest } from 'fastify';
import { addPasskey, askForPasskey, askForSignIn, type Site, signedInBy } from '../identity/passkeys.ts';
import type { ServerContext } from '../server-context.ts';
import { granted, stopIf } from './refused-request.ts';
import { countAttempt, type Routes } from './routes.ts';
import { giveCookie } from './session-cookie.ts';

/** What a signature costs to check, in points. */
const PRICE = 20;
const Response = record({ challenge: idText(40), response: anything });

function siteOf({ settings }: ServerContext, request: FastifyRequest): Site {
  const origin = settings.publicUrl
    ? new URL(settings.publicUrl).origin
    : `${request.protocol}://${request.host}`;
  return { origin, rpID: new URL(origin).hostname };
}

export function mountPasskeys({ open, own }: Routes, context: ServerContext): void {
  own('POST /api/passkeys/register', { summary: 'Options to make a passkey for me' }, (me, request) =>
    askForPasskey(context, me, siteOf(context, request)),
  );
  own(
    'POST /api/passkeys/register/verify',
    { price: PRICE, body: Response, summary: 'Keep the passkey that was made' },
    async (me, request) => stopIf(await addPasskey(context, me, siteOf(context, request), request.body)),
  );
  open('POST /api/passkeys/sign-in', { price: 5, summary: 'Options to sign in with a passkey' }, (request) =>
    askForSignIn(context, siteOf(context, request)),
  );
  open(
    'POST /api/passkeys/sign-in/verify',
    { price: PRICE, body: Response, summary: 'Sign in with the passkey’s answer' },
    async (request, reply) => {
      const giveBack = countAttempt(context, request);
      const person = granted(await signedInBy(context, siteOf(context, request), request.body));
      giveBack();
      const token = context.sessions.tokenFor(person);
      giveCookie(context, request, reply, token);
      return { id: person.id, name: person.name, guest: person.guest, token };
    },
  );
}

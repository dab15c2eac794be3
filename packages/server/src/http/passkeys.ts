// Passkeys: a guest keeps name and tables on every device. No password exists anywhere.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { anything, idText, record } from '@undercroft/protocol';
import type { FastifyRequest } from 'fastify';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import { countAttempt, type Routes } from './routes.ts';
import { giveCookie } from './session-cookie.ts';

/** What a signature costs to check, in points. */
const PRICE = 20;
const Response = record({ challenge: idText(40), response: anything });
/** EdDSA, ES256, RS256: what every authenticator has. */
const ALGORITHMS = [-8, -7, -257];
const FIVE_MINUTES = 5 * 60_000;
/** Loaded when somebody first needs it: it is larger than the rest of the server together. */
const webauthn = () => import('@simplewebauthn/server');

export function mountPasskeys(routes: Routes, context: ServerContext): void {
  mountRegistration(routes, context);
  mountSignIn(routes, context);
}

function siteOf({ settings }: ServerContext, request: FastifyRequest): { rpID: string; origin: string } {
  const origin = settings.publicUrl
    ? new URL(settings.publicUrl).origin
    : `${request.protocol}://${request.host}`;
  return { origin, rpID: new URL(origin).hostname };
}

function expectedOf(context: ServerContext, request: FastifyRequest, expectedChallenge: string) {
  const { origin: expectedOrigin, rpID: expectedRPID } = siteOf(context, request);
  return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false };
}

async function keep({ store }: ServerContext, challenge: string, person: string | null): Promise<string> {
  const id = newId(24);
  await store.people.keepChallenge(id, challenge, person, Date.now() + FIVE_MINUTES);
  return id;
}

function mountRegistration({ own }: Routes, context: ServerContext): void {
  const { people } = context.store;

  own('POST /api/passkeys/register', { summary: 'Options to make a passkey for me' }, async (me, request) => {
    const known = await people.passkeys(me.id);
    const options = await (await webauthn()).generateRegistrationOptions({
      rpName: 'Undercroft',
      rpID: siteOf(context, request).rpID,
      userName: me.name,
      userID: new TextEncoder().encode(me.id),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { challenge: await keep(context, options.challenge, me.id), options };
  });

  own(
    'POST /api/passkeys/register/verify',
    { price: PRICE, body: Response, summary: 'Keep the passkey that was made' },
    async (me, request) => {
      const { challenge, response } = request.body;
      const kept = await people.takeChallenge(challenge, Date.now());
      if (kept?.person !== me.id) throw new RefusedRequest({ code: 'bad-passkey' });
      const verified = await (await webauthn())
        .verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          ...expectedOf(context, request, kept.challenge),
          supportedAlgorithmIDs: ALGORITHMS,
        })
        .catch(() => undefined);
      if (!verified?.verified) throw new RefusedRequest({ code: 'bad-passkey' });
      const { id, publicKey: bytes, counter, transports = [] } = verified.registrationInfo.credential;
      const publicKey = Buffer.from(bytes).toString('base64url');
      await people.addPasskey({ id, person: me.id, publicKey, counter, transports }, Date.now());
      context.sessions.changed(me.id);
    },
  );
}

function mountSignIn({ open }: Routes, context: ServerContext): void {
  const { people } = context.store;

  open(
    'POST /api/passkeys/sign-in',
    { price: 5, summary: 'Options to sign in with a passkey' },
    async (request) => {
      const { rpID } = siteOf(context, request);
      const asked = { rpID, userVerification: 'preferred' } as const;
      const options = await (await webauthn()).generateAuthenticationOptions(asked);
      return { challenge: await keep(context, options.challenge, null), options };
    },
  );

  open(
    'POST /api/passkeys/sign-in/verify',
    { price: PRICE, body: Response, summary: 'Sign in with the passkey’s answer' },
    async (request, reply) => {
      const giveBack = countAttempt(context, request);
      const kept = await people.takeChallenge(request.body.challenge, Date.now());
      const response = request.body.response as AuthenticationResponseJSON;
      const key = typeof response?.id === 'string' ? await people.passkey(response.id) : undefined;
      const person = key && (await context.sessions.read(key.person));
      if (!kept || !key || !person) throw new RefusedRequest({ code: 'bad-passkey' });
      if (person.banned) throw new RefusedRequest({ code: 'banned' });
      const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'));
      const verified = await (await webauthn())
        .verifyAuthenticationResponse({
          response,
          ...expectedOf(context, request, kept.challenge),
          credential: { id: key.id, publicKey, counter: key.counter },
        })
        .catch(() => undefined);
      if (!verified?.verified) throw new RefusedRequest({ code: 'bad-passkey' });
      giveBack();
      await people.countPasskey(key.id, verified.authenticationInfo.newCounter);
      const token = context.sessions.tokenFor(person);
      giveCookie(context, request, reply, token);
      return { id: person.id, name: person.name, guest: person.guest, token };
    },
  );
}

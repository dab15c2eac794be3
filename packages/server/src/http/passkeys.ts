// Passkeys: a guest keeps name and tables on every device. No password exists anywhere.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { anything, idText, record } from '@undercroft/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { RefusedRequest } from './refused-request.ts';
import { giveCookie } from './session-cookie.ts';
import { countAttempt, whoAsks } from './who.ts';

/** What a signature costs to check, in points. */
const config = { price: 20 };
const Response = record({ challenge: idText(40), response: anything });
/** EdDSA, ES256, RS256: what every authenticator has. */
const ALGORITHMS = [-8, -7, -257];
const FIVE_MINUTES = 5 * 60_000;
/** Loaded when somebody first needs it: it is larger than the rest of the server together. */
const webauthn = () => import('@simplewebauthn/server');
type Answer<Json> = { readonly challenge: string; readonly response: Json };

export function mountPasskeys(fastify: FastifyInstance, context: ServerContext): void {
  mountRegistration(fastify, context);
  mountSignIn(fastify, context);
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

function mountRegistration(fastify: FastifyInstance, context: ServerContext): void {
  const { people } = context.store;

  fastify.post(
    '/api/passkeys/register',
    { schema: { summary: 'Options to make a passkey for me' } },
    async (request) => {
      const person = await whoAsks(context, request);
      const known = await people.passkeys(person.id);
      const options = await (await webauthn()).generateRegistrationOptions({
        rpName: 'Undercroft',
        rpID: siteOf(context, request).rpID,
        userName: person.name,
        userID: new TextEncoder().encode(person.id),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      return { challenge: await keep(context, options.challenge, person.id), options };
    },
  );

  fastify.post(
    '/api/passkeys/register/verify',
    { config, schema: { body: Response, summary: 'Keep the passkey that was made' } },
    async (request) => {
      const person = await whoAsks(context, request);
      const { challenge, response } = request.body as Answer<RegistrationResponseJSON>;
      const kept = await people.takeChallenge(challenge, Date.now());
      if (kept?.person !== person.id) throw new RefusedRequest({ code: 'bad-passkey' });
      const verified = await (await webauthn())
        .verifyRegistrationResponse({
          response,
          ...expectedOf(context, request, kept.challenge),
          supportedAlgorithmIDs: ALGORITHMS,
        })
        .catch(() => undefined);
      if (!verified?.verified) throw new RefusedRequest({ code: 'bad-passkey' });
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
      await people.addPasskey(
        {
          id,
          person: person.id,
          publicKey: Buffer.from(publicKey).toString('base64url'),
          counter,
          transports: transports ?? [],
        },
        Date.now(),
      );
      context.sessions.changed(person.id);
      return { ok: true };
    },
  );
}

function mountSignIn(fastify: FastifyInstance, context: ServerContext): void {
  const { people } = context.store;

  fastify.post(
    '/api/passkeys/sign-in',
    { config: { price: 5 }, schema: { summary: 'Options to sign in with a passkey' } },
    async (request) => {
      const options = await (await webauthn()).generateAuthenticationOptions({
        rpID: siteOf(context, request).rpID,
        userVerification: 'preferred',
      });
      return { challenge: await keep(context, options.challenge, null), options };
    },
  );

  fastify.post(
    '/api/passkeys/sign-in/verify',
    { config, schema: { body: Response, summary: 'Sign in with the passkey’s answer' } },
    async (request, reply) => {
      const giveBack = countAttempt(context, request);
      const { challenge, response } = request.body as Answer<AuthenticationResponseJSON>;
      const kept = await people.takeChallenge(challenge, Date.now());
      const key = typeof response?.id === 'string' ? await people.passkey(response.id) : undefined;
      const person = key && (await context.sessions.read(key.person));
      if (!kept || !key || !person) throw new RefusedRequest({ code: 'bad-passkey' });
      if (person.banned) throw new RefusedRequest({ code: 'banned' });
      const verified = await (await webauthn())
        .verifyAuthenticationResponse({
          response,
          ...expectedOf(context, request, kept.challenge),
          credential: {
            id: key.id,
            publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
            counter: key.counter,
          },
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

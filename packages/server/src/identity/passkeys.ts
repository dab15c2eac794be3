// Passkeys: a guest keeps name and tables on every device. No password exists anywhere.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';

/** EdDSA, ES256, RS256: what every authenticator has. */
const ALGORITHMS = [-8, -7, -257];
const FIVE_MINUTES = 5 * 60_000;
/** Loaded when somebody first needs it: it is larger than the rest of the server together. */
const webauthn = () => import('@simplewebauthn/server');

/** Where the client stands, as its passkeys know it. */
export interface Site {
  readonly rpID: string;
  readonly origin: string;
}

export interface SentResponse {
  readonly challenge: string;
  readonly response: unknown;
}

const expectedOf = ({ origin, rpID }: Site, expectedChallenge: string) => ({
  expectedChallenge,
  expectedOrigin: origin,
  expectedRPID: rpID,
  requireUserVerification: false,
});

async function keep({ store }: ServerContext, challenge: string, person: string | null): Promise<string> {
  const id = newId(24);
  await store.people.keepChallenge(id, challenge, person, Date.now() + FIVE_MINUTES);
  return id;
}

/** Options to make a passkey. */
export async function askForPasskey(context: ServerContext, me: Person, { rpID }: Site) {
  const known = await context.store.people.passkeys(me.id);
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: 'Undercroft',
    rpID,
    userName: me.name,
    userID: new TextEncoder().encode(me.id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { challenge: await keep(context, options.challenge, me.id), options };
}

/** Keeps the passkey that was made. */
export async function addPasskey(
  { store: { people }, sessions }: ServerContext,
  me: Person,
  site: Site,
  { challenge, response }: SentResponse,
): Promise<CodedRefusal | undefined> {
  const kept = await people.takeChallenge(challenge, Date.now());
  if (kept?.person !== me.id) return refuse('bad-passkey');
  const verified = await (await webauthn())
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      ...expectedOf(site, kept.challenge),
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => undefined);
  if (!verified?.verified) return refuse('bad-passkey');
  const { id, publicKey: bytes, counter, transports = [] } = verified.registrationInfo.credential;
  const publicKey = Buffer.from(bytes).toString('base64url');
  await people.addPasskey({ id, person: me.id, publicKey, counter, transports }, Date.now());
  sessions.changed(me.id);
  return undefined;
}

/** Options to sign in. */
export async function askForSignIn(context: ServerContext, { rpID }: Site) {
  const asked = { rpID, userVerification: 'preferred' } as const;
  const options = await (await webauthn()).generateAuthenticationOptions(asked);
  return { challenge: await keep(context, options.challenge, null), options };
}

/** Whose passkey answered. */
export async function signedInBy(
  { store: { people }, sessions }: ServerContext,
  site: Site,
  sent: SentResponse,
): Promise<Person | CodedRefusal> {
  const kept = await people.takeChallenge(sent.challenge, Date.now());
  const response = sent.response as AuthenticationResponseJSON;
  const key = typeof response?.id === 'string' ? await people.passkey(response.id) : undefined;
  const person = key && (await sessions.read(key.person));
  if (!kept || !key || !person) return refuse('bad-passkey');
  if (person.banned) return refuse('banned');
  const publicKey = new Uint8Array(Buffer.from(key.publicKey, 'base64url'));
  const verified = await (await webauthn())
    .verifyAuthenticationResponse({
      response,
      ...expectedOf(site, kept.challenge),
      credential: { id: key.id, publicKey, counter: key.counter },
    })
    .catch(() => undefined);
  if (!verified?.verified) return refuse('bad-passkey');
  await people.countPasskey(key.id, verified.authenticationInfo.newCounter);
  return person;
}

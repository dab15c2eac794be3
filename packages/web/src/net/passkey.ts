// Passkeys: how a guest keeps name, games and ratings, on this device and on others. There is no password anywhere.
import { askServer, type ServerAnswer } from './server-api.ts';

interface Challenge<Options> {
  readonly challenge: string;
  readonly options: Options;
}

/** A passkey needs a secure connection and a host name: an address of numbers has none. */
export const canUsePasskeys = (): boolean =>
  isSecureContext &&
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function' &&
  !/^[\d.]+$|^\[/.test(location.hostname);

type Outcome = ServerAnswer<unknown>;

/** Makes a passkey for the person of this session. */
export async function makePasskey(): Promise<Outcome> {
  const asked = await askServer<Challenge<PublicKeyCredentialCreationOptionsJSON>>(
    'POST',
    '/api/passkeys/register',
  );
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.data.options);
  return answerWith(asked.data.challenge, '/api/passkeys/register/verify', () =>
    navigator.credentials.create({ publicKey }),
  );
}

/** Signs in as the owner of the passkey. */
export async function signInWithPasskey(): Promise<Outcome> {
  const asked = await askServer<Challenge<PublicKeyCredentialRequestOptionsJSON>>(
    'POST',
    '/api/passkeys/sign-in',
  );
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.data.options);
  return answerWith(asked.data.challenge, '/api/passkeys/sign-in/verify', () =>
    navigator.credentials.get({ publicKey }),
  );
}

async function answerWith(
  challenge: string,
  path: string,
  ask: () => Promise<Credential | null>,
): Promise<Outcome> {
  const credential = await ask().catch(() => null);
  // Closing the browser's question is a change of mind, not a failure.
  if (!credential) return { ok: false, code: 'passkey-left' };
  const response = (credential as PublicKeyCredential).toJSON();
  return askServer('POST', path, { challenge, response });
}

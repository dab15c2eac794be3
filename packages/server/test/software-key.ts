// A passkey made of software: answers registration and sign-in as an authenticator would, for tests.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])]);
}
const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const url64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

export interface SoftwareKey {
  register(options: { challenge: string; rp: { id?: string } }, origin: string): object;
  signIn(options: { challenge: string; rpId?: string }, origin: string): object;
}

export function newSoftwareKey(): SoftwareKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([hash(rpId), Buffer.from([flags]), count, rest]);
  };
  return {
    register({ challenge, rp }, origin) {
      const data = clientData('webauthn.create', challenge, origin);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(rp.id!, 0x45, attested)],
      ]);
      return {
        id: url64(id),
        rawId: url64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url64(data),
          attestationObject: url64(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    signIn({ challenge, rpId }, origin) {
      const data = clientData('webauthn.get', challenge, origin);
      const auth = authData(rpId!, 0x05);
      const signature = sign('sha256', Buffer.concat([auth, hash(data)]), privateKey);
      return {
        id: url64(id),
        rawId: url64(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: url64(data),
          authenticatorData: url64(auth),
          signature: url64(signature),
        },
      };
    },
  };
}

function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]),
  );
}

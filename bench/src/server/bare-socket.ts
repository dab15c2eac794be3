// A WebSocket with nothing but what a driver needs: masked text frames out, whole text frames in, no events, no copies.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';

export interface BareSocket {
  send(text: string): void;
  terminate(): void;
}

/** Told where a text lies in what has arrived; it must be read at once. */
export type Hear = (data: Buffer, start: number, end: number) => void;

export function openBareSocket(address: string, token: string, hear: Hear): Promise<BareSocket> {
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/socket`, {
      headers: {
        authorization: `Bearer ${token}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.on('error', reject);
    asked.on('response', ({ statusCode }) => reject(new Error(`the server answered ${statusCode}`)));
    asked.on('upgrade', (_, socket: Socket, head) => {
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      const read = frameReader(hear, () => socket.destroy());
      socket.on('data', read);
      if (head.length > 0) read(head);
      resolve({
        send: (text) => void socket.write(maskedFrame(text)),
        terminate: () => socket.destroy(),
      });
    });
    asked.end();
  });
}

/** The same for every frame: the server has the work of taking it off, and we draw no luck. */
const MASK = [0x37, 0xfa, 0x21, 0x3d] as const;

function maskedFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = 0x81;
  if (length < 126) frame[1] = 0x80 | length;
  else {
    frame[1] = 0x80 | 126;
    frame.writeUInt16BE(length, 2);
  }
  for (let i = 0; i < 4; i++) frame[head - 4 + i] = MASK[i]!;
  frame.write(text, head);
  for (let i = 0; i < length; i++) frame[head + i]! ^= MASK[i & 3]!;
  return frame;
}

const TEXT = 1;
const CLOSE = 8;

function frameReader(hear: Hear, close: () => void): (data: Buffer) => void {
  let rest: Buffer | undefined;
  return (chunk) => {
    const data = rest ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (data.length - at >= 2) {
      const short = data[at + 1]! & 0x7f;
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (data.length - at < head) break;
      const length =
        short < 126
          ? short
          : short === 126
            ? data.readUInt16BE(at + 2)
            : Number(data.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (end > data.length) break;
      const kind = data[at]! & 0x0f;
      if (kind === TEXT) hear(data, at + head, end);
      else if (kind === CLOSE) close();
      at = end;
    }
    rest = at < data.length ? data.subarray(at) : undefined;
  };
}

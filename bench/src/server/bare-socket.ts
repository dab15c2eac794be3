// A WebSocket with nothing but what a driver needs: masked text frames out, whole text frames in, no events, no copies.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

export interface BareSocket {
  send(text: string): void;
  terminate(): void;
}

/** Told where a text lies in what has arrived; it must be read at once. */
export type Hear = (data: Buffer, start: number, end: number) => void;

/** So much is read at once, always into the same place: what was heard must be read at once, and nothing is kept. */
const ROOM = 65_536;

export function openBareSocket(address: string, token: string, hear: Hear): Promise<BareSocket> {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve, reject) => {
    const buffer = Buffer.allocUnsafeSlow(ROOM);
    const read = frameReader(hear, () => socket.destroy());
    let greeting = '';
    let isOpen = false;
    /** The answer of HTTP ends with an empty line; frames may follow it at once. */
    const greet = (data: Buffer): void => {
      const end = data.indexOf('\r\n\r\n');
      greeting += data.toString('latin1', 0, end < 0 ? undefined : end);
      if (end < 0) return;
      if (!greeting.startsWith('HTTP/1.1 101 ')) {
        socket.destroy();
        reject(new Error(`the server answered ${greeting.split('\r\n', 1)[0]}`));
        return;
      }
      isOpen = true;
      resolve({
        send: (text) => void socket.write(maskedFrame(text)),
        terminate: () => socket.destroy(),
      });
      if (end + 4 < data.length) read(data.subarray(end + 4));
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer,
        callback: (length) => {
          const data = buffer.subarray(0, length);
          if (isOpen) read(data);
          else greet(data);
          return true;
        },
      },
    });
    socket.on('error', (error) => {
      socket.destroy();
      reject(error);
    });
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nConnection: Upgrade\r\n` +
        `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
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
    rest = at < data.length ? Buffer.from(data.subarray(at)) : undefined;
  };
}

// The limit: a server that plays nothing. It tells each message to both seats after a line of our journal's length is synced to a
// file in DATA, in groups. No rules, no views, no people, no tables: what sockets and disk alone allow.
import { createHash } from 'node:crypto';
import { fdatasync, openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { asciiFrame } from '../../../packages/server/src/socket/frame.ts';
import { quickReader } from '../../../packages/server/src/socket/read-frames.ts';
import { answerUsage } from './answer-usage.ts';

/** What WebSocket adds to a client's key to show that it was understood. */
const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** As long as our messages, and as our journal's lines, are at tic-tac-toe. */
const PADDING = 'x'.repeat(230);
const LINE = 'x'.repeat(560);

const file = openSync(join(process.env.DATA!, 'relay'), 'w');
let waiting: (() => void)[] = [];
let isBusy = false;
let end = 0;

function sync(): void {
  if (isBusy || waiting.length === 0) return;
  isBusy = true;
  setImmediate(() => {
    const group = waiting;
    waiting = [];
    end += writeSync(file, LINE.repeat(group.length), end);
    fdatasync(file, () => {
      isBusy = false;
      for (const tell of group) tell();
      sync();
    });
  });
}

const sockets: Duplex[] = [];
const say = (socket: Duplex | undefined, more: string): void =>
  void socket?.write(asciiFrame(`{"kind":"entry"${more},"padding":"${PADDING}"}`), 'latin1');

const server = createServer();
server.on('upgrade', ({ headers }, socket) => {
  socket.on('error', () => socket.destroy());
  const accept = createHash('sha1')
    .update(headers['sec-websocket-key'] + MAGIC)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const seat = sockets.push(socket) - 1;
  const hear = (text: string): void => {
    const { id } = JSON.parse(text) as { id?: string };
    if (id === undefined) return;
    const tell = (): void => {
      say(socket, `,"answers":"${id}"`);
      say(sockets[seat ^ 1], '');
    };
    waiting.push(tell);
    sync();
  };
  socket.on(
    'data',
    quickReader(hear, () => socket.destroy()),
  );
});
server.listen(0, '127.0.0.1', () =>
  answerUsage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

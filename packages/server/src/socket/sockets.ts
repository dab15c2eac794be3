// The WebSocket door: checks who comes from where, opens a line for each, and lets the silent and the slow go.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, MOST_FRAME } from '@undercroft/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { isOriginAllowed } from '../http/origin.ts';
import { createRate, type Rate } from '../rate.ts';
import type { ServerContext } from '../server-context.ts';
import { type ClientSession, openClientSession } from './client-session.ts';
import { asciiFrame } from './frame.ts';
import { quickReader } from './read-frames.ts';

export interface Sockets {
  lines(): Iterable<ClientSession>;
  count(): number;
  /** Lets everything of this person go: after signing out everywhere, or a ban. */
  dismiss(person: string, code: number): void;
  broadcast(text: string): void;
  sweep(now: number): void;
  close(): Promise<void>;
}

const REFUSE = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

export function openSockets(
  context: ServerContext,
  server: Server,
  addressOf: (request: IncomingMessage) => string,
): Sockets {
  const { limits } = context.settings;
  const wss = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME, perMessageDeflate: false });
  const rate: Rate = createRate(limits.commandsPerSecond, limits.commandsAtOnce);
  const lines = new Map<ClientSession, WebSocket>();
  const byAddress = new Map<string, number>();
  const byPerson = new Map<string, number>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    enter(request, socket, head).catch((error) => {
      context.log.error({ err: error }, 'upgrade failed');
      REFUSE(socket, '503 Service Unavailable');
    });
  });

  const enter = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/socket') return REFUSE(socket, '404 Not Found');
    if (context.isShuttingDown) return REFUSE(socket, '503 Service Unavailable');
    if (!isOriginAllowed(context.settings, request.headers)) return REFUSE(socket, '403 Forbidden');
    const address = addressOf(request);
    if ((byAddress.get(address) ?? 0) >= limits.socketsPerAddress)
      return REFUSE(socket, '429 Too Many Requests');
    const person = await context.sessions.of(request.headers);
    const blocked = person ? new Set(await context.store.people.blockedBy(person.id)) : undefined;
    wss.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', () => ws.terminate());
      if (!person || !blocked) return ws.close(CLOSE.noSession, 'no session');
      if (person.banned) return ws.close(CLOSE.banned, 'banned');
      if ((byPerson.get(person.id) ?? 0) >= limits.socketsPerPerson)
        return ws.close(CLOSE.tooMuch, 'too many');
      const line = openClientSession(context, person, blocked, rate, wireOf(ws, socket));
      admit(ws, line, address);
      readQuickly(socket, line);
    });
  };

  const wireOf = (ws: WebSocket, socket: Duplex) => ({
    send: (text: string) => {
      if (ws.readyState !== ws.OPEN) return;
      if (socket.writableLength > limits.unsentBytes) {
        context.metrics.count('slow_sockets');
        ws.close(CLOSE.tooSlow, 'too slow');
        ws.terminate();
        return;
      }
      const frame = asciiFrame(text);
      if (frame === undefined) ws.send(text);
      else socket.write(frame, 'latin1');
    },
    close: (code: number) => ws.close(code),
  });

  const readQuickly = (socket: Duplex, line: ClientSession): void => {
    const [toLibrary] = socket.listeners('data') as ((chunk: Buffer) => void)[];
    if (!toLibrary) return;
    socket.removeListener('data', toLibrary);
    const read = quickReader(
      (text) => hear(line, text),
      (chunk) => toLibrary.call(socket, chunk),
    );
    socket.on('data', read);
  };
  const hear = (line: ClientSession, text: string): void => {
    context.metrics.count('messages_received');
    line.received(text);
  };

  const admit = (ws: WebSocket, line: ClientSession, address: string): void => {
    lines.set(line, ws);
    add(byAddress, address, 1);
    add(byPerson, line.person, 1);
    context.metrics.count('sockets_opened');
    ws.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) ws.close(1003, 'text only');
      else hear(line, data.toString());
    });
    ws.on('close', () => {
      if (!lines.delete(line)) return;
      line.closed();
      add(byAddress, address, -1);
      add(byPerson, line.person, -1);
    });
  };

  return {
    lines: () => lines.keys(),
    count: () => lines.size,
    dismiss(person, code) {
      for (const line of lines.keys()) if (line.person === person) line.close(code);
    },
    broadcast(text) {
      for (const line of lines.keys()) line.send(text);
    },
    sweep(now) {
      rate.sweep(now);
      for (const [line, ws] of lines)
        if (now - line.heardAt > limits.patience) {
          ws.close(CLOSE.silent, 'silent');
          ws.terminate();
        }
    },
    async close() {
      for (const ws of lines.values()) ws.close(CLOSE.shuttingDown, 'shutting down');
      await new Promise((resolve) => setTimeout(resolve, lines.size > 0 ? 200 : 0));
      for (const ws of lines.values()) ws.terminate();
      wss.close();
    },
  };
}

function add(counts: Map<string, number>, key: string, by: number): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}

// The WebSocket door: checks who comes from where, opens a session for each, and lets the silent and the slow go.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { CLOSE, MOST_FRAME } from '@undercroft/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_PRICE } from '../budgets.ts';
import { isOriginAllowed } from '../http/origin.ts';
import type { ServerContext } from '../server-context.ts';
import { type ClientSession, openClientSession, type Wire } from './client-session.ts';

export type Sockets = ReturnType<typeof openSockets>;

export function openSockets(context: ServerContext, server: Server) {
  const { limits, trustProxy } = context.settings;
  const options = {
    noServer: true,
    maxPayload: MOST_FRAME,
    perMessageDeflate: false,
    closeTimeout: 1_000,
    // One message of each socket in a turn of the event loop: a flood on one must not hold up the others.
    allowSynchronousEvents: false,
  };
  const wss = new WebSocketServer(options);
  const isTrusted = proxyAddr.compile([...trustProxy]);
  const open = openConnections();

  const enter = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const address = proxyAddr(request, isTrusted);
    const status = refusalOf(context, request);
    if (status) return refuse(socket, status);
    const person = await context.sessions.of(request.headers);
    // Whoever has a name pays themselves: a neighbour behind the same address must not pay for them.
    const payer = person ? { person: person.id } : { address };
    const { isRefused, wait } = context.budgets.pay(payer, SOCKET_PRICE);
    if (isRefused || open.ofAddress(address) >= limits.socketsPerAddress)
      return refuse(socket, `429 Too Many Requests\r\nRetry-After: ${Math.ceil(wait / 1000) || 1}`);
    const blocked = person ? new Set(await context.store.people.blockedBy(person.id)) : undefined;
    wss.handleUpgrade(request, socket, head, (ws) => {
      ws.on('error', () => ws.terminate());
      open.count(ws, address);
      if (!person || !blocked) return ws.close(CLOSE.noSession, 'no session');
      if (person.banned) return ws.close(CLOSE.banned, 'banned');
      if (open.ofPerson(person.id) >= limits.socketsPerPerson) return ws.close(CLOSE.tooMuch, 'too many');
      const session = openClientSession(context, person, blocked, address, wireOf(context, ws));
      open.add(session, ws);
      listen(context, session, ws);
    });
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    enter(request, socket, head).catch((error) => {
      context.log.error({ err: error }, 'upgrade failed');
      refuse(socket, '503 Service Unavailable');
    });
  });

  return {
    sessions: () => open.sockets.keys(),
    count: () => open.sockets.size,
    /** Lets everything of this person go: after signing out everywhere, or a ban. */
    dismiss(person: string, code: number) {
      for (const session of open.sockets.keys()) if (session.person === person) session.close(code);
    },
    /** From now on nothing that the other writes reaches this person, or all of it again. */
    block(person: string, other: string, isBlocked: boolean) {
      for (const session of open.sockets.keys())
        if (session.person === person) session.blocked[isBlocked ? 'add' : 'delete'](other);
    },
    broadcast(text: string) {
      for (const session of open.sockets.keys()) session.send(text);
    },
    sweep(now: number) {
      for (const [session, ws] of open.sockets)
        if (now - session.heardAt > limits.patience) {
          ws.close(CLOSE.silent, 'silent');
          ws.terminate();
        }
    },
    async close() {
      for (const ws of open.sockets.values()) ws.close(CLOSE.shuttingDown, 'shutting down');
      await new Promise((resolve) => setTimeout(resolve, open.sockets.size > 0 ? 200 : 0));
      for (const ws of open.sockets.values()) ws.terminate();
      wss.close();
    },
  };
}

function refusalOf(context: ServerContext, { url, headers }: IncomingMessage): string | undefined {
  if (url?.split('?', 1)[0] !== '/socket') return '404 Not Found';
  if (context.isShuttingDown) return '503 Service Unavailable';
  return isOriginAllowed(context.settings, headers) ? undefined : '403 Forbidden';
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function wireOf({ settings, metrics }: ServerContext, ws: WebSocket): Wire {
  return {
    send(text) {
      if (ws.readyState !== ws.OPEN) return;
      if (ws.bufferedAmount <= settings.limits.unsentBytes) return ws.send(text);
      metrics.count('slow_sockets');
      ws.close(CLOSE.tooSlow, 'too slow');
      ws.terminate();
    },
    close(code) {
      ws.close(code);
      // What a flood still has under way is not worth reading.
      if (code === CLOSE.tooMuch) ws.pause();
    },
  };
}

function listen({ metrics }: ServerContext, session: ClientSession, ws: WebSocket): void {
  metrics.count('sockets_opened');
  ws.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return ws.close(1003, 'text only');
    metrics.count('messages_received');
    session.received(data.toString());
  });
}

/** The open sockets, counted for each address and each person. */
function openConnections() {
  const sockets = new Map<ClientSession, WebSocket>();
  const byAddress = new Map<string, number>();
  const byPerson = new Map<string, number>();
  return {
    sockets,
    ofAddress: (address: string): number => byAddress.get(address) ?? 0,
    ofPerson: (person: string): number => byPerson.get(person) ?? 0,
    /** With or without a session, a socket counts until it is closed. */
    count(ws: WebSocket, address: string): void {
      change(byAddress, address, 1);
      ws.on('close', () => change(byAddress, address, -1));
    },
    add(session: ClientSession, ws: WebSocket): void {
      sockets.set(session, ws);
      change(byPerson, session.person, 1);
      ws.on('close', () => {
        sockets.delete(session);
        session.closed();
        change(byPerson, session.person, -1);
      });
    },
  };
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const next = (counts.get(key) ?? 0) + by;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
}

// What the server's tests share: a server on a fresh store, people with sessions, and clients over real sockets or none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nonceFor } from '@undercroft/kernel';
import {
  type Command,
  type Connection,
  type ConnectionSettings,
  createConnection,
  type TransportEvents,
} from '@undercroft/protocol';
import { WebSocket } from 'ws';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import type { BotHost } from '../src/bots/bot-host.ts';
import type { NoticeSender } from '../src/notices/sender.ts';
import { createServer, type UndercroftServer } from '../src/server.ts';
import type { Limits, ServerOptions } from '../src/server-settings.ts';
import { type ClientSession, openClientSession } from '../src/socket/client-session.ts';
import { randomBots } from './random-bots.ts';

export const EASY_LIMITS: Partial<Limits> = {
  personPerSecond: 1e6,
  personAtOnce: 1e6,
  addressPerSecond: 1e6,
  addressAtOnce: 1e6,
  readingPerSecond: 1e6,
  readingAtOnce: 1e6,
  guestsPerMinute: 1e6,
  chatPerMinute: 1e6,
  asksPerMinute: 1e6,
  attemptsPerMinute: 1e6,
  socketsPerPerson: 1e4,
  socketsPerAddress: 1e5,
  openTablesPerPerson: 1e6,
  watchedPerSocket: 1e4,
};

export interface TestServer extends UndercroftServer {
  readonly address: string;
  readonly folder: string;
  /** Closes the server and throws its store away. */
  discard(): Promise<void>;
}

export async function startServer(
  options: Partial<ServerOptions> & { readonly bots?: BotHost; readonly notices?: NoticeSender } = {},
): Promise<TestServer> {
  const folder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'undercroft-'));
  const server = await createServer({
    games: TEST_GAMES,
    bots: randomBots(options.games ?? TEST_GAMES),
    port: 0,
    logLevel: process.env.SHOW_LOG ?? 'silent',
    ...options,
    dataFolder: folder,
    limits: { ...EASY_LIMITS, ...options.limits },
  });
  const address = await server.listen();
  return {
    ...server,
    address,
    folder,
    async discard() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface TestPerson {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

export async function newPerson(address: string, name: string): Promise<TestPerson> {
  const response = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  if (!response.ok) throw new Error(`no session: ${response.status} ${await response.text()}`);
  return (await response.json()) as TestPerson;
}

/** Asks the API as a person; answers status and body. */
export async function ask(
  address: string,
  person: TestPerson | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: never }> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const words = await response.text();
  return { status: response.status, body: (words ? JSON.parse(words) : undefined) as never };
}

export const openSocket = (address: () => string, token: string) => (events: TransportEvents) => {
  const socket = new WebSocket(`${address().replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${token}` },
    perMessageDeflate: false,
  });
  let isOver = false;
  const over = (code?: number): void => {
    if (isOver) return;
    isOver = true;
    events.closed(code);
  };
  socket.on('open', () => events.opened());
  socket.on('message', (data) => events.received(data.toString()));
  socket.on('close', (code) => over(code));
  socket.on('error', () => over());
  return {
    send: (text: string) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: () => socket.terminate(),
  };
};

/** A client over a real socket. */
export const connect = (
  address: string,
  person: TestPerson,
  more: Partial<ConnectionSettings> = {},
): Connection =>
  seating(
    createConnection({
      open: openSocket(() => address, person.token),
      backOff: { first: 20, most: 200 },
      ...more,
    }),
    async (table) => {
      const { body } = await ask(address, person, 'GET', `/api/tables/${table}`);
      return (body as { info?: { commitment: string } }).info?.commitment ?? '';
    },
  );

/** The same by HTTP: opens a table and takes the seat that was kept. */
export async function openTable(
  address: string,
  person: TestPerson,
  create: Extract<Command, { kind: 'create' }>,
): Promise<{ readonly table: string; readonly commitment: string }> {
  const opened = await ask(address, person, 'POST', '/api/tables', create);
  if (opened.status !== 201) throw new Error(`no table: ${JSON.stringify(opened.body)}`);
  const { table, commitment } = opened.body as { table: string; commitment: string };
  if (create.sit !== undefined)
    await ask(address, person, 'POST', `/api/tables/${table}/commands`, {
      do: { kind: 'sit', seat: create.sit, nonce: nonceFor(commitment, create.sit, NONCE) },
    });
  return { table, commitment };
}

/** A client without a network: the same code on both sides, joined by queues that a test can cut. */
export function connectInProcess(
  server: UndercroftServer,
  person: TestPerson,
  more: Partial<ConnectionSettings> & { onLine?(cut: () => void): void; heard?(text: string): void } = {},
): Connection {
  const connection = createConnection({
    backOff: { first: 1, most: 4 },
    answerWithin: 500,
    ...more,
    open(events) {
      let line: ClientSession | undefined;
      let isCut = false;
      const cut = (): void => {
        if (isCut) return;
        isCut = true;
        line?.closed();
        queueMicrotask(() => events.closed());
      };
      void server.context.sessions.read(person.id).then((known) => {
        if (isCut || !known) return cut();
        line = openClientSession(server.context, known, new Set(), 'in process', {
          send: (text) => {
            setImmediate(() => {
              if (isCut) return;
              more.heard?.(text);
              events.received(text);
            });
          },
          close: cut,
        });
        events.opened();
      }, cut);
      more.onLine?.(cut);
      return {
        send: (text) => {
          setImmediate(() => {
            if (!isCut) line?.received(text);
          });
        },
        close: cut,
      };
    },
  });
  return seating(
    connection,
    async (table) => (await server.context.liveTables.look(table, (seen) => seen.agreement.commitment)) ?? '',
  );
}

export const until = async (isSo: () => boolean, what: string, within = 60_000): Promise<void> => {
  const end = Date.now() + within;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`never so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

/** Does /readyz find nothing wrong but, at most, a machine that is busy? What a loop is late by says nothing about the code. */
export async function isWell(address: string): Promise<boolean> {
  const answer = await fetch(`${address}/readyz`);
  const { ready, loop, ...health } = (await answer.json()) as Record<string, boolean>;
  const isConsistent = ready === loop && answer.status === (ready ? 200 : 503);
  return isConsistent && Object.values(health).every(Boolean);
}

/** Letters of a nonce; the clients of these tests put the commitment of the table before them. */
export const NONCE = 'letters-of-mine';

/** Opens a table and takes the seat that was kept, as the page does; and every nonce answers the table's commitment. */
function seating(connection: Connection, commitmentOfTable: (table: string) => Promise<string>): Connection {
  const { send } = connection;
  const sit = (seat: number, table: string, commitment: string, letters = NONCE) =>
    send({ kind: 'sit', seat, nonce: nonceFor(commitment, seat, letters) }, table);
  return {
    ...connection,
    async send(command: Command, table) {
      if (command.kind === 'sit' && !command.nonce.includes('.'))
        return sit(command.seat, table!, await commitmentOfTable(table!), command.nonce);
      const answer = await send(command, table);
      if (command.kind !== 'create' || command.sit === undefined || !answer.ok) return answer;
      const { commitment } = answer.data as { readonly commitment: string };
      return sit(command.sit, answer.table!, commitment);
    },
  };
}

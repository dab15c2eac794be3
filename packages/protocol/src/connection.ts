// A client's connection to the server over any transport: sends commands until they are answered, keeps tables fresh.
import type { Command } from './commands.ts';
import type { FollowedTable } from './followed-table.ts';
import { type ClientMessage, type MessageOf, PROTOCOL, type ServerMessage, type You } from './messages.ts';
import { type Answer, createOutbox } from './outbox.ts';
import {
  createReconnectingTransport,
  type ReconnectingTransport,
  type Status,
  type Transport,
  type TransportEvents,
} from './reconnecting-transport.ts';
import { createTableWatches, type Watch } from './table-watches.ts';

export type { FollowedTable, TableUpdate } from './followed-table.ts';
export type { Answer } from './outbox.ts';
export type { Status, Transport, TransportEvents } from './reconnecting-transport.ts';
export type { StudyMessage, WatchEvent } from './table-watches.ts';

export interface ConnectionSettings {
  /** Opens a fresh transport: a WebSocket in a browser, a pair of queues in a test. */
  open(events: TransportEvents): Transport;
  readonly pingEvery?: number;
  readonly pongWithin?: number;
  /** An unanswered command is sent again after this long on an open connection. */
  readonly answerWithin?: number;
  /** Back-off: doubles from `first` to `most`, and a random part of it is waited. */
  readonly backOff?: { readonly first: number; readonly most: number };
  readonly random?: () => number;
  readonly now?: () => number;
  readonly newId?: () => string;
  /** Called once per change of state. */
  onStatus?(status: Status, code?: number): void;
  onWelcome?(you: You): void;
  onLobby?(message: MessageOf<'lobby'> | MessageOf<'card'>): void;
  onNotice?(text: string): void;
  onSeek?(message: MessageOf<'seeking'> | MessageOf<'paired'> | MessageOf<'seekOver'>): void;
  onTies?(message: MessageOf<'ties'> | MessageOf<'invited'>): void;
}

export interface Connection {
  status(): Status;
  /** The server's clock minus ours, in milliseconds, as last heard. */
  clockOffset(): number;
  /** Sends a command and keeps sending it until it is answered. The version is that of the followed table; under an id of before it is done once. */
  send(command: Command, table?: string, id?: string): Promise<Answer>;
  newId(): string;
  readonly watch: Watch;
  table(id: string): FollowedTable | undefined;
  followLobby(on: boolean): void;
  /** Whether the page is in sight, for those who wait for a table; told again on every new line. */
  here(hidden: boolean): void;
  /** Drops the transport and connects afresh: for a page that wakes up, and for tests that cut the connection. */
  reconnect(): void;
  unanswered(): number;
  close(): void;
}

export function createConnection(settings: ConnectionSettings): Connection {
  const { pingEvery = 10_000, pongWithin = 10_000, answerWithin = 8_000 } = settings;
  const backOff = settings.backOff ?? { first: 300, most: 15_000 };
  const now = settings.now ?? Date.now;
  const newId = settings.newId ?? randomId;
  const clock = createServerClock(now);
  let wantsLobby = false;
  let isHidden = false;
  let pingedAt = 0;

  const transport = createReconnectingTransport({
    open: settings.open,
    silence: pingEvery + pongWithin,
    beat: Math.min(pingEvery, answerWithin, 2_000),
    backOff,
    random: settings.random ?? Math.random,
    now,
    onOpen() {
      post({ kind: 'hello', protocol: PROTOCOL, ...(wantsLobby && { lobby: true }) });
      if (isHidden) post({ kind: 'here', hidden: true });
      watches.askAll();
      outbox.flush();
    },
    onBeat() {
      const at = now();
      if (at - pingedAt >= pingEvery) {
        pingedAt = at;
        post({ kind: 'ping', at });
      }
      outbox.flush(answerWithin);
    },
    onText: (text) => receive(line, JSON.parse(text) as ServerMessage),
    onStatus: (status, code) => settings.onStatus?.(status, code),
  });
  const post = (message: ClientMessage): boolean => transport.send(JSON.stringify(message));
  const watches = createTableWatches(post, transport.generation, backOff.first);
  const outbox = createOutbox((message) => post(message as ClientMessage), now);
  const line: Line = { transport, watches, outbox, clock, settings };

  transport.connect();
  return {
    status: transport.status,
    clockOffset: clock.offset,
    send: (command, table, id = newId()) =>
      outbox.add(id, command, table, table === undefined ? undefined : watches.table(table)?.version),
    newId,
    watch: watches.watch,
    table: watches.table,
    followLobby(on) {
      wantsLobby = on;
      post({ kind: 'lobby', on });
    },
    here(hidden) {
      isHidden = hidden;
      post({ kind: 'here', hidden });
    },
    reconnect: transport.reconnect,
    unanswered: outbox.size,
    close() {
      transport.close();
      outbox.close();
    },
  };
}

/** What messages of the server go to. */
interface Line {
  readonly transport: ReconnectingTransport;
  readonly watches: ReturnType<typeof createTableWatches>;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly clock: ReturnType<typeof createServerClock>;
  readonly settings: ConnectionSettings;
}

function receive({ transport, watches, outbox, clock, settings }: Line, message: ServerMessage): void {
  switch (message.kind) {
    case 'welcome':
      transport.proved();
      clock.welcomed(message);
      settings.onWelcome?.(message.you);
      break;
    case 'pong':
      clock.answered(message);
      break;
    case 'entry':
    case 'table':
    case 'current':
    case 'present':
      watches.received(message);
      if (message.kind === 'entry') outbox.answered(message);
      break;
    case 'gone':
    case 'study':
    case 'studied':
    case 'here':
      watches.told(message);
      break;
    case 'done':
    case 'refused':
      outbox.answered(message);
      break;
    default:
      tellPage(settings, message);
  }
}

/** How far the server's clock is ahead of ours. */
function createServerClock(now: () => number) {
  let offset = 0;
  return {
    offset: () => offset,
    welcomed(message: MessageOf<'welcome'>): void {
      offset = message.now - now();
    },
    /** Half of the way there and back has passed since it was said. */
    answered(message: MessageOf<'pong'>): void {
      offset = message.now + (now() - message.at) / 2 - now();
    },
  };
}

/** What only the page has a use for. */
function tellPage(settings: ConnectionSettings, message: ServerMessage): void {
  switch (message.kind) {
    case 'lobby':
    case 'card':
      settings.onLobby?.(message);
      break;
    case 'notice':
      settings.onNotice?.(message.text);
      break;
    case 'seeking':
    case 'paired':
    case 'seekOver':
      settings.onSeek?.(message);
      break;
    case 'ties':
    case 'invited':
      settings.onTies?.(message);
      break;
  }
}

/** Twenty letters and digits: no two commands of one person ever share them. */
function randomId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

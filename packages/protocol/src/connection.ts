// A client's connection to the server over any transport: reconnects with back-off, resends, resyncs, keeps tables fresh.
import type { Command } from './commands.ts';
import { type FollowedTable, follow, type TableUpdate } from './followed-table.ts';
import { type ClientMessage, type MessageOf, PROTOCOL, type ServerMessage, type You } from './messages.ts';
import { type Answer, createOutbox } from './outbox.ts';

export type { FollowedTable, TableUpdate } from './followed-table.ts';
export type { Answer } from './outbox.ts';

export interface Transport {
  send(text: string): void;
  close(): void;
}

/** What a transport tells. `closed` comes exactly once, also when it never opened. */
export interface TransportEvents {
  opened(): void;
  received(text: string): void;
  closed(code?: number): void;
}

export type Status = 'connecting' | 'open' | 'waiting' | 'closed';

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
}

export type WatchEvent =
  | Exclude<TableUpdate, { readonly kind: 'gap' | 'nothing' }>
  | { readonly kind: 'gone'; readonly code: string };

export interface Connection {
  status(): Status;
  /** The server's clock minus ours, in milliseconds, as last heard. */
  clockOffset(): number;
  /** Sends a command and keeps sending it until it is answered. The version is that of the followed table. */
  send(command: Command, table?: string): Promise<Answer>;
  /** Follows a table until the returned function is called. */
  watch(table: string, listener: (event: WatchEvent) => void): () => void;
  table(id: string): FollowedTable | undefined;
  followLobby(on: boolean): void;
  /** Drops the transport and connects afresh: for a page that wakes up, and for tests that cut the connection. */
  reconnect(): void;
  unanswered(): number;
  close(): void;
}

interface Watched {
  table: FollowedTable | undefined;
  readonly listeners: Set<(event: WatchEvent) => void>;
  /** A fresh table was asked for: until it comes, entries are not looked at. */
  asked: boolean;
}

export function createConnection(settings: ConnectionSettings): Connection {
  const { pingEvery = 10_000, pongWithin = 10_000, answerWithin = 8_000 } = settings;
  const { first, most } = settings.backOff ?? { first: 300, most: 15_000 };
  const random = settings.random ?? Math.random;
  const now = settings.now ?? Date.now;
  const newId = settings.newId ?? randomId;

  let status: Status = 'connecting';
  let transport: Transport | undefined;
  let generation = 0;
  let failures = 0;
  let clockOffset = 0;
  let wantsLobby = false;
  let heardAt = now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  const watched = new Map<string, Watched>();
  const outbox = createOutbox((command) => post(command as ClientMessage), now);

  const post = (message: ClientMessage): boolean => {
    if (status !== 'open' || !transport) return false;
    transport.send(JSON.stringify(message));
    return true;
  };

  const become = (next: Status, code?: number): void => {
    if (status === next) return;
    status = next;
    settings.onStatus?.(next, code);
  };

  const connect = (): void => {
    become('connecting');
    const mine = ++generation;
    const isCurrent = (): boolean => mine === generation && status !== 'closed';
    transport = settings.open({
      opened: () => {
        if (isCurrent()) opened();
      },
      received: (text) => {
        if (isCurrent()) received(text);
      },
      closed: (code) => {
        if (isCurrent()) lost(code);
      },
    });
  };

  const opened = (): void => {
    become('open');
    heardAt = now();
    post({ kind: 'hello', protocol: PROTOCOL, ...(wantsLobby && { lobby: true }) });
    for (const [id, entry] of watched) ask(id, entry);
    outbox.flush();
    clearInterval(beat);
    beat = setInterval(heartbeat, Math.min(pingEvery, answerWithin, 2_000));
  };

  let pingedAt = 0;
  const heartbeat = (): void => {
    const at = now();
    if (at - heardAt > pingEvery + pongWithin) {
      reconnect();
      return;
    }
    if (at - pingedAt >= pingEvery) {
      pingedAt = at;
      post({ kind: 'ping', at });
    }
    outbox.flush(answerWithin);
  };

  const lost = (code?: number): void => {
    drop();
    become('waiting', code);
    const ceiling = Math.min(most, first * 2 ** failures++);
    retry = setTimeout(connect, ceiling / 2 + random() * (ceiling / 2));
  };

  const drop = (): void => {
    generation++;
    clearTimeout(retry);
    clearInterval(beat);
    const old = transport;
    transport = undefined;
    old?.close();
  };

  const reconnect = (): void => {
    if (status === 'closed') return;
    drop();
    connect();
  };

  const ask = (id: string, entry: Watched): void => {
    entry.asked = post({ kind: 'watch', table: id, ...(entry.table && { version: entry.table.version }) });
  };

  const received = (text: string): void => {
    heardAt = now();
    const message = JSON.parse(text) as ServerMessage;
    switch (message.kind) {
      case 'welcome':
        failures = 0;
        clockOffset = message.now - now();
        settings.onWelcome?.(message.you);
        break;
      case 'pong':
        clockOffset = message.now + (now() - message.at) / 2 - now();
        break;
      case 'entry':
      case 'table':
      case 'current':
      case 'present':
        aboutTable(message);
        if (message.kind === 'entry') outbox.answered(message);
        break;
      case 'gone':
        tell(watched.get(message.table), { kind: 'gone', code: message.code });
        break;
      case 'lobby':
      case 'card':
        settings.onLobby?.(message);
        break;
      case 'notice':
        settings.onNotice?.(message.text);
        break;
      case 'done':
      case 'refused':
        outbox.answered(message);
        break;
    }
  };

  const aboutTable = (message: MessageOf<'entry' | 'table' | 'current' | 'present'>): void => {
    const entry = watched.get(message.table);
    if (!entry || (entry.asked && message.kind === 'entry')) return;
    if (message.kind === 'table' || message.kind === 'current') entry.asked = false;
    const step = follow(entry.table, message);
    if (step.kind === 'gap') askSoon(message, entry);
    if (step.kind === 'gap' || step.kind === 'nothing') return;
    entry.table = step.table;
    tell(entry, step);
  };

  /** A server that is itself behind would answer at once, and be asked at once, for ever: give it time to catch up. */
  const askSoon = (message: MessageOf<'entry' | 'table' | 'current' | 'present'>, entry: Watched): void => {
    const mine = generation;
    const again = (): void => {
      if (mine === generation && watched.get(message.table) === entry) ask(message.table, entry);
    };
    if (message.kind === 'table') setTimeout(again, first);
    else again();
  };

  const tell = (entry: Watched | undefined, event: WatchEvent): void => {
    for (const listener of [...(entry?.listeners ?? [])]) listener(event);
  };

  connect();
  return {
    status: () => status,
    clockOffset: () => clockOffset,
    send: (command, table) =>
      outbox.add(
        newId(),
        command,
        table,
        table === undefined ? undefined : watched.get(table)?.table?.version,
      ),
    watch(id, listener) {
      let entry = watched.get(id);
      if (!entry) {
        entry = { table: undefined, listeners: new Set(), asked: false };
        watched.set(id, entry);
        ask(id, entry);
      }
      entry.listeners.add(listener);
      if (entry.table) listener({ kind: 'loaded', table: entry.table, missed: [] });
      return () => {
        entry.listeners.delete(listener);
        if (entry.listeners.size > 0 || watched.get(id) !== entry) return;
        watched.delete(id);
        post({ kind: 'unwatch', table: id });
      };
    },
    table: (id) => watched.get(id)?.table,
    followLobby(on) {
      wantsLobby = on;
      post({ kind: 'lobby', on });
    },
    reconnect,
    unanswered: outbox.size,
    close() {
      drop();
      become('closed');
      outbox.close();
    },
  };
}

/** Twenty letters and digits: no two commands of one person ever share them. */
function randomId(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(15));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

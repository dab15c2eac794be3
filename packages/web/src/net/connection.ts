// The one line of this page to the server: opened when something needs it, shared by all, and silent where there is none.
import { signal } from '@preact/signals';
import {
  type Connection,
  createConnection,
  type MessageOf,
  openWebSocket,
  type Status,
  type TableCard,
  type You,
} from '@undercroft/protocol';
import { preferences } from '../settings/preferences.ts';

export interface Lobby {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

export const status = signal<Status>('connecting');
export const you = signal<You | undefined>(undefined);
export const lobby = signal<Lobby | undefined>(undefined);

let opening: Promise<Connection | undefined> | undefined;

/** The line, or nothing where no server answers; asked again after a failure. */
export function serverConnection(): Promise<Connection | undefined> {
  opening ??= open().then((connection) => {
    if (!connection) opening = undefined;
    return connection;
  });
  return opening;
}

async function open(): Promise<Connection | undefined> {
  try {
    const answer = await fetch('/api/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(preferences.value.name ? { name: preferences.value.name } : {}),
    });
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
  } catch {
    return undefined;
  }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const connection = createConnection({
    open: (events) => openWebSocket(`${scheme}://${location.host}/socket`, events),
    onStatus: (now) => {
      status.value = now;
    },
    onWelcome: (me) => {
      you.value = me;
    },
    onLobby: (message) => {
      lobby.value = message.kind === 'lobby' ? message : withCard(lobby.value, message);
    },
  });
  addEventListener('online', () => connection.reconnect());
  return connection;
}

/** One table of the lobby changed: it stands in each list whose flag is set. */
export function withCard(now: Lobby | undefined, { card, open, mine }: MessageOf<'card'>): Lobby {
  const put = (list: readonly TableCard[], isIn: boolean): readonly TableCard[] => {
    const others = list.filter(({ id }) => id !== card.id);
    return isIn ? [card, ...others] : others;
  };
  return { open: put(now?.open ?? [], open), mine: put(now?.mine ?? [], mine) };
}

/** Tells the server a new name, where there is a server and somebody it knows. */
export async function rename(name: string): Promise<void> {
  await fetch('/api/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch(() => undefined);
}

/** The strengths of bots on the server; the middle one of the house where it is among them. */
export async function serverBot(): Promise<string> {
  const answer = await fetch('/api/games').catch(() => undefined);
  const games = answer?.ok ? ((await answer.json()) as { games: { bots: string[] }[] }).games : [];
  const levels = games[0]?.bots ?? [];
  return levels.includes('adept') ? 'adept' : (levels.at(-1) ?? 'random');
}

/** A word of this browser's own that goes into the luck. */
export const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

// The one connection of this page to the server: opened when something needs it, shared by all, and silent where there is none.
import { signal } from '@preact/signals';
import { defaultLevel } from '@undercroft/bots/levels';
import {
  CLOSE,
  type Connection,
  createConnection,
  type MessageOf,
  openWebSocket,
  type Status,
  type TableCard,
  type You,
} from '@undercroft/protocol';
import { heardOfSeek } from '../pairing/seek-signal.ts';
import { isGuestName, prefer, preferences } from '../settings/preferences.ts';
import { houseNotice } from './house-notice.ts';

export interface LobbyTables {
  readonly open: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

/** The reader is to be told that the server cannot be reached. */
export const isLost = signal(false);
export const you = signal<You | undefined>(undefined);
export const lobby = signal<LobbyTables | undefined>(undefined);

/** Counts what is new about friends and clubs: whoever shows them reads again. */
export const tiesNews = signal(0);

/** A line that comes back as soon as this is not worth a word. */
const UNSAID = 1500;
let status: Status = 'connecting';
let hasBeenOpen = false;
let unsaid: ReturnType<typeof setTimeout> | undefined;

/** At once where the device knows that it has no network: the line itself falls silent, and that takes a while to notice. */
function noticeLoss(): void {
  hasBeenOpen ||= status === 'open';
  const isOut = !navigator.onLine || status === 'waiting' || (status === 'connecting' && hasBeenOpen);
  if (isOut && navigator.onLine) {
    unsaid ??= setTimeout(() => (isLost.value = true), UNSAID);
    return;
  }
  clearTimeout(unsaid);
  unsaid = undefined;
  isLost.value = isOut;
}

let opening: Promise<Connection | undefined> | undefined;

/** The connection, or nothing where no server answers; tried again after a failure. */
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
    if (answer.status === 403 && (await codeOf(answer)) === 'banned') houseNotice.value = { kind: 'banned' };
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return undefined;
  } catch {
    return undefined;
  }
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const connection = createConnection({
    open: (events) => openWebSocket(`${scheme}://${location.host}/socket`, events),
    onStatus(now, code) {
      status = now;
      noticeLoss();
      if (code !== CLOSE.banned) return;
      houseNotice.value = { kind: 'banned' };
      connection.close();
    },
    onWelcome: welcomed,
    onSeek: heardOfSeek,
    onTies: (message) => {
      if (message.kind === 'invited') houseNotice.value = message;
      tiesNews.value++;
    },
    onNotice: (text) => (houseNotice.value = { kind: 'announced', text }),
    onLobby: (message) => (lobby.value = message.kind === 'lobby' ? message : withCard(lobby.value, message)),
  });
  addEventListener('offline', noticeLoss);
  addEventListener('online', () => connection.reconnect());
  return connection;
}

const codeOf = async (answer: Response): Promise<string | undefined> =>
  ((await answer.json().catch(() => ({}))) as { readonly code?: string }).code;

/** One name for one person: a name that was chosen goes to the server, one that was made up gives way to the server's. */
function welcomed(me: You): void {
  you.value = me;
  const { name } = preferences.value;
  if (name === me.name) return;
  if (isGuestName(name)) prefer({ name: me.name });
  else void rename(name);
}

/** One table of the lobby changed: it stands in each list whose flag is set. */
export function withCard(now: LobbyTables | undefined, { card, open, mine }: MessageOf<'card'>): LobbyTables {
  const put = (list: readonly TableCard[], isIn: boolean): readonly TableCard[] => {
    const others = list.filter(({ id }) => id !== card.id);
    return isIn ? [card, ...others] : others;
  };
  return { open: put(now?.open ?? [], open), mine: put(now?.mine ?? [], mine) };
}

/** Tells the server a new name; a failure is left alone. */
export async function rename(name: string): Promise<void> {
  await fetch('/api/me', {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  }).catch(() => undefined);
}

/** The level of a new bot on the server: the default one where the server has it. */
export async function serverBot(): Promise<string> {
  const answer = await fetch('/api/games').catch(() => undefined);
  const games = answer?.ok ? ((await answer.json()) as { games: { bots: string[] }[] }).games : [];
  const levels = games[0]?.bots ?? [];
  return levels.includes(defaultLevel.id) ? defaultLevel.id : (levels.at(-1) ?? 'random');
}

// Questions to the server that need no line: people, results, the daily dungeon. No server is an answer too.
import type { PlayedGame } from '@undercroft/protocol';
import { serverConnection } from './connection.ts';

export type ServerAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly code: string };

export const NO_SERVER = 'no-server';
const AWAY = { ok: false, code: NO_SERVER } as const;

/** Asks with the session of this browser; one is begun where there is none. */
export async function askServer<Data>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<ServerAnswer<Data>> {
  if (!(await serverConnection())) return AWAY;
  try {
    const answer = await fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.headers.get('content-type')?.includes('json')) return AWAY;
    const data = (await answer.json()) as Data & { readonly code?: string };
    return answer.ok ? { ok: true, data } : { ok: false, code: data.code ?? String(answer.status) };
  } catch {
    return AWAY;
  }
}

export interface Me {
  readonly id: string;
  readonly name: string;
  /** Without a passkey, known to this browser alone. */
  readonly guest: boolean;
}

export interface PersonRating {
  readonly ladder: string;
  readonly games: number;
  readonly rating: number;
}

export interface PlayedThere extends PlayedGame {
  readonly options: Readonly<Record<string, unknown>>;
  readonly percentile: number;
  /** A run of an expedition that others are still playing: nobody watches it yet. */
  readonly held?: true;
}

export interface PersonProfile extends Me {
  readonly ratings: readonly PersonRating[];
  readonly history: readonly PlayedThere[];
  /** How I did at tables with this person; left out on my own page. */
  readonly against?: { readonly games: number; readonly ahead: number; readonly behind: number };
}

/** So many games are on one page of a person's history. */
const PAGE = 50;
const MOST_PAGES = 4;

/** A person's ratings with their last two hundred games. */
export async function readPerson(id: string): Promise<ServerAnswer<PersonProfile>> {
  const path = `/api/people/${encodeURIComponent(id)}`;
  const first = await askServer<PersonProfile>('GET', path);
  if (!first.ok) return first;
  const history = [...first.data.history];
  for (let page = 1; page < MOST_PAGES && history.length === page * PAGE; page++) {
    const more = await askServer<PersonProfile>('GET', `${path}?before=${history.at(-1)!.finished}`);
    if (!more.ok) break;
    history.push(...more.data.history);
  }
  return { ok: true, data: { ...first.data, history } };
}

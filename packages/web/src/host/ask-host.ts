// Questions to the server with the host's token, which stays in this tab alone.
import type { TableCard } from '@undercroft/protocol';
import { NO_SERVER, type ServerAnswer } from '../net/server-api.ts';

export type AskHost = <Data>(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<ServerAnswer<Data>>;

export interface HostHealth {
  readonly version: string;
  readonly sockets: number;
  readonly tablesInMemory: number;
  readonly tables: Readonly<Record<string, number>>;
  readonly memory: { readonly rss: number; readonly heapUsed: number };
  readonly uptime: number;
  /** Moves stored since the start of the server. */
  readonly moves: number;
  /** Milliseconds that the event loop was late. */
  readonly loopDelay: number;
  /** Shared stores (PostgreSQL) have tools of their own for copying. */
  readonly store: { readonly isShared: boolean; readonly bytes: number };
}

export interface HostPerson {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly muted: boolean;
  readonly banned: boolean;
  readonly created: number;
}

export interface HostReport {
  readonly id: string;
  readonly table: string;
  readonly person: string;
  /** Who wrote it; null for somebody who was forgotten. */
  readonly name?: string | null;
  readonly at: number;
  readonly words: string;
  readonly card?: TableCard | null;
}

export const askAs =
  (token: string): AskHost =>
  async (method, path, body) => {
    try {
      const answer = await fetch(`/api/admin/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const isFile = answer.ok && !answer.headers.get('content-type')?.includes('json');
      const data = await (isFile ? answer.blob() : answer.json());
      return answer.ok ? { ok: true, data } : { ok: false, code: data.code ?? String(answer.status) };
    } catch {
      return { ok: false, code: NO_SERVER };
    }
  };

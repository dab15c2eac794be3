// Commands under way: kept and sent again until each is answered, so that nothing is lost and nothing is done twice.
import type { Code } from './codes.ts';
import type { Command, CommandMessage } from './commands.ts';
import type { MessageOf } from './messages.ts';

export type Answer =
  | { readonly ok: true; readonly version?: number; readonly table?: string; readonly data?: unknown }
  | {
      readonly ok: false;
      readonly code: Code | 'connection-closed';
      readonly clause?: string;
      readonly why?: string;
      readonly args?: Readonly<Record<string, unknown>>;
    };

/** Refusals that only mean «not now»: the command stays in the outbox. */
const NOT_NOW: readonly string[] = ['too-fast', 'overloaded', 'shutting-down'];

interface Pending {
  message: CommandMessage;
  sentAt: number;
  readonly settle: (answer: Answer) => void;
}

export interface Outbox {
  add(id: string, command: Command, table: string | undefined, version: number | undefined): Promise<Answer>;
  answered(message: MessageOf<'done'> | MessageOf<'refused'> | MessageOf<'entry'>): void;
  /** Sends everything that is unanswered; `silentFor` spares what was sent less than that many milliseconds ago. */
  flush(silentFor?: number): void;
  close(): void;
  readonly size: () => number;
}

/** `send` answers whether the frame could be handed to a socket at all. */
export function createOutbox(send: (message: CommandMessage) => boolean, now: () => number): Outbox {
  const pending = new Map<string, Pending>();

  const dispatch = (entry: Pending): void => {
    const wasSent = send(entry.message);
    if (!wasSent) return;
    entry.sentAt = now();
    if (!entry.message.again) entry.message = { ...entry.message, again: true };
  };

  const settle = (id: string, answer: Answer): void => {
    const entry = pending.get(id);
    if (!entry) return;
    pending.delete(id);
    entry.settle(answer);
  };

  return {
    add: (id, command, table, version) =>
      new Promise((resolve) => {
        const message: CommandMessage = {
          kind: 'command',
          id,
          ...(table !== undefined && { table }),
          ...(version !== undefined && { version }),
          do: command,
        };
        const entry: Pending = { message, sentAt: Number.NEGATIVE_INFINITY, settle: resolve };
        pending.set(id, entry);
        dispatch(entry);
      }),
    answered(message) {
      if (message.kind === 'entry') {
        if (message.answers !== undefined)
          settle(message.answers, { ok: true, version: message.version, table: message.table });
        return;
      }
      if (message.kind === 'done') {
        const { kind: _, id, ...rest } = message;
        settle(id, { ok: true, ...rest });
        return;
      }
      if (NOT_NOW.includes(message.code)) return;
      const { kind: _, id, version: __, ...rest } = message;
      settle(id, { ok: false, ...rest, code: rest.code as Code });
    },
    flush(silentFor = 0) {
      const limit = now() - silentFor;
      for (const entry of pending.values()) if (entry.sentAt <= limit) dispatch(entry);
    },
    close() {
      for (const id of [...pending.keys()]) settle(id, { ok: false, code: 'connection-closed' });
    },
    size: () => pending.size,
  };
}

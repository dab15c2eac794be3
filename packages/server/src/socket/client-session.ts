// One client's session, over any transport: reads its messages, follows tables for it, and answers every command.
import {
  CLOSE,
  ClientMessage,
  type CodedRefusal,
  type CommandMessage,
  PROTOCOL,
  type ServerMessage,
  schemaError,
} from '@undercroft/protocol';
import { executeCommand } from '../execute-command.ts';
import type { RateLimit } from '../rate.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { createWatchedTables } from './watched-tables.ts';

export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

export interface ClientSession {
  readonly person: string;
  readonly heardAt: number;
  received(text: string): void;
  closed(): void;
  close(code: number): void;
  send(text: string): void;
}

/** Messages that could not be read or came too fast, before the socket is closed. */
const MAX_STRIKES = 500;

export function openClientSession(
  context: ServerContext,
  person: Person,
  blocked: ReadonlySet<string>,
  rate: RateLimit,
  wire: Wire,
): ClientSession {
  let heardAt = Date.now();
  let isOpen = true;
  let strikes = 0;

  const send = (text: string): void => {
    if (isOpen) wire.send(text);
  };
  const say = (message: ServerMessage): void => send(JSON.stringify(message));
  const guest = { person: person.id, send };
  const watched = createWatchedTables(context, person.id, blocked, send, () => isOpen);

  const strike = (): void => {
    if (++strikes > MAX_STRIKES) wire.close(CLOSE.tooMuch);
  };
  const refuse = (id: string, { code, clause, why, args }: CodedRefusal): void =>
    say({
      kind: 'refused',
      id,
      code,
      ...(clause !== undefined && { clause }),
      ...(why !== undefined && { why }),
      ...(args !== undefined && { args }),
    });

  const answer = async (message: CommandMessage): Promise<void> => {
    const { id } = message;
    if (!rate.take(person.id)) {
      strike();
      return refuse(id, { code: 'too-fast' });
    }
    const started = performance.now();
    const { sessions } = context;
    const current = sessions.atHand(person.id) ?? (await sessions.read(person.id)) ?? person;
    const result = await executeCommand(context, current, message);
    context.metrics.time('command', performance.now() - started);
    if (!result.ok) return refuse(id, result.refusal);
    const { version, table, data } = result;
    // An entry that reached this client as the answer needs no second one.
    if (table !== undefined && watched.hasAnswered(table, id)) return;
    say({
      kind: 'done',
      id,
      ...(table !== undefined && { table }),
      ...(version !== undefined && { version }),
      ...(data !== undefined && { data }),
    });
  };

  const handle = async (message: ClientMessage): Promise<void> => {
    switch (message.kind) {
      case 'command':
        return answer(message as CommandMessage);
      case 'hello':
        say({
          kind: 'welcome',
          protocol: PROTOCOL,
          you: { id: person.id, name: person.name, guest: person.guest },
          now: Date.now(),
          patience: context.settings.limits.patience,
        });
        if (message.lobby) await context.lobby.enter(guest);
        return;
      case 'ping':
        return say({ kind: 'pong', at: message.at, now: Date.now() });
      case 'lobby':
        return message.on ? context.lobby.enter(guest) : context.lobby.leave(guest);
      case 'watch':
        return watched.watch(message.table, message.version);
      case 'unwatch':
        return watched.unwatch(message.table);
    }
  };

  const fail = (message: ClientMessage, error: unknown): void => {
    context.metrics.count('errors');
    context.log.error({ err: error }, 'message failed');
    if (message.kind === 'command') refuse(message.id, { code: 'overloaded' });
  };

  const complain = (where: string): void => {
    strike();
    say({ kind: 'error', code: 'bad-message', where: where.slice(0, 200) });
  };

  return {
    person: person.id,
    get heardAt() {
      return heardAt;
    },
    received(text) {
      heardAt = Date.now();
      let data: unknown;
      try {
        data = JSON.parse(text);
      } catch {
        return complain('not JSON');
      }
      const where = schemaError(ClientMessage, data);
      if (where !== undefined) return complain(where);
      const message = data as ClientMessage;
      handle(message).catch((error) => fail(message, error));
    },
    closed() {
      isOpen = false;
      watched.unwatchAll();
      context.lobby.leave(guest);
    },
    close: (code) => wire.close(code),
    send,
  };
}

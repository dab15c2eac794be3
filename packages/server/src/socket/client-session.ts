// One client's session, over any transport: reads its messages, follows tables for it, and answers every command.
import { setTimeout as later } from 'node:timers/promises';
import {
  CLOSE,
  ClientMessage,
  type CodedRefusal,
  type CommandMessage,
  isStudyId,
  PROTOCOL,
  type ServerMessage,
  schemaError,
} from '@undercroft/protocol';
import { priceOf, refusalPrice } from '../budgets.ts';
import { executeCommand } from '../execute-command.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { createWatchedStudies } from './watched-studies.ts';
import { createWatchedTables } from './watched-tables.ts';

export interface Wire {
  send(text: string): void;
  close(code: number): void;
}

export type ClientSession = ReturnType<typeof openClientSession>;

/** Messages that could not be read or came too fast, before the socket is closed. */
const MAX_STRIKES = 500;

export function openClientSession(
  context: ServerContext,
  person: Person,
  blocked: Set<string>,
  address: string,
  wire: Wire,
) {
  let heardAt = Date.now();
  let isOpen = true;
  let strikes = 0;
  /** Messages that wait because others came too fast before them: order is kept. */
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const send = (text: string): void => {
    if (isOpen) wire.send(text);
  };
  const say = (message: ServerMessage): void => send(JSON.stringify(message));
  const guest = { person: person.id, send };
  const payer = { person: person.id, address };
  const watched = createWatchedTables(context, person.id, blocked, send, () => isOpen);
  const studies = createWatchedStudies(context, person.id, blocked, send, () => isOpen);

  const strike = (text: string): void => {
    context.budgets.charge({ person: person.id }, refusalPrice(text.length));
    if (++strikes > MAX_STRIKES) end(CLOSE.tooMuch);
  };
  const refuse = (id: string, refusal: CodedRefusal): void => say({ kind: 'refused', id, ...refusal });

  const answer = async (message: CommandMessage): Promise<void> => {
    const { id } = message;
    const started = performance.now();
    const { sessions } = context;
    const current = sessions.atHand(person.id) ?? (await sessions.read(person.id));
    if (current?.epoch !== person.epoch) return end(CLOSE.noSession);
    if (message.table !== undefined) watched.takeAnswer(message.table, id);
    const result = await executeCommand(context, current, message);
    context.metrics.timeCommand(performance.now() - started);
    if (!result.ok) return refuse(id, result.refusal);
    const { ok: _, ...done } = result;
    // An entry that reached this client as the answer needs no second one.
    if (done.table !== undefined && watched.takeAnswer(done.table, id)) return;
    say({ kind: 'done', id, ...done });
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
        if (isOpen) context.seekGuests.enter(guest);
        return isOpen ? context.visitors.enter(guest) : undefined;
      case 'ping':
        return say({ kind: 'pong', at: message.at, now: Date.now() });
      case 'lobby':
        return message.on ? context.lobby.enter(guest) : context.lobby.leave(guest);
      case 'here':
        return context.seekGuests.setHidden(guest, message.hidden);
      case 'watch':
        return isStudyId(message.table)
          ? studies.watch(message.table)
          : watched.watch(message.table, message.version);
      case 'unwatch':
        return isStudyId(message.table) ? studies.unwatch(message.table) : watched.unwatch(message.table);
    }
  };

  const begin = (message: ClientMessage): void => {
    if (isOpen) handle(message).catch((error) => fail(message, error));
  };
  const beginLater = (message: ClientMessage, wait: number): void => {
    waiting++;
    last = Promise.all([last, later(wait)]).then(() => {
      waiting--;
      begin(message);
    });
  };
  const turnAway = (message: ClientMessage, wait: number): void => {
    context.metrics.count('too_fast');
    const refusal = { code: 'too-fast', args: { retryAfter: Math.ceil(wait / 1000) } } as const;
    if (message.kind === 'command') refuse(message.id, refusal);
    else if (message.kind === 'watch') say({ kind: 'gone', table: message.table, code: refusal.code });
    else say({ kind: 'error', code: refusal.code });
  };

  const fail = (message: ClientMessage, error: unknown): void => {
    context.metrics.count('errors');
    context.log.error({ err: error }, 'message failed');
    if (message.kind === 'command') refuse(message.id, { code: 'overloaded' });
  };

  const complain = (text: string, where: string): void => {
    strike(text);
    say({ kind: 'error', code: 'bad-message', where: where.slice(0, 200) });
  };

  const leave = (): void => {
    isOpen = false;
    watched.unwatchAll();
    studies.unwatchAll();
    context.lobby.leave(guest);
    context.seekGuests.leave(guest);
    context.visitors.leave(guest);
  };
  /** Nothing that comes on this line counts any more, however long the client keeps it open. */
  const end = (code: number): void => {
    leave();
    wire.close(code);
  };

  return {
    person: person.id,
    blocked,
    get heardAt() {
      return heardAt;
    },
    received(text: string) {
      if (!isOpen) return;
      heardAt = Date.now();
      let data: unknown;
      try {
        data = JSON.parse(text);
      } catch {
        return complain(text, 'not JSON');
      }
      const where = schemaError(ClientMessage, data);
      if (where !== undefined) return complain(text, where);
      const message = data as ClientMessage;
      const { isRefused, wait } = context.budgets.pay(payer, priceOf(message, text.length));
      if (isRefused) {
        strike(text);
        turnAway(message, wait);
      } else if (wait === 0 && waiting === 0) begin(message);
      else beginLater(message, wait);
    },
    closed: leave,
    close: end,
    send,
  };
}

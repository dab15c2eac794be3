// One client's session, over any transport: reads its messages, lets it pay for them, and answers them in their order.
import { setTimeout as later } from 'node:timers/promises';
import { CLOSE, ClientMessage, schemaError } from '@undercroft/protocol';
import { priceOf, refusalPrice } from '../budgets.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { createMessageAnswers } from './answer-messages.ts';

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
  const inOrder = createWaitingLine();
  const payer = { person: person.id, address };

  const send = (text: string): void => {
    if (isOpen) wire.send(text);
  };
  const leave = (): void => {
    isOpen = false;
    answers.leave();
  };
  /** Nothing that comes on this line counts any more, however long the client keeps it open. */
  const end = (code: number): void => {
    leave();
    wire.close(code);
  };
  const answers = createMessageAnswers(context, person, blocked, { isOpen: () => isOpen, send, end });

  const strike = (text: string): void => {
    context.budgets.charge({ person: person.id }, refusalPrice(text.length));
    if (++strikes > MAX_STRIKES) end(CLOSE.tooMuch);
  };
  const begin = (message: ClientMessage): void => {
    if (isOpen) answers.answer(message).catch((error) => answers.fail(message, error));
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
      const { message, wrong } = readMessage(text);
      if (!message) {
        strike(text);
        return answers.say({ kind: 'error', code: 'bad-message', where: wrong.slice(0, 200) });
      }
      const { isRefused, wait } = context.budgets.pay(payer, priceOf(message, text.length));
      if (isRefused) {
        strike(text);
        answers.turnAway(message, wait);
      } else inOrder.after(wait, () => begin(message));
    },
    closed: leave,
    close: end,
    send,
  };
}

type ReadMessage =
  | { readonly message: ClientMessage; readonly wrong?: undefined }
  | { readonly message?: undefined; readonly wrong: string };

function readMessage(text: string): ReadMessage {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { wrong: 'not JSON' };
  }
  const wrong = schemaError(ClientMessage, data);
  return wrong === undefined ? { message: data as ClientMessage } : { wrong };
}

/** Messages that wait because others came too fast before them: order is kept. */
function createWaitingLine() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    after(wait: number, begin: () => void) {
      if (wait === 0 && waiting === 0) return begin();
      waiting++;
      last = Promise.all([last, later(wait)]).then(() => {
        waiting--;
        begin();
      });
    },
  };
}

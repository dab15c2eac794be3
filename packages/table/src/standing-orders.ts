// Standing orders: set and cancelled in secret, carried out as soon as exactly what was seen is asked again.
import { isHarmless, type Seat } from '@undercroft/kernel';
import {
  type CancelOrder,
  MOST_ORDERS,
  type SetOrder,
  type StandingOrder,
  standingAfter,
} from '@undercroft/protocol';
import { type Decision, refuse } from './decision.ts';
import { endOrder, othersThan } from './end-order.ts';
import { followOrders } from './follow-orders.ts';
import { isRun } from './spectators.ts';
import type { Table } from './table.ts';

/** Given to the machine by hosts that keep orders: a table of one device has no use for them. */
export interface StandingOrders {
  decide(table: Table, seat: Seat, command: SetOrder | CancelOrder): Decision;
  /** What follows by order from the events of one command. */
  follow(table: Table): ReturnType<typeof followOrders>;
}

export const standingOrders: StandingOrders = { decide: decideOrder, follow: followOrders };

/** Signs of JSON, and how deep they may be nested: nothing that a game says comes near. */
const MOST_SIGNS = 12_000;
const DEPTH = 20;
/** In one game, by one seat: each is kept for good. */
const MOST_EVER = 500;

function decideOrder(table: Table, seat: Seat, command: SetOrder | CancelOrder): Decision {
  const { ordering, bot } = table.seats[seat]!;
  const orders = standingAfter(ordering);
  if (command.kind === 'cancelOrder') {
    const order = orders.find(({ number }) => number === command.order);
    return order ? endOrder(table, seat, order, 'cancelled') : refuse('no-such-order');
  }
  if (table.agreement.pace !== 'turns' || isRun(table)) return refuse('no-orders');
  if (bot !== undefined) return refuse('not-seated');
  const ever = ordering.filter(({ kind }) => kind === 'ordered').length;
  if (orders.length >= MOST_ORDERS || ever >= MOST_EVER) return refuse('too-many-orders');
  if (!isSound(command)) return refuse('bad-request');
  const { answers, again, untilNamed } = command;
  const order: StandingOrder = { number: ever + 1, answers, again, untilNamed };
  return { event: { kind: 'ordered', seat, order, hiddenFrom: othersThan(table, seat) } };
}

/** What is repeated is one answer. */
const isSound = ({ answers, again }: SetOrder): boolean =>
  answers.length > 0 &&
  !(again && answers.length > 1) &&
  isHarmless(answers, DEPTH) &&
  JSON.stringify(answers).length <= MOST_SIGNS;

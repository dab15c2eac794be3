// What becomes of standing orders: they are set, they choose, they end. Apart from their schemas, which most pages never need.
import type { StandingOrder } from './orders.ts';

/** What changes the orders of a seat: one is set, one ends, a choice is made by one. */
export type OrderChange =
  | { readonly kind: 'ordered' | 'orderEnded'; readonly order: StandingOrder }
  | { readonly kind: 'played'; readonly order: number };

export function ordersAfter(orders: readonly StandingOrder[], change: OrderChange): readonly StandingOrder[] {
  if (change.kind === 'ordered') return [...orders, change.order];
  const given = change.kind === 'played' ? change.order : change.order.number;
  return orders.flatMap((order) => {
    if (order.number !== given) return [order];
    if (change.kind === 'orderEnded') return [];
    if (order.again) return [order];
    return order.answers.length > 1 ? [{ ...order, answers: order.answers.slice(1) }] : [];
  });
}

/** Does this event set, end or carry out an order? */
export const changesOrders = <Event extends { readonly kind: string }>(
  event: Event,
): event is Event & OrderChange => 'order' in event && event.order !== undefined;

/** Which orders stand after these changes. */
export const standingAfter = (changes: readonly OrderChange[]): readonly StandingOrder[] =>
  changes.reduce(ordersAfter, []);

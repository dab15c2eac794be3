// Standing orders: answers that a seat leaves behind for questions to come, at a table that is played by turns.
import * as s from './schema.ts';

/** How many orders of one seat may stand at a time, and how many answers one of them holds. */
export const MOST_ORDERS = 8;
export const MOST_ANSWERS = 3;

/** Something as the game says it: an id of its texts, with arguments. One that is `…` may be anything: nobody could know it. */
const Saying = s.record({ id: s.text(120, 1), args: s.optional(s.dictionary(s.anything, 16)) });

/** When exactly this is asked, that is chosen. It holds what was seen, so that nothing else is ever answered by it. */
export const OrderedAnswer = s.record({
  question: Saying,
  /** `hashData` of the list of choices; left out, the choice need only be open, whatever else is. */
  list: s.optional(s.text(16, 16)),
  choice: s.anything,
  /** The choice as the game said it: what is named there must not have changed. */
  said: Saying,
});
export type OrderedAnswer = s.Static<typeof OrderedAnswer>;

const terms = {
  /** One after another: the next counts when the one before it was given. */
  answers: s.list(OrderedAnswer, MOST_ANSWERS),
  /** The same answer every time, not once. */
  again: s.flag,
  /** Ends when somebody else does something that names this seat. */
  untilNamed: s.flag,
};

export const SetOrder = s.record({ kind: s.literal('setOrder'), ...terms });
export type SetOrder = s.Static<typeof SetOrder>;
export const CancelOrder = s.record({ kind: s.literal('cancelOrder'), order: s.whole(1) });
export type CancelOrder = s.Static<typeof CancelOrder>;

/** An order that stands. Its number counts the orders of its seat. */
export const StandingOrder = s.record({ number: s.whole(1), ...terms });
export type StandingOrder = s.Static<typeof StandingOrder>;

/**
 * Why an order ended before it was carried out: its owner cancelled it; its question came with other choices, or its choice
 * in other words; somebody named the seat; its owner took a choice back; a bot plays the seat.
 */
export const ORDER_ENDS = ['cancelled', 'list-differs', 'words-differ', 'named', 'took-back', 'bot'] as const;
export type OrderEnd = (typeof ORDER_ENDS)[number];

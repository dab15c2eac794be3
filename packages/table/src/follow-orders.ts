// What follows by order from the events of one command: answers to what is asked anew, and orders that end.
import { hashData, type Message, type Seat, sameData } from '@undercroft/kernel';
import { type OrderEnd, type OrderedAnswer, standingAfter } from '@undercroft/protocol';
import { isMove } from './apply-event.ts';
import { enterChoice } from './decide-game.ts';
import { type Decided, isRefused } from './decision.ts';
import { endOrder } from './end-order.ts';
import { gameEventFor } from './event-view.ts';
import type { TableEvent } from './events.ts';
import { type AskedQuestion, askedOf, isSaidAs } from './foresee.ts';
import { isPlayedByPerson, type Table } from './table.ts';

/** What of the table an event may have changed. */
type TableBefore = Pick<Table, 'waiting' | 'proposal'>;

/** Asked after each event; answers what comes next, one at a time. */
export function followOrders(table: Table) {
  /** Seats that were asked anew since the command: orders answer these alone, never a question that stood before. */
  let asked: readonly Seat[] = [];
  let named: readonly Seat[] = [];
  let thinksAnew: Seat | undefined;
  return {
    /** Is there anything that could follow? */
    stand: (): boolean => table.seats.some(({ ordering }) => standingAfter(ordering).length > 0),
    next(last: TableEvent, before: TableBefore, gameEvents: readonly unknown[]): Decided | undefined {
      if (table.phase !== 'playing') return undefined;
      thinksAnew ??= whoTookBack(last, before);
      if (isMove(last)) {
        asked = table.waiting.filter(
          (seat) => seat === last.seat || !before.waiting.includes(seat) || asked.includes(seat),
        );
        named = seatsNamed(table, last.seat, gameEvents);
      }
      return nextEnd(table, named, thinksAnew) ?? nextAnswer(table, asked);
    },
  };
}

/** Whoever takes a choice back, by themselves or with the consent of all. */
function whoTookBack(last: TableEvent, { proposal }: TableBefore): Seat | undefined {
  if (last.kind === 'tookBack') return last.seat;
  const isCarried = (last.kind === 'proposed' || last.kind === 'agreed') && last.carried?.at !== undefined;
  if (!isCarried) return undefined;
  return last.kind === 'proposed' ? last.about : proposal?.seat;
}

function nextEnd(table: Table, named: readonly Seat[], thinksAnew: Seat | undefined): Decided | undefined {
  for (const [seat, state] of table.seats.entries())
    for (const order of standingAfter(state.ordering)) {
      const isNamed = order.untilNamed && named.includes(seat);
      const why = !isPlayedByPerson(state)
        ? 'bot'
        : seat === thinksAnew
          ? 'took-back'
          : isNamed
            ? 'named'
            : undefined;
      if (why) return endOrder(table, seat, order, why);
    }
  return undefined;
}

function nextAnswer(table: Table, asked: readonly Seat[]): Decided | undefined {
  for (const seat of asked) {
    const orders = standingAfter(table.seats[seat]!.ordering);
    if (orders.length === 0) continue;
    const { game, position } = table.match!;
    const now = askedOf(game, game.view(position, seat), seat);
    for (const order of orders) {
      const answer = order.answers[0]!;
      if (!isSaidAs(answer.question, now.question)) continue;
      const why = whyNot(answer, now);
      if (why) return endOrder(table, seat, order, why);
      const decision = enterChoice(table, seat, answer.choice, 'played', order.number);
      if (!isRefused(decision)) return decision;
    }
  }
  return undefined;
}

/** What was seen must be asked again to the letter, but for what was left open; other choices may be said in other words, or be others where that was left open. */
function whyNot({ list, choice, said }: OrderedAnswer, now: AskedQuestion): OrderEnd | undefined {
  const open = now.choices.find((one) => sameData(one, choice));
  const isOtherList = list !== undefined && hashData(now.choices) !== list;
  if (open === undefined || isOtherList) return 'list-differs';
  return isSaidAs(said, now.say(open)) ? undefined : 'words-differ';
}

/** Seats that were named in what somebody else did, each as far as it was told of it. */
function seatsNamed(table: Table, by: Seat, gameEvents: readonly unknown[]): readonly Seat[] {
  const { game, position } = table.match!;
  return [...table.seats.entries()].flatMap(([seat, { ordering }]) => {
    if (seat === by || !standingAfter(ordering).some(({ untilNamed }) => untilNamed)) return [];
    const view = game.view(position, seat);
    const isNamed = gameEvents.some((event) => {
      const seen = gameEventFor(table, event, seat);
      if (seen === undefined || game.phrases.startsTurn?.(seen)) return false;
      const said = game.phrases.event(seen, view);
      return said !== undefined && names(said, seat);
    });
    return isNamed ? [seat] : [];
  });
}

/** Games name a player by the text `seat.<n>`. */
const names = ({ id, args = {} }: Message, seat: Seat): boolean =>
  id === `seat.${seat}` || Object.values(args).some((arg) => typeof arg === 'object' && names(arg, seat));

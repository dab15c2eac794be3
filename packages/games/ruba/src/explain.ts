// Why a choice is not open: the game's own reason and the exact clause behind it.
import type { Reason } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { countOfSuit, GOLD_SUM, NO_CARD, printedValue, SWORDS, suitOf } from './content/deck.ts';
import { bribePrice } from './content/modes.ts';
import { eventCard, goldMask, heldSlots, type Position } from './position.ts';
import { areEqualValues } from './rules/action.ts';

const because = (code: string, clause: string): Reason => ({ code, clause });

/** Asked only for choices that are not listed; the choice may be any data at all. */
export function explain(position: Position, _seat: number, choice: unknown): Reason {
  if (position.phase === 'over') return because('over', 'RD-END-4');
  const wanted = asChoice(choice);
  if (!wanted) return because('unknown-choice', DECISION_POINT[position.phase](position));
  if (position.phase === 'event') return explainEvent(position, wanted);
  return position.phase === 'respond' ? explainRespond(position, wanted) : explainKeep(position, wanted);
}

const DECISION_POINT: Readonly<Record<'event' | 'respond' | 'keep', (position: Position) => string>> = {
  event: (position) => ['RD-DP-1', 'RD-DP-2', 'RD-DP-2', 'RD-DP-3'][suitOf(eventCard(position))]!,
  respond: () => 'RD-DP-4',
  keep: () => 'RD-DP-5',
};

/** Data in the very shape of a choice, nothing missing and nothing more; undefined for everything else. */
function asChoice(data: unknown): Choice | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Record<string, unknown>;
  const shape = Object.hasOwn(SHAPES, String(fields.kind)) ? SHAPES[String(fields.kind)] : undefined;
  if (!shape || Object.keys(fields).length !== Object.keys(shape).length + 1) return undefined;
  return Object.entries(shape).every(([name, limit]) => isBelow(fields[name], limit))
    ? (data as Choice)
    : undefined;
}

/** The fields of each kind of choice, with the number that each must stay below. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  die: {},
  skip: {},
  fight: {},
  pay: { gold: 64 },
  evade: { gold: 64 },
  bribe: { gold: 64 },
  respond: { cards: 8, suit: 4, help: 100 },
  keep: { cards: 8 },
};

const isBelow = (value: unknown, limit: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit;

function explainEvent(position: Position, choice: Choice): Reason {
  const card = eventCard(position);
  const value = printedValue(card);
  const isSwords = suitOf(card) === SWORDS;
  switch (choice.kind) {
    case 'respond':
    case 'keep':
      return because('not-between-fights', 'RD-ENDC-6');
    case 'die':
      return because('no-test-for-swords', 'RD-EVT-5');
    case 'skip':
      return isSwords ? because('swords-not-left', 'RD-EVT-5') : because('must-resolve', 'RD-EVT-6');
    case 'fight':
      return because('no-enemy-here', 'RD-EVT-1');
    case 'pay':
      if (isSwords) return because('pay-evades-or-bribes', 'RD-EVT-5');
      return goldReason(position, choice.gold) ?? because('gold-too-low', 'RD-GOLD-2');
    case 'evade':
      if (!isSwords) return because('nothing-to-evade', 'RD-EVT-6');
      return goldReason(position, choice.gold) ?? evadeReason(GOLD_SUM[choice.gold]!, value);
    case 'bribe':
      if (!isSwords) return because('nobody-to-bribe', 'RD-EVT-6');
      return goldReason(position, choice.gold) ?? bribeReason(position, GOLD_SUM[choice.gold]!, value);
  }
}

/** RD-GOLD-2: a payment is a non-empty set of cards that the Hero has. */
function goldReason(position: Position, gold: number): Reason | undefined {
  if (gold === 0) return because('gold-none', 'RD-GOLD-2');
  return (gold & ~goldMask(position)) === 0 ? undefined : because('gold-not-yours', 'RD-GOLD-2');
}

const evadeReason = (sum: number, value: number): Reason =>
  sum < value ? because('gold-below-value', 'RD-GOLD-17') : because('evade-exactly', 'RD-GOLD-7');

function bribeReason(position: Position, sum: number, value: number): Reason {
  if (sum < value) return because('gold-below-value', 'RD-GOLD-17');
  if (sum === value) return because('bribe-is-evade', 'RD-GOLD-7');
  return sum < bribePrice(value, position.hard)
    ? because('bribe-twice', 'RD-GOLD-10')
    : because('unknown-choice', 'RD-DP-3');
}

function explainRespond(position: Position, choice: Choice): Reason {
  switch (choice.kind) {
    case 'respond':
      break;
    case 'pay':
    case 'evade':
    case 'bribe':
      return because('no-gold-in-fight', 'RD-GOLD-6');
    case 'keep':
      return because('keep-after-fight', 'RD-ENDC-3');
    case 'skip':
      return because('must-respond', 'RD-TURN-9');
    default:
      return because('no-flight', 'RD-CBT-6');
  }
  const { cards, suit, help } = choice;
  const { hand } = position;
  if (cards === 0) return because('must-respond', 'RD-TURN-9');
  if ((cards & ~heldSlots(position)) !== 0) return because('slot-empty', 'RD-TURN-8');
  if (!areEqualValues(hand, cards)) return because('combo-unequal', 'RD-COMBO-2');
  if (!hand.some((card, slot) => card !== NO_CARD && cards & (1 << slot) && suitOf(card) === suit))
    return because('combo-suit', 'RD-COMBO-4');
  return help > countOfSuit(position.aid, suit)
    ? because('help-missing', 'RD-HELP-2')
    : because('unknown-choice', 'RD-DP-4');
}

function explainKeep(position: Position, choice: Choice): Reason {
  if (choice.kind === 'keep')
    return (choice.cards & ~heldSlots(position)) !== 0
      ? because('slot-empty', 'RD-ENDC-3')
      : because('unknown-choice', 'RD-DP-5');
  return choice.kind === 'respond'
    ? because('fight-is-over', 'RD-TURN-12')
    : because('keep-first', 'RD-ENDC-1');
}

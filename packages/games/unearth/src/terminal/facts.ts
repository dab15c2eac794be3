// What the table tells, drawn or spoken: the age, piles and rights, Ruins, dice, Wonders and cards, in the reader's words.
import { HIDDEN, type Message, type Pen, type Viewer } from '@undercroft/kernel';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { claimOf, isAgeCard } from '../content/end-of-age.ts';
import { colourOfRuin, RUIN_COLOURS } from '../content/ruins.ts';
import { BLOCKED, GREATER, LESSER } from '../content/wonders.ts';
import { cardName, cardText, delverName, dieName, stoneName, wonderName } from '../phrases/names.ts';
import { openFrame } from '../play.ts';
import { IN_POOL, LATER, NOTHING, type Position, ruinsLeft } from '../position.ts';
import { cellOfWonder, kindOfWonder } from '../rules/hexes.ts';
import { pointsOfSeat } from '../score.ts';

export const word = (pen: Pen, id: string, args: Message['args'] = {}): string => pen.say({ id, args });

/** What the age says; undefined before its card is open. */
export const ageWords = (view: Position, pen: Pen): string | undefined =>
  view.age === NOTHING ? undefined : `${pen.say(cardName(view.age))}: ${pen.say(cardText(view.age))}`;

/** All but the bag. */
export const pilesOf = (view: Position): readonly (readonly [zone: string, count: number])[] => [
  ['zone.ruins', ruinsLeft(view)],
  ['zone.deck', view.deck.length],
  ['zone.lesser', view.lesserLeft.length],
  ['zone.greater', view.greaterLeft.length],
  ['zone.removed', view.removed.length],
];

/** What may still be done in this turn. */
export const rightsOf = (view: Position, pen: Pen): readonly string[] => [
  ...(view.maps > 0 ? [word(pen, 'term.maps', { n: view.maps })] : []),
  ...(view.expeditions > 0 ? [word(pen, 'term.expeditions', { n: view.expeditions })] : []),
  ...(view.band ? [word(pen, 'term.band')] : []),
  ...view.waiting.map((card) => word(pen, 'term.waiting', { card: delverName(card) })),
];

/** Name and region of a Ruin in the row. */
export const ruinTitle = (ruin: number, pen: Pen): readonly [name: string, region: string | undefined] => [
  pen.say(cardName(ruin)),
  isAgeCard(ruin) ? undefined : regionWord(ruin, pen),
];

const regionWord = (ruin: number, pen: Pen): string =>
  word(pen, `region.${RUIN_COLOURS[colourOfRuin(ruin)]}`);

/** A Ruin that a seat has: colour and claim value, which is all that scores. */
export const ruinWords = (ruin: number, pen: Pen): string =>
  isAgeCard(ruin) ? pen.say(cardName(ruin)) : `${regionWord(ruin, pen)} ${claimOf(ruin)}`;

/** How many Stones of each colour lie on a Ruin of the row. */
export const stonesOn = (view: Position, slot: number): readonly number[] =>
  view.rowStones.slice(slot * 4, slot * 4 + 4);

export const diceOnRuin = (view: Position, slot: number): readonly number[] =>
  view.dicePlace.flatMap((place, die) => (place === slot ? [die] : []));

/** A die with its value; a question mark while it is rolled. */
export const faceOf = (
  view: Position,
  die: number,
  pen: Pen,
): readonly [name: string, value: number | '?'] => [
  pen.say(dieName(die % DICE_PER_SEAT)),
  view.diceValue[die] || '?',
];

/** Points, dice left, and how many cards and Stones a seat has. */
export const seatFacts = (view: Position, seat: number, pen: Pen) => ({
  points: word(pen, 'term.points', { n: pointsOfSeat(view, seat) }),
  pool: view.dicePlace
    .slice(seat * DICE_PER_SEAT, (seat + 1) * DICE_PER_SEAT)
    .flatMap((place, die) => (place === IN_POOL ? [pen.say(dieName(die))] : [])),
  cards: word(pen, 'term.cards', { n: view.hands[seat]!.length }),
  stones: word(pen, 'term.stones', { n: view.stones[seat]!.length }),
});

/** The hidden Ruins of a seat that this view knows, and the number of the others. */
export function hiddenRuins(view: Position, seat: number) {
  const known = view.hidden[seat]!.filter((ruin) => ruin !== HIDDEN);
  return { known, others: view.hidden[seat]!.length - known.length };
}

/** The Wonders in a tableau; lesser and greater ones are worth what is under them. */
export function builtWonders(view: Position, seat: number, pen: Pen) {
  const lesser = view.lesser[seat]!.slice();
  const greater = view.greater[seat]!.slice();
  return view.wonders[seat]!.map((entry) => {
    const wonder = kindOfWonder(entry);
    const isBlocked = wonder === BLOCKED;
    const value = wonder === LESSER ? lesser.shift() : wonder === GREATER ? greater.shift() : undefined;
    const worth = value === undefined ? '' : ` (${value === HIDDEN ? '?' : value})`;
    const name = isBlocked ? word(pen, 'card.blocked') : pen.say(wonderName(wonder));
    return { name: `${name}${worth}`, cell: cellOfWonder(entry), isBlocked };
  });
}

export const isPlacing = (view: Position, seat: number, viewer: Viewer): boolean => {
  const frame = openFrame(view);
  return frame?.kind === 'place' && frame.seat === seat && viewer === seat;
};

/** What is being rolled just now, and the Stone that is being placed. */
export function underWay(view: Position, pen: Pen) {
  const frame = openFrame(view);
  const isRoll = frame?.kind === 'roll' && frame.slot === LATER;
  return {
    roll: isRoll ? word(pen, 'term.expeditions', { n: 1 }) : undefined,
    stone: frame?.kind === 'place' ? pen.say(stoneName(frame.colour)) : undefined,
  };
}

/** The viewer's own cards, each kind once. */
export function handOf(view: Position, viewer: Viewer, pen: Pen) {
  const hand = typeof viewer === 'number' ? view.hands[viewer]! : [];
  return DELVER_CARDS.flatMap(({ id }, card) => {
    const count = hand.filter((held) => held === card).length;
    return count === 0
      ? []
      : [{ count, name: pen.say(delverName(card)), text: word(pen, `card.${id}.text`) }];
  });
}

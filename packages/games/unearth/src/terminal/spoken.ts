// The table of Unearth for a listener: the same as the drawn one, with a word for every letter and place.
import { HIDDEN, type Message, type Pen, type Viewer } from '@undercroft/kernel';
import { DELVER_CARDS } from '../content/delver-cards.ts';
import { DICE_PER_SEAT } from '../content/dice.ts';
import { claimOf, isAgeCard } from '../content/end-of-age.ts';
import { colourOfRuin, RUIN_COLOURS } from '../content/ruins.ts';
import { STONE_COLOURS } from '../content/stones.ts';
import { BLOCKED, type Formula, GREATER, LESSER, NAMED_WONDERS } from '../content/wonders.ts';
import {
  cardName,
  cardText,
  delverName,
  dieName,
  stoneName,
  turnName,
  wonderName,
  wonderText,
} from '../phrases/names.ts';
import { openFrame } from '../play.ts';
import { bagSize, IN_POOL, LATER, NOTHING, type Position, ruinsLeft, SHOWN } from '../position.ts';
import { sumOn } from '../rules/claims.ts';
import {
  cellOfStone,
  cellOfWonder,
  colourOfStone,
  kindOfWonder,
  openCells,
  qOf,
  rOf,
} from '../rules/hexes.ts';
import { pointsOfSeat } from '../score.ts';

export const sayTable = (view: Position, viewer: Viewer, pen: Pen): string[] => [
  ...stateLines(view, pen),
  ...view.row.map((_, slot) => slotLine(view, slot, pen)),
  ...view.named.flatMap((owner, wonder) => (owner === SHOWN ? [shownLine(view, wonder, pen)] : [])),
  ...view.claimed.flatMap((_, seat) => seatLines(view, seat, viewer, pen)),
  ...handLines(view, viewer, pen),
];

const word = (pen: Pen, id: string, args: Message['args'] = {}): string => pen.say({ id, args });
const colourWord = (pen: Pen, colour: number): string => word(pen, `stoneColour.${STONE_COLOURS[colour]}`);
const cellWord = (cell: number): string => `(${qOf(cell)}, ${rOf(cell)})`.replaceAll('-', '−');
const regionWord = (pen: Pen, ruin: number): string =>
  word(pen, `region.${RUIN_COLOURS[colourOfRuin(ruin)]}`);
const listed = (pen: Pen, zone: string, items: readonly string[]): string =>
  `${word(pen, zone)}: ${items.join(', ') || '0'}.`;

function stateLines(view: Position, pen: Pen): string[] {
  const age =
    view.age === NOTHING
      ? word(pen, 'term.noEvent')
      : `${pen.say(cardName(view.age))}: ${pen.say(cardText(view.age))}`;
  const bag = view.bag.map((count, colour) => `${colourWord(pen, colour)} ${count}`).join(', ');
  const piles: readonly (readonly [zone: string, count: number])[] = [
    ['zone.ruins', ruinsLeft(view)],
    ['zone.deck', view.deck.length],
    ['zone.lesser', view.lesserLeft.length],
    ['zone.greater', view.greaterLeft.length],
    ['zone.removed', view.removed.length],
  ];
  const rights = [
    ...(view.maps > 0 ? [word(pen, 'term.maps', { n: view.maps })] : []),
    ...(view.expeditions > 0 ? [word(pen, 'term.expeditions', { n: view.expeditions })] : []),
    ...(view.band ? [word(pen, 'term.band')] : []),
    ...view.waiting.map((card) => word(pen, 'term.waiting', { card: delverName(card) })),
  ];
  return [
    `${pen.say(turnName(view))}: ${pen.name(view.active)}. ${age}${view.age === NOTHING ? '.' : ''}`,
    `${piles.map(([zone, count]) => `${word(pen, zone)}: ${count}`).join('. ')}.`,
    `${word(pen, 'zone.bag')} ${bagSize(view)}: ${bag}.`,
    ...(rights.length > 0 ? [listed(pen, 'term.rights', rights)] : []),
  ];
}

/** Number, name, region, sum against claim value, Stones and dice of a Ruin in the row. */
function slotLine(view: Position, slot: number, pen: Pen): string {
  const ruin = view.row[slot]!;
  if (ruin === NOTHING) return `${slot + 1}. ${word(pen, 'term.vacant')}.`;
  const sum = word(pen, 'spoken.of', { n: sumOn(view, slot), most: claimOf(ruin) });
  const stones = view.rowStones
    .slice(slot * 4, slot * 4 + 4)
    .flatMap((count, colour) => (count > 0 ? [`${pen.say(stoneName(colour))} ${count}`] : []));
  const dice = view.dicePlace.flatMap((place, die) =>
    place === slot
      ? [
          `${pen.name(Math.floor(die / DICE_PER_SEAT))} ${pen.say(dieName(die % DICE_PER_SEAT))}: ${view.diceValue[die] || '?'}`,
        ]
      : [],
  );
  const region = isAgeCard(ruin) ? '' : ` (${regionWord(pen, ruin)})`;
  return `${slot + 1}. ${pen.say(cardName(ruin))}${region}: ${[sum, ...stones, ...dice].join(', ')}.`;
}

const shownLine = (view: Position, wonder: number, pen: Pen): string =>
  `${word(pen, 'spoken.shown')}: ${pen.say(wonderName(wonder))}, ${formulaWords(NAMED_WONDERS[wonder]!.formula, pen)}. ${pen.say(wonderText(wonder, view))}`;

function formulaWords(formula: Formula, pen: Pen): string {
  if (formula.kind === 'sets') return formula.sizes.map((n) => word(pen, 'spoken.alike', { n })).join(' + ');
  const named = formula.least.flatMap((n, colour) =>
    n > 0 ? [word(pen, 'term.of', { n, colour: { id: `stoneColour.${STONE_COLOURS[colour]}` } })] : [],
  );
  const free = 6 - formula.least.reduce((sum, n) => sum + n, 0);
  return [...named, ...(free > 0 ? [word(pen, 'term.any', { n: free })] : [])].join(', ');
}

function seatLines(view: Position, seat: number, viewer: Viewer, pen: Pen): string[] {
  const pool = view.dicePlace
    .slice(seat * DICE_PER_SEAT, (seat + 1) * DICE_PER_SEAT)
    .flatMap((place, die) => (place === IN_POOL ? [pen.say(dieName(die))] : []));
  const name = viewer === seat ? `${pen.name(seat)} (${word(pen, 'spoken.you')})` : pen.name(seat);
  const counts = [
    word(pen, 'term.points', { n: pointsOfSeat(view, seat) }),
    word(pen, 'term.cards', { n: view.hands[seat]!.length }),
    word(pen, 'term.stones', { n: view.stones[seat]!.length }),
  ];
  return [
    `${name}: ${counts.join(', ')}. ${listed(pen, 'zone.pool', pool)}`,
    ruinsLine(view, seat, pen),
    ...tableauLines(view, seat, viewer, pen),
  ];
}

/** Claimed Ruins, then the hidden ones: with colour and value for their owner, by number for others. */
function ruinsLine(view: Position, seat: number, pen: Pen): string {
  const ruinWords = (ruin: number): string =>
    isAgeCard(ruin) ? pen.say(cardName(ruin)) : `${regionWord(pen, ruin)} ${claimOf(ruin)}`;
  const hidden = view.hidden[seat]!;
  const unseen = hidden.filter((ruin) => ruin === HIDDEN).length;
  const known = hidden.filter((ruin) => ruin !== HIDDEN).map(ruinWords);
  return [
    listed(pen, 'zone.claimed', view.claimed[seat]!.map(ruinWords)),
    ...(known.length > 0 ? [listed(pen, 'zone.hidden', known)] : []),
    ...(unseen > 0 ? [listed(pen, 'zone.hidden', [String(unseen)])] : []),
  ].join(' ');
}

/** Every Stone and Wonder with its cell; where a Stone may go when this viewer places one. */
function tableauLines(view: Position, seat: number, viewer: Viewer, pen: Pen): string[] {
  const stones = view.stones[seat]!;
  const wonders = view.wonders[seat]!;
  const lesser = view.lesser[seat]!.slice();
  const greater = view.greater[seat]!.slice();
  const laid = STONE_COLOURS.flatMap((_, colour) => {
    const cells = stones.filter((stone) => colourOfStone(stone) === colour).map(cellOfStone);
    return cells.length > 0 ? [`${colourWord(pen, colour)} ${cells.map(cellWord).join(' ')}`] : [];
  });
  const built = wonders.map((entry) => {
    const wonder = kindOfWonder(entry);
    const value = wonder === LESSER ? lesser.shift() : wonder === GREATER ? greater.shift() : undefined;
    const worth = value === undefined ? '' : ` (${value === HIDDEN ? '?' : value})`;
    const name = wonder === BLOCKED ? word(pen, 'card.blocked') : pen.say(wonderName(wonder));
    return `${name}${worth} ${cellWord(cellOfWonder(entry))}`;
  });
  const frame = openFrame(view);
  const isPlacing = frame?.kind === 'place' && frame.seat === seat && viewer === seat;
  const open = isPlacing ? [...openCells(stones, wonders)].map(cellWord) : [];
  return [
    ...(laid.length + built.length > 0 ? [listed(pen, 'zone.tableau', [...laid, ...built])] : []),
    ...(open.length > 0 ? [listed(pen, 'spoken.open', open)] : []),
  ];
}

/** What is being rolled or placed just now, and the viewer's own cards with what they do. */
function handLines(view: Position, viewer: Viewer, pen: Pen): string[] {
  const frame = openFrame(view);
  const hand = typeof viewer === 'number' ? view.hands[viewer]! : [];
  return [
    ...(frame?.kind === 'roll' && frame.slot === LATER ? [word(pen, 'term.expeditions', { n: 1 })] : []),
    ...(frame?.kind === 'place' ? [listed(pen, 'spoken.toPlace', [pen.say(stoneName(frame.colour))])] : []),
    ...DELVER_CARDS.flatMap(({ id }, card) => {
      const count = hand.filter((held) => held === card).length;
      if (count === 0) return [];
      const times = count > 1 ? ` ×${count}` : '';
      return [
        `${word(pen, 'zone.hand')}: ${pen.say(delverName(card))}${times}. ${word(pen, `card.${id}.text`)}`,
      ];
    }),
  ];
}

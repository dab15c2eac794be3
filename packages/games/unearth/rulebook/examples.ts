// What the rules say about the drawn examples of Unearth; a test plays each of them at a real table.
import { type Message, resolveTable, seeded } from '@undercroft/kernel';
import type { Examples } from '@undercroft/kit';
import { delverCard } from '../src/content/delver-cards.ts';
import { DICE_PER_SEAT } from '../src/content/dice.ts';
import { AGE_CARDS } from '../src/content/end-of-age.ts';
import { MIXED_SET_POINTS, SET_POINTS } from '../src/content/ruins.ts';
import { type Formula, NAMED_WONDERS } from '../src/content/wonders.ts';
import { game } from '../src/index.ts';
import { NOTHING, type Position } from '../src/position.ts';
import { meetsFormula } from '../src/rules/formulas.ts';
import { cellAt, cellOfStone, colourOfStone, NEIGHBOURS, openCells, stoneAt } from '../src/rules/hexes.ts';
import { clamp } from '../src/rules/modifiers.ts';
import { claimant } from '../src/rules/ties.ts';

/** A die on a Ruin: whose, which of the five, and what it shows. */
export interface ShownDie {
  readonly seat: number;
  readonly die: number;
  readonly value: number;
}
const [D4, D6A, D6B, , D8] = [0, 1, 2, 3, 4] as const;
const [RED, BLUE, YELLOW] = [0, 1, 2] as const;
const shown = (seat: number, die: number, value: number): ShownDie => ({ seat, die, value });

export const TIES = {
  faces: [shown(RED, D8, 4), shown(BLUE, D6A, 4), shown(YELLOW, D4, 1)],
  second: [shown(RED, D6A, 5), shown(RED, D6B, 4), shown(BLUE, D6A, 5), shown(BLUE, D8, 4)],
  missing: [shown(RED, D6A, 5), shown(BLUE, D6A, 5), shown(BLUE, D4, 1)],
  unbreakable: [shown(RED, D6A, 5), shown(BLUE, D6A, 5)],
} as const satisfies Record<string, readonly ShownDie[]>;

/** A table of three with only these dice on it, all on the first Ruin. */
export function tableWith(dice: readonly ShownDie[]): Position {
  const position = game.setup(resolveTable(game, 3), seeded('rulebook'));
  for (const { seat, die, value } of dice) {
    position.dicePlace[seat * DICE_PER_SEAT + die] = 0;
    position.diceValue[seat * DICE_PER_SEAT + die] = value;
  }
  return position;
}

export const winnerOf = (dice: readonly ShownDie[]): number => claimant(tableWith(dice), 0);

const winnerName = (dice: readonly ShownDie[]): Message => {
  const winner = winnerOf(dice);
  if (winner === NOTHING) throw new Error('nobody wins');
  return { id: `seat.${winner}` };
};

/** A Stone with five neighbours; the sixth would shut it in. */
export const SURROUNDED: readonly number[] = [
  stoneAt(cellAt(0, 0), 0),
  ...[
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
  ].map(([q, r], i) => stoneAt(cellAt(q!, r!), (i % 3) + 1)),
];
export const SHUT_IN = cellAt(0, 1);
export const OPEN_AROUND = openCells(SURROUNDED, []);

const around = (centre: number, colour: (i: number) => number): number[] =>
  NEIGHBOURS.map((step, i) => stoneAt(centre + step, colour(i)));

/** A black ring, and a second one that shares Stones with it. */
export const LOWER = cellAt(0, 1);
export const UPPER = cellAt(1, -1);
const black = around(LOWER, () => 0);
const taken = new Set(black.map(cellOfStone));
const upperNew = NEIGHBOURS.map((step) => UPPER + step).filter((cell) => !taken.has(cell));
export const TWO_RINGS: readonly number[] = [
  ...black,
  ...upperNew.map((cell, i) => stoneAt(cell, i < upperNew.length - 1 ? 1 : 0)),
];

export const coloursAround = (stones: readonly number[], centre: number): number[] => {
  const cells = new Set(NEIGHBOURS.map((step) => centre + step));
  const counts = [0, 0, 0, 0];
  for (const stone of stones) if (cells.has(cellOfStone(stone))) counts[colourOfStone(stone)]!++;
  return counts;
};

export const SHARED = NEIGHBOURS.filter((step) => taken.has(UPPER + step)).length;
const upperColours = coloursAround(TWO_RINGS, UPPER);
export const FITTING = NAMED_WONDERS.filter(
  ({ formula, promo }) => !promo && meetsFormula(formula, upperColours),
);

const listOf = (ids: readonly string[]): Message => {
  const [first, ...rest] = ids;
  const name: Message = { id: `card.${first}` };
  return rest.length === 0 ? name : { id: 'list', args: { first: name, rest: listOf(rest) } };
};

/** Rings by their colours (black, red, blue, yellow), and formulas to hold them against. */
export const RINGS: readonly (readonly number[])[] = [
  [3, 3, 0, 0],
  [2, 2, 2, 0],
  [1, 2, 0, 3],
  [1, 1, 3, 1],
  [0, 4, 2, 0],
  [0, 0, 6, 0],
];
export const FORMULAS: readonly Formula[] = [
  { kind: 'sets', sizes: [3, 3] },
  { kind: 'sets', sizes: [2, 2, 2] },
  { kind: 'sets', sizes: [6] },
  { kind: 'fixed', least: [0, 0, 3, 0] },
  { kind: 'fixed', least: [0, 4, 0, 0] },
  { kind: 'fixed', least: [1, 1, 1, 1] },
  { kind: 'fixed', least: [0, 0, 0, 0] },
];

const GATHERING = AGE_CARDS.find(({ id }) => id === 'the-gathering')!;
export const ORDER = { natural: 1, faces: 6, event: -1, card: 2 } as const;
export const orders = [
  clamp(clamp(ORDER.natural + ORDER.event, ORDER.faces) + ORDER.card, ORDER.faces),
  clamp(clamp(ORDER.natural + ORDER.card, ORDER.faces) + ORDER.event, ORDER.faces),
] as const;

export const TEST = { natural: 4, delta: -1 } as const;
export const PAIRS = 2;
export const setTotal = 5 * SET_POINTS[PAIRS]! + PAIRS * MIXED_SET_POINTS;

export const examples: Examples = {
  order: {
    event: { id: `card.${GATHERING.id}` },
    card: { id: 'card.ancestral-claim' },
    natural: ORDER.natural,
    high: Math.max(...orders),
    low: Math.min(...orders),
  },
  test: {
    natural: TEST.natural,
    result: TEST.natural + TEST.delta,
    english: TEST.natural,
    russian: TEST.natural + TEST.delta,
  },
  enclosed: { open: OPEN_AROUND.length },
  rings: { shared: SHARED, fits: listOf(FITTING.map(({ id }) => id)) },
  faces: { winner: winnerName(TIES.faces), value: TIES.faces[0].value },
  second: { winner: winnerName(TIES.second), first: TIES.second[0].value, second: TIES.second[1].value },
  missing: { winner: winnerName(TIES.missing) },
  unbreakable: { value: TIES.unbreakable[0].value },
  'score.ruins': { five: MIXED_SET_POINTS },
  sets: { pair: SET_POINTS[PAIRS]!, mixed: PAIRS, five: MIXED_SET_POINTS, total: setTotal },
};

/** The card that waits in the examples. */
export const WAITING = {
  order: delverCard('ancestral-claim'),
  test: delverCard('reading-the-stones'),
} as const;

// The choices of Unearth, as shared constants, so that listing them allocates nothing.
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { RUIN_COUNT } from './content/ruins.ts';
import { cellCount, qOf, rOf } from './rules/hexes.ts';

/** Cards, dice, seats, slots, colours, ruins and wonders are numbers in content order (SPEC, Decision points). */
export type Choice =
  | { readonly kind: 'play'; readonly card: number }
  | { readonly kind: 'sing'; readonly card: number; readonly number: number }
  | { readonly kind: 'playOn'; readonly card: number; readonly seat: number; readonly die: number }
  | { readonly kind: 'dig'; readonly die: number; readonly slot: number }
  | { readonly kind: 'digLater'; readonly die: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'next'; readonly seat: number; readonly die: number }
  | { readonly kind: 'keep' }
  | { readonly kind: 'replace'; readonly by: 'edifice' | 'map' }
  | { readonly kind: 'mod'; readonly value: number }
  | { readonly kind: 'slot'; readonly slot: number }
  | { readonly kind: 'own'; readonly value: number }
  | { readonly kind: 'stone'; readonly colour: number }
  | { readonly kind: 'keepStone'; readonly colour: number }
  | { readonly kind: 'cell'; readonly q: number; readonly r: number }
  | { readonly kind: 'build'; readonly q: number; readonly r: number; readonly wonder: number }
  | { readonly kind: 'take'; readonly ruin: number };

/** What begins something on one's turn, and what answers a question. */
export const TURN_KINDS: readonly Choice['kind'][] = ['play', 'sing', 'playOn', 'dig', 'digLater', 'pass'];
export const ANSWER_KINDS: readonly Choice['kind'][] = [
  'next',
  'keep',
  'replace',
  'mod',
  'slot',
  'own',
  'stone',
  'keepStone',
  'cell',
  'build',
  'take',
];

const upTo = <Item>(count: number, make: (i: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, i) => Object.freeze(make(i)));

const CARD_COUNT = DELVER_CARDS.length;
const ALL_DICE = 4 * DICE_PER_SEAT;

const plays = upTo<Choice>(CARD_COUNT, (card) => ({ kind: 'play', card }));
const sings = upTo(CARD_COUNT, (card) => upTo<Choice>(9, (number) => ({ kind: 'sing', card, number })));
const playsOn = upTo(CARD_COUNT, (card) =>
  upTo<Choice>(ALL_DICE, (die) => ({
    kind: 'playOn',
    card,
    seat: Math.floor(die / DICE_PER_SEAT),
    die: die % DICE_PER_SEAT,
  })),
);
const digs = upTo(DICE_PER_SEAT, (die) => upTo<Choice>(5, (slot) => ({ kind: 'dig', die, slot })));
const digsLater = upTo<Choice>(DICE_PER_SEAT, (die) => ({ kind: 'digLater', die }));
const nexts = upTo<Choice>(ALL_DICE, (die) => ({
  kind: 'next',
  seat: Math.floor(die / DICE_PER_SEAT),
  die: die % DICE_PER_SEAT,
}));
const mods = upTo<Choice>(9, (value) => ({ kind: 'mod', value }));
const slots = upTo<Choice>(5, (slot) => ({ kind: 'slot', slot }));
const owns = upTo<Choice>(9, (value) => ({ kind: 'own', value }));
const stones = upTo<Choice>(4, (colour) => ({ kind: 'stone', colour }));
const keptStones = upTo<Choice>(4, (colour) => ({ kind: 'keepStone', colour }));
const takes = upTo<Choice>(RUIN_COUNT, (ruin) => ({ kind: 'take', ruin }));
const cells: (Choice | undefined)[] = new Array(cellCount).fill(undefined);

export const PASS: Choice = Object.freeze({ kind: 'pass' });
export const KEEP: Choice = Object.freeze({ kind: 'keep' });
export const REPLACE_BY_EDIFICE: Choice = Object.freeze({ kind: 'replace', by: 'edifice' });
export const REPLACE_BY_MAP: Choice = Object.freeze({ kind: 'replace', by: 'map' });
export const playCard = (card: number): Choice => plays[card]!;
export const singNumber = (card: number, number: number): Choice => sings[card]![number]!;
/** `die` counts over all seats: seat * 5 + die. */
export const playCardOn = (card: number, die: number): Choice => playsOn[card]![die]!;
export const dig = (die: number, slot: number): Choice => digs[die]![slot]!;
export const digLater = (die: number): Choice => digsLater[die]!;
/** `die` counts over all seats. */
export const rollNext = (die: number): Choice => nexts[die]!;
export const modifyTo = (value: number): Choice => mods[value]!;
export const nameSlot = (slot: number): Choice => slots[slot]!;
export const ownResult = (value: number): Choice => owns[value]!;
export const takeStone = (colour: number): Choice => stones[colour]!;
export const keepStone = (colour: number): Choice => keptStones[colour]!;
export const takeRuin = (ruin: number): Choice => takes[ruin]!;
export const buildWonder = (cell: number, wonder: number): Choice => ({
  kind: 'build',
  q: qOf(cell),
  r: rOf(cell),
  wonder,
});

/** Cells are interned as they come up: most of the plane is never asked for. */
export function placeOn(cell: number): Choice {
  const known = cells[cell];
  if (known !== undefined) return known;
  const made: Choice = Object.freeze({ kind: 'cell', q: qOf(cell), r: rOf(cell) });
  cells[cell] = made;
  return made;
}

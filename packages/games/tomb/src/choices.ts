// Everything a player can be asked to choose, as constants made once: listing choices only collects them.
import { CHARACTERS } from './content/characters.ts';
import { CELLS, EDGES } from './rules/geometry.ts';

export type Mode = 'soften' | 'clear';

export type Choice =
  | { readonly kind: 'take-character'; readonly character: number }
  | { readonly kind: 'place-pawn'; readonly cell: number }
  | { readonly kind: 'move'; readonly direction: number }
  | { readonly kind: 'move-rupture'; readonly direction: number }
  | { readonly kind: 'move-treasure'; readonly direction: number; readonly colour: number }
  | { readonly kind: 'jump'; readonly cell: number }
  | { readonly kind: 'excavate' }
  | { readonly kind: 'place-bridge'; readonly direction: number }
  | { readonly kind: 'empty-dirt' }
  | { readonly kind: 'reinforce'; readonly cell: number; readonly mode: Mode }
  | { readonly kind: 'cleanse' }
  | { readonly kind: 'remove-wall'; readonly edges: readonly number[] }
  | { readonly kind: 'treat'; readonly seat: number }
  | { readonly kind: 'end-actions' }
  | { readonly kind: 'pick-cell'; readonly cell: number }
  | { readonly kind: 'lay-ravines'; readonly direction: number }
  | { readonly kind: 'place-wall'; readonly edge: number }
  | { readonly kind: 'pick-die'; readonly die: number }
  | { readonly kind: 'relocate'; readonly cell: number };

const table = (length: number, make: (i: number) => Choice): readonly Choice[] =>
  Array.from({ length }, (_, i) => Object.freeze(make(i)));

export const TAKE_CHARACTER = table(CHARACTERS.length, (character) => ({
  kind: 'take-character',
  character,
}));
export const PLACE_PAWN = table(CELLS, (cell) => ({ kind: 'place-pawn', cell }));
export const MOVE = table(4, (direction) => ({ kind: 'move', direction }));
export const MOVE_RUPTURE = table(4, (direction) => ({ kind: 'move-rupture', direction }));
/** By direction * 3 + colour. */
export const MOVE_TREASURE = table(12, (i) => ({
  kind: 'move-treasure',
  direction: Math.floor(i / 3),
  colour: i % 3,
}));
export const JUMP = table(CELLS, (cell) => ({ kind: 'jump', cell }));
export const EXCAVATE: Choice = Object.freeze({ kind: 'excavate' });
export const PLACE_BRIDGE = table(4, (direction) => ({ kind: 'place-bridge', direction }));
export const EMPTY_DIRT: Choice = Object.freeze({ kind: 'empty-dirt' });
export const SOFTEN = table(CELLS, (cell) => ({ kind: 'reinforce', cell, mode: 'soften' }));
export const CLEAR = table(CELLS, (cell) => ({ kind: 'reinforce', cell, mode: 'clear' }));
export const CLEANSE: Choice = Object.freeze({ kind: 'cleanse' });
export const REMOVE_WALL = table(EDGES, (edge) => ({ kind: 'remove-wall', edges: Object.freeze([edge]) }));
export const TREAT = table(5, (seat) => ({ kind: 'treat', seat }));
export const END_ACTIONS: Choice = Object.freeze({ kind: 'end-actions' });
export const PICK_CELL = table(CELLS, (cell) => ({ kind: 'pick-cell', cell }));
export const LAY_RAVINES = table(4, (direction) => ({ kind: 'lay-ravines', direction }));
export const PLACE_WALL = table(EDGES, (edge) => ({ kind: 'place-wall', edge }));
/** By face; there is no face 0. */
export const PICK_DIE = table(7, (die) => ({ kind: 'pick-die', die }));
export const RELOCATE = table(CELLS, (cell) => ({ kind: 'relocate', cell }));

const pairs = new Map<number, Choice>();

/** The Wallbreaker's two walls at once; each pair is made when it is first listed. */
export function removeWalls(first: number, second: number): Choice {
  const key = first * EDGES + second;
  let choice = pairs.get(key);
  if (!choice) {
    choice = Object.freeze({ kind: 'remove-wall', edges: Object.freeze([first, second]) });
    pairs.set(key, choice);
  }
  return choice;
}

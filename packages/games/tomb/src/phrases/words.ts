// The words that choices and events are put together from: pieces, people, cells, edges and lists of them.
import type { Argument, Message, Seat } from '@undercroft/kernel';
import { CHARACTERS } from '../content/characters.ts';
import { BRIDGE, COLOURS, CORRUPTED, IS_CORRUPTED, RUPTURE, START } from '../content/pieces.ts';
import type { Position } from '../position.ts';
import { cellName, DIRECTIONS, EDGE_AFTER, EDGE_BEFORE, isHorizontal, OUTSIDE } from '../rules/geometry.ts';

export const say = (id: string, args?: Readonly<Record<string, Argument>>): Message =>
  args ? { id, args } : { id };

export const colourWord = (colour: number): Message => say(`term.${COLOURS[colour]}`);
export const directionWord = (direction: number): Message => say(`term.${DIRECTIONS[direction]}`);
export const characterName = (character: number): Message => say(`card.${CHARACTERS[character]!.id}`);
export const tokenWord = (token: number): Message =>
  say(token === RUPTURE ? 'term.rupture' : 'term.concussion');

/** The player at this seat; interfaces put people's names in its place. */
export const who = (seat: Seat): Message => say(`seat.${seat}`);

/** ST-BRD-12: an edge by the cells it parts. */
export function edgePhrase(edge: number): Message {
  const before = EDGE_BEFORE[edge]!;
  const after = EDGE_AFTER[edge]!;
  if (before !== OUTSIDE && after !== OUTSIDE)
    return say('term.edge.between', { a: cellName(before), b: cellName(after) });
  const side = isHorizontal(edge)
    ? after === OUTSIDE
      ? 'down'
      : 'up'
    : after === OUTSIDE
      ? 'right'
      : 'left';
  return say(`term.edge.${side}`, { cell: cellName(before === OUTSIDE ? after : before) });
}

/** "a, b and c". */
function listPhrase<Part extends string | Message>(parts: readonly Part[]): Part | Message {
  const [first, ...rest] = parts;
  return rest.reduce<Part | Message>(
    (all, part, i) => say(i < rest.length - 1 ? 'term.comma' : 'term.and', { a: all, b: part }),
    first!,
  );
}

export const edgesPhrase = (edges: readonly number[]): Message => listPhrase(edges.map(edgePhrase));
export const cellsPhrase = (cells: readonly number[]): string | Message => listPhrase(cells.map(cellName));

/** A cell with what is special about it, for lists where the bare coordinates say too little. */
export function placePhrase(p: Position, cell: number): Message {
  const ground = p.ground[cell]!;
  const name = cellName(cell);
  if (IS_CORRUPTED[ground]) {
    const colour = ground - CORRUPTED;
    const id = p.cleansed[colour] === 0 ? 'term.place.corrupted' : 'term.place.cleansed';
    return say(id, { cell: name, colour: colourWord(colour) });
  }
  if (ground === START) return say('term.place.start', { cell: name });
  return ground === BRIDGE ? say('term.place.bridge', { cell: name }) : say('term.place', { cell: name });
}

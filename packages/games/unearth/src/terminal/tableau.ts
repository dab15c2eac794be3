// Draws one hexagonal tableau as staggered rows of letters, with its Wonders numbered and named below.
import { HIDDEN, type Ink, type Pen } from '@undercroft/kernel';
import { STONE_COLOURS } from '../content/stones.ts';
import { BLOCKED, GREATER, LESSER } from '../content/wonders.ts';
import { wonderName } from '../phrases/names.ts';
import type { Position } from '../position.ts';
import {
  cellOfStone,
  cellOfWonder,
  colourOfStone,
  kindOfWonder,
  openCells,
  qOf,
  rOf,
} from '../rules/hexes.ts';

interface Mark {
  readonly text: string;
  readonly ink: Ink;
}

const STONE_INKS: readonly Ink[] = ['dim', 'bad', 'info', 'warn'];

/** Every cell with something in it; open cells too, where the viewer has to place a Stone. */
function marksOf(view: Position, seat: number, pen: Pen, showOpen: boolean): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const stones = view.stones[seat]!;
  const wonders = view.wonders[seat]!;
  if (showOpen) for (const cell of openCells(stones, wonders)) marks.set(cell, { text: '+', ink: 'good' });
  for (const stone of stones) {
    const colour = colourOfStone(stone);
    const text = pen.say({ id: `stoneLetter.${STONE_COLOURS[colour]}` });
    marks.set(cellOfStone(stone), { text, ink: STONE_INKS[colour]! });
  }
  let number = 0;
  for (const entry of wonders) {
    const isBlocked = kindOfWonder(entry) === BLOCKED;
    const text = isBlocked ? 'x' : (++number).toString(36);
    marks.set(cellOfWonder(entry), { text, ink: isBlocked ? 'dim' : 'strong' });
  }
  return marks;
}

/** A row per r, two columns per q, each row half a cell further right: neighbours touch as they do on the table. */
export function drawTableau(view: Position, seat: number, pen: Pen, showOpen: boolean): string[] {
  const marks = marksOf(view, seat, pen, showOpen);
  if (marks.size === 0) return [];
  const columnOf = (cell: number): number => 2 * qOf(cell) + rOf(cell);
  const cells = [...marks.keys()].sort((a, b) => rOf(a) - rOf(b) || columnOf(a) - columnOf(b));
  const left = Math.min(...cells.map(columnOf));
  const rows = Map.groupBy(cells, rOf);
  const lines = [...rows].map(([r, inRow]) => {
    let line = '    ';
    let at = left;
    for (const cell of inRow) {
      const { text, ink } = marks.get(cell)!;
      const column = columnOf(cell);
      // Wider than the page: the rest of the row is cut off, and the row says so.
      if (column - left > pen.width - 6) return `${line}…`;
      line += ' '.repeat(Math.max(0, column - at)) + pen.ink(ink, text);
      at = column + 1;
    }
    return showOpen ? line + rowLabel(r, inRow, pen, at - left) : line;
  });
  return [...lines, ...nameWonders(view, seat, pen)];
}

/** Which q and r a row has, so that a listed cell can be found; left out where it does not fit. */
function rowLabel(r: number, cells: readonly number[], pen: Pen, drawn: number): string {
  const label = `  q ${qOf(cells[0]!)}…${qOf(cells.at(-1)!)}, r ${r}`.replaceAll('-', '−');
  return 4 + drawn + label.length <= pen.width ? pen.ink('dim', label) : '';
}

function nameWonders(view: Position, seat: number, pen: Pen): string[] {
  const lesser = view.lesser[seat]!.slice();
  const greater = view.greater[seat]!.slice();
  let number = 0;
  return view.wonders[seat]!.flatMap((entry) => {
    const wonder = kindOfWonder(entry);
    if (wonder === BLOCKED) return [];
    const value = wonder === LESSER ? lesser.shift() : wonder === GREATER ? greater.shift() : undefined;
    const worth = value === undefined ? '' : value === HIDDEN ? ' (?)' : ` (${value})`;
    const name = `${pen.say(wonderName(wonder))}${worth}`.slice(0, pen.width - 6);
    return [`    ${pen.ink('strong', (++number).toString(36))} ${name}`];
  });
}

// Draws one hexagonal tableau as staggered rows of letters, with its Wonders numbered and named below.
import type { Ink, Pen } from '@undercroft/kernel';
import { STONE_COLOURS } from '../content/stones.ts';
import type { Position } from '../position.ts';
import { cellOfStone, colourOfStone, openCells, qOf, rOf } from '../rules/hexes.ts';
import { builtWonders } from './facts.ts';

interface Mark {
  readonly text: string;
  readonly ink: Ink;
}

const STONE_INKS: readonly Ink[] = ['dim', 'bad', 'info', 'warn'];

/** Every cell with something in it; open cells too, where the viewer has to place a Stone. */
function marksOf(view: Position, seat: number, pen: Pen, showOpen: boolean): Map<number, Mark> {
  const marks = new Map<number, Mark>();
  const stones = view.stones[seat]!;
  const open = showOpen ? openCells(stones, view.wonders[seat]!) : [];
  for (const cell of open) marks.set(cell, { text: '+', ink: 'good' });
  for (const stone of stones) {
    const colour = colourOfStone(stone);
    const text = pen.say({ id: `stoneLetter.${STONE_COLOURS[colour]}` });
    marks.set(cellOfStone(stone), { text, ink: STONE_INKS[colour]! });
  }
  let number = 0;
  for (const { cell, isBlocked } of builtWonders(view, seat, pen)) {
    const text = isBlocked ? 'x' : (++number).toString(36);
    marks.set(cell, { text, ink: isBlocked ? 'dim' : 'strong' });
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

const nameWonders = (view: Position, seat: number, pen: Pen): string[] =>
  builtWonders(view, seat, pen)
    .filter(({ isBlocked }) => !isBlocked)
    .map(({ name }, i) => `    ${pen.ink('strong', (i + 1).toString(36))} ${name.slice(0, pen.width - 6)}`);

// The starting layouts, drawn: letters are the pile that fills the cell, ~ a starting ravine, a dot an empty cell.
import { COLUMNS } from '../rules/geometry.ts';

export const LAYOUT_NAMES = ['diamond', 'chambers', 'causeway'] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

const DRAWINGS: Readonly<Record<LayoutName, readonly string[]>> = {
  diamond: [
    '.....AA.....',
    '....AAAA....',
    '...AAAAAA...',
    '..BBBBBBBB..',
    '..CCCCCCCC..',
    '...DDDDDD...',
    '....DDDD....',
    '.....DD.....',
  ],
  chambers: [
    '..AAAA.BB...',
    '..AAAA~BB...',
    '..AAAA.BB...',
    '...~~..BB...',
    '...CC..~~...',
    '...CC.DDDD..',
    '...CC~DDDD..',
    '...CC.DDDD..',
  ],
  causeway: [
    '............',
    'AAAAAAAAAAAA',
    '..BB....CC..',
    '..BB....CC..',
    '..BB....CC..',
    '..BB....CC..',
    'DDDDDDDDDDDD',
    '............',
  ],
};

export interface Layout {
  /** Cells in the order in which the mixed tiles are dealt onto them: piles A, B, C, D, each row by row. */
  readonly cells: readonly number[];
  readonly ravines: readonly number[];
}

const cellsOf = (drawing: readonly string[], mark: string): number[] =>
  drawing.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === mark ? [row * COLUMNS + column] : [])),
  );

const read = (drawing: readonly string[]): Layout => ({
  cells: ['A', 'B', 'C', 'D'].flatMap((pile) => cellsOf(drawing, pile)),
  ravines: cellsOf(drawing, '~'),
});

/** ST-SET-5, ST-SET-6: where the piles go. */
export const LAYOUTS: Readonly<Record<LayoutName, Layout>> = {
  diamond: read(DRAWINGS.diamond),
  chambers: read(DRAWINGS.chambers),
  causeway: read(DRAWINGS.causeway),
};

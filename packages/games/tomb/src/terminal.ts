// The tomb in a terminal: the board with its walls and pieces, the team, and what is left of everything.
import type { ChoiceRank, DrawTable, Ink, Pen } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CHARACTERS } from './content/characters.ts';
import { COLOURS, IS_DESTROYED } from './content/pieces.ts';
import type { Position } from './position.ts';
import { CELLS, COLUMNS, cellAt, cellName, DOWN, LEFT, RIGHT, ROWS, UP } from './rules/geometry.ts';
import { wallEffect } from './rules/wall-effect.ts';
import { hasWall } from './rules/walls.ts';
import {
  type CellFacts,
  cellFacts,
  headWords,
  isDeciding,
  type Sign,
  seatWords,
  sign,
} from './terminal/facts.ts';
import { sayTable } from './terminal/spoken.ts';

const COLOUR_INKS: readonly Ink[] = ['bad', 'info', 'warn'];
const seatInk = (seat: number): Ink => `seat${seat}` as Ink;
const WIDE_FROM = 65;
const LABEL = 2;

/** The letter of a colour in the reader's language: a capital for a Corrupted tile, a small one for a treasure. */
const letter = (pen: Pen, colour: number): string => pen.say({ id: `term.${COLOURS[colour]}.letter` });

const GAP = sign(' ', 'plain');
const GROUND_SIGNS: Readonly<Record<Exclude<CellFacts['ground'], 'corrupted'>, Sign>> = {
  start: sign('⌂', 'strong'),
  floor: sign('·', 'dim'),
  ravine: sign('~', 'info'),
  bridge: sign('=', 'accent'),
  destroyed: sign('×', 'dim'),
  empty: GAP,
};

const groundSign = ({ ground, colour }: CellFacts, pen: Pen): Sign =>
  ground === 'corrupted' ? sign(letter(pen, colour), COLOUR_INKS[colour]!) : GROUND_SIGNS[ground];

/** What the rest of a cell is filled with. */
const fillerOf = ({ ground }: CellFacts): Sign =>
  ground === 'ravine' || ground === 'bridge' || ground === 'destroyed' ? GROUND_SIGNS[ground] : GAP;

const tokenSigns = ({ token }: CellFacts): Sign[] =>
  token ? [token === 'rupture' ? sign('#', 'bad') : sign('!', 'warn')] : [];

/** What stands on a cell: pawns by seat number, then treasures by letter. */
const pieceSigns = ({ pawns, treasures }: CellFacts, pen: Pen): Sign[] => [
  ...pawns.map((seat) => sign(String(seat + 1), seatInk(seat))),
  ...treasures.map((colour) => sign(letter(pen, colour).toLowerCase(), COLOUR_INKS[colour]!)),
];

/** So many of them as there is room for; a plus where there are more. */
const fitted = (signs: readonly Sign[], room: number): readonly Sign[] =>
  signs.length > room ? [...signs.slice(0, room - 1), sign('+', 'strong')] : signs;

/** Upper line of a cell: its ground, and at the right its token. */
function upperSigns(cell: CellFacts, width: number, pen: Pen): Sign[] {
  const token = tokenSigns(cell);
  const filler = Array<Sign>(width - 1 - token.length).fill(fillerOf(cell));
  return [groundSign(cell, pen), ...filler, ...token];
}

/** Lower line of a cell: its pieces. */
function lowerSigns(cell: CellFacts, width: number, pen: Pen): Sign[] {
  const shown = fitted(pieceSigns(cell, pen), width);
  return [...shown, ...Array<Sign>(width - shown.length).fill(fillerOf(cell))];
}

/** Neighbouring signs of one ink are inked together. */
function inked(signs: readonly Sign[], pen: Pen): string {
  let line = '';
  for (let at = 0; at < signs.length; ) {
    const { ink } = signs[at]!;
    let text = '';
    while (at < signs.length && signs[at]!.ink === ink) text += signs[at++]!.text;
    line += ink === 'plain' ? text : pen.ink(ink, text);
  }
  return line;
}

const WALL_DOWN = sign('┃', 'strong');

function wallLine(p: Position, row: number, width: number): Sign[] {
  const signs: Sign[] = [GAP];
  for (let column = 1; column <= COLUMNS; column++) {
    const isWall = row <= ROWS ? hasWall(p, cellAt(row, column), UP) : hasWall(p, cellAt(ROWS, column), DOWN);
    signs.push(...Array<Sign>(width).fill(isWall ? sign('━', 'strong') : GAP), GAP);
  }
  return signs;
}

function cellLine(p: Position, row: number, of: (cell: number) => Sign[]): Sign[] {
  const signs: Sign[] = [];
  for (let column = 1; column <= COLUMNS; column++) {
    const cell = cellAt(row, column);
    signs.push(hasWall(p, cell, LEFT) ? WALL_DOWN : GAP, ...of(cell));
  }
  signs.push(hasWall(p, cellAt(row, COLUMNS), RIGHT) ? WALL_DOWN : GAP);
  return signs;
}

function boardLines(p: Position, pen: Pen): string[] {
  const width = pen.width >= WIDE_FROM ? 4 : 2;
  const head = Array.from({ length: COLUMNS }, (_, i) => ` ${String(i + 1).padEnd(width)}`).join('');
  const lines = [pen.ink('dim', `${' '.repeat(LABEL)}${head}`)];
  const blank = ' '.repeat(LABEL);
  for (let row = 1; row <= ROWS; row++) {
    lines.push(blank + inked(wallLine(p, row, width), pen));
    lines.push(
      pen.ink('dim', String(row).padEnd(LABEL)) +
        inked(
          cellLine(p, row, (cell) => upperSigns(cellFacts(p, cell), width, pen)),
          pen,
        ),
    );
    lines.push(
      blank +
        inked(
          cellLine(p, row, (cell) => lowerSigns(cellFacts(p, cell), width, pen)),
          pen,
        ),
    );
  }
  lines.push(blank + inked(wallLine(p, ROWS + 1, width), pen));
  return [...lines, ...crowdedCells(p, width, pen)];
}

/** Cells with more pieces than fit are written out below the board. */
function crowdedCells(p: Position, width: number, pen: Pen): string[] {
  const lines: string[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const facts = cellFacts(p, cell);
    const pieces = pieceSigns(facts, pen);
    if (facts.ground !== 'empty' && pieces.length > width)
      lines.push(`  ${cellName(cell)}: ${inked(pieces, pen)}`);
  }
  return lines;
}

/** Joins words to lines no wider than the pen; each word brings its width with it. */
function wrapped(words: readonly Sign[], pen: Pen): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const { text, ink } of words) {
    if (used > 0 && used + 2 + text.length > pen.width) {
      lines.push(line);
      line = '';
      used = 0;
    }
    line += (used > 0 ? '  ' : '') + (ink === 'plain' ? text : pen.ink(ink, text));
    used += (used > 0 ? 2 : 0) + text.length;
  }
  return used > 0 ? [...lines, line] : lines;
}

const headLines = (p: Position, pen: Pen): string[] => wrapped(headWords(p, pen).flat(), pen);

/** Earned Cleanse tokens and lost treasures, colour by colour. */
function fateLines(p: Position, pen: Pen): string[] {
  const marks = (counts: readonly number[]): string =>
    COLOURS.map((_, colour) =>
      counts[colour]! > 0
        ? pen.ink(COLOUR_INKS[colour]!, letter(pen, colour).repeat(counts[colour]!))
        : pen.ink('dim', '-'),
    ).join(' ');
  return [
    `${pen.say({ id: 'term.cleansed' })} ${marks(p.cleansed)}`,
    `${pen.say({ id: 'term.discards' })} ${marks(p.discards)}`,
  ];
}

const seatName = (p: Position, seat: number, pen: Pen): string =>
  `${isDeciding(p, seat) ? '>' : ' '}${seat + 1} ${pen.name(seat)}`;

/** Health, points and dirt of a seat; the active one is marked. */
const seatLines = (p: Position, seat: number, pen: Pen): string[] =>
  wrapped([sign(seatName(p, seat, pen), seatInk(seat)), ...seatWords(p, seat, pen)], pen);

function legendLines(p: Position, pen: Pen): string[] {
  const word = (mark: string, id: string): Sign => sign(`${mark} ${pen.say({ id })}`, 'dim');
  const words = [
    word('⌂', 'term.legend.start'),
    word(COLOURS.map((_, colour) => letter(pen, colour)).join(''), 'term.legend.corrupted'),
    word(COLOURS.map((_, colour) => letter(pen, colour).toLowerCase()).join(''), 'term.legend.treasure'),
    word('!', 'term.concussion'),
    word('#', 'term.rupture'),
    word('~', 'term.legend.ravine'),
    word('=', 'term.legend.bridge'),
    word('━', 'term.legend.wall'),
  ];
  if (p.ground.some((ground) => IS_DESTROYED[ground])) words.push(word('×', 'term.legend.destroyed'));
  return wrapped(words, pen);
}

/** A cell in three signs: ground, one piece (a plus for more), and a line below where a wall is. */
function smallCell(p: Position, cell: number, pen: Pen): Sign[] {
  const facts = cellFacts(p, cell);
  const isWalled = hasWall(p, cell, DOWN);
  const shown = fitted([...pieceSigns(facts, pen), ...tokenSigns(facts)], isWalled ? 1 : 2);
  const floor = isWalled ? sign('_', 'strong') : fillerOf(facts);
  return [groundSign(facts, pen), ...shown, ...Array<Sign>(2 - shown.length).fill(floor)];
}

const SMALL_CELL = 3;
const SMALL_BOARD = LABEL + 1 + COLUMNS * (SMALL_CELL + 1);
const LEAST_BESIDE = 24;

/** One line for each row, and what matters of the team beside it. */
function smallTable(p: Position, pen: Pen): string[] {
  const beside = { ...pen, width: pen.width - SMALL_BOARD - 2 };
  const head = Array.from({ length: COLUMNS }, (_, i) => ` ${String(i + 1).padEnd(SMALL_CELL)}`).join('');
  const top = wallLine(p, 1, SMALL_CELL).map(({ text }) => (text === '━' ? sign('_', 'strong') : GAP));
  const board = [
    pen.ink('dim', `${' '.repeat(LABEL)}${head} `),
    `${' '.repeat(LABEL)}${inked(top, pen)}`,
    ...Array.from(
      { length: ROWS },
      (_, i) =>
        pen.ink('dim', String(i + 1).padEnd(LABEL)) +
        inked(
          cellLine(p, i + 1, (cell) => smallCell(p, cell, pen)),
          pen,
        ),
    ),
  ];
  const team = Array.from({ length: p.seats }, (_, seat) => smallSeat(p, seat, beside));
  const words = [...headLines(p, beside), ...fateLines(p, pen), ...team];
  const lines = board.map((line, i) => (words[i] === undefined ? line : `${line}  ${words[i]}`));
  const below = words.slice(board.length).map((line) => ' '.repeat(SMALL_BOARD + 2) + line);
  return [...lines, ...below, ...crowdedCells(p, 2, pen)];
}

/** Number, points, health and dirt of a seat in one line. */
function smallSeat(p: Position, seat: number, pen: Pen): string {
  const name = seatName(p, seat, pen);
  if (p.characters[seat]! >= CHARACTERS.length) return pen.ink(seatInk(seat), name.slice(0, pen.width));
  const health = `♥${p.health[seat]}`;
  const rest = ` ${p.current[seat]}•${p.dirt[seat]! > 0 ? ` ${p.dirt[seat]}▒` : ''}`;
  const shown = name.slice(0, pen.width - health.length - rest.length - 1);
  return `${pen.ink(seatInk(seat), shown)} ${pen.ink(p.health[seat] === 1 ? 'bad' : 'good', health)}${rest}`;
}

export const drawTable: DrawTable<Position> = (view, _viewer, pen) => {
  if (pen.isSpoken) return sayTable(view, pen);
  return pen.height !== undefined && pen.width >= SMALL_BOARD + LEAST_BESIDE
    ? smallTable(view, pen)
    : [
        ...headLines(view, pen),
        fateLines(view, pen).join('   '),
        ...boardLines(view, pen),
        ...Array.from({ length: view.seats }, (_, seat) => seatLines(view, seat, pen)).flat(),
        ...legendLines(view, pen),
      ];
};

const WALLS = ['rim', 'ravine', 'detour', 'cuts'] as const;

/** Walls: the harmless ones first. */
export const choiceRank: ChoiceRank<Position, Choice> = (choice, view) =>
  choice.kind === 'place-wall' ? WALLS.indexOf(wallEffect(view, choice.edge).kind) : 0;

// The tomb for a listener: the same as the drawn board in words, row by row and wall by wall.
import { type Pen, sentences } from '@undercroft/kernel';
import { COLOURS } from '../content/pieces.ts';
import { colourWord, edgePhrase } from '../phrases/words.ts';
import type { Position } from '../position.ts';
import { COLUMNS, cellAt, cellName, EDGE_BIT, EDGE_HOST, EDGES, OUTSIDE, ROWS } from '../rules/geometry.ts';
import { type CellFacts, cellFacts, headWords, isDeciding, type Sign, seatWords } from './facts.ts';

export const sayTable = (p: Position, pen: Pen): string[] => [
  sentences(headWords(p, pen).map((words) => textsOf(words).join(', '))),
  fateLine(p, pen),
  ...Array.from({ length: p.seats }, (_, seat) => seatLine(p, seat, pen)),
  ...Array.from({ length: ROWS }, (_, i) => rowLine(p, i + 1, pen)),
  wallLine(p, pen),
];

const sentence = (parts: readonly string[]): string => `${parts.join(', ')}.`;

const textsOf = (words: readonly Sign[]): string[] => words.map(({ text }) => text);

function fateLine(p: Position, pen: Pen): string {
  const counted = (id: string, counts: readonly number[]): string => {
    const words = COLOURS.flatMap((_, colour) =>
      counts[colour]! > 0 ? [`${pen.say(colourWord(colour))} ${counts[colour]}`] : [],
    );
    return `${pen.say({ id })}: ${words.join(', ') || pen.say({ id: 'spoken.nothing' })}.`;
  };
  return `${counted('term.cleansed', p.cleansed)} ${counted('term.discards', p.discards)}`;
}

function seatLine(p: Position, seat: number, pen: Pen): string {
  const who = `${seat + 1}. ${pen.name(seat)}`;
  const cell = p.pawns[seat]!;
  return sentence([
    isDeciding(p, seat) ? pen.say({ id: 'spoken.deciding', args: { who } }) : who,
    ...textsOf(seatWords(p, seat, pen)),
    ...(cell === OUTSIDE ? [] : [pen.say({ id: 'spoken.at', args: { cell: cellName(cell) } })]),
  ]);
}

const GROUND_WORDS: Readonly<Record<Exclude<CellFacts['ground'], 'corrupted'>, string>> = {
  start: 'term.legend.start',
  ravine: 'term.legend.ravine',
  bridge: 'term.legend.bridge',
  destroyed: 'term.legend.destroyed',
  empty: 'spoken.nothing',
  floor: 'spoken.floor',
};

/** Ground, token, pawns and treasures of a cell. */
const cellWords = ({ ground, colour, token, pawns, treasures }: CellFacts, pen: Pen): string =>
  [
    ground === 'corrupted'
      ? pen.say({ id: 'spoken.corrupted', args: { colour: colourWord(colour) } })
      : pen.say({ id: GROUND_WORDS[ground] }),
    ...(token ? [pen.say({ id: `term.${token}` })] : []),
    ...pawns.map((seat) => pen.name(seat)),
    ...treasures.map((of) => pen.say({ id: 'spoken.treasure', args: { colour: colourWord(of) } })),
  ].join(' + ');

/** Neighbouring cells that are alike are said together: `3 to 7 floor`. */
function rowLine(p: Position, row: number, pen: Pen): string {
  const runs: { from: number; to: number; words: string }[] = [];
  for (let column = 1; column <= COLUMNS; column++) {
    const facts = cellFacts(p, cellAt(row, column));
    if (facts.ground === 'empty' && !facts.token) continue;
    const words = cellWords(facts, pen);
    const last = runs.at(-1);
    if (last && last.to === column - 1 && last.words === words) last.to = column;
    else runs.push({ from: column, to: column, words });
  }
  const said = runs.map(({ from, to, words }) => {
    const where = from === to ? String(from) : pen.say({ id: 'spoken.span', args: { from, to } });
    return `${where} ${words}`;
  });
  const title = pen.say({ id: 'spoken.row', args: { n: row } });
  return `${title}: ${said.join(', ') || pen.say({ id: 'spoken.nothing' })}.`;
}

function wallLine(p: Position, pen: Pen): string {
  const standing = Array.from({ length: EDGES }, (_, edge) => edge).filter(
    (edge) => (p.walls[EDGE_HOST[edge]!]! & EDGE_BIT[edge]!) !== 0,
  );
  const said = standing.map((edge) => pen.say(edgePhrase(edge)));
  return `${pen.say({ id: 'spoken.walls' })}: ${said.join(', ') || pen.say({ id: 'spoken.nothing' })}.`;
}

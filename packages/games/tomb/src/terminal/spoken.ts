// The tomb for a listener: the same as the drawn board in words, row by row and wall by wall.
import { type Message, type Pen, sentences } from '@undercroft/kernel';
import { CHARACTERS } from '../content/characters.ts';
import {
  BRIDGE,
  COLOURS,
  CORRUPTED,
  EMPTY,
  IS_CORRUPTED,
  IS_DESTROYED,
  NO_TOKEN,
  RAVINE,
  RUPTURE,
  START,
} from '../content/pieces.ts';
import { colourWord, edgePhrase } from '../phrases.ts';
import {
  cellOfTreasure,
  colourOfTreasure,
  lootLeft,
  type Position,
  roundOf,
  turnsUntilRise,
} from '../position.ts';
import { COLUMNS, cellAt, cellName, EDGE_BIT, EDGE_HOST, EDGES, OUTSIDE, ROWS } from '../rules/geometry.ts';

export const sayTable = (p: Position, pen: Pen): string[] => [
  headLine(p, pen),
  fateLine(p, pen),
  ...Array.from({ length: p.seats }, (_, seat) => seatLine(p, seat, pen)),
  ...Array.from({ length: ROWS }, (_, i) => rowLine(p, i + 1, pen)),
  wallLine(p, pen),
];

const sentence = (parts: readonly string[]): string => `${parts.join(', ')}.`;

function headLine(p: Position, pen: Pen): string {
  const count = (id: string, n: number): string => pen.say({ id, args: { n } });
  const round: Message =
    p.turn === 0 ? { id: 'term.opening' } : { id: 'term.round', args: { round: roundOf(p) } };
  const rise = turnsUntilRise(p);
  return sentences([
    pen.say(round),
    count('term.walls', p.wallSupply),
    count('term.bridges', p.bridgeSupply),
    p.lootClosed ? pen.say({ id: 'term.loot.closed' }) : count('term.loot', lootLeft(p)),
    [count('term.tremors', p.tremors), ...(rise === undefined ? [] : [count('term.rises', rise)])].join(', '),
    ...(p.knownBottomDirt > 0 ? [count('term.bottom', p.knownBottomDirt)] : []),
  ]);
}

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
  const isDeciding = p.phase !== 'over' && p.deciding === seat;
  const who = `${seat + 1}. ${pen.name(seat)}`;
  const words = [isDeciding ? pen.say({ id: 'spoken.deciding', args: { who } }) : who];
  if (p.characters[seat]! < CHARACTERS.length)
    words.push(
      pen.say({ id: `card.${CHARACTERS[p.characters[seat]!]!.id}` }),
      pen.say({ id: 'term.health', args: { n: p.health[seat]! } }),
      pen.say({ id: 'term.points', args: { n: p.current[seat]! } }),
      ...(p.dirt[seat]! > 0 ? [pen.say({ id: 'term.dirt', args: { n: p.dirt[seat]! } })] : []),
    );
  if (p.pawns[seat] !== OUTSIDE)
    words.push(pen.say({ id: 'spoken.at', args: { cell: cellName(p.pawns[seat]!) } }));
  return sentence(words);
}

function groundWord(p: Position, cell: number, pen: Pen): string {
  const ground = p.ground[cell]!;
  if (IS_CORRUPTED[ground])
    return pen.say({ id: 'spoken.corrupted', args: { colour: colourWord(ground - CORRUPTED) } });
  if (ground === START) return pen.say({ id: 'term.legend.start' });
  if (ground === RAVINE) return pen.say({ id: 'term.legend.ravine' });
  if (ground === BRIDGE) return pen.say({ id: 'term.legend.bridge' });
  if (ground === EMPTY) return pen.say({ id: 'spoken.nothing' });
  return pen.say({ id: IS_DESTROYED[ground] ? 'term.legend.destroyed' : 'spoken.floor' });
}

/** Ground, token, pawns and treasures of a cell. */
function cellWords(p: Position, cell: number, pen: Pen): string {
  const token = p.tokens[cell];
  const pawns = p.pawns.flatMap((at, seat) => (at === cell ? [pen.name(seat)] : []));
  const treasures = p.treasures
    .filter((treasure) => cellOfTreasure(treasure) === cell)
    .map(colourOfTreasure)
    .sort((a, b) => a - b)
    .map((colour) => pen.say({ id: 'spoken.treasure', args: { colour: colourWord(colour) } }));
  return [
    groundWord(p, cell, pen),
    ...(token === NO_TOKEN ? [] : [pen.say({ id: token === RUPTURE ? 'term.rupture' : 'term.concussion' })]),
    ...pawns,
    ...treasures,
  ].join(' + ');
}

/** Neighbouring cells that are alike are said together: `3 to 7 floor`. */
function rowLine(p: Position, row: number, pen: Pen): string {
  const runs: { from: number; to: number; words: string }[] = [];
  for (let column = 1; column <= COLUMNS; column++) {
    const cell = cellAt(row, column);
    if (p.ground[cell] === EMPTY && p.tokens[cell] === NO_TOKEN) continue;
    const words = cellWords(p, cell, pen);
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

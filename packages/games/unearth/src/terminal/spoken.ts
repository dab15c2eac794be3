// The table of Unearth for a listener: the same as the drawn one, with a word for every letter and place.
import type { Pen, Viewer } from '@undercroft/kernel';
import { claimOf } from '../content/end-of-age.ts';
import { STONE_COLOURS } from '../content/stones.ts';
import { type Formula, NAMED_WONDERS } from '../content/wonders.ts';
import { stoneName, turnName, wonderName, wonderText } from '../phrases/names.ts';
import { bagSize, NOTHING, ownerOf, type Position, SHOWN } from '../position.ts';
import { sumOn } from '../rules/claims.ts';
import { cellOfStone, colourOfStone, openCells, qOf, rOf } from '../rules/hexes.ts';
import * as facts from './facts.ts';
import { word } from './facts.ts';

export const sayTable = (view: Position, viewer: Viewer, pen: Pen): string[] => [
  ...stateLines(view, pen),
  ...view.row.map((_, slot) => slotLine(view, slot, pen)),
  ...view.named.flatMap((owner, wonder) => (owner === SHOWN ? [shownLine(view, wonder, pen)] : [])),
  ...view.claimed.flatMap((_, seat) => seatLines(view, seat, viewer, pen)),
  ...handLines(view, viewer, pen),
];

const colourWord = (pen: Pen, colour: number): string => word(pen, `stoneColour.${STONE_COLOURS[colour]}`);
const cellWord = (cell: number): string => `(${qOf(cell)}, ${rOf(cell)})`.replaceAll('-', '−');
const listed = (pen: Pen, zone: string, items: readonly string[]): string =>
  `${word(pen, zone)}: ${items.join(', ') || '0'}.`;

function stateLines(view: Position, pen: Pen): string[] {
  const age = facts.ageWords(view, pen) ?? `${word(pen, 'term.noEvent')}.`;
  const bag = view.bag.map((count, colour) => `${colourWord(pen, colour)} ${count}`).join(', ');
  const piles = facts.pilesOf(view).map(([zone, count]) => `${word(pen, zone)}: ${count}`);
  const rights = facts.rightsOf(view, pen);
  return [
    `${pen.say(turnName(view))}: ${pen.name(view.active)}. ${age}`,
    `${piles.join('. ')}.`,
    `${word(pen, 'zone.bag')} ${bagSize(view)}: ${bag}.`,
    ...(rights.length > 0 ? [listed(pen, 'term.rights', rights)] : []),
  ];
}

/** Number, name, region, sum against claim value, Stones and dice of a Ruin in the row. */
function slotLine(view: Position, slot: number, pen: Pen): string {
  const ruin = view.row[slot]!;
  if (ruin === NOTHING) return `${slot + 1}. ${word(pen, 'term.vacant')}.`;
  const sum = word(pen, 'spoken.of', { n: sumOn(view, slot), most: claimOf(ruin) });
  const stones = facts
    .stonesOn(view, slot)
    .flatMap((count, colour) => (count > 0 ? [`${pen.say(stoneName(colour))} ${count}`] : []));
  const dice = facts
    .diceOnRuin(view, slot)
    .map((die) => `${pen.name(ownerOf(die))} ${facts.faceOf(view, die, pen).join(': ')}`);
  const [name, region] = facts.ruinTitle(ruin, pen);
  return `${slot + 1}. ${name}${region ? ` (${region})` : ''}: ${[sum, ...stones, ...dice].join(', ')}.`;
}

const shownLine = (view: Position, wonder: number, pen: Pen): string =>
  `${word(pen, 'spoken.shown')}: ${pen.say(wonderName(wonder))}, ${formulaWords(NAMED_WONDERS[wonder]!.formula, pen)}. ${pen.say(wonderText(wonder, view))}`;

function formulaWords(formula: Formula, pen: Pen): string {
  if (formula.kind === 'sets') return formula.sizes.map((n) => word(pen, 'spoken.alike', { n })).join(' + ');
  const named = formula.least.flatMap((n, colour) =>
    n > 0 ? [word(pen, 'term.of', { n, colour: { id: `stoneColour.${STONE_COLOURS[colour]}` } })] : [],
  );
  const free = 6 - formula.least.reduce((sum, n) => sum + n, 0);
  return [...named, ...(free > 0 ? [word(pen, 'term.any', { n: free })] : [])].join(', ');
}

function seatLines(view: Position, seat: number, viewer: Viewer, pen: Pen): string[] {
  const { points, pool, cards, stones } = facts.seatFacts(view, seat, pen);
  const name = viewer === seat ? `${pen.name(seat)} (${word(pen, 'spoken.you')})` : pen.name(seat);
  return [
    `${name}: ${[points, cards, stones].join(', ')}. ${listed(pen, 'zone.pool', pool)}`,
    ruinsLine(view, seat, pen),
    ...tableauLines(view, seat, viewer, pen),
  ];
}

/** Claimed Ruins, then the hidden ones: with colour and value for their owner, by number for others. */
function ruinsLine(view: Position, seat: number, pen: Pen): string {
  const { known, others } = facts.hiddenRuins(view, seat);
  const said = (ruins: readonly number[]): string[] => ruins.map((ruin) => facts.ruinWords(ruin, pen));
  return [
    listed(pen, 'zone.claimed', said(view.claimed[seat]!)),
    ...(known.length > 0 ? [listed(pen, 'zone.hidden', said(known))] : []),
    ...(others > 0 ? [listed(pen, 'zone.hidden', [String(others)])] : []),
  ].join(' ');
}

/** Every Stone and Wonder with its cell; where a Stone may go when this viewer places one. */
function tableauLines(view: Position, seat: number, viewer: Viewer, pen: Pen): string[] {
  const stones = view.stones[seat]!;
  const laid = STONE_COLOURS.flatMap((_, colour) => {
    const cells = stones.filter((stone) => colourOfStone(stone) === colour).map(cellOfStone);
    return cells.length > 0 ? [`${colourWord(pen, colour)} ${cells.map(cellWord).join(' ')}`] : [];
  });
  const built = facts.builtWonders(view, seat, pen).map(({ name, cell }) => `${name} ${cellWord(cell)}`);
  const open = facts.isPlacing(view, seat, viewer) ? [...openCells(stones, view.wonders[seat]!)] : [];
  return [
    ...(laid.length + built.length > 0 ? [listed(pen, 'zone.tableau', [...laid, ...built])] : []),
    ...(open.length > 0 ? [listed(pen, 'spoken.open', open.map(cellWord))] : []),
  ];
}

/** What is being rolled or placed just now, and the viewer's own cards with what they do. */
function handLines(view: Position, viewer: Viewer, pen: Pen): string[] {
  const { roll, stone } = facts.underWay(view, pen);
  return [
    ...(roll ? [roll] : []),
    ...(stone ? [listed(pen, 'spoken.toPlace', [stone])] : []),
    ...facts
      .handOf(view, viewer, pen)
      .map(
        ({ count, name, text }) =>
          `${word(pen, 'zone.hand')}: ${name}${count > 1 ? ` ×${count}` : ''}. ${text}`,
      ),
  ];
}

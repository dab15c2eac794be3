// Draws a view as lines of text: the row with its dice and sums, the Wonders on display, every seat with its tableau.
import type { DrawTable, Ink, Pen, Viewer } from '@undercroft/kernel';
import { claimOf } from './content/end-of-age.ts';
import { STONE_COLOURS } from './content/stones.ts';
import { type Formula, NAMED_WONDERS } from './content/wonders.ts';
import { turnName, wonderName, wonderText } from './phrases/names.ts';
import { bagSize, NOTHING, ownerOf, type Position, SHOWN } from './position.ts';
import { sumOn } from './rules/claims.ts';
import * as facts from './terminal/facts.ts';
import { sayTable } from './terminal/spoken.ts';
import { drawTableau } from './terminal/tableau.ts';

/** A word with its ink; lines are broken between pieces, never inside one. */
interface Piece {
  readonly text: string;
  readonly ink: Ink;
}
const plain = (text: string): Piece => ({ text, ink: 'plain' });
const inked = (ink: Ink, text: string): Piece => ({ text, ink });
const words = (text: string, ink: Ink = 'plain'): Piece[] => text.split(' ').map((word) => inked(ink, word));
/** With dots between them. */
const dotted = (texts: readonly string[], ink: Ink = 'plain'): Piece[] =>
  texts.map((text, i) => inked(ink, i < texts.length - 1 ? `${text} ·` : text));

/** Sets pieces one after another into lines of the pen's width; further lines are set in. */
function flow(pen: Pen, pieces: readonly Piece[], indent = 2): string[] {
  const lines: string[] = [];
  let line = '';
  let length = 0;
  for (const { text, ink } of pieces) {
    const isFirst = length === 0 || (lines.length > 0 && length === indent);
    if (!isFirst && length + 1 + text.length > pen.width) {
      lines.push(line);
      line = ' '.repeat(indent);
      length = indent;
    } else if (!isFirst) {
      line += ' ';
      length++;
    }
    line += pen.ink(ink, text);
    length += text.length;
  }
  lines.push(line);
  return lines;
}

const seatInk = (seat: number): Ink => `seat${seat}` as Ink;
const letterOf = (pen: Pen, colour: number): string =>
  pen.say({ id: `stoneLetter.${STONE_COLOURS[colour]}` });
const title = (pen: Pen, id: string): string => pen.ink('strong', pen.say({ id }));

export const drawTable: DrawTable<Position> = (view, viewer, pen) => {
  if (pen.isSpoken) return sayTable(view, viewer, pen);
  return pen.height === undefined
    ? [
        ...drawTurn(view, pen),
        ...drawPiles(view, pen),
        '',
        title(pen, 'zone.row'),
        ...view.row.flatMap((_, slot) => drawSlot(view, slot, pen)),
        '',
        title(pen, 'zone.wonders'),
        ...drawShownWonders(view, pen),
        ...view.claimed.flatMap((_, seat) => ['', ...drawSeat(view, seat, viewer, pen)]),
        '',
        ...flow(pen, words(pen.say({ id: 'term.legend' }), 'dim')),
        ...drawHand(view, viewer, pen),
      ]
    : drawSmall(view, viewer, pen);
};

/** Ruins, points, the tableau that a Stone goes to (then the Ruins come last), and names without what the cards do. */
function drawSmall(view: Position, viewer: Viewer, pen: Pen): string[] {
  const seats = view.claimed.map((_, seat) => seat);
  const cards = facts
    .handOf(view, viewer, pen)
    .map(({ count, name }) => `${count > 1 ? `${count}×` : ''}${name}`);
  const wonders = view.named.flatMap((owner, wonder) =>
    owner === SHOWN
      ? [`${pen.say(wonderName(wonder))} [${formulaText(NAMED_WONDERS[wonder]!.formula, pen)}]`]
      : [],
  );
  const ruins = view.row.flatMap((_, slot) => drawSlot(view, slot, pen));
  const tableaus = seats.flatMap((seat) =>
    facts.isPlacing(view, seat, viewer) ? drawTableau(view, seat, pen, true) : [],
  );
  return [
    ...drawTurn(view, pen),
    ...(tableaus.length > 0 ? [] : ruins),
    ...seats.flatMap((seat) => seatLine(view, seat, pen)),
    ...tableaus,
    ...(cards.length > 0
      ? flow(pen, [inked('strong', `${pen.say({ id: 'zone.hand' })}:`), ...dotted(cards, 'accent')])
      : []),
    ...(wonders.length > 0
      ? flow(pen, [inked('strong', `${pen.say({ id: 'zone.wonders' })}:`), ...dotted(wonders)])
      : []),
    ...drawPiles(view, pen),
    ...(tableaus.length > 0 ? ruins : []),
  ];
}

/** Whose turn it is, what the age says, and what may still be done in this turn. */
function drawTurn(view: Position, pen: Pen): string[] {
  const age = facts.ageWords(view, pen);
  const turn = flow(pen, [
    inked('strong', pen.say(turnName(view))),
    plain('·'),
    inked(seatInk(view.active), pen.name(view.active)),
    plain('·'),
    ...(age ? words(age, 'warn') : words(facts.word(pen, 'term.noEvent'), 'dim')),
  ]);
  const rights = facts.rightsOf(view, pen);
  if (rights.length === 0) return turn;
  const title = plain(`${facts.word(pen, 'term.rights')}:`);
  return [...turn, ...flow(pen, [title, ...rights.map((right) => inked('accent', right))])];
}

function drawPiles(view: Position, pen: Pen): string[] {
  const bag = view.bag.map((count, colour) => `${letterOf(pen, colour)}${count}`).join(' ');
  const piles = facts.pilesOf(view).map(([zone, count]) => `${facts.word(pen, zone)}: ${count}`);
  piles.splice(2, 0, `${facts.word(pen, 'zone.bag')}: ${bagSize(view)} (${bag})`);
  return flow(pen, dotted(piles));
}

/** One Ruin: number, name, region, sum against claim value, Stones, dice. */
function drawSlot(view: Position, slot: number, pen: Pen): string[] {
  const ruin = view.row[slot]!;
  if (ruin === NOTHING) return [pen.ink('dim', `${slot + 1}. ${pen.say({ id: 'term.vacant' })}`)];
  const sum = sumOn(view, slot);
  const claim = claimOf(ruin);
  const stones = facts
    .stonesOn(view, slot)
    .map((count, colour) => letterOf(pen, colour).repeat(count))
    .join('');
  const [name, region] = facts.ruinTitle(ruin, pen);
  const pieces = [
    plain(`${slot + 1}.`),
    inked('strong', name),
    ...(region ? [inked('dim', `(${region})`)] : []),
    inked(claim - sum <= 4 ? 'warn' : 'info', `${sum}/${claim}`),
    ...(stones ? [plain(`[${stones}]`)] : []),
  ];
  const dice = facts.diceOnRuin(view, slot);
  if (pen.height === undefined) pieces.push(...dice.map((die) => drawDice(view, [die], pen)));
  else for (const own of Map.groupBy(dice, ownerOf).values()) pieces.push(drawDice(view, own, pen));
  return flow(pen, pieces, 4);
}

/** Dice of one owner are told by name and ink, each by its size and value. */
function drawDice(view: Position, dice: readonly number[], pen: Pen): Piece {
  const seat = ownerOf(dice[0]!);
  const faces = dice.map((die) => facts.faceOf(view, die, pen).join('='));
  return inked(seatInk(seat), `${pen.name(seat)}:${faces.join(' ')}`);
}

function drawShownWonders(view: Position, pen: Pen): string[] {
  return view.named.flatMap((owner, wonder) => {
    if (owner !== SHOWN) return [];
    return flow(
      pen,
      [
        plain('-'),
        inked('accent', pen.say(wonderName(wonder))),
        plain(`[${formulaText(NAMED_WONDERS[wonder]!.formula, pen)}]`),
        ...words(pen.say(wonderText(wonder, view)), 'dim'),
      ],
      4,
    );
  });
}

/** `RRR***`, `3+3`: letters for named colours, stars for free ones. */
function formulaText(formula: Formula, pen: Pen): string {
  if (formula.kind === 'sets') return formula.sizes.join('+');
  const named = formula.least.map((count, colour) => letterOf(pen, colour).repeat(count)).join('');
  return named.padEnd(6, '*');
}

/** Points, dice left, and how many cards and Stones. */
function seatLine(view: Position, seat: number, pen: Pen): string[] {
  const { points, pool, cards, stones } = facts.seatFacts(view, seat, pen);
  const marker = view.phase !== 'over' && view.active === seat ? '>' : ' ';
  return flow(pen, [
    inked(seatInk(seat), `${marker} ${pen.name(seat)}`),
    inked('strong', points),
    plain(`· ${facts.word(pen, 'zone.pool')}: ${pool.join(' ') || '-'}`),
    plain(`· ${cards}`),
    plain(`· ${stones}`),
  ]);
}

function drawSeat(view: Position, seat: number, viewer: Viewer, pen: Pen): string[] {
  const { known, others } = facts.hiddenRuins(view, seat);
  const ruin = (ink: Ink) => (one: number) => inked(ink, `[${facts.ruinWords(one, pen)}]`);
  const ruins = [...view.claimed[seat]!.map(ruin('plain')), ...known.map(ruin('good'))];
  if (others > 0) ruins.push(inked('dim', facts.word(pen, 'term.ruinsHidden', { n: others })));
  return [
    ...seatLine(view, seat, pen),
    ...flow(pen, [plain(' '), ...ruins], 4),
    ...drawTableau(view, seat, pen, facts.isPlacing(view, seat, viewer)),
  ];
}

/** The viewer's own cards with what they do, and what is being rolled or held just now. */
function drawHand(view: Position, viewer: Viewer, pen: Pen): string[] {
  const { roll, stone } = facts.underWay(view, pen);
  const now = roll ?? stone;
  const hand = facts.handOf(view, viewer, pen);
  return [
    ...(now ? ['', pen.ink('accent', now)] : []),
    ...(hand.length > 0 ? ['', title(pen, 'zone.hand')] : []),
    ...hand.flatMap(({ count, name, text }) =>
      flow(pen, [plain(count > 1 ? `${count}×` : '-'), inked('accent', name), ...words(text, 'dim')], 4),
    ),
  ];
}

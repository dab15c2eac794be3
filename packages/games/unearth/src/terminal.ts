// Draws a view as lines of text: the row with its dice and sums, the Wonders on display, every seat with its tableau.
import { type DrawTable, HIDDEN, type Ink, type Message, type Pen, type Viewer } from '@undercroft/kernel';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT } from './content/dice.ts';
import { claimOf, isAgeCard } from './content/end-of-age.ts';
import { colourOfRuin, RUIN_COLOURS } from './content/ruins.ts';
import { STONE_COLOURS } from './content/stones.ts';
import { type Formula, NAMED_WONDERS } from './content/wonders.ts';
import {
  cardName,
  cardText,
  delverName,
  dieName,
  stoneName,
  turnName,
  wonderName,
  wonderText,
} from './phrases/names.ts';
import { openFrame } from './play.ts';
import { bagSize, IN_POOL, LATER, NOTHING, ownerOf, type Position, ruinsLeft, SHOWN } from './position.ts';
import { sumOn } from './rules/claims.ts';
import { pointsOfSeat } from './score.ts';
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
  const hand = typeof viewer === 'number' ? view.hands[viewer]! : [];
  const cards = DELVER_CARDS.flatMap((_, card) => {
    const count = hand.filter((held) => held === card).length;
    return count === 0 ? [] : [`${count > 1 ? `${count}×` : ''}${pen.say(delverName(card))}`];
  });
  const wonders = view.named.flatMap((owner, wonder) =>
    owner === SHOWN
      ? [`${pen.say(wonderName(wonder))} [${formulaText(NAMED_WONDERS[wonder]!.formula, pen)}]`]
      : [],
  );
  /** With dots between them. */
  const listed = (names: readonly string[], ink: Ink) =>
    names.map((name, i) => inked(ink, i < names.length - 1 ? `${name} ·` : name));
  const ruins = view.row.flatMap((_, slot) => drawSlot(view, slot, pen));
  const tableaus = seats.flatMap((seat) =>
    canPlace(view, seat, viewer) ? drawTableau(view, seat, pen, true) : [],
  );
  return [
    ...drawTurn(view, pen),
    ...(tableaus.length > 0 ? [] : ruins),
    ...seats.flatMap((seat) => seatLine(view, seat, pen)),
    ...tableaus,
    ...(cards.length > 0
      ? flow(pen, [inked('strong', `${pen.say({ id: 'zone.hand' })}:`), ...listed(cards, 'accent')])
      : []),
    ...(wonders.length > 0
      ? flow(pen, [inked('strong', `${pen.say({ id: 'zone.wonders' })}:`), ...listed(wonders, 'plain')])
      : []),
    ...drawPiles(view, pen),
    ...(tableaus.length > 0 ? ruins : []),
  ];
}

/** Whose turn it is, what the age says, and what may still be done in this turn. */
function drawTurn(view: Position, pen: Pen): string[] {
  const say = (id: string, args: Message['args'] = {}): string => pen.say({ id, args });
  const age =
    view.age === NOTHING
      ? words(say('term.noEvent'), 'dim')
      : words(`${pen.say(cardName(view.age))}: ${pen.say(cardText(view.age))}`, 'warn');
  const turn = flow(pen, [
    inked('strong', pen.say(turnName(view))),
    plain('·'),
    inked(seatInk(view.active), pen.name(view.active)),
    plain('·'),
    ...age,
  ]);
  const rights = [
    ...(view.maps > 0 ? [say('term.maps', { n: view.maps })] : []),
    ...(view.expeditions > 0 ? [say('term.expeditions', { n: view.expeditions })] : []),
    ...(view.band ? [say('term.band')] : []),
    ...view.waiting.map((card) => say('term.waiting', { card: delverName(card) })),
  ];
  if (rights.length === 0) return turn;
  const said = [plain(`${say('term.rights')}:`), ...rights.map((right) => inked('accent', right))];
  return [...turn, ...flow(pen, said)];
}

function drawPiles(view: Position, pen: Pen): string[] {
  const say = (id: string): string => pen.say({ id });
  const bag = view.bag.map((count, colour) => `${letterOf(pen, colour)}${count}`).join(' ');
  return flow(pen, [
    plain(`${say('zone.ruins')}: ${ruinsLeft(view)} ·`),
    plain(`${say('zone.deck')}: ${view.deck.length} ·`),
    plain(`${say('zone.bag')}: ${bagSize(view)} (${bag}) ·`),
    plain(`${say('zone.lesser')}: ${view.lesserLeft.length} ·`),
    plain(`${say('zone.greater')}: ${view.greaterLeft.length} ·`),
    plain(`${say('zone.removed')}: ${view.removed.length}`),
  ]);
}

/** One Ruin: number, name, region, sum against claim value, Stones, dice. */
function drawSlot(view: Position, slot: number, pen: Pen): string[] {
  const ruin = view.row[slot]!;
  if (ruin === NOTHING) return [pen.ink('dim', `${slot + 1}. ${pen.say({ id: 'term.vacant' })}`)];
  const sum = sumOn(view, slot);
  const claim = claimOf(ruin);
  const stones = view.rowStones
    .slice(slot * 4, slot * 4 + 4)
    .map((count, colour) => letterOf(pen, colour).repeat(count))
    .join('');
  const pieces = [
    plain(`${slot + 1}.`),
    inked('strong', pen.say(cardName(ruin))),
    ...(isAgeCard(ruin)
      ? []
      : [inked('dim', `(${pen.say({ id: `region.${RUIN_COLOURS[colourOfRuin(ruin)]}` })})`)]),
    inked(claim - sum <= 4 ? 'warn' : 'info', `${sum}/${claim}`),
    ...(stones ? [plain(`[${stones}]`)] : []),
  ];
  const dice = view.dicePlace.flatMap((place, die) => (place === slot ? [die] : []));
  if (pen.height === undefined) pieces.push(...dice.map((die) => drawDice(view, [die], pen)));
  else for (const own of Map.groupBy(dice, ownerOf).values()) pieces.push(drawDice(view, own, pen));
  return flow(pen, pieces, 4);
}

/** Dice of one owner are told by name and ink, each by its size and value; a question mark while it is rolled. */
function drawDice(view: Position, dice: readonly number[], pen: Pen): Piece {
  const seat = ownerOf(dice[0]!);
  const faces = dice.map((die) => `${pen.say(dieName(die % DICE_PER_SEAT))}=${view.diceValue[die] || '?'}`);
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
  const say = (id: string, args: Message['args'] = {}): string => pen.say({ id, args });
  const pool = view.dicePlace
    .slice(seat * DICE_PER_SEAT, (seat + 1) * DICE_PER_SEAT)
    .flatMap((place, die) => (place === IN_POOL ? [pen.say(dieName(die))] : []));
  const marker = view.phase !== 'over' && view.active === seat ? '>' : ' ';
  return flow(pen, [
    inked(seatInk(seat), `${marker} ${pen.name(seat)}`),
    inked('strong', say('term.points', { n: pointsOfSeat(view, seat) })),
    plain(`· ${say('zone.pool')}: ${pool.join(' ') || '-'}`),
    plain(`· ${say('term.cards', { n: view.hands[seat]!.length })}`),
    plain(`· ${say('term.stones', { n: view.stones[seat]!.length })}`),
  ]);
}

function drawSeat(view: Position, seat: number, viewer: Viewer, pen: Pen): string[] {
  const lines = seatLine(view, seat, pen);
  const hidden = view.hidden[seat]!;
  const ruins = view.claimed[seat]!.map((ruin) => ruinPiece(ruin, pen));
  for (const ruin of hidden) if (ruin !== HIDDEN) ruins.push({ ...ruinPiece(ruin, pen), ink: 'good' });
  if (hidden.includes(HIDDEN))
    ruins.push(
      inked(
        'dim',
        pen.say({
          id: 'term.ruinsHidden',
          args: { n: hidden.filter((ruin) => ruin === HIDDEN).length },
        }),
      ),
    );
  lines.push(...flow(pen, [plain(' '), ...ruins], 4));
  lines.push(...drawTableau(view, seat, pen, canPlace(view, seat, viewer)));
  return lines;
}

const canPlace = (view: Position, seat: number, viewer: Viewer): boolean => {
  const frame = openFrame(view);
  return frame?.kind === 'place' && frame.seat === seat && viewer === seat;
};

/** A Ruin that a seat has: colour and claim value, which is all that scores. */
function ruinPiece(ruin: number, pen: Pen): Piece {
  const text = isAgeCard(ruin)
    ? pen.say(cardName(ruin))
    : `${pen.say({ id: `region.${RUIN_COLOURS[colourOfRuin(ruin)]}` })} ${claimOf(ruin)}`;
  return plain(`[${text}]`);
}

/** The viewer's own cards with what they do, and what is being rolled or held just now. */
function drawHand(view: Position, viewer: Viewer, pen: Pen): string[] {
  const lines: string[] = [];
  const frame = openFrame(view);
  if (frame?.kind === 'roll' && frame.slot === LATER)
    lines.push('', pen.ink('accent', pen.say({ id: 'term.expeditions', args: { n: 1 } })));
  if (frame?.kind === 'place') lines.push('', pen.ink('accent', pen.say(stoneName(frame.colour))));
  if (typeof viewer !== 'number' || view.hands[viewer]!.length === 0) return lines;
  lines.push('', title(pen, 'zone.hand'));
  for (let card = 0; card < DELVER_CARDS.length; card++) {
    const count = view.hands[viewer]!.filter((held) => held === card).length;
    if (count === 0) continue;
    const { id } = DELVER_CARDS[card]!;
    lines.push(
      ...flow(
        pen,
        [
          plain(count > 1 ? `${count}×` : '-'),
          inked('accent', pen.say(delverName(card))),
          ...words(pen.say({ id: `card.${id}.text` }), 'dim'),
        ],
        4,
      ),
    );
  }
  return lines;
}

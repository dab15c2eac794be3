// How choices, questions and events are said: ids and arguments; the words are in texts/.
import type { Argument, Message, Phrases, Seat } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { CHARACTERS } from './content/characters.ts';
import { BRIDGE, COLOURS, CORRUPTED, DIRT, IS_CORRUPTED, RUPTURE, START } from './content/pieces.ts';
import type { Event } from './events.ts';
import { type Position, TRACKER } from './position.ts';
import { costOf } from './rules/costs.ts';
import {
  cellName,
  DIRECTIONS,
  EDGE_AFTER,
  EDGE_BEFORE,
  isHorizontal,
  NEIGHBOUR,
  OUTSIDE,
} from './rules/geometry.ts';
import { areAllLanesEmpty, dieTarget } from './rules/lanes.ts';
import { straightLine } from './rules/ravines.ts';
import { wallEffect } from './rules/wall-effect.ts';
import { canPlaceWall } from './rules/walls.ts';

const say = (id: string, args?: Readonly<Record<string, Argument>>): Message =>
  args ? { id, args } : { id };

export const colourWord = (colour: number): Message => say(`term.${COLOURS[colour]}`);
export const directionWord = (direction: number): Message => say(`term.${DIRECTIONS[direction]}`);
export const characterName = (character: number): Message => say(`card.${CHARACTERS[character]!.id}`);
const tokenWord = (token: number): Message => say(token === RUPTURE ? 'term.rupture' : 'term.concussion');

/** The player at this seat; interfaces put people's names in its place. */
const who = (seat: Seat): Message => say(`seat.${seat}`);

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

/** A wall by what it would do, its place last. */
function wallPhrase(p: Position, edge: number): Message {
  const { kind, n } = wallEffect(p, edge);
  return say(`choice.place-wall.${kind}`, { n, edge: edgePhrase(edge) });
}

/** "a, b and c". */
function listPhrase<Part extends string | Message>(parts: readonly Part[]): Part | Message {
  const [first, ...rest] = parts;
  return rest.reduce<Part | Message>(
    (all, part, i) => say(i < rest.length - 1 ? 'term.comma' : 'term.and', { a: all, b: part }),
    first!,
  );
}

const edgesPhrase = (edges: readonly number[]): Message => listPhrase(edges.map(edgePhrase));
const cellsPhrase = (cells: readonly number[]): string | Message => listPhrase(cells.map(cellName));

/** A cell with what is special about it, for lists where the bare coordinates say too little. */
function placePhrase(p: Position, cell: number): Message {
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

function choice(made: Choice, view: Position, seat: Seat): Message {
  const own = view.pawns[seat]!;
  const cost = costOf(view, seat, made);
  const toward = (direction: number): Message => placePhrase(view, NEIGHBOUR[own * 4 + direction]!);
  switch (made.kind) {
    case 'take-character':
      return say('choice.take-character', {
        character: characterName(made.character),
        n: view.settings.health[made.character]!,
      });
    case 'place-pawn':
      return say('choice.place-pawn', { cell: cellName(made.cell) });
    case 'move':
    case 'move-rupture':
      return say(`choice.${made.kind}`, {
        direction: directionWord(made.direction),
        cell: toward(made.direction),
        cost,
      });
    case 'move-treasure':
      return say('choice.move-treasure', {
        colour: colourWord(made.colour),
        direction: directionWord(made.direction),
        cell: toward(made.direction),
        cost,
      });
    case 'jump':
      return say('choice.jump', { cell: placePhrase(view, made.cell), cost });
    case 'place-bridge':
      return say('choice.place-bridge', {
        direction: directionWord(made.direction),
        cell: cellName(NEIGHBOUR[own * 4 + made.direction]!),
        cost,
      });
    case 'reinforce':
      return say(`choice.${made.mode}`, {
        token: tokenWord(view.tokens[made.cell]!),
        cell: cellName(made.cell),
        cost,
      });
    case 'remove-wall':
      return say('choice.remove-wall', { edges: edgesPhrase(made.edges), n: made.edges.length, cost });
    case 'treat':
      return say('choice.treat', { who: who(made.seat), cost });
    case 'place-wall':
      return wallPhrase(view, made.edge);
    case 'pick-cell':
      return say('choice.pick-cell', { cell: placePhrase(view, made.cell) });
    case 'lay-ravines':
      return say('choice.lay-ravines', {
        direction: directionWord(made.direction),
        cells: cellsPhrase(straightLine(view, view.pendingCell, made.direction)),
      });
    case 'pick-die':
      return say('choice.pick-die', { die: made.die, cell: placePhrase(view, dieTarget(view, made.die)) });
    case 'relocate':
      return say('choice.relocate', { cell: placePhrase(view, made.cell) });
    case 'end-actions':
      return say(canPlaceWall(view) ? 'choice.end-actions' : 'choice.end-actions.blocked');
    default:
      return say(`choice.${made.kind}`, { cost });
  }
}

function question(view: Position, seat: Seat): Message {
  switch (view.phase) {
    case 'actions':
      return view.current[seat] === 0
        ? say('question.spent')
        : say('question.actions', { n: view.current[seat]! });
    case 'treasure-cell':
      return say('question.treasure-cell', { colour: colourWord(view.pending) });
    case 'ravine-line':
      return say('question.ravine-line', { cell: cellName(view.pendingCell) });
    case 'wall':
      return say('question.wall', { n: view.wallSupply });
    case 'die':
      return say('question.die', { direction: directionWord(view.pending) });
    default:
      return say(`question.${view.phase}`);
  }
}

/** Which card of how many it is, and what becomes of one that points where there is no tile. */
function cardEnding({ seat, lane, cards }: Extract<Event, { kind: 'cardTurned' }>, view: Position): string {
  const isFirstOfOne = cards === 1;
  if (lane > 0) return isFirstOfOne ? '' : '.of';
  const isRedrawn = view.settings.voidLane === 'redraw' && !areAllLanesEmpty(view, view.pawns[seat]!);
  return isFirstOfOne ? (isRedrawn ? '.again' : '.empty') : '.of.empty';
}

function sayEvent(event: Event, view: Position): Message | undefined {
  switch (event.kind) {
    case 'characterTaken':
      return say('event.characterTaken', {
        who: who(event.seat),
        character: characterName(event.character),
        n: event.health,
      });
    case 'pawnPlaced':
    case 'bridgePlaced':
    case 'softened':
      return say(`event.${event.kind}`, { who: who(event.seat), cell: cellName(event.cell) });
    case 'turnStarted':
      return say('event.turnStarted', { who: who(event.seat), round: event.round, n: event.current });
    case 'moved':
      return say(`event.moved.${event.onto}`, { who: who(event.seat), cell: cellName(event.to) });
    case 'jumped':
      return say('event.jumped', {
        who: who(event.seat),
        cell: cellName(event.to),
        n: event.over.length,
      });
    case 'treasureCarried':
      return say('event.treasureCarried', {
        who: who(event.seat),
        cell: cellName(event.to),
        colour: colourWord(event.colour),
      });
    case 'excavated':
      return event.card === DIRT
        ? say('event.excavated.dirt', { who: who(event.seat) })
        : say('event.excavated.treasure', { who: who(event.seat), colour: colourWord(event.card) });
    case 'treasureRolled':
      return say(`event.treasureRolled.${event.outcome}`, { row: event.row, column: event.column });
    case 'treasureReturned':
      return say('event.treasureReturned', { colour: colourWord(event.colour) });
    case 'treasurePlaced':
      return event.keeper === TRACKER
        ? say('event.treasurePlaced', { cell: cellName(event.cell), colour: colourWord(event.colour) })
        : say('event.treasurePlaced.kept', {
            cell: cellName(event.cell),
            colour: colourWord(event.colour),
            who: who(event.keeper),
          });
    case 'ravinesLaid':
      return say('event.ravinesLaid', { cells: cellsPhrase(event.cells), n: event.cells.length });
    case 'dirtEmptied':
      return say('event.dirtEmptied', { who: who(event.seat), n: event.left });
    case 'cleared':
      return say('event.cleared', {
        who: who(event.seat),
        token: tokenWord(event.token),
        cell: cellName(event.cell),
      });
    case 'cleansed':
      return say('event.cleansed', {
        who: who(event.seat),
        colour: colourWord(event.colour),
        cell: cellName(event.cell),
      });
    case 'wallsRemoved':
      return say('event.wallsRemoved', {
        who: who(event.seat),
        edges: edgesPhrase(event.edges),
        n: event.edges.length,
      });
    case 'treated':
      return say(event.patient === event.seat ? 'event.treated.self' : 'event.treated', {
        who: who(event.seat),
        patient: who(event.patient),
        n: event.health,
      });
    case 'actionsEnded':
      return say('event.actionsEnded', { who: who(event.seat), n: event.left });
    case 'wallPlaced':
      return say('event.wallPlaced', {
        who: who(event.seat),
        edge: edgePhrase(event.edge),
        n: event.left,
      });
    case 'cardTurned':
      return say(`event.cardTurned${cardEnding(event, view)}`, {
        direction: directionWord(event.direction),
        card: event.card,
        cards: event.cards,
      });
    case 'deckRenewed':
      return say(event.tremors > 1 ? 'event.deckRenewed.rises' : 'event.deckRenewed', { n: event.tremors });
    case 'dieRolled':
      return say('event.dieRolled', { die: event.die, cell: cellName(event.target) });
    case 'startingRuptureSkipped':
    case 'tremorFaded':
      return say(`event.${event.kind}`, { who: who(event.seat) });
    case 'startingRupturePlaced':
    case 'targetRefused':
    case 'struckUnderfoot':
      return say(`event.${event.kind}`, { who: who(event.seat), cell: cellName(event.cell) });
    case 'tilePlaced':
    case 'concussionCleared':
    case 'concussionFell':
    case 'concussionPlaced':
      return say(`event.${event.kind}`, { cell: cellName(event.cell) });
    case 'ruptured':
      return say('event.ruptured', { cells: cellsPhrase(event.cells), n: event.cells.length });
    case 'wallsBroken':
      return say(event.to === 'out' ? 'event.wallsBroken.out' : 'event.wallsBroken', {
        edges: edgesPhrase(event.edges),
        n: event.edges.length,
      });
    case 'treasureDiscarded':
      return say('event.treasureDiscarded', { cell: cellName(event.cell), colour: colourWord(event.colour) });
    case 'collapsed':
      return say(`event.collapsed.${event.what}`, { cell: cellName(event.cell) });
    case 'relocated':
      return say('event.relocated', { who: who(event.seat), cell: cellName(event.to) });
    case 'hurt':
      return say(`event.hurt.${event.cause}`, { who: who(event.seat), n: event.health });
    case 'pointsReturned':
      return event.excess > 0
        ? say('event.pointsReturned', { who: who(event.seat), n: event.excess })
        : undefined;
    case 'ended':
      return say(`result.${event.ending}`);
    default:
      return say(`event.${event.kind}`);
  }
}

export const phrases: Phrases<Position, Choice, Event> = {
  choice,
  question,
  event: sayEvent,
  startsTurn: ({ kind }) => kind === 'turnStarted',
};

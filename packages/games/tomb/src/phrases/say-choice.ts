// How a choice is said, and the question that it answers.
import type { Message, Seat } from '@undercroft/kernel';
import type { Choice } from '../choices.ts';
import type { Position } from '../position.ts';
import { costOf } from '../rules/costs.ts';
import { cellName, NEIGHBOUR } from '../rules/geometry.ts';
import { dieTarget } from '../rules/lanes.ts';
import { straightLine } from '../rules/ravines.ts';
import { wallEffect } from '../rules/wall-effect.ts';
import { canPlaceWall } from '../rules/walls.ts';
import {
  cellsPhrase,
  characterName,
  colourWord,
  directionWord,
  edgePhrase,
  edgesPhrase,
  placePhrase,
  say,
  tokenWord,
  who,
} from './words.ts';

/** A wall by what it would do, its place last. */
function wallPhrase(p: Position, edge: number): Message {
  const { kind, n } = wallEffect(p, edge);
  return say(`choice.place-wall.${kind}`, { n, edge: edgePhrase(edge) });
}

export function sayChoice(made: Choice, view: Position, seat: Seat): Message {
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

export function sayQuestion(view: Position, seat: Seat): Message {
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

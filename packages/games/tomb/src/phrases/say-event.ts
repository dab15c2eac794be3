// How an event is said.
import type { Message } from '@undercroft/kernel';
import { DIRT } from '../content/pieces.ts';
import type { Event } from '../events.ts';
import { type Position, TRACKER } from '../position.ts';
import { cellName } from '../rules/geometry.ts';
import { areAllLanesEmpty } from '../rules/lanes.ts';
import {
  cellsPhrase,
  characterName,
  colourWord,
  directionWord,
  edgePhrase,
  edgesPhrase,
  say,
  tokenWord,
  who,
} from './words.ts';

/** What a person did; the rest is what the tomb does. */
export function sayEvent(event: Event, view: Position): Message | undefined {
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
    default:
      return sayFind(event, view);
  }
}

/** What comes of digging. */
function sayFind(event: Event, view: Position): Message | undefined {
  switch (event.kind) {
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
    default:
      return sayTremor(event, view);
  }
}

function sayTremor(event: Event, view: Position): Message | undefined {
  switch (event.kind) {
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
      return event.ending === 'death'
        ? say('event.ended.death', { who: who(view.health.indexOf(0)) })
        : say(`result.${event.ending}`);
    default:
      return say(`event.${event.kind}`);
  }
}

/** Which card of how many it is, and what becomes of one that points where there is no tile. */
function cardEnding({ seat, lane, cards }: Extract<Event, { kind: 'cardTurned' }>, view: Position): string {
  const isFirstOfOne = cards === 1;
  if (lane > 0) return isFirstOfOne ? '' : '.of';
  const isRedrawn = view.settings.voidLane === 'redraw' && !areAllLanesEmpty(view, view.pawns[seat]!);
  return isFirstOfOne ? (isRedrawn ? '.again' : '.empty') : '.of.empty';
}

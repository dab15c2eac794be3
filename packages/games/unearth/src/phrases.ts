// How choices, events and questions are said: ids and arguments only; words are in `texts/`.
import { HIDDEN, type Message, type Phrases } from '@undercroft/kernel';
import type { Choice } from './choice.ts';
import { DELVER_CARDS } from './content/delver-cards.ts';
import { DICE_PER_SEAT, FACES } from './content/dice.ts';
import { claimOf, idOfCard, stonesOf } from './content/end-of-age.ts';
import { STONE_COLOURS } from './content/stones.ts';
import { BLOCKED, GREATER, LESSER, NAMED_WONDERS } from './content/wonders.ts';
import type { Event } from './event.ts';
import { cellAt, ringsCompleted } from './hexes.ts';
import { openFrame } from './play.ts';
import { type Frame, IN_POOL, LATER, NOTHING, type Position } from './position.ts';
import { sumOn } from './rules/claims.ts';

/** The name of whoever sits there; interfaces put people's names in its place. */
export const seatName = (seat: number): Message => ({ id: `seat.${seat}` });
export const dieName = (die: number): Message => ({ id: `die.${FACES[die]}` });
export const delverName = (card: number): Message => ({ id: `card.${DELVER_CARDS[card]!.id}` });
export const cardName = (card: number): Message => ({ id: `card.${idOfCard(card)}` });
export const stoneName = (colour: number): Message => ({ id: `stone.${STONE_COLOURS[colour]}` });
export const wonderName = (wonder: number): Message => ({ id: `card.${wonderId(wonder)}` });
const wonderId = (wonder: number): string =>
  wonder === GREATER
    ? 'greater'
    : wonder === LESSER
      ? 'lesser'
      : wonder === BLOCKED
        ? 'blocked'
        : NAMED_WONDERS[wonder]!.id;

/** A Ruin in the row with how far it is from being claimed. */
const ruinInRow = (view: Position, slot: number): Message => ({
  id: 'ruin.inRow',
  args: { ruin: cardName(view.row[slot]!), sum: sumOn(view, slot), claim: claimOf(view.row[slot]!) },
});

/** A die on a Ruin, told from all others. */
const dieOnRuin = (view: Position, seat: number, die: number): Message => {
  const at = seat * DICE_PER_SEAT + die;
  return {
    id: 'die.onRuin',
    args: {
      who: seatName(seat),
      die: dieName(die),
      n: view.diceValue[at]!,
      ruin: cardName(view.row[view.dicePlace[at]!]!),
    },
  };
};

const list = (items: readonly Message[]): Message =>
  items.length === 1 ? items[0]! : { id: 'list', args: { first: items[0]!, rest: list(items.slice(1)) } };

function sayDig(view: Position, seat: number, die: number, slot: number): Message {
  const at = seat * DICE_PER_SEAT + die;
  const args: Message['args'] =
    slot === LATER ? { die: dieName(die) } : { die: dieName(die), ruin: ruinInRow(view, slot) };
  const id = slot === LATER ? 'choice.digLater' : 'choice.dig';
  if (view.dicePlace[at] === IN_POOL) return { id, args };
  const from = cardName(view.row[view.dicePlace[at]!]!);
  return { id: `${id}.again`, args: { ...args, n: view.diceValue[at]!, from } };
}

function sayChoice(choice: Choice, view: Position, seat: number): Message {
  switch (choice.kind) {
    case 'play':
      return { id: 'choice.play', args: { card: delverName(choice.card) } };
    case 'sing':
      return { id: 'choice.sing', args: { card: delverName(choice.card), n: choice.number } };
    case 'playOn':
      return {
        id: 'choice.playOn',
        args: { card: delverName(choice.card), die: dieOnRuin(view, choice.seat, choice.die) },
      };
    case 'dig':
      return sayDig(view, seat, choice.die, choice.slot);
    case 'digLater':
      return sayDig(view, seat, choice.die, LATER);
    case 'pass':
      return { id: 'choice.pass' };
    case 'next':
      return { id: 'choice.next', args: { die: dieOnRuin(view, choice.seat, choice.die) } };
    case 'keep':
      return { id: 'choice.keep', args: { n: naturalOf(view) } };
    case 'replace':
      return { id: `choice.replace.${choice.by}` };
    case 'mod':
      return { id: 'choice.mod', args: { n: choice.value } };
    case 'slot':
      return { id: 'choice.slot', args: { ruin: ruinInRow(view, choice.slot) } };
    case 'own':
      return sayOwn(choice.value, choice.test);
    case 'stone':
      return { id: 'choice.stone', args: { stone: stoneName(choice.colour) } };
    case 'keepStone':
      return { id: 'choice.keepStone', args: { stone: stoneName(choice.colour) } };
    case 'cell':
      return sayCell(view, seat, choice.q, choice.r);
    case 'build':
      return {
        id: 'choice.build',
        args: { wonder: wonderName(choice.wonder), q: choice.q, r: choice.r },
      };
    case 'take':
      return { id: 'choice.take', args: { ruin: cardName(choice.ruin), n: claimOf(choice.ruin) } };
  }
}

const naturalOf = (view: Position): number => {
  const frame = openFrame(view);
  return frame?.kind === 'roll' ? frame.natural : 0;
};

/** A value and, in the English edition, a Stone value that may differ from it. */
const sayOwn = (value: number, test: number): Message => ({
  id: `choice.own${value === test ? '' : '.test'}${test <= 3 ? '.stone' : ''}`,
  args: { n: value, test },
});

function sayCell(view: Position, seat: number, q: number, r: number): Message {
  const n = ringsCompleted(view.stones[seat]!, view.wonders[seat]!, cellAt(q, r));
  return n > 0 ? { id: 'choice.cell.ring', args: { q, r, n } } : { id: 'choice.cell', args: { q, r } };
}

function sayQuestion(view: Position, seat: number): Message {
  const frame = openFrame(view);
  if (frame !== undefined) return askFrame(view, frame);
  return {
    id: view.phase === 'again' ? 'question.again' : view.active === seat ? 'question.act' : 'question.wait',
  };
}

function askFrame(view: Position, frame: Frame): Message {
  switch (frame.kind) {
    case 'dig':
      return { id: 'question.wait' };
    case 'batch':
      return { id: 'question.next', args: { card: delverName(frame.card) } };
    case 'roll':
      return {
        id: `question.${frame.step}`,
        args: {
          die: dieName(frame.die % DICE_PER_SEAT),
          n: frame.step === 'own' ? frame.value : frame.natural,
        },
      };
    case 'stone':
      return { id: 'question.stone', args: { ruin: cardName(view.row[frame.slot]!) } };
    case 'library':
      return { id: 'question.library' };
    case 'place':
      return { id: 'question.place', args: { stone: stoneName(frame.colour) } };
    case 'build':
      return { id: 'question.build', args: { n: frame.centres.length } };
    case 'memorial':
      return { id: 'question.memorial' };
  }
}

function sayEvent(event: Event): Message {
  switch (event.kind) {
    case 'turnStarted':
      return { id: 'event.turnStarted', args: { who: seatName(event.seat), n: event.turn + 1 } };
    case 'cardPlayed':
      return sayCardPlayed(event);
    case 'passed':
      return { id: 'event.passed', args: { who: seatName(event.seat) } };
    case 'digDeclared':
      return sayDigDeclared(event);
    case 'dieRolled':
      return {
        id: 'event.dieRolled',
        args: { who: seatName(event.seat), die: dieName(event.die), n: event.natural },
      };
    case 'rollReplaced':
      return {
        id: `event.rollReplaced.${event.by}`,
        args: { who: seatName(event.seat), die: dieName(event.die) },
      };
    case 'dieSettled':
      return {
        id: event.value === event.natural ? 'event.dieSettled' : 'event.dieSettled.changed',
        args: {
          who: seatName(event.seat),
          die: dieName(event.die),
          n: event.value,
          ruin: cardName(event.ruin),
        },
      };
    case 'dieTurned':
      return {
        id: 'event.dieTurned',
        args: {
          who: seatName(event.seat),
          die: dieName(event.die),
          from: event.from,
          n: event.to,
          ruin: cardName(event.ruin),
        },
      };
    case 'stoneGained':
      return event.ruin === NOTHING
        ? { id: 'event.stoneGained.bag', args: { who: seatName(event.seat), stone: stoneName(event.colour) } }
        : {
            id: 'event.stoneGained',
            args: { who: seatName(event.seat), stone: stoneName(event.colour), ruin: cardName(event.ruin) },
          };
    case 'libraryShown':
      return {
        id: 'event.libraryShown',
        args: { who: seatName(event.seat), first: stoneName(event.first), second: stoneName(event.second) },
      };
    case 'stonesRanOut':
      return { id: 'event.stonesRanOut', args: { who: seatName(event.seat) } };
    case 'stonePlaced':
      return {
        id: 'event.stonePlaced',
        args: { who: seatName(event.seat), stone: stoneName(event.colour), q: event.q, r: event.r },
      };
    default:
      return sayTableEvent(event);
  }
}

type EarlyKind =
  | 'turnStarted'
  | 'cardPlayed'
  | 'passed'
  | 'digDeclared'
  | 'dieRolled'
  | 'rollReplaced'
  | 'dieSettled'
  | 'dieTurned'
  | 'stoneGained'
  | 'libraryShown'
  | 'stonesRanOut'
  | 'stonePlaced';

/** Wonders, claims, draws and the end of the age. */
function sayTableEvent(event: Exclude<Event, { kind: EarlyKind }>): Message {
  switch (event.kind) {
    case 'wonderBuilt':
      return {
        id: event.value >= 0 ? 'event.wonderBuilt.value' : 'event.wonderBuilt',
        args: { who: seatName(event.seat), wonder: wonderName(event.wonder), n: event.value },
      };
    case 'centreBlocked':
      return { id: 'event.centreBlocked', args: { who: seatName(event.seat), q: event.q, r: event.r } };
    case 'removedRuinTaken':
      return event.ruin === HIDDEN
        ? { id: 'event.removedRuinTaken', args: { who: seatName(event.seat) } }
        : {
            id: 'event.removedRuinTaken.seen',
            args: { who: seatName(event.seat), ruin: cardName(event.ruin) },
          };
    case 'ruinClaimed':
      return {
        id: 'event.ruinClaimed',
        args: {
          who: seatName(event.seat),
          ruin: cardName(event.ruin),
          sum: event.sum,
          claim: claimOf(event.ruin),
        },
      };
    case 'ruinTied':
      return { id: 'event.ruinTied', args: { ruin: cardName(event.ruin) } };
    case 'cardsDrawn':
      return sayDraw(event);
    case 'delversReshuffled':
      return { id: 'event.delversReshuffled', args: { n: event.count } };
    case 'ruinRevealed':
      return {
        id: 'event.ruinRevealed',
        args: {
          ruin: cardName(event.ruin),
          claim: claimOf(event.ruin),
          n: event.stones.reduce((sum, count) => sum + count, 0),
          full: stonesOf(event.ruin),
        },
      };
    case 'slotVacated':
      return { id: 'event.slotVacated', args: { n: event.slot + 1 } };
    case 'ageEnded':
      return {
        id: 'event.ageEnded',
        args: { card: cardName(event.card), text: cardText(event.card) },
      };
    case 'gameEnded':
      return { id: `result.${event.reason}` };
  }
}

/** What a Ruin or End of Age card says. */
export const cardText = (card: number): Message => ({ id: `card.${idOfCard(card)}.text` });

/** What a Named Wonder says; the Tomb says something else in each edition (UN-ED-2). */
export const wonderText = (wonder: number, view: Position): Message => {
  const id = wonderId(wonder);
  return { id: id === 'tomb-of-the-last-age' ? `card.${id}.text.${view.config.edition}` : `card.${id}.text` };
};

function sayCardPlayed(event: Event & { kind: 'cardPlayed' }): Message {
  const args = { who: seatName(event.seat), card: delverName(event.card) };
  if (event.number !== NOTHING) return { id: 'event.cardPlayed.number', args: { ...args, n: event.number } };
  if (event.die === NOTHING) return { id: 'event.cardPlayed', args };
  return {
    id: event.owner === event.seat ? 'event.cardPlayed.ownDie' : 'event.cardPlayed.die',
    args: { ...args, owner: seatName(event.owner), die: dieName(event.die) },
  };
}

function sayDigDeclared(event: Event & { kind: 'digDeclared' }): Message {
  const args = { who: seatName(event.seat), die: dieName(event.die) };
  if (event.slot === LATER) return { id: 'event.digDeclared.later', args };
  return {
    id: event.from === NOTHING ? 'event.digDeclared' : 'event.digDeclared.again',
    args: { ...args, ruin: cardName(event.ruin) },
  };
}

function sayDraw(event: Event & { kind: 'cardsDrawn' }): Message {
  const args = { who: seatName(event.seat), n: event.cards.length };
  if (event.cards.includes(HIDDEN)) return { id: `event.cardsDrawn.${event.why}`, args };
  return { id: 'event.cardsDrawn.seen', args: { ...args, cards: list(event.cards.map(delverName)) } };
}

export const phrases: Phrases<Position, Choice, Event> = {
  choice: sayChoice,
  question: sayQuestion,
  event: sayEvent,
};

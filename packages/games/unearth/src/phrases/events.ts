// How events are said: one sentence per kind of event, as ids and arguments.
import { HIDDEN, type Message } from '@undercroft/kernel';
import { claimOf } from '../content/end-of-age.ts';
import type { Event } from '../events.ts';
import { LATER, NOTHING } from '../position.ts';
import {
  cardName,
  cardText,
  delverName,
  dieName,
  nameList,
  quoted,
  seatName,
  stoneName,
  wonderInside,
  wonderName,
} from './names.ts';

type Say = { readonly [Kind in Event['kind']]: (event: Event & { kind: Kind }) => Message };

const say = (id: string, args: Message['args'] = {}): Message => ({ id: `event.${id}`, args });

const SAY: Say = {
  turnStarted: ({ seat, turn }) => say('turnStarted', { who: seatName(seat), n: turn + 1 }),
  cardPlayed: ({ seat, card, number, owner, die }) => {
    const args = { who: seatName(seat), card: delverName(card) };
    if (number !== NOTHING) return say('cardPlayed.number', { ...args, n: number });
    if (die === NOTHING) return say('cardPlayed', args);
    if (owner === seat) return say('cardPlayed.ownDie', { ...args, die: dieName(die) });
    return say('cardPlayed.die', { ...args, owner: seatName(owner), die: dieName(die) });
  },
  passed: ({ seat }) => say('passed', { who: seatName(seat) }),
  digDeclared: ({ seat, die, slot, ruin, from }) => {
    const args = { who: seatName(seat), die: dieName(die) };
    if (slot === LATER) return say('digDeclared.later', args);
    return say(from === NOTHING ? 'digDeclared' : 'digDeclared.again', { ...args, ruin: cardName(ruin) });
  },
  dieRolled: ({ seat, die, natural }) =>
    say('dieRolled', { who: seatName(seat), die: dieName(die), n: natural }),
  rollReplaced: ({ seat, die, by }) => say(`rollReplaced.${by}`, { who: seatName(seat), die: dieName(die) }),
  dieSettled: ({ seat, die, ruin, natural, value, cards, event, wonders }) => {
    const args = { who: seatName(seat), die: dieName(die), n: value, ruin: cardName(ruin) };
    if (value === natural) return say('dieSettled', args);
    const causes = [
      ...(event === NOTHING ? [] : [cardName(event)]),
      ...cards.map(delverName),
      ...wonders.map(wonderName),
    ];
    return say('dieSettled.changedBy', { ...args, causes: nameList(causes.map(quoted)) });
  },
  dieTurned: ({ seat, die, ruin, from, to }) =>
    say('dieTurned', { who: seatName(seat), die: dieName(die), from, n: to, ruin: cardName(ruin) }),
  stoneGained: ({ seat, colour, ruin, isKept }) => {
    const args = { who: seatName(seat), stone: stoneName(colour) };
    return ruin === NOTHING
      ? say(isKept ? 'stoneGained.library' : 'stoneGained.bag', args)
      : say('stoneGained', { ...args, ruin: cardName(ruin) });
  },
  libraryShown: ({ seat, first, second }) =>
    say('libraryShown', { who: seatName(seat), first: stoneName(first), second: stoneName(second) }),
  stonesRanOut: ({ seat }) => say('stonesRanOut', { who: seatName(seat) }),
  stonePlaced: ({ seat, colour, q, r }) =>
    say('stonePlaced', { who: seatName(seat), stone: stoneName(colour), q, r }),
  wonderBuilt: ({ seat, wonder, value }) => {
    const args = { who: seatName(seat), wonder: wonderInside(wonder) };
    return value < 0 ? say('wonderBuilt', args) : say('wonderBuilt.value', { ...args, n: value });
  },
  centreBlocked: ({ seat, q, r }) => say('centreBlocked', { who: seatName(seat), q, r }),
  removedRuinTaken: ({ seat, ruin }) =>
    ruin === HIDDEN
      ? say('removedRuinTaken', { who: seatName(seat) })
      : say('removedRuinTaken.seen', { who: seatName(seat), ruin: cardName(ruin) }),
  ruinClaimed: ({ seat, ruin, sum }) =>
    say('ruinClaimed', { who: seatName(seat), ruin: cardName(ruin), sum, claim: claimOf(ruin) }),
  ruinTied: ({ ruin }) => say('ruinTied', { ruin: cardName(ruin) }),
  cardsDrawn: ({ seat, cards, why }) => {
    const args = { who: seatName(seat), n: cards.length };
    if (cards.includes(HIDDEN)) return say(`cardsDrawn.${why}`, args);
    return say('cardsDrawn.seen', { ...args, cards: nameList(cards.map(delverName)) });
  },
  delversReshuffled: ({ count }) => say('delversReshuffled', { n: count }),
  ruinRevealed: ({ ruin, stones }) =>
    say('ruinRevealed', {
      ruin: cardName(ruin),
      claim: claimOf(ruin),
      n: stones.reduce((sum, count) => sum + count, 0),
    }),
  slotVacated: ({ slot }) => say('slotVacated', { n: slot + 1 }),
  ageEnded: ({ card }) => say('ageEnded', { card: cardName(card), text: cardText(card) }),
  gameEnded: ({ reason }) => ({ id: `result.${reason}` }),
};

export const sayEvent = (event: Event): Message => (SAY[event.kind] as (event: Event) => Message)(event);

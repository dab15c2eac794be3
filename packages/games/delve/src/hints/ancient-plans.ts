// How good a card in a slot, or a Relic, looks for the Ancient: rolls spoiled, Risk taken away, Trinkets recovered.
import type { Book } from '../book.ts';
import { diggerAt, inPlayCount, isInPlay, type Position } from '../position.ts';
import type { Deed, Part } from '../vocabulary.ts';
import { chanceToBeat, floorGain, rerollGain } from './odds.ts';
import {
  ANCIENT_SPENT_WORTH,
  DIG_WORTH,
  dangerWorth,
  RECOVERED_WORTH,
  RELIC_WORTH,
  riskPressure,
  successWorth,
} from './worth.ts';

/** What Archaeologists add to their rolls with cards that are not seen yet. */
const CARD_DICE = 1.3;
const CARD_FLAT = 1;

export interface Change {
  dice: number;
  flat: number;
  foeDice: number;
  foeFlat: number;
}

/** Dice and tokens that the cards placed so far bring to the duel of one seat. */
function duelSoFar(p: Position, book: Book, seat: number): Change {
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  const change: Change = {
    dice: pool.pip + pool.white + pool.base + CARD_DICE,
    flat: pool.tokens.reduce((total, token) => total + token, CARD_FLAT),
    foeDice: guard.pip + guard.base,
    foeFlat: guard.tokens.reduce((total, token) => total + token, 0),
  };
  const add = (parts: readonly Part[], here: number): void => {
    for (const part of parts) addToDuel(part, seat, here, change);
  };
  p.ancient.placed.forEach((card, at) => {
    add(book.parts.rally[card]!, p.ancient.slots[at]!);
  });
  if (p.active !== 0) {
    const card = p.relics[p.active - 1]!.card[0]!;
    add(book.parts.rally[card]!, 0);
    add(book.parts.roll[card]!, 0);
  }
  return change;
}

function reaches(deed: Deed, seat: number, here: number): boolean {
  if (!('to' in deed)) return false;
  return (
    deed.to === 'team' || deed.to === 'slots' || ((deed.to === 'here' || deed.to === 'opp') && here === seat)
  );
}

export function addToDuel(deed: Deed, seat: number, here: number, change: Change): void {
  if (!reaches(deed, seat, here)) return;
  switch (deed.do) {
    case 'pip':
      change.foeDice += deed.n;
      return;
    case 'disable':
      change.dice = Math.max(0, change.dice - deed.n);
      return;
    case 'token':
      change.flat += deed.v;
      return;
    case 'floor':
      change.foeFlat += floorGain(deed.m) * change.foeDice;
      return;
    case 'reroll':
      change.flat -= rerollGain(deed.n, change.dice);
      return;
    case 'curse':
      change.flat -= 2;
      return;
  }
}

const odds = (p: Position, change: Change): number =>
  chanceToBeat(change.dice, change.flat, change.foeDice, change.foeFlat, p.tiesWin);

/** What it is worth to the Ancient that this seat's roll fails. */
export function failureWorth(p: Position, seat: number): number {
  const digger = diggerAt(p, seat);
  const heist = digger.heist !== 0 ? RELIC_WORTH + dangerWorth(digger.danger) : 0;
  return successWorth(p) + Math.max(0, digger.bonusWin - digger.bonusFail) + heist;
}

/** Worth of a list of parts lying on slot `here` (0 for a Relic). */
function partsWorth(p: Position, book: Book, parts: readonly Part[], here: number): number {
  let worth = 0;
  for (let seat = 1; seat <= p.diggers.length; seat++) {
    if (!isInPlay(p, seat)) continue;
    const change = duelSoFar(p, book, seat);
    const before = odds(p, change);
    for (const part of parts) addToDuel(part, seat, here, change);
    const after = odds(p, change);
    worth += (before - after) * failureWorth(p, seat);
    for (const part of parts) worth += seatWorth(p, part, seat, here, 1 - after);
  }
  for (const part of parts) worth += tableWorth(p, part);
  return worth;
}

function seatWorth(p: Position, deed: Deed, seat: number, here: number, failing: number): number {
  const inner = deed.do === 'if' ? deed.does : deed;
  if (!reaches(inner, seat, here)) return 0;
  const digger = diggerAt(p, seat);
  const danger = dangerWorth(digger.danger);
  if (inner.do === 'danger') return danger * inner.n * (deed.do === 'if' ? failing : 1);
  if (inner.do === 'risk') return digger.heist !== 0 ? 0 : -inner.n * riskPressure(p) * danger;
  if (inner.do === 'bonus') return -0.45 * Math.min(inner.s, p.field);
  if (inner.do === 'curse') return 0.8;
  return 0;
}

function tableWorth(p: Position, deed: Deed): number {
  if (deed.do === 'recover')
    return RECOVERED_WORTH * Math.min(deed.each ? deed.n * inPlayCount(p) : deed.n, p.trinketDiscard);
  if (deed.do === 'alert') return p.alert < 10 ? deed.n * inPlayCount(p) * 0.8 : 0;
  if (deed.do === 'dig') return DIG_WORTH * deed.n;
  if (deed.do === 'peek') return 0.1;
  return 0;
}

/** What a card in this slot is worth, its cost taken off. */
export const guardWorth = (p: Position, book: Book, card: number, slot: number): number =>
  partsWorth(
    p,
    book,
    [...book.parts.rally[card]!, ...book.parts.roll[card]!, ...book.parts.reward[card]!],
    slot,
  ) -
  ANCIENT_SPENT_WORTH * book.cost[card]!;

/** What a Relic is worth this round; activating costs one of the cards that could be placed. */
export function relicWorth(p: Position, book: Book, relic: number): number {
  const card = p.relics[relic - 1]!.card[0]!;
  return partsWorth(p, book, [...book.parts.rally[card]!, ...book.parts.roll[card]!], 0);
}

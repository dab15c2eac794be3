// When to use an Instant or Ability: rules of thumb for each deed, weighed against its cost.

import type { Deed } from '../content/vocabulary.ts';
import { diggerAt, isInPlay, type Position } from '../position.ts';
import type { Book } from '../rules/catalog.ts';
import { totalRisk } from '../rules/danger.ts';
import { diceTaken, rollScore } from '../rules/dice.ts';
import { failureWorth } from './ancient-plans.ts';
import { chanceToBeat, sumOf } from './odds.ts';
import { ANCIENT_SPENT_WORTH, CALM_WORTH, dangerWorth, SPENT_WORTH } from './worth.ts';

/** Worth of a use, above zero when it should be made. */
export function useWorth(
  p: Position,
  book: Book,
  player: number,
  card: number,
  target: number,
  dice: number,
): number {
  let worth = -book.cost[card]! * (player === 0 ? ANCIENT_SPENT_WORTH : SPENT_WORTH);
  if (player > 0) worth += riskAdded(p, book, player, book.risk[card]!);
  for (const part of book.parts.now[card]!) worth += deedWorth(p, book, player, part, target, dice);
  return worth;
}

/** What some more (or less) Risk is worth to a seat right now: everything at Recoup, a little before. */
function riskAdded(p: Position, book: Book, seat: number, n: number): number {
  const digger = diggerAt(p, seat);
  if (n === 0 || digger.heist !== 0 || digger.inPlay === 0) return 0;
  const margin = totalRisk({ p, book }, seat) - p.alert;
  const wasSafe = margin >= 0;
  const isSafe = margin + n >= 0;
  if (wasSafe === isSafe) return wasSafe ? 0.02 * n : 0;
  return (isSafe ? 1 : -1) * dangerWorth(digger.danger);
}

/** The chance that this seat's roll succeeds as things stand: known after the throw, estimated before. */
function successNow(p: Position, seat: number): number {
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  if (p.rolled === 1) {
    const lead = rollScore(pool) - rollScore(guard);
    return lead > 0 || (lead === 0 && p.tiesWin) ? 1 : 0;
  }
  return chanceToBeat(
    pool.pip + pool.white + pool.base,
    sumOf(pool.tokens),
    guard.pip + guard.base,
    sumOf(guard.tokens),
    p.tiesWin,
  );
}

/** The chance of success when some dice of a rolled pool are thrown again, or new ones join. */
function successAfter(
  p: Position,
  seat: number,
  slot: boolean,
  places: readonly number[],
  more: number,
): number {
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  const faces = (slot ? guard : pool).faces;
  const kept = places.reduce((total, place) => total - faces[place]!, 0);
  const own = rollScore(pool) + (slot ? 0 : kept);
  const foe = rollScore(guard) + (slot ? kept : 0);
  const ownDice = (slot ? 0 : places.length) + more;
  return chanceToBeat(ownDice, own, slot ? places.length : 0, foe, p.tiesWin);
}

function deedWorth(
  p: Position,
  book: Book,
  player: number,
  deed: Deed,
  target: number,
  dice: number,
): number {
  const seat = target === 0 ? player : target;
  switch (deed.do) {
    case 'danger': {
      const danger = diggerAt(p, seat).danger;
      if (deed.n < 0) return danger === 0 ? -1 : dangerWorth(danger - 1) * (danger >= 2 ? 1 : 0.55);
      return dangerWorth(danger) * (player === 0 ? 1 : -1);
    }
    case 'reroll': {
      const slot = deed.to === 'foe';
      const enemy = (player === 0) !== slot;
      const { faces } = slot ? p.guards[seat - 1]! : diggerAt(p, seat).pool;
      const places = diceTaken(faces, dice, enemy);
      const change = successAfter(p, seat, slot, places, 0) - successNow(p, seat);
      return (player === 0 ? -change : change) * failureWorth(p, seat) - 0.01;
    }
    case 'pip': {
      if (player === 0) return 0.3 * deed.n;
      let worth = -0.4;
      for (let mate = 1; mate <= p.diggers.length; mate++) {
        if (!isInPlay(p, mate) || (deed.to !== 'team' && mate !== seat)) continue;
        worth += (withMore(p, mate, deed.n) - successNow(p, mate)) * failureWorth(p, mate);
      }
      return worth;
    }
    case 'risk':
      return player === 0 ? -riskAdded(p, book, seat, deed.n) : riskAdded(p, book, seat, deed.n) - 0.3;
    case 'calm':
      return p.alert >= 3 && p.alert < 10 ? CALM_WORTH : -1;
    case 'peek':
      return 0.3;
    default:
      return 0.1;
  }
}

function withMore(p: Position, seat: number, n: number): number {
  if (p.rolled === 1) return successAfter(p, seat, false, [], n);
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  return chanceToBeat(
    pool.pip + pool.white + pool.base + n,
    sumOf(pool.tokens),
    guard.pip + guard.base,
    sumOf(guard.tokens),
    p.tiesWin,
  );
}

/** Which option of a Negative card hurts less; above zero for the first. */
export function firstOptionWorth(p: Position, book: Book, seat: number, card: number): number {
  const options = book.options[card];
  if (!options) return 0;
  return optionWorth(p, book, seat, options[0]) - optionWorth(p, book, seat, options[1]);
}

function optionWorth(p: Position, book: Book, seat: number, deed: Deed): number {
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  const dice = pool.pip + pool.white + pool.base;
  const foe = guard.pip + guard.base;
  const now = chanceToBeat(dice, 0, foe, 0, p.tiesWin);
  switch (deed.do) {
    case 'disable':
      return (chanceToBeat(dice - deed.n, 0, foe, 0, p.tiesWin) - now) * failureWorth(p, seat);
    case 'token':
      return (chanceToBeat(dice, deed.v, foe, 0, p.tiesWin) - now) * failureWorth(p, seat);
    case 'risk':
      return riskAdded(p, book, seat, deed.n);
    case 'lose':
      return -0.8 * deed.n;
    case 'discard':
      return -1.1 * Math.min(deed.n, diggerAt(p, seat).hand.length);
    case 'limit':
      return -1.2 - riskNeed(p);
    default:
      return -1;
  }
}

/** How much a second card is needed for its Risk alone. */
const riskNeed = (p: Position): number => (p.alert >= 4 ? 2 : 0.5);

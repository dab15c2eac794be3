// When to use an Instant or Ability: rules of thumb for each effect, weighed against its cost.

import type { Effect } from '../content/vocabulary.ts';
import { diggerAt, isInPlay, type Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { totalRisk } from '../rules/danger.ts';
import { diceTaken, rollScore } from '../rules/dice.ts';
import { failureWorth } from './ancient-plans.ts';
import { chanceToBeat, sumOf } from './odds.ts';
import { ANCIENT_SPENT_WORTH, calmWorth, dangerWorth, healWorth, SPENT_WORTH } from './worth.ts';

/** One card fewer in the next round: found by play, and less than three dice of a roll that is still open. */
const LIMIT_LOSS = 0.5;

/** Worth of a use, above zero when it should be made. */
export function useWorth(
  p: Position,
  catalog: Catalog,
  player: number,
  card: number,
  target: number,
  dice: number,
): number {
  let worth = -catalog.cost[card]! * (player === 0 ? ANCIENT_SPENT_WORTH : SPENT_WORTH);
  if (player > 0) worth += riskAdded(p, catalog, player, catalog.risk[card]!);
  for (const part of catalog.parts.now[card]!) worth += effectWorth(p, catalog, player, part, target, dice);
  return worth;
}

/** What some more (or less) Risk is worth to a seat right now: everything at Recoup, a little before. */
function riskAdded(p: Position, catalog: Catalog, seat: number, n: number): number {
  const digger = diggerAt(p, seat);
  if (n === 0 || digger.heist !== 0 || digger.inPlay === 0) return 0;
  const margin = totalRisk({ p, catalog }, seat) - p.alert;
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

function effectWorth(
  p: Position,
  catalog: Catalog,
  player: number,
  effect: Effect,
  target: number,
  dice: number,
): number {
  const seat = target === 0 ? player : target;
  switch (effect.do) {
    case 'danger': {
      const danger = diggerAt(p, seat).danger;
      if (effect.n < 0) return healWorth(danger, -effect.n);
      return dangerWorth(danger) * (player === 0 ? 1 : -1);
    }
    case 'reroll': {
      const slot = effect.to === 'foe';
      const enemy = (player === 0) !== slot;
      const { faces } = slot ? p.guards[seat - 1]! : diggerAt(p, seat).pool;
      const places = diceTaken(faces, dice, enemy);
      const change = successAfter(p, seat, slot, places, 0) - successNow(p, seat);
      return (player === 0 ? -change : change) * failureWorth(p, seat) - 0.01;
    }
    case 'pip': {
      if (player === 0) return 0.3 * effect.n;
      let worth = -0.4;
      for (let mate = 1; mate <= p.diggers.length; mate++) {
        if (!isInPlay(p, mate) || (effect.to !== 'team' && mate !== seat)) continue;
        worth += (withMore(p, mate, effect.n) - successNow(p, mate)) * failureWorth(p, mate);
      }
      return worth;
    }
    case 'risk':
      return player === 0
        ? -riskAdded(p, catalog, seat, effect.n)
        : riskAdded(p, catalog, seat, effect.n) - 0.3;
    case 'calm':
      return calmWorth(p) - 0.01;
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
export function firstOptionWorth(p: Position, catalog: Catalog, seat: number, card: number): number {
  const options = catalog.options[card];
  if (!options) return 0;
  return optionWorth(p, catalog, seat, options[0]) - optionWorth(p, catalog, seat, options[1]);
}

function optionWorth(p: Position, catalog: Catalog, seat: number, effect: Effect): number {
  const { pool } = diggerAt(p, seat);
  const guard = p.guards[seat - 1]!;
  const dice = pool.pip + pool.white + pool.base;
  const foe = guard.pip + guard.base;
  const now = chanceToBeat(dice, 0, foe, 0, p.tiesWin);
  switch (effect.do) {
    case 'disable':
      return (chanceToBeat(dice - effect.n, 0, foe, 0, p.tiesWin) - now) * failureWorth(p, seat);
    case 'token':
      return (chanceToBeat(dice, effect.v, foe, 0, p.tiesWin) - now) * failureWorth(p, seat);
    case 'risk':
      return riskAdded(p, catalog, seat, effect.n);
    case 'lose':
      return -0.8 * effect.n;
    case 'discard':
      return -1.1 * Math.min(effect.n, diggerAt(p, seat).hand.length);
    case 'limit':
      return -LIMIT_LOSS;
    default:
      return -1;
  }
}

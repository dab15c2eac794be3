// Uses of an Instant or Ability that change nothing: no die is rerolled, the seat whose Risk they move is safe or lost all the same,
// or less Danger is there than they could remove at the last call.
import type { Effect } from '../content/vocabulary.ts';
import { diggerAt, type Position, STEP } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { totalRisk } from '../rules/danger.ts';
import { targetOf } from '../rules/uniform-effect.ts';

/** Does no part of this use change anything that will be asked for again? */
export function isIdleUse(
  p: Position,
  catalog: Catalog,
  player: number,
  card: number,
  target: number,
  dice: number,
): boolean {
  const parts = catalog.parts.now[card]!;
  if (player > 0 && catalog.risk[card] !== 0 && !isRiskVoid(p, catalog, player, catalog.risk[card]!))
    return false;
  const seat = target === 0 ? player : target;
  return parts.length > 0 && parts.every((part) => isVoid(p, catalog, seat, part, dice));
}

/** Healing the whole and Calm at full Alert are barred by the rules already. */
function isVoid(p: Position, catalog: Catalog, seat: number, effect: Effect, dice: number): boolean {
  switch (effect.do) {
    case 'reroll':
      return dice === 0;
    case 'danger':
      return effect.n < 0 && p.lastCalls && diggerAt(p, seat).danger < -effect.n;
    case 'risk':
      return seat > 0 && targetOf(effect) !== 'team' && isRiskVoid(p, catalog, seat, effect.n);
    default:
      return false;
  }
}

/** Risk is counted once, after the last window: on a Heist never, and else only for whether it reaches the Alert. */
function isRiskVoid(p: Position, catalog: Catalog, seat: number, n: number): boolean {
  const digger = diggerAt(p, seat);
  if (digger.heist !== 0 || digger.inPlay === 0) return true;
  if (p.step !== STEP.recoupWindow) return false;
  const margin = totalRisk({ p, catalog }, seat) - p.alert;
  return margin >= 0 === margin + n >= 0;
}

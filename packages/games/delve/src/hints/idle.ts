// Uses of an Instant or Ability that change nothing: no die is rerolled, or none that could turn the contest, the seat whose Risk they
// move is safe or lost all the same, or less Danger is there than they could remove at the last call.
import type { Effect } from '../content/vocabulary.ts';
import { diggerAt, type Position, STEP } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { totalRisk } from '../rules/danger.ts';
import { diceTaken, poolOf, rollScore } from '../rules/dice.ts';
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
  const risk = player > 0 ? catalog.risk[card]! : 0;
  if (risk !== 0 && !isRiskVoid(p, catalog, player, risk)) return false;
  const seat = target === 0 ? player : target;
  if (catalog.rerolls[card]! > 0 && dice > 0) return isContestDecided(p, catalog, player, card, seat, dice);
  return (risk !== 0 || parts.length > 0) && parts.every((part) => isVoid(p, catalog, seat, part, dice));
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

/** A die that Strategize may still add. */
const ONE_DIE = 6;

/** Is the contest won already, or lost whatever these dice show? For the Ancient: is it lost to the seat already, or safe for it? */
function isContestDecided(
  p: Position,
  catalog: Catalog,
  player: number,
  card: number,
  seat: number,
  dice: number,
): boolean {
  const onSlot = catalog.rerollsFoe[card]!;
  const { faces, floor } = poolOf(p, seat, onSlot);
  if (p.step !== STEP.rollWindow || faces.length < dice) return false;
  const isOwn = player > 0 && !onSlot;
  let gain = 0;
  for (const place of diceTaken(faces, dice, !isOwn))
    gain += Math.abs((isOwn ? 6 : Math.max(1, floor)) - Math.max(faces[place]!, floor));
  const lead = rollScore(poolOf(p, seat, false)) - rollScore(poolOf(p, seat, true));
  if (player === 0) return lead <= 0 || lead - gain > 0;
  return lead > 0 || lead + gain + (isDieAwaited(p, catalog) ? ONE_DIE : 0) <= 0;
}

/** Has anybody an Ability face up that adds dice for all? */
const isDieAwaited = (p: Position, catalog: Catalog): boolean =>
  p.diggers.some(
    ({ inPlay, abilityUp, ability }) =>
      inPlay === 1 && abilityUp === 1 && catalog.parts.now[ability]!.some((part) => part.do === 'pip'),
  );

/** So much Risk one use of the last window may still add or take. */
const ONE_MORE_USE = 3;

/** Risk is counted once, after the last window: on a Heist never, and else only for whether it reaches the Alert. */
function isRiskVoid(p: Position, catalog: Catalog, seat: number, n: number): boolean {
  const digger = diggerAt(p, seat);
  if (digger.heist !== 0 || digger.inPlay === 0) return true;
  const margin = totalRisk({ p, catalog }, seat) - p.alert;
  if (p.step === STEP.recoupWindow) return margin >= 0 === margin + n >= 0;
  return p.step === STEP.rollWindow && (margin >= ONE_MORE_USE || margin + n < -ONE_MORE_USE);
}

// What can be answered in a window: pass, Instants, the Ability, a new hand.
import { ability, type Choice, instant, PASS, REDRAW } from '../choices.ts';
import { diggerAt, isInPlay, MAX_ALERT, type Position, roundHazard } from '../position.ts';
import { handOf, isRepeat } from './cards.ts';
import type { Catalog } from './catalog.ts';
import { isDeadHand } from './refresh.ts';

/** The window in which a dead hand may be drawn anew (DV-REFRESH-16). */
const REFRESH = 1;

/** DP-8: pass, each playable Instant with its parameters, the Ability, then a new hand. */
export function windowChoices(p: Position, catalog: Catalog, player: number, bit: number): readonly Choice[] {
  let list: Choice[] | undefined;
  const hand = handOf(p, player);
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at]!;
    if ((catalog.windows[card]! & bit) === 0 || isRepeat(hand, at)) continue;
    if (!isPlayable(p, catalog, player, card)) continue;
    list ??= [PASS];
    addUses(p, catalog, player, card, instant, list);
  }
  if (player > 0) {
    const digger = diggerAt(p, player);
    if (digger.abilityUp === 1 && (catalog.windows[digger.ability]! & bit) !== 0) {
      list ??= [PASS];
      addUses(p, catalog, player, digger.ability, ability, list);
    }
    if (bit === REFRESH && p.redraws && digger.redrawn === 0 && isDeadHand(p, catalog, player)) {
      list ??= [PASS];
      list.push(REDRAW);
    }
  }
  return list ?? ONLY_PASS;
}

/** What most answers have to choose from; one list for all of them. Not frozen: the engine reads frozen lists slowly. */
const ONLY_PASS: readonly Choice[] = [PASS];

/** DV-INST-1, DV-INST-7: cost, Hazard and printed requirement. */
export function isPlayable(p: Position, catalog: Catalog, player: number, card: number): boolean {
  if (player === 0) return catalog.cost[card]! <= p.field && catalog.hazard[card]! <= roundHazard(p);
  const digger = diggerAt(p, player);
  return (
    catalog.cost[card]! <= digger.trinkets &&
    digger.danger >= catalog.needsDanger[card]! &&
    digger.trinkets >= catalog.needsTrinkets[card]!
  );
}

type Make = (card: number, target: number, dice: number) => Choice;

/** Targets vary slower than the number of dice (DV-LIST-2). */
function addUses(
  p: Position,
  catalog: Catalog,
  player: number,
  card: number,
  make: Make,
  list: Choice[],
): void {
  if (!catalog.asksAnyone[card]) {
    addDice(p, catalog, player, card, 0, make, list);
    return;
  }
  for (let seat = 1; seat <= p.diggers.length; seat++)
    if (isInPlay(p, seat)) addDice(p, catalog, player, card, seat, make, list);
}

/** DV-ROLL-12: at most as many dice as that pool has rolled. */
function addDice(
  p: Position,
  catalog: Catalog,
  player: number,
  card: number,
  target: number,
  make: Make,
  list: Choice[],
): void {
  const seat = target === 0 ? player : target;
  if (catalog.rerolls[card] === 0 || seat === 0) {
    if (!isIdle(p, catalog, card, seat)) list.push(make(card, target, 0));
    return;
  }
  const { faces } = catalog.rerollsFoe[card] ? p.guards[seat - 1]! : diggerAt(p, seat).pool;
  const most = Math.min(catalog.rerolls[card]!, faces.length);
  for (let dice = catalog.risk[card]! > 0 ? 0 : 1; dice <= most; dice++) list.push(make(card, target, dice));
}

/** DV-INST-6, DV-ABIL-9: would this use change nothing at all? */
function isIdle(p: Position, catalog: Catalog, card: number, seat: number): boolean {
  const parts = catalog.parts.now[card]!;
  if (catalog.risk[card]! > 0 || parts.length === 0) return false;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const heals = part.do === 'danger' && part.n < 0 && (part.to === 'self' || part.to === 'any');
    const isVain = (heals && diggerAt(p, seat).danger === 0) || (part.do === 'calm' && p.alert === MAX_ALERT);
    if (!isVain) return false;
  }
  return true;
}

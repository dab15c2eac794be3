// Why a choice is not open: the reason in the game's own words, and the clause behind it.
import type { Reason } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { mayChooseFirst } from './effects.ts';
import { waitingMask } from './play.ts';
import { ASK, diggerAt, isInPlay, OUTCOME, type Position, roundHazard, STEP } from './position.ts';
import { handOf } from './rules/cards.ts';
import type { Catalog } from './rules/catalog.ts';
import { ancientLimit, diggerLimit, isTargeted } from './rules/ready.ts';
import { isDeadHand } from './rules/refresh.ts';
import { answerOf, openWindow } from './rules/windows.ts';

const because = (code: string, clause: string): Reason => ({ code, clause });

/** The decision point that the game is at. */
function decisionPoint(p: Position, player: number): string {
  if (p.ask === ASK.curse) return 'DP-9';
  if (p.ask === ASK.reroll) return 'DP-10';
  if (openWindow(p) !== 0) return 'DP-8';
  switch (p.step) {
    case STEP.draftRelics:
      return 'DP-1';
    case STEP.draftAbility:
      return 'DP-2';
    case STEP.draw:
      return 'DP-3';
    case STEP.relicChoice:
      return 'DP-4';
    case STEP.heists:
      return 'DP-5';
    default:
      return player === 0 ? 'DP-7' : 'DP-6';
  }
}

export function explain(p: Position, catalog: Catalog, player: number, choice: unknown): Reason {
  if (p.outcome !== OUTCOME.none) return because('over', 'DV-END-7');
  if (player > p.diggers.length || player < 0) return because('notYourTurn', 'DV-GEN-1');
  if (player > 0 && !isInPlay(p, player)) return because('eliminated', 'DV-ELIM-5');
  if ((waitingMask(p, catalog) & (1 << player)) === 0) return whyNotWaiting(p, player);
  if (typeof choice !== 'object' || choice === null || !('kind' in choice)) return notNow(p, player);
  return whyNotOpen(p, catalog, player, choice as Choice) ?? notNow(p, player);
}

const notNow = (p: Position, player: number): Reason => because('notNow', decisionPoint(p, player));

function whyNotWaiting(p: Position, player: number): Reason {
  if (p.step === STEP.placement) {
    if (player === 0 && p.round === 0) return because('entryStage', 'DV-ROUND-3');
    return because('alreadyReady', 'DV-READY-5');
  }
  if (openWindow(p) !== 0) {
    if (player === 0 && p.round === 0) return because('entryStage', 'DV-WDW-3');
    return answerOf(p, player).length > 0
      ? because('alreadyAnswered', 'DV-WDW-5')
      : because('nothingToUse', 'DV-WDW-8');
  }
  return because('notYourTurn', decisionPoint(p, player));
}

function whyNotOpen(p: Position, catalog: Catalog, player: number, choice: Choice): Reason | undefined {
  switch (choice.kind) {
    case 'place':
    case 'guard':
      return p.step === STEP.placement ? whyNotPlaced(p, catalog, player, choice) : undefined;
    case 'instant':
      return openWindow(p) !== 0 ? whyNotPlayed(p, catalog, player, choice) : undefined;
    case 'ability':
      return openWindow(p) !== 0 ? whyNotUsed(p, catalog, player, choice) : undefined;
    case 'redraw':
      return whyNotRedrawn(p, catalog, player);
    case 'activate':
    case 'expose':
    case 'restRelics':
      return p.step === STEP.relicChoice ? whyNotRelic(p, choice) : undefined;
    case 'heist':
      return p.step === STEP.heists ? whyNotHeist(p, choice.relic) : undefined;
    case 'discard':
      return p.step === STEP.draw ? because('notInHand', 'DV-REFRESH-4') : undefined;
    case 'takeAbility':
      return p.step === STEP.draftAbility ? because('abilityTaken', 'DV-SETUP-9') : undefined;
    case 'keepRelics':
      return p.step === STEP.draftRelics ? because('wrongRelics', 'DV-SETUP-10') : undefined;
    case 'suffer':
      if (p.ask !== ASK.curse) return undefined;
      return choice.option === 1 && !mayChooseFirst({ p, catalog }, player, choice.card)
        ? because('needUnmet', 'DV-NEG-3')
        : because('otherCurse', 'DV-NEG-2');
    case 'reroll':
      return p.ask === ASK.reroll ? because('tooManyDice', 'DV-ROLL-12') : undefined;
    case 'pass':
      return p.step === STEP.placement ? because('readyInstead', 'DV-READY-7') : undefined;
    default:
      return undefined;
  }
}

function whyNotPlaced(
  p: Position,
  catalog: Catalog,
  player: number,
  choice: Extract<Choice, { kind: 'place' | 'guard' }>,
): Reason {
  const { card } = choice;
  const ancient = player === 0;
  if ((choice.kind === 'guard') !== ancient) return because('otherSide', 'DV-CARD-2');
  if (!handOf(p, player).includes(card)) return because('notInHand', 'DV-PLACE-4');
  if (!catalog.placeable[card]) return because('instantNotPlaced', 'DV-PLACE-4');
  if (ancient) {
    if (p.ancient.placed.length >= ancientLimit(p)) return because('slotsFull', 'DV-PLACE-3');
    if (catalog.hazard[card]! > roundHazard(p)) return because('hazardTooHigh', 'DV-PLACE-8');
    if (catalog.cost[card]! > p.field) return because('cannotPay', 'DV-TRI-6');
    const slot = choice.kind === 'guard' ? choice.slot : 0;
    if (slot >= 1 && slot <= p.diggers.length && !isInPlay(p, slot))
      return because('slotClosed', 'DV-ELIM-4');
    return because('slotTaken', 'DV-PLACE-4');
  }
  const digger = diggerAt(p, player);
  if (digger.placed.length >= diggerLimit(p, player)) {
    if (digger.heist !== 0) return because('heistLimit', 'DV-HEIST-4');
    return digger.limitNow !== 0 ? because('snared', 'DV-NEG-6') : because('slotsFull', 'DV-PLACE-2');
  }
  if (catalog.cost[card]! > digger.trinkets) return because('cannotPay', 'DV-PLACE-7');
  return because('wrongAlly', 'DV-PLACE-9');
}

function whyNotPlayed(
  p: Position,
  catalog: Catalog,
  player: number,
  choice: Extract<Choice, { kind: 'instant' }>,
): Reason {
  const { card } = choice;
  if (!handOf(p, player).includes(card)) return because('notInHand', 'DV-INST-2');
  if (((catalog.windows[card] ?? 0) & openWindow(p)) === 0) return because('otherWindow', 'DV-WDW-2');
  if (player === 0) {
    if (catalog.hazard[card]! > roundHazard(p)) return because('hazardTooHigh', 'DV-HAZ-3');
    if (catalog.cost[card]! > p.field) return because('cannotPay', 'DV-INST-7');
  } else {
    const digger = diggerAt(p, player);
    if (catalog.cost[card]! > digger.trinkets) return because('cannotPay', 'DV-INST-1');
    if (digger.danger < catalog.needsDanger[card]! || digger.trinkets < catalog.needsTrinkets[card]!)
      return because('needUnmet', 'DV-INST-6');
  }
  if (choice.target > 0 && (choice.target > p.diggers.length || !isInPlay(p, choice.target)))
    return because('targetGone', 'DV-ELIM-6');
  return choice.dice === 0 ? because('changesNothing', 'DV-INST-6') : because('wrongParameters', 'DP-8');
}

function whyNotUsed(
  p: Position,
  catalog: Catalog,
  player: number,
  { card, dice }: Extract<Choice, { kind: 'ability' }>,
): Reason {
  if (player === 0 || diggerAt(p, player).ability !== card) return because('notYourAbility', 'DV-ABIL-2');
  if (diggerAt(p, player).abilityUp === 0)
    return catalog.once[card] ? because('abilitySpent', 'DV-ABIL-7') : because('abilityCooling', 'DV-ABIL-6');
  if ((catalog.windows[card]! & openWindow(p)) === 0) return because('otherWindow', 'DV-WDW-2');
  return dice === 0 ? because('changesNothing', 'DV-ABIL-9') : because('wrongParameters', 'DP-8');
}

function whyNotRedrawn(p: Position, catalog: Catalog, player: number): Reason | undefined {
  if (player === 0 || p.step !== STEP.refreshWindow) return undefined;
  if (!p.redraws) return because('handsStay', 'DV-OPT-9');
  if (diggerAt(p, player).redrawn === 1) return because('alreadyRedrawn', 'DV-REFRESH-16');
  return isDeadHand(p, catalog, player) ? undefined : because('handNotDead', 'DV-REFRESH-16');
}

function whyNotRelic(
  p: Position,
  choice: Extract<Choice, { kind: 'activate' | 'expose' | 'restRelics' }>,
): Reason {
  if (choice.kind === 'restRelics') return because('mustTurnRelic', 'DV-RELIC-2');
  const relic = p.relics[choice.relic - 1];
  if (relic && relic.claimedBy !== 0) return because('relicClaimed', 'DV-RELIC-12');
  if (relic && relic.exposed === 1 && choice.kind === 'activate') {
    if (p.relics.some((other) => other.claimedBy === 0 && other.exposed === 0))
      return because('mustTurnRelic', 'DV-RELIC-2');
    if (relic.cooldown > 0) return because('relicCooling', 'DV-RELIC-9');
  }
  if (relic && relic.exposed === 1 && choice.kind === 'expose')
    return because('alreadyExposed', 'DV-RELIC-2');
  return notNow(p, 0);
}

function whyNotHeist(p: Position, target: number): Reason {
  const relic = p.relics[target - 1];
  if (relic && relic.claimedBy !== 0) return because('relicClaimed', 'DV-RELIC-12');
  if (relic && isTargeted(p, target)) return because('relicTargeted', 'DV-HEIST-2');
  return because('relicNotExposed', 'DV-HEIST-1');
}

// The round as a chain of steps: runs from one to the next until a seat has to decide or the game is over.
import type { Seat } from '@undercroft/kernel';

import { type Choice, suffer } from './choices.ts';
import { sufferOption } from './effects.ts';
import { ASK, OUTCOME, type Position, STEP } from './position.ts';
import { discardFromHand } from './rules/cards.ts';
import type { Catalog } from './rules/catalog.ts';
import { rerollDice } from './rules/dice.ts';
import { abilityChoices, keepRelics, pickAbility, relicSets } from './rules/draft.ts';
import { rally } from './rules/rally.ts';
import {
  askForHeists,
  askForRelic,
  awaitPlacements,
  guardChoices,
  heistChoices,
  placeChoices,
  relicChoices,
  revealPlacements,
  takeHeistChoice,
  takePlacement,
  takeReady,
  takeRelicChoice,
} from './rules/ready.ts';
import { recoup } from './rules/recoup.ts';
import { discardChoices, drawHands, raiseAlert, resolveInfluence, startRound } from './rules/refresh.ts';
import { checkReward, giveRewards, resolveHeists, resolveRewardParts } from './rules/reward.ts';
import { askedPool, compareScores, rerollChoices, resolveRerolls, throwDice } from './rules/roll.ts';
import type { RuleContext } from './rules/rule-context.ts';
import { windowChoices } from './rules/window-choices.ts';
import { isUnanswered, openWindow, runLastCall, runWindow, takeAnswer, unanswered } from './rules/windows.ts';

const NONE: readonly Choice[] = Object.freeze([]);

/** One step. True when it is done, false when a seat has to decide. */
function runStep(context: RuleContext): boolean {
  switch (context.p.step) {
    case STEP.roundStart:
      return startRound(context);
    case STEP.draw:
      return drawHands(context);
    case STEP.influence:
      return resolveInfluence(context);
    case STEP.alertRise:
      return raiseAlert(context);
    case STEP.refreshWindow:
      return closeRefresh(context);
    case STEP.relicChoice:
      return askForRelic(context);
    case STEP.heists:
      return askForHeists(context);
    case STEP.placement:
      return awaitPlacements(context);
    case STEP.reveal:
      return revealPlacements(context);
    case STEP.rally:
      return rally(context);
    case STEP.rallyWindow:
      return runWindow(context, 'rally', STEP.throwDice);
    case STEP.throwDice:
      return throwDice(context);
    case STEP.rerolls:
      return resolveRerolls(context);
    case STEP.rollWindow:
      return runWindow(context, 'roll', STEP.scores);
    case STEP.scores:
      return compareScores(context);
    case STEP.rewards:
      return giveRewards(context);
    case STEP.heistRewards:
      return resolveHeists(context);
    case STEP.rewardParts:
      return resolveRewardParts(context);
    case STEP.rewardCheck:
      return checkReward(context);
    case STEP.recoupWindow:
      return runWindow(context, 'recoup', STEP.recoup);
    case STEP.recoup:
      return recoup(context);
    default:
      return false;
  }
}

function closeRefresh(context: RuleContext): boolean {
  if (!runWindow(context, 'refresh', STEP.relicChoice)) return false;
  if (context.p.outcome === OUTCOME.none) context.tell?.({ kind: 'phaseBegan', phase: 'ready' });
  return true;
}

/** DV-LIST-3: everything automatic, up to the next decision or the end. */
export function runOn(context: RuleContext): void {
  const { p } = context;
  while (p.outcome === OUTCOME.none && p.ask === ASK.nothing)
    if (p.doomed !== 0) {
      if (!runLastCall(context)) return;
    } else if (!runStep(context) && p.doomed === 0) return;
}

/**
 * Seats of a mask: lowest first, as windows are served; or with the Ancient last, as placing is (DV-READY-8). The type
 * keeps them from being written to: the engine reads frozen lists slowly, and these are read at every decision.
 */
const seatsOf = (mask: number): number[] => [0, 1, 2, 3, 4].filter((seat) => (mask & (1 << seat)) !== 0);
const IN_ORDER = Array.from({ length: 32 }, (_, mask) => seatsOf(mask));
const ANCIENT_LAST = Array.from({ length: 32 }, (_, mask) => [...seatsOf(mask & ~1), ...seatsOf(mask & 1)]);

export const waitingFor = (p: Position, catalog: Catalog): readonly Seat[] =>
  (p.step === STEP.placement ? ANCIENT_LAST : IN_ORDER)[waitingMask(p, catalog)]!;

/** A bit per player that the game waits for. */
export function waitingMask(p: Position, catalog: Catalog): number {
  if (p.outcome !== OUTCOME.none) return 0;
  if (p.ask !== ASK.nothing) return 1 << p.askSeat;
  const window = openWindow(p);
  if (window !== 0) return unanswered(p, catalog, window);
  switch (p.step) {
    case STEP.draftRelics:
    case STEP.relicChoice:
      return 1;
    case STEP.draftAbility:
    case STEP.draw:
    case STEP.heists:
      return 1 << p.cursor;
    case STEP.placement:
      return unreadyMask(p);
    default:
      return 0;
  }
}

function unreadyMask(p: Position): number {
  const { diggers, ready } = p;
  let mask = p.round > 0 && p.ancient.ready === 0 ? 1 : 0;
  for (let at = 0; at < diggers.length; at++) if (diggers[at]!.inPlay === 1) mask |= 2 << at;
  for (let at = 0; at < ready.length; at++) mask &= ~(1 << ready[at]!);
  return mask;
}

/** Every choice open to a player that the game waits for, in the order of DV-LIST-2. */
export function choices(p: Position, catalog: Catalog, player: number): readonly Choice[] {
  const window = openWindow(p);
  if (window !== 0)
    return p.outcome === OUTCOME.none && isUnanswered(p, catalog, window, player)
      ? windowChoices(p, catalog, player, window)
      : NONE;
  if ((waitingMask(p, catalog) & (1 << player)) === 0) return NONE;
  if (p.ask === ASK.curse) return [suffer(p.askCard, 1), suffer(p.askCard, 2)];
  if (p.ask === ASK.reroll) return rerollChoices(p);
  switch (p.step) {
    case STEP.draftRelics:
      return relicSets(p, catalog);
    case STEP.draftAbility:
      return abilityChoices(p);
    case STEP.draw:
      return discardChoices(p);
    case STEP.relicChoice:
      return relicChoices(p, catalog);
    case STEP.heists:
      return heistChoices(p);
    default:
      return player === 0 ? guardChoices(p, catalog) : placeChoices(p, catalog, player);
  }
}

/** Carries a choice out and runs on. What is chosen most often is asked for first. */
export function play(context: RuleContext, player: number, choice: Choice): void {
  const { p } = context;
  switch (choice.kind) {
    case 'pass':
    case 'instant':
    case 'ability':
    case 'redraw':
      takeAnswer(context, player, choice);
      if (unanswered(p, context.catalog, openWindow(p)) !== 0) return;
      break;
    case 'place':
    case 'guard':
      takePlacement(context, player, choice);
      return;
    case 'ready':
      takeReady(context, player);
      break;
    case 'keepRelics':
      keepRelics(context, choice.cards);
      break;
    case 'takeAbility':
      pickAbility(context, player, choice.card);
      break;
    case 'discard':
      discardFromHand(context, player, choice.card);
      break;
    case 'activate':
    case 'expose':
    case 'restRelics':
      takeRelicChoice(context, choice);
      break;
    case 'heist':
    case 'forgoHeist':
      takeHeistChoice(context, player, choice);
      break;
    case 'suffer':
      p.ask = ASK.nothing;
      p.askSeat = p.askCard = 0;
      sufferOption(context, player, choice.card, choice.option);
      break;
    case 'reroll':
      takeReroll(context, choice.dice);
      break;
  }
  runOn(context);
}

function takeReroll(context: RuleContext, dice: number): void {
  const { p } = context;
  const { seat, slot, highest } = askedPool(p);
  p.ask = ASK.nothing;
  p.askSeat = p.askPool = p.askMost = 0;
  rerollDice(context, seat, slot, dice, highest);
}

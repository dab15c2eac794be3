// The round as a chain of steps: runs on from one to the next until somebody has to decide or the game is over.

import { type Choice, suffer } from './choices.ts';
import { sufferOption } from './effects.ts';
import { ASK, OUTCOME, type Position, STEP } from './position.ts';
import { discardFromHand } from './rules/cards.ts';
import type { Book } from './rules/catalog.ts';
import { rerollDice } from './rules/dice.ts';
import { abilityChoices, keepRelics, pickAbility, relicSets } from './rules/draft.ts';
import { rally } from './rules/rally.ts';
import {
  askForHeists,
  askForRelic,
  awaitPlacements,
  defaultPlacement,
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
import {
  defaultDiscard,
  discardChoices,
  drawHands,
  raiseAlert,
  resolveInfluence,
  startRound,
} from './rules/refresh.ts';
import { checkReward, giveRewards, resolveHeists, resolveRewardParts } from './rules/reward.ts';
import {
  askedPool,
  compareScores,
  defaultReroll,
  rerollChoices,
  resolveRerolls,
  throwDice,
} from './rules/roll.ts';
import type { Scene } from './rules/rule-context.ts';
import {
  isUnanswered,
  runWindow,
  takeAnswer,
  unanswered,
  windowBitAt,
  windowChoices,
} from './rules/windows.ts';

const NONE: readonly Choice[] = Object.freeze([]);

/** One step. True when it is done and the next may run, false when somebody has to decide. */
function runStep(scene: Scene): boolean {
  switch (scene.p.step) {
    case STEP.roundStart:
      return startRound(scene);
    case STEP.draw:
      return drawHands(scene);
    case STEP.influence:
      return resolveInfluence(scene);
    case STEP.alertRise:
      return raiseAlert(scene);
    case STEP.refreshWindow:
      return closeRefresh(scene);
    case STEP.relicChoice:
      return askForRelic(scene);
    case STEP.heists:
      return askForHeists(scene);
    case STEP.placement:
      return awaitPlacements(scene);
    case STEP.reveal:
      return revealPlacements(scene);
    case STEP.rally:
      return rally(scene);
    case STEP.rallyWindow:
      return runWindow(scene, 'rally', STEP.throwDice);
    case STEP.throwDice:
      return throwDice(scene);
    case STEP.rerolls:
      return resolveRerolls(scene);
    case STEP.rollWindow:
      return runWindow(scene, 'roll', STEP.scores);
    case STEP.scores:
      return compareScores(scene);
    case STEP.rewards:
      return giveRewards(scene);
    case STEP.heistRewards:
      return resolveHeists(scene);
    case STEP.rewardParts:
      return resolveRewardParts(scene);
    case STEP.rewardCheck:
      return checkReward(scene);
    case STEP.recoupWindow:
      return runWindow(scene, 'recoup', STEP.recoup);
    case STEP.recoup:
      return recoup(scene);
    default:
      return false;
  }
}

function closeRefresh(scene: Scene): boolean {
  if (!runWindow(scene, 'refresh', STEP.relicChoice)) return false;
  if (scene.p.outcome === OUTCOME.none) scene.tell?.({ kind: 'phaseBegan', phase: 'ready' });
  return true;
}

/** DV-LIST-3: everything automatic, up to the next decision or the end. */
export function runOn(scene: Scene): void {
  const { p } = scene;
  while (p.outcome === OUTCOME.none && p.ask === ASK.nothing && runStep(scene));
}

/** A bit per player that the game waits for. */
export function waitingMask(p: Position, book: Book): number {
  if (p.outcome !== OUTCOME.none) return 0;
  if (p.ask !== ASK.nothing) return 1 << p.askSeat;
  const window = windowBitAt(p.step);
  if (window !== 0) return unanswered(p, book, window);
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
export function listChoices(p: Position, book: Book, player: number): readonly Choice[] {
  const window = p.ask === ASK.nothing ? windowBitAt(p.step) : 0;
  if (window !== 0)
    return p.outcome === OUTCOME.none && isUnanswered(p, book, window, player)
      ? windowChoices(p, book, player, window)
      : NONE;
  if ((waitingMask(p, book) & (1 << player)) === 0) return NONE;
  if (p.ask === ASK.curse) return [suffer(p.askCard, 1), suffer(p.askCard, 2)];
  if (p.ask === ASK.reroll) return rerollChoices(p);
  switch (p.step) {
    case STEP.draftRelics:
      return relicSets(p, book);
    case STEP.draftAbility:
      return abilityChoices(p);
    case STEP.draw:
      return discardChoices(p);
    case STEP.relicChoice:
      return relicChoices(p, book);
    case STEP.heists:
      return heistChoices(p);
    default:
      return player === 0 ? guardChoices(p, book) : placeChoices(p, book, player);
  }
}

/** Carries a choice out and runs on. What is chosen most often is asked for first. */
export function takeChoice(scene: Scene, player: number, choice: Choice): void {
  const { p } = scene;
  switch (choice.kind) {
    case 'pass':
    case 'instant':
    case 'ability':
      takeAnswer(scene, player, choice);
      if (unanswered(p, scene.book, windowBitAt(p.step)) !== 0) return;
      break;
    case 'place':
    case 'guard':
      takePlacement(scene, player, choice);
      return;
    case 'ready':
      takeReady(scene, player);
      break;
    case 'keepRelics':
      keepRelics(scene, choice.cards);
      break;
    case 'takeAbility':
      pickAbility(scene, player, choice.card);
      break;
    case 'discard':
      discardFromHand(scene, player, choice.card);
      break;
    case 'activate':
    case 'expose':
    case 'restRelics':
      takeRelicChoice(scene, choice);
      break;
    case 'heist':
    case 'forgoHeist':
      takeHeistChoice(scene, player, choice);
      break;
    case 'suffer':
      p.ask = ASK.nothing;
      p.askSeat = p.askCard = 0;
      sufferOption(scene, player, choice.card, choice.option);
      break;
    case 'reroll':
      takeReroll(scene, choice.dice);
      break;
  }
  runOn(scene);
}

function takeReroll(scene: Scene, dice: number): void {
  const { p } = scene;
  const { seat, slot, highest } = askedPool(p);
  p.ask = ASK.nothing;
  p.askSeat = p.askPool = p.askMost = 0;
  rerollDice(scene, seat, slot, dice, highest);
}

/** What a clock that runs out chooses: the last column of the Decision points. */
export function chooseByDefault(p: Position, book: Book, player: number): Choice {
  const list = listChoices(p, book, player);
  if (p.ask === ASK.curse) return list[1]!;
  if (p.ask === ASK.reroll) return defaultReroll(p);
  switch (p.step) {
    case STEP.draw:
      return defaultDiscard(p, book);
    case STEP.relicChoice:
      return list.find((choice) => choice.kind === 'expose') ?? list[0]!;
    case STEP.placement:
      return defaultPlacement(p, book, player);
    default:
      return list[0]!;
  }
}

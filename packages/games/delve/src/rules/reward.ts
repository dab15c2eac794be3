// The Reward Phase: Trinkets, Heists, Reward parts of cards, and the first check for victory.
import { diggerAt, OUTCOME, ROLL, STEP } from '../position.ts';
import { checkExpedition } from '../score.ts';
import { changeAlert, gainDanger, takeTrinkets } from './danger.ts';
import { gainWhite } from './dice.ts';
import { resolveCards } from './rally.ts';
import type { RuleContext } from './rule-context.ts';

const SUCCESS_REWARD = 4;
const FAILURE_REWARD = 1;
/** On this face or a higher one the Heist die is heard (DV-HEIST-8). */
const LOUD_FACE = 3;

/** W1. DV-REWARD-1..3, DV-HEIST-14: in ready order, as far as the field goes. */
export function giveRewards(context: RuleContext): boolean {
  const { p } = context;
  context.tell?.({ kind: 'phaseBegan', phase: 'reward' });
  for (const seat of p.ready) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0 || (p.heistReplaces && digger.heist !== 0)) continue;
    const due =
      digger.roll === ROLL.success ? SUCCESS_REWARD + digger.bonusWin : FAILURE_REWARD + digger.bonusFail;
    const n = takeTrinkets(context, seat, Math.max(0, due));
    context.tell?.({ kind: 'rewardTaken', seat, n });
  }
  p.step = STEP.heistRewards;
  p.cursor = 0;
  return true;
}

/** W2. DV-REWARD-4, DV-HEIST-6..10: in ready order. */
export function resolveHeists(context: RuleContext): boolean {
  const { p } = context;
  while (p.cursor < p.ready.length) {
    const seat = p.ready[p.cursor++]!;
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0 || digger.heist === 0) continue;
    if (digger.roll === ROLL.success) winHeist(context, seat, digger.heist);
    else {
      context.tell?.({ kind: 'heistLost', seat, relic: digger.heist });
      gainDanger(context, seat, 'heist');
      if (p.outcome !== OUTCOME.none) return true;
      if (p.doomed !== 0) return false;
    }
  }
  p.step = STEP.rewardParts;
  p.cursor = 0;
  return true;
}

/** DV-HEIST-7..9, DV-HEIST-15: the Relic changes hands; the White Die is thrown even when there is none to gain. */
function winHeist(context: RuleContext, seat: number, target: number): void {
  const { p } = context;
  const relic = p.relics[target - 1]!;
  relic.claimedBy = seat;
  relic.shown = 1;
  relic.cooldown = 0;
  p.heistsWon++;
  context.tell?.({ kind: 'heistWon', seat, relic: target, card: relic.card[0]! });
  const gained = gainWhite(context, seat, 1) > 0;
  const face = context.chance.die(6, 'heist-die');
  context.tell?.({ kind: 'heistDieRolled', seat, face, gained });
  if (face >= LOUD_FACE) changeAlert(context, 1);
}

/** W3. DV-REWARD-5. */
export function resolveRewardParts(context: RuleContext): boolean {
  if (!resolveCards(context, 'reward', context.catalog.parts.reward)) return false;
  context.p.step = STEP.rewardCheck;
  return true;
}

/** W4. DV-REWARD-6. */
export function checkReward(context: RuleContext): boolean {
  if (checkExpedition(context)) return true;
  context.tell?.({ kind: 'phaseBegan', phase: 'recoup' });
  context.p.step = STEP.recoupWindow;
  return true;
}

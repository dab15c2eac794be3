// The Reward Phase: Trinkets, Heists, Reward parts of cards, and the first check for victory.
import { diggerAt, OUTCOME, ROLL, STEP } from '../position.ts';
import { checkExpedition } from '../score.ts';
import { changeAlert, gainDanger, takeTrinkets } from './danger.ts';
import { gainWhite } from './dice.ts';
import { resolveTable } from './rally.ts';
import type { Scene } from './rule-context.ts';

const SUCCESS_REWARD = 4;
const FAILURE_REWARD = 1;
/** On this face or a higher one the Heist die is heard (DV-HEIST-8). */
const LOUD_FACE = 3;

/** W1. DV-REWARD-1..3, DV-HEIST-14: in ready order, as far as the field goes. */
export function giveRewards(scene: Scene): boolean {
  const { p } = scene;
  scene.tell?.({ kind: 'phaseBegan', phase: 'reward' });
  for (const seat of p.ready) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0 || (p.heistReplaces && digger.heist !== 0)) continue;
    const due =
      digger.roll === ROLL.success ? SUCCESS_REWARD + digger.bonusWin : FAILURE_REWARD + digger.bonusFail;
    const n = takeTrinkets(scene, seat, Math.max(0, due));
    scene.tell?.({ kind: 'rewardTaken', seat, n });
  }
  p.step = STEP.heistRewards;
  return true;
}

/** W2. DV-REWARD-4, DV-HEIST-6..10: in ready order. */
export function resolveHeists(scene: Scene): boolean {
  const { p } = scene;
  for (const seat of p.ready) {
    const digger = diggerAt(p, seat);
    if (digger.inPlay === 0 || digger.heist === 0) continue;
    if (digger.roll === ROLL.success) winHeist(scene, seat, digger.heist);
    else {
      scene.tell?.({ kind: 'heistLost', seat, relic: digger.heist });
      gainDanger(scene, seat, 'heist');
      if (p.outcome !== OUTCOME.none) return true;
    }
  }
  p.step = STEP.rewardParts;
  p.cursor = 0;
  return true;
}

/** DV-HEIST-7..9, DV-HEIST-15: the Relic changes hands; the White Die is thrown even when there is none to gain. */
function winHeist(scene: Scene, seat: number, target: number): void {
  const { p } = scene;
  const relic = p.relics[target - 1]!;
  relic.claimedBy = seat;
  relic.shown = 1;
  relic.cooldown = 0;
  p.heistsWon++;
  scene.tell?.({ kind: 'heistWon', seat, relic: target, card: relic.card[0]! });
  const gained = gainWhite(scene, seat, 1) > 0;
  const face = scene.chance.die(6);
  scene.tell?.({ kind: 'heistDieRolled', seat, face, gained });
  if (face >= LOUD_FACE) changeAlert(scene, 1);
}

/** W3. DV-REWARD-5. */
export function resolveRewardParts(scene: Scene): boolean {
  if (!resolveTable(scene, 'reward', scene.book.parts.reward)) return false;
  scene.p.step = STEP.rewardCheck;
  return true;
}

/** W4. DV-REWARD-6. */
export function checkReward(scene: Scene): boolean {
  if (checkExpedition(scene)) return true;
  scene.tell?.({ kind: 'phaseBegan', phase: 'recoup' });
  scene.p.step = STEP.recoupWindow;
  return true;
}

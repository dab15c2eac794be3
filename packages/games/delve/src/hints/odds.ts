// Quick estimates of rolls: how likely a pool beats another before the dice are thrown.

/** Variance of one fair die. */
const DIE_VARIANCE = 35 / 12;
const DIE_MEAN = 3.5;

/** All Dice Tokens of a pool together. */
export function sumOf(tokens: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < tokens.length; i++) sum += tokens[i]!;
  return sum;
}

/** What a reroll of the n lowest (or highest) dice is worth on average, for pools of common size. */
const REROLL_GAIN = [0, 1.75, 2.65, 3.1, 3.2] as const;
export const rerollGain = (n: number, dice: number): number =>
  REROLL_GAIN[Math.min(n, Math.max(0, Math.round(dice)), REROLL_GAIN.length - 1)]!;

/** What a floor adds to one die on average. */
export function floorGain(floor: number): number {
  let gain = 0;
  for (let face = 1; face < floor; face++) gain += (floor - face) / 6;
  return gain;
}

/** Chance that `dice` dice plus `flat` beat `against` dice plus `againstFlat`; ties count as given. */
export function chanceToBeat(
  dice: number,
  flat: number,
  against: number,
  againstFlat: number,
  tiesWin: boolean,
): number {
  const own = Math.max(0, dice);
  const foe = Math.max(0, against);
  const lead = DIE_MEAN * (own - foe) + flat - againstFlat + (tiesWin ? 0.5 : -0.5);
  const spread = Math.sqrt(DIE_VARIANCE * (own + foe));
  if (spread === 0) return lead > 0 ? 1 : 0;
  return 1 / (1 + Math.exp((-1.702 * lead) / spread));
}

// The chance of the Expedition from the totals of the table: a logistic estimate, fitted to games (docs/balance/delve.md says how).
import type { TableTotals } from './prospects.ts';

export const SIGNS = 24;

/** What the estimate adds up, by weight; shares are of the Archaeologists at the start. */
export function readSigns(totals: TableTotals, diggers: number, signs: Float64Array): void {
  const field = Math.max(0, totals.field) / diggers / 10;
  const relics = totals.relics / diggers;
  const lives = totals.lives / diggers / 2;
  const nerve = totals.nerve / diggers;
  const alert = totals.alert / 5;
  const trinkets = totals.trinkets / diggers / 10;
  const white = totals.white / diggers;
  const discard = totals.discard / diggers / 10;
  const round = totals.round / 10;
  signs[0] = 1;
  signs[1] = field;
  signs[2] = trinkets * trinkets;
  signs[3] = lives;
  signs[4] = nerve;
  signs[5] = alert;
  signs[6] = trinkets;
  signs[7] = white;
  signs[8] = discard;
  signs[9] = round;
  signs[10] = field * field;
  signs[11] = alert * alert;
  signs[12] = field * alert;
  signs[13] = field * lives;
  signs[14] = alert * lives;
  signs[15] = relics / (1 + field);
  signs[16] = alert * nerve;
  signs[17] = field * round;
  signs[18] = trinkets * alert;
  signs[19] = white * alert;
  signs[20] = field < 0.1 ? 1 : 0;
  signs[21] = discard * field;
  signs[22] = diggers === 2 ? 1 : 0;
  signs[23] = diggers === 3 ? 1 : 0;
}

const WEIGHTS: readonly number[] = [
  0.989, -2.743, -0.127, 0.943, -1.011, -0.177, 2.828, 0.141, -0.457, 0.025, -0.317, -0.31, -2.436, 1.438,
  0.931, -0.575, 0.33, -0.952, -1.138, 0.427, 0.581, 0.39, 0.128, 0.127,
];

const signs = new Float64Array(SIGNS);

export function chanceOf(totals: TableTotals, diggers: number): number {
  readSigns(totals, diggers, signs);
  let sum = 0;
  for (let i = 0; i < SIGNS; i++) sum += WEIGHTS[i]! * signs[i]!;
  return 1 / (1 + Math.exp(-sum));
}

// The chance of the Expedition at the start of a round: a logistic estimate, fitted to games (docs/balance/delve.md says how).
import { ROUND_SIGNS } from './round-signs.ts';

const WEIGHTS: readonly number[] = [
  0.612, -0.904, -0.568, -0.067, -0.313, -0.393, 1.706, 1.891, 0.293, 0.166, -0.665, -0.382, -2.264, 0.725,
  1.312, -7.74, 0.343, -1.477, 0.03, -0.41, 0.159, -0.211, 0.138, 0.165, 0.37, -0.185, -0.079, 0.146, -0.366,
  0.435, 3.694, 0.204, -0.269, 0.21, -0.079, -0.242, -0.255, -0.032, -0.573, 0.603, -0.165, 0.516, -0.182,
  0.753, 0.235, 0.506, -0.476, 0.239, -0.659, -0.26, 0.198,
];

export const roundChanceOf = (signs: Float64Array): number => 1 / (1 + Math.exp(-roundOdds(signs)));

/** The same as log odds. */
export function roundOdds(signs: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < ROUND_SIGNS; i++) sum += WEIGHTS[i]! * signs[i]!;
  return sum;
}

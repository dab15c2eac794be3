// How good a position is: a small network from its features to the chance to win.

import type { Position } from '../position.ts';
import { FEATURES, sense } from './features.ts';

/** Units that answer to a mix of features, and the features' own weights. All on the scale of log odds. */
export interface JudgementWeights {
  readonly start: number;
  /** By feature. */
  readonly direct: readonly number[];
  /** By unit: what it counts for, where it sets in, and its weights by feature. */
  readonly units: readonly (readonly number[])[];
}

const features = new Float64Array(FEATURES);

/** The network laid out for speed. */
export function judgementOf({ start, direct, units }: JudgementWeights): (position: Position) => number {
  const own = Float64Array.from(direct);
  const flat = Float64Array.from(units.flat());
  const width = FEATURES + 2;
  return (position) => {
    sense(position, features);
    let odds = start;
    for (let i = 0; i < FEATURES; i++) odds += own[i]! * features[i]!;
    for (let at = 0; at < flat.length; at += width) {
      let sum = flat[at + 1]!;
      for (let i = 0; i < FEATURES; i++) sum += flat[at + 2 + i]! * features[i]!;
      if (sum > 0) odds += flat[at]! * sum;
    }
    return 1 / (1 + Math.exp(-odds));
  };
}

// How good a position is: a small network from its features to the chance to win.
import type { Position } from '../position.ts';
import { FEATURES, sense } from './features.ts';
import { FINE_FEATURES, senseFinely } from './fine-features.ts';

/** All that the judgement looks at. */
export const ALL_FEATURES = FEATURES + FINE_FEATURES;

/** Two layers of units that count for nothing below 0, and what is added up in the end, on the scale of log odds. */
export interface JudgementWeights {
  /** Units of the two layers. */
  readonly wide: number;
  readonly narrow: number;
  /** What a step counts in each block: first layer, its constants, second layer, its constants, the sum with its constant. */
  readonly steps: readonly number[];
  /** One signed byte for each weight, block after block, all weights of one input together; as base64. */
  readonly bytes: string;
}

/** Writes all features down. */
export function senseAll(position: Position, into: Float64Array): void {
  sense(position, into);
  senseFinely(position, into, FEATURES);
}

const features = new Float64Array(ALL_FEATURES);

/** The network laid out for speed: most features are 0, and so are many units. */
export function judgementOf({
  wide,
  narrow,
  steps,
  bytes,
}: JudgementWeights): (position: Position) => number {
  const [first, first0, second, second0, sum] = blocksOf(
    [ALL_FEATURES * wide, wide, wide * narrow, narrow, narrow + 1],
    steps,
    Int8Array.from(atob(bytes), (byte) => byte.charCodeAt(0)),
  );
  const [layer, next] = [new Float64Array(wide), new Float64Array(narrow)];
  return (position) => {
    senseAll(position, features);
    layer.set(first0!);
    addColumns(first!, features, layer);
    next.set(second0!);
    addColumns(second!, layer, next);
    let odds = sum![narrow]!;
    for (let unit = 0; unit < narrow; unit++) if (next[unit]! > 0) odds += sum![unit]! * next[unit]!;
    return 1 / (1 + Math.exp(-odds));
  };
}

function blocksOf(sizes: readonly number[], steps: readonly number[], bytes: Int8Array): Float64Array[] {
  let at = 0;
  return sizes.map((size, block) => {
    at += size;
    return Float64Array.from(bytes.subarray(at - size, at), (byte) => byte * steps[block]!);
  });
}

/** into += each input that is above 0, times its column. */
function addColumns(weights: Float64Array, inputs: Float64Array, into: Float64Array): void {
  const { length } = into;
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i]!;
    if (input <= 0) continue;
    const at = i * length;
    for (let unit = 0; unit < length; unit++) into[unit]! += weights[at + unit]! * input;
  }
}

// How good a position is: a small network from its features to the chance to win.
import { addColumns, upperLayers, weightBlocks } from '@undercroft/kernel';
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

/** Sizes of the blocks: first layer, its constants, second layer, its constants, sum. */
export const blockSizes = (wide: number, narrow: number): readonly number[] => [
  ALL_FEATURES * wide,
  wide,
  wide * narrow,
  narrow,
  narrow + 1,
];

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
  const [first, first0, second, second0, sum] = weightBlocks(blockSizes(wide, narrow), steps, bytes);
  const up = upperLayers(second!, second0!, sum!);
  const layer = new Float64Array(wide);
  return (position) => {
    senseAll(position, features);
    layer.set(first0!);
    addColumns(first!, features, layer);
    return 1 / (1 + Math.exp(-up(layer, 0)));
  };
}

// The finer judgement of the start of a round: the signs' own estimate, corrected by a small network that sees card by card.
import { addColumns, upperLayers, weightBlocks } from '@undercroft/kernel';
import type { Position } from '../position.ts';
import type { Catalog } from '../rules/catalog.ts';
import { DIGGER_FEATURES, readDigger, readTable, TABLE_FEATURES } from './round-features.ts';
import { ROUND_SIGNS } from './round-signs.ts';
import { roundOdds } from './round-weights.ts';

/**
 * Each Archaeologist goes through the same layer; what they come to is added up, by share of those at the start, and joins the
 * features of the table. Units count for nothing below 0. The sum is on the scale of log odds.
 */
export interface NetworkWeights {
  /** Units of the Archaeologists' layer and of the two that follow. */
  readonly digger: number;
  readonly wide: number;
  readonly narrow: number;
  /** What a step counts in each block. */
  readonly steps: readonly number[];
  /** One signed byte for each weight, block after block, all weights of one input together; as base64. */
  readonly bytes: string;
}

/** Sizes of the blocks: Archaeologist, its constants, table, pooled Archaeologists, constants, second layer, its constants, sum. */
export const blockSizes = (digger: number, wide: number, narrow: number): readonly number[] => [
  DIGGER_FEATURES * digger,
  digger,
  TABLE_FEATURES * wide,
  digger * wide,
  wide,
  wide * narrow,
  narrow,
  narrow + 1,
];

const table = new Float64Array(TABLE_FEATURES);
const signs = table.subarray(0, ROUND_SIGNS);
const one = new Float64Array(DIGGER_FEATURES);

/** The network laid out for speed: most features are 0, and so are many units. Answers the chance of the Expedition. */
export function networkOf(weights: NetworkWeights): (p: Position, catalog: Catalog) => number {
  const { digger, wide, narrow, steps, bytes } = weights;
  const [each, each0, seen, pooled, seen0, second, second0, sum] = weightBlocks(
    blockSizes(digger, wide, narrow),
    steps,
    bytes,
  );
  const up = upperLayers(second!, second0!, sum!);
  const [units, pool, layer] = [digger, digger, wide].map((size) => new Float64Array(size));
  return (p, catalog) => {
    readTable(p, catalog, table);
    pool!.fill(0);
    for (let seat = 1; seat <= p.diggers.length; seat++) {
      if (p.diggers[seat - 1]!.inPlay === 0) continue;
      readDigger(p, catalog, seat, one);
      units!.set(each0!);
      addColumns(each!, one, units!);
      for (let unit = 0; unit < digger; unit++)
        if (units![unit]! > 0) pool![unit]! += units![unit]! / p.diggersAtStart;
    }
    layer!.set(seen0!);
    addColumns(seen!, table, layer!);
    addColumns(pooled!, pool!, layer!);
    return 1 / (1 + Math.exp(-up(layer!, roundOdds(signs))));
  };
}

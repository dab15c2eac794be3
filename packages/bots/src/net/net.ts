// A small network: from a seat's traits to its chance to win, and from those and a choice's traits to how good the choice is.

/** Numbers that every choice gets beside the game's own: how far its promise is from the best, is it the best, the list's length, its rank. */
export const COMMON_TRAITS = 4;

/** How wide a network's layers are. */
export interface NetShape {
  readonly seatWidth: number;
  /** The game's own traits and the common ones. */
  readonly choiceWidth: number;
  /** Units of the two layers that read the seat's traits. */
  readonly trunk: readonly [number, number];
  /** Units of the layer that joins the trunk with a choice. */
  readonly head: number;
}

/** Where each block of weights begins, and how many rows and columns it has; a column holds all weights of one input. */
export interface Block {
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
}

export interface NetBlocks {
  readonly first: Block;
  readonly second: Block;
  readonly value: Block;
  readonly join: Block;
  readonly choice: Block;
  readonly logit: Block;
  readonly size: number;
}

/** Every block but `choice` and `logit` has one column more, for the constant. */
export function blocksOf({ seatWidth, choiceWidth, trunk: [wide, narrow], head }: NetShape): NetBlocks {
  let size = 0;
  const block = (rows: number, columns: number): Block => {
    const at = size;
    size += rows * columns;
    return { at, rows, columns };
  };
  const blocks = {
    first: block(wide, seatWidth + 1),
    second: block(narrow, wide + 1),
    value: block(1, narrow + 1),
    join: block(head, narrow + 1),
    choice: block(head, choiceWidth),
    logit: block(1, head),
  };
  return { ...blocks, size };
}

export interface Net {
  readonly shape: NetShape;
  readonly blocks: NetBlocks;
  /** All blocks, one behind the other. */
  readonly weights: Float32Array;
}

export const newNet = (shape: NetShape, weights?: Float32Array): Net => {
  const blocks = blocksOf(shape);
  return { shape, blocks, weights: weights ?? new Float32Array(blocks.size) };
};

/** The layers of one pass, kept for the next: nothing is allocated while thinking. */
export interface Layers {
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly join: Float32Array;
  readonly head: Float32Array;
}

export const newLayers = ({ trunk, head }: NetShape): Layers => ({
  first: new Float32Array(trunk[0]),
  second: new Float32Array(trunk[1]),
  join: new Float32Array(head),
  head: new Float32Array(head),
});

/** out = constant + weights x input, the constant only where the block has one. Traits are mostly 0: those columns are skipped. */
export function multiply(
  weights: Float32Array,
  { at, rows, columns }: Block,
  input: Float32Array,
  from: number,
  width: number,
  out: Float32Array,
): void {
  if (columns > width) {
    const constant = at + width * rows;
    for (let row = 0; row < rows; row++) out[row] = weights[constant + row]!;
  } else out.fill(0);
  for (let column = 0; column < width; column++) {
    const value = input[from + column]!;
    if (value === 0) continue;
    const start = at + column * rows;
    for (let row = 0; row < rows; row++) out[row]! += weights[start + row]! * value;
  }
}

export function rectify(layer: Float32Array): void {
  for (let i = 0; i < layer.length; i++) if (layer[i]! < 0) layer[i] = 0;
}

/** Reads the seat's traits, from `from` on; answers the chance to win and leaves the trunk in `layers`. */
export function readSeat(net: Net, layers: Layers, seatTraits: Float32Array, from = 0): number {
  const { weights, blocks, shape } = net;
  multiply(weights, blocks.first, seatTraits, from, shape.seatWidth, layers.first);
  rectify(layers.first);
  multiply(weights, blocks.second, layers.first, 0, shape.trunk[0], layers.second);
  rectify(layers.second);
  multiply(weights, blocks.join, layers.second, 0, shape.trunk[1], layers.join);
  const { at, columns } = blocks.value;
  let odds = weights[at + columns - 1]!;
  for (let i = 0; i < columns - 1; i++) odds += weights[at + i]! * layers.second[i]!;
  return sigmoid(odds);
}

/** How good a choice looks after `readSeat`: any scale; only differences count. */
export function readChoice(net: Net, layers: Layers, choiceTraits: Float32Array, from = 0): number {
  const { weights, blocks, shape } = net;
  const { head, join } = layers;
  multiply(weights, blocks.choice, choiceTraits, from, shape.choiceWidth, head);
  const { at } = blocks.logit;
  let logit = 0;
  for (let i = 0; i < head.length; i++) {
    const unit = head[i]! + join[i]!;
    head[i] = unit > 0 ? unit : 0;
    if (unit > 0) logit += weights[at + i]! * unit;
  }
  return logit;
}

const LN2 = Math.LN2;

/** e to the power x, the same in every engine: their own may differ in the last digit. */
export function exp(x: number): number {
  if (x < -700) return 0;
  if (x > 700) return Number.MAX_VALUE;
  const whole = Math.round(x / LN2);
  const rest = x - whole * LN2;
  let sum = 1;
  for (let i = 14; i > 0; i--) sum = 1 + (sum * rest) / i;
  return sum * 2 ** whole;
}

export const sigmoid = (odds: number): number => 1 / (1 + exp(-odds));

/** Turns logits into probabilities, in place. */
export function softmax(logits: Float32Array, from: number, to: number, temperature = 1): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < to; i++) if (logits[i]! > most) most = logits[i]!;
  let sum = 0;
  for (let i = from; i < to; i++) {
    logits[i] = exp((logits[i]! - most) / temperature);
    sum += logits[i]!;
  }
  for (let i = from; i < to; i++) logits[i]! /= sum;
}

// Fits a network that judges positions by Adam, with a rate that falls to nothing along a cosine, and prints it as its room keeps it.
import type { Chance } from '@undercroft/kernel';

const BATCH = 256;
const DECAY = 1e-6;

/** Inputs that are not 0, one list behind the other: which they are, and what. */
export interface Inputs {
  readonly places: Uint8Array;
  readonly values: Float32Array;
}

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * Block after block, all weights of one input together. The last four are the constants of the first layer, the second layer,
 * its constants, and the sum with its constant.
 */
export function newTraining(sizes: readonly number[], luck: Chance) {
  const starts = sizes.map((_, block) => sizes.slice(0, block).reduce((sum, size) => sum + size, 0));
  const [first0, second, second0, sum] = starts.slice(-4) as [number, number, number, number];
  const [wide, narrow] = [second - first0, sum - second0];
  const last = sum + narrow;
  const weights = new Float64Array(last + 1);
  const slopes = new Float64Array(last + 1);
  const [layer, layerBack] = [new Float64Array(wide), new Float64Array(wide)];
  const [next, nextBack] = [new Float64Array(narrow), new Float64Array(narrow)];

  function scatter(from: number, end: number, spread: number): void {
    for (let i = from; i < end; i++) weights[i] = spread * (luck.pick(200001) / 100000 - 1);
  }

  /** into += these inputs times their columns, which begin at `block`. */
  function addInputs(
    { places, values }: Inputs,
    from: number,
    to: number,
    block: number,
    into: Float64Array,
    at: number,
    width: number,
  ): void {
    for (let i = from; i < to; i++) {
      const [column, value] = [block + places[i]! * width, values[i]!];
      for (let unit = 0; unit < width; unit++) into[at + unit]! += weights[column + unit]! * value;
    }
  }

  function addSlopes(
    { places, values }: Inputs,
    from: number,
    to: number,
    block: number,
    back: Float64Array,
    at: number,
    width: number,
  ): void {
    for (let i = from; i < to; i++) {
      const [column, value] = [block + places[i]! * width, values[i]!];
      for (let unit = 0; unit < width; unit++) slopes[column + unit]! += back[at + unit]! * value;
    }
  }

  /** The first layer before any input. */
  function beginLayer(): void {
    for (let unit = 0; unit < wide; unit++) layer[unit] = weights[first0 + unit]!;
  }

  /** From the first layer to log odds, added to those that are known already. */
  function forward(known: number): number {
    for (let unit = 0; unit < narrow; unit++) next[unit] = weights[second0 + unit]!;
    for (let i = 0; i < wide; i++) {
      if (layer[i]! <= 0) continue;
      for (let unit = 0; unit < narrow; unit++)
        next[unit]! += weights[second + i * narrow + unit]! * layer[i]!;
    }
    let odds = known + weights[last]!;
    for (let unit = 0; unit < narrow; unit++) if (next[unit]! > 0) odds += weights[sum + unit]! * next[unit]!;
    return odds;
  }

  /** Back from the odds of the last `forward` to `layerBack`; adds the slopes on the way and answers the loss in nats. */
  function backward(odds: number, target: number): number {
    const wrong = chanceOf(odds) - target;
    slopes[last]! += wrong;
    for (let unit = 0; unit < narrow; unit++) {
      const value = Math.max(0, next[unit]!);
      slopes[sum + unit]! += wrong * value;
      nextBack[unit] = value > 0 ? wrong * weights[sum + unit]! : 0;
      slopes[second0 + unit]! += nextBack[unit]!;
    }
    for (let i = 0; i < wide; i++) {
      const [at, value] = [second + i * narrow, layer[i]!];
      let back = 0;
      for (let unit = 0; value > 0 && unit < narrow; unit++) {
        slopes[at + unit]! += value * nextBack[unit]!;
        back += weights[at + unit]! * nextBack[unit]!;
      }
      layerBack[i] = back;
      slopes[first0 + i]! += back;
    }
    return Math.log1p(Math.exp(odds)) - target * odds;
  }

  /** So many times through these rows; answers the mean loss of the last time. */
  function learn<Row>(
    rows: readonly Row[],
    epochs: number,
    rate: number,
    learnRow: (row: Row) => number,
  ): number {
    const [mean, square] = [new Float64Array(last + 1), new Float64Array(last + 1)];
    const order = [...rows];
    const batches = Math.floor(order.length / BATCH);
    let loss = 0;
    for (let step = 1; step <= epochs * batches; step++) {
      const batch = (step - 1) % batches;
      if (batch === 0) {
        luck.shuffle(order);
        loss = 0;
      }
      slopes.fill(0);
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) loss += learnRow(order[i]!);
      const now = rate * 0.5 * (1 + Math.cos((Math.PI * step) / (epochs * batches)));
      const [forMean, forSquare] = [1 / (1 - 0.9 ** step), 1 / (1 - 0.999 ** step)];
      for (let i = 0; i <= last; i++) {
        const slope = slopes[i]! / BATCH + DECAY * weights[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * slope;
        square[i] = 0.999 * square[i]! + 0.001 * slope * slope;
        weights[i]! -= (now * mean[i]! * forMean) / (Math.sqrt(square[i]! * forSquare) + 1e-8);
      }
    }
    return loss / (batches * BATCH);
  }

  /** One signed byte for each weight, and what a step counts in each block. */
  function printed(shape: Readonly<Record<string, number>>, digits: number): string {
    const bytes = new Int8Array(last + 1);
    const steps = sizes.map((size, block) => {
      const from = starts[block]!;
      const most = weights
        .subarray(from, from + size)
        .reduce((high, weight) => Math.max(high, Math.abs(weight)), 0);
      const step = (most / 126).toFixed(digits);
      for (let i = from; i < from + size; i++) bytes[i] = Math.round(weights[i]! / Number(step));
      return step;
    });
    const units = Object.entries(shape).map(([name, count]) => `  ${name}: ${count},\n`);
    const text = Buffer.from(bytes.buffer).toString('base64');
    return `{\n${units.join('')}  steps: [${steps.join(', ')}],\n  bytes:\n    '${text}',\n}`;
  }
  const train = { addInputs, addSlopes, beginLayer, forward, backward, learn };
  return { starts, weights, slopes, layer, layerBack, scatter, printed, ...train };
}

// Fits a network to what a search found: cross-entropy of its shares and of its expectations, by Adam. The same data and seed give the same weights.
import { type Chance, seeded } from '@undercroft/kernel';
import {
  type Block,
  type Layers,
  type Net,
  type NetShape,
  newLayers,
  newNet,
  readChoice,
  readSeat,
  softmax,
} from './net.ts';

/** Decisions to learn from, all in flat arrays. Decision i has the choices from `starts[i]` up to `starts[i + 1]`. */
export interface Lessons {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly seats: Float32Array;
  readonly choices: Float32Array;
  /** For each choice: the share that it should get. */
  readonly shares: Float32Array;
  /** For each decision: what came out, 0 to 1. */
  readonly outcomes: Float32Array;
}

export interface FitSettings {
  readonly epochs: number;
  readonly rate: number;
  readonly batch: number;
  /** How much a wrong expectation counts beside a wrong share. */
  readonly valueWeight: number;
}

/** What a training fits with. */
export const FIT_DEFAULTS: FitSettings = { epochs: 10, rate: 2e-3, batch: 64, valueWeight: 1 };

export interface Fitted {
  readonly net: Net;
  /** Mean cross-entropy of shares and of expectations in the last epoch, in nats. */
  readonly policyLoss: number;
  readonly valueLoss: number;
}

const FINE = 1 << 24;
const uniform = (luck: Chance): number => luck.pick(FINE) / FINE;

/** Small random weights (He): the constants are 0. */
export function startNet(shape: NetShape, seed: string): Net {
  const net = newNet(shape);
  const luck = seeded(seed);
  const spread = ({ at, rows, columns }: Block, inputs: number): void => {
    const scale = Math.sqrt(6 / columns);
    for (let i = at; i < at + rows * inputs; i++) net.weights[i] = scale * (2 * uniform(luck) - 1);
  };
  const { first, second, join, choice, logit } = net.blocks;
  spread(first, shape.seatWidth);
  spread(second, shape.trunk[0]);
  spread(join, shape.trunk[1]);
  spread(choice, shape.choiceWidth);
  spread(logit, shape.head);
  return net;
}

/** Goes on from `from` where there is one. */
export function fitNet(
  shape: NetShape,
  lessons: Lessons,
  seed: string,
  settings: FitSettings = FIT_DEFAULTS,
  from?: Net,
): Fitted {
  const net = from ? newNet(shape, from.weights.slice()) : startNet(shape, `${seed}:start`);
  const luck = seeded(`${seed}:order`);
  const order = Uint32Array.from({ length: lessons.count }, (_, i) => i);
  const gradient = new Float32Array(net.weights.length);
  const adam = newAdam(net.weights.length);
  const pass = newPass(shape);
  let policyLoss = 0;
  let valueLoss = 0;
  const steps = settings.epochs * Math.ceil(lessons.count / settings.batch);
  for (let epoch = 0, step = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, luck);
    policyLoss = valueLoss = 0;
    for (let at = 0; at < lessons.count; at += settings.batch, step++) {
      const end = Math.min(at + settings.batch, lessons.count);
      gradient.fill(0);
      for (let i = at; i < end; i++) {
        const loss = learn(net, pass, lessons, order[i]!, gradient, settings.valueWeight);
        policyLoss += loss.policy;
        valueLoss += loss.value;
      }
      const rate = settings.rate * (1 - step / steps);
      stepAdam(adam, net.weights, gradient, 1 / (end - at), rate);
    }
  }
  return { net, policyLoss: policyLoss / lessons.count, valueLoss: valueLoss / lessons.count };
}

function shuffle(order: Uint32Array, luck: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const other = luck.pick(i + 1);
    const kept = order[i]!;
    order[i] = order[other]!;
    order[other] = kept;
  }
}

interface Adam {
  readonly mean: Float32Array;
  readonly square: Float32Array;
  fadeMean: number;
  fadeSquare: number;
}

const newAdam = (size: number): Adam => ({
  mean: new Float32Array(size),
  square: new Float32Array(size),
  fadeMean: 1,
  fadeSquare: 1,
});

const KEEP_MEAN = 0.9;
const KEEP_SQUARE = 0.999;
const DECAY = 1e-4;

function stepAdam(
  adam: Adam,
  weights: Float32Array,
  gradient: Float32Array,
  scale: number,
  rate: number,
): void {
  const { mean, square } = adam;
  adam.fadeMean *= KEEP_MEAN;
  adam.fadeSquare *= KEEP_SQUARE;
  const forMean = 1 / (1 - adam.fadeMean);
  const forSquare = 1 / (1 - adam.fadeSquare);
  for (let i = 0; i < weights.length; i++) {
    const slope = gradient[i]! * scale;
    mean[i] = KEEP_MEAN * mean[i]! + (1 - KEEP_MEAN) * slope;
    square[i] = KEEP_SQUARE * square[i]! + (1 - KEEP_SQUARE) * slope * slope;
    const move = (mean[i]! * forMean) / (Math.sqrt(square[i]! * forSquare) + 1e-8);
    weights[i]! -= rate * (move + DECAY * weights[i]!);
  }
}

/** What one decision needs to go forth and back. */
interface Pass {
  readonly layers: Layers;
  readonly slopeFirst: Float32Array;
  readonly slopeSecond: Float32Array;
  readonly slopeJoin: Float32Array;
  logits: Float32Array;
  heads: Float32Array;
}

const newPass = (shape: NetShape): Pass => ({
  layers: newLayers(shape),
  slopeFirst: new Float32Array(shape.trunk[0]),
  slopeSecond: new Float32Array(shape.trunk[1]),
  slopeJoin: new Float32Array(shape.head),
  logits: new Float32Array(64),
  heads: new Float32Array(64 * shape.head),
});

const SMALL = 1e-7;

/** Adds the slopes of one decision to the gradient; answers its losses. */
function learn(
  net: Net,
  pass: Pass,
  lessons: Lessons,
  at: number,
  gradient: Float32Array,
  valueWeight: number,
): { policy: number; value: number } {
  const { shape, blocks, weights } = net;
  const { layers, slopeJoin, slopeSecond } = pass;
  const [start, end] = [lessons.starts[at]!, lessons.starts[at + 1]!];
  const count = end - start;
  const { head } = shape;
  if (pass.logits.length < count) {
    pass.logits = new Float32Array(2 * count);
    pass.heads = new Float32Array(2 * count * head);
  }
  const { logits, heads } = pass;
  const expected = readSeat(net, layers, lessons.seats, at * shape.seatWidth);
  for (let i = 0; i < count; i++) {
    logits[i] = readChoice(net, layers, lessons.choices, (start + i) * shape.choiceWidth);
    heads.set(layers.head, i * head);
  }
  softmax(logits, 0, count);
  slopeJoin.fill(0);
  let policy = 0;
  for (let i = 0; i < count; i++) {
    const target = lessons.shares[start + i]!;
    if (target > 0) policy -= target * Math.log(Math.max(SMALL, logits[i]!));
    const slope = logits[i]! - target;
    for (let unit = 0; unit < head; unit++) {
      const active = heads[i * head + unit]!;
      if (active === 0) continue;
      gradient[blocks.logit.at + unit]! += slope * active;
      const back = slope * weights[blocks.logit.at + unit]!;
      slopeJoin[unit]! += back;
      heads[i * head + unit] = back;
    }
    addOuter(
      gradient,
      blocks.choice,
      heads,
      i * head,
      lessons.choices,
      (start + i) * shape.choiceWidth,
      shape.choiceWidth,
    );
  }
  const value = learnValue(net, pass, expected, lessons.outcomes[at]!, gradient, valueWeight);
  const narrow = shape.trunk[1];
  addOuter(gradient, blocks.join, slopeJoin, 0, layers.second, 0, narrow);
  addBack(weights, blocks.join, slopeJoin, narrow, slopeSecond);
  backThroughTrunk(net, pass, lessons.seats, at * shape.seatWidth, gradient);
  return { policy, value };
}

/** Begins the slopes of the trunk's second layer anew. */
function learnValue(
  { shape, blocks, weights }: Net,
  { layers, slopeSecond }: Pass,
  expected: number,
  outcome: number,
  gradient: Float32Array,
  valueWeight: number,
): number {
  const slope = valueWeight * (expected - outcome);
  const { at } = blocks.value;
  const narrow = shape.trunk[1];
  gradient[at + narrow]! += slope;
  for (let i = 0; i < narrow; i++) {
    gradient[at + i]! += slope * layers.second[i]!;
    slopeSecond[i] = slope * weights[at + i]!;
  }
  return (
    -outcome * Math.log(Math.max(SMALL, expected)) - (1 - outcome) * Math.log(Math.max(SMALL, 1 - expected))
  );
}

function backThroughTrunk(
  net: Net,
  pass: Pass,
  seats: Float32Array,
  from: number,
  gradient: Float32Array,
): void {
  const { shape, blocks, weights } = net;
  const { layers, slopeSecond, slopeFirst } = pass;
  for (let i = 0; i < slopeSecond.length; i++) if (layers.second[i] === 0) slopeSecond[i] = 0;
  addOuter(gradient, blocks.second, slopeSecond, 0, layers.first, 0, shape.trunk[0]);
  slopeFirst.fill(0);
  addBack(weights, blocks.second, slopeSecond, shape.trunk[0], slopeFirst);
  for (let i = 0; i < slopeFirst.length; i++) if (layers.first[i] === 0) slopeFirst[i] = 0;
  addOuter(gradient, blocks.first, slopeFirst, 0, seats, from, shape.seatWidth);
}

/** gradient += slopes x input, and the constant's column where the block has one. */
function addOuter(
  gradient: Float32Array,
  { at, rows, columns }: Block,
  slopes: Float32Array,
  slopesFrom: number,
  input: Float32Array,
  from: number,
  width: number,
): void {
  for (let column = 0; column < width; column++) {
    const value = input[from + column]!;
    if (value === 0) continue;
    const start = at + column * rows;
    for (let row = 0; row < rows; row++) gradient[start + row]! += slopes[slopesFrom + row]! * value;
  }
  if (columns === width) return;
  const constant = at + width * rows;
  for (let row = 0; row < rows; row++) gradient[constant + row]! += slopes[slopesFrom + row]!;
}

/** back += slopes through the weights. */
function addBack(
  weights: Float32Array,
  { at, rows }: Block,
  slopes: Float32Array,
  width: number,
  back: Float32Array,
): void {
  for (let column = 0; column < width; column++) {
    const start = at + column * rows;
    let sum = 0;
    for (let row = 0; row < rows; row++) sum += weights[start + row]! * slopes[row]!;
    back[column]! += sum;
  }
}

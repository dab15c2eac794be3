// Fits the network that judges tables of two to recorded games and prints it, with how well it predicts held-out games.
// npx node packages/games/unearth/tools/fit-judgement.ts <file of record-choices.ts> ...
import { readFileSync } from 'node:fs';
import { type Chance, seeded } from '@undercroft/kernel';
import type { Judgement } from '../src/hints/net.ts';
import { OUTLOOK_FEATURES } from '../src/hints/outlook.ts';
import {
  addGradient,
  COUNT,
  DIRECT,
  LEAD,
  newWeights,
  oddsOf,
  plainOdds,
  UNITS,
  WIDTH,
} from './net-gradient.ts';
import type { Recorded } from './replay-choices.ts';
import { ROW, type Seen, SHARED_AT, seenGame } from './training-rows.ts';

const FITTED_SHARE = 0.88;
const PASSES = 2;
const EPOCHS = 3;
const BATCH = 256;
const RATE = 0.002;
const DECAY = 3e-5;
/** How far a table's worth is taken from the end of its game, turn by turn, rather than from what was thought of the next turn. */
const TRUTH = 0.9;

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));
const logLoss = (expected: number, won: number): number =>
  -(won * Math.log(expected + 1e-9) + (1 - won) * Math.log(1 - expected + 1e-9));

/** Features in units of their usual size, so that all are learnt at one pace. */
function usualSizes(games: readonly Seen[]): Float64Array {
  const sizes = new Float64Array(OUTLOOK_FEATURES);
  let count = 0;
  for (const { rows } of games)
    for (let at = 0; at < rows.length; at += ROW) {
      count += 2;
      for (let i = 0; i < OUTLOOK_FEATURES; i++)
        sizes[i]! += rows[at + i]! ** 2 + rows[at + OUTLOOK_FEATURES + i]! ** 2;
    }
  return sizes.map((sum) => Math.max(0.05, Math.sqrt(sum / count)));
}

function scale(games: readonly Seen[], sizes: Float64Array): void {
  for (const { rows } of games)
    for (let at = 0; at < rows.length; at += ROW)
      for (let i = 0; i < SHARED_AT; i++) rows[at + i]! /= sizes[i % OUTLOOK_FEATURES]!;
}

interface Lesson {
  readonly rows: Float32Array;
  readonly at: number;
  readonly worth: number;
}

/** What every table was worth: the end of the game, mixed from the back with what is thought of the turns between. */
function lessonsOf(games: readonly Seen[], odds: (rows: Float32Array, at: number) => number): Lesson[] {
  return games.flatMap(({ rows, won }) => {
    const lessons: Lesson[] = [];
    let worth = won;
    for (let at = rows.length - ROW; at >= 0; at -= ROW) {
      lessons.push({ rows, at, worth });
      worth = TRUTH * worth + (1 - TRUTH) * chance(odds(rows, at));
    }
    return lessons;
  });
}

/** Adam, with a rate that falls to nothing along a cosine. */
function fit(games: readonly Seen[], luck: Chance, report: (weights: Float64Array) => void): Float64Array {
  const weights = newWeights(luck);
  const slope = new Float64Array(COUNT);
  const mean = new Float64Array(COUNT);
  const square = new Float64Array(COUNT);
  let lessons = lessonsOf(games, plainOdds);
  const steps = PASSES * EPOCHS * Math.floor(lessons.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < PASSES * EPOCHS; epoch++) {
    if (epoch > 0 && epoch % EPOCHS === 0)
      lessons = lessonsOf(games, (rows, at) => oddsOf(weights, rows, at));
    luck.shuffle(lessons);
    for (let from = 0; from + BATCH <= lessons.length; from += BATCH) {
      slope.fill(0);
      for (let i = from; i < from + BATCH; i++) {
        const { rows, at, worth } = lessons[i]!;
        addGradient(weights, rows, at, chance(oddsOf(weights, rows, at)) - worth, slope);
      }
      step++;
      const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      for (let i = 0; i < COUNT; i++) {
        const down = slope[i]! / BATCH + (i === LEAD ? 0 : DECAY * weights[i]!);
        mean[i] = 0.9 * mean[i]! + 0.1 * down;
        square[i] = 0.999 * square[i]! + 0.001 * down * down;
        const drift = mean[i]! / (1 - 0.9 ** step);
        weights[i]! -= (rate * drift) / (Math.sqrt(square[i]! / (1 - 0.999 ** step)) + 1e-8);
      }
    }
    report(weights);
  }
  return weights;
}

/** The mean log loss of the winner, by the outlook alone and by the network. */
function compare(games: readonly Seen[], weights: Float64Array): string {
  let plain = 0;
  let judged = 0;
  let count = 0;
  for (const { rows, won } of games)
    for (let at = 0; at < rows.length; at += ROW) {
      plain += logLoss(chance(plainOdds(rows, at)), won);
      judged += logLoss(chance(oddsOf(weights, rows, at)), won);
      count++;
    }
  return `log loss of the winner ${(plain / count).toFixed(4)} by the outlook, ${(judged / count).toFixed(4)} by the network`;
}

/** Three digits; weights of what no game has shown have faded to nothing. */
const short = (value: number): number => (Math.abs(value) < 1e-6 ? 0 : Number(value.toPrecision(3)));

function judgementOf(weights: Float64Array, sizes: Float64Array): Judgement {
  const unscaled = (at: number, i: number): number => short(weights[at]! / sizes[i % OUTLOOK_FEATURES]!);
  return {
    lead: short(weights[LEAD]!),
    direct: Array.from(sizes, (_, i) => unscaled(DIRECT + i, i)),
    units: Array.from({ length: UNITS }, (_, unit) =>
      Array.from({ length: WIDTH }, (_, i) => {
        const at = unit * WIDTH + i;
        return i < 2 || i >= 2 + SHARED_AT ? short(weights[at]!) : unscaled(at, i - 2);
      }),
    ),
  };
}

const games = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line, i) => seenGame(JSON.parse(line) as Recorded, i % 2));
seeded('judgement').shuffle(games);
const cut = Math.floor(games.length * FITTED_SHARE);
const [known, fresh] = [games.slice(0, cut), games.slice(cut)];
const sizes = usualSizes(known);
scale(games, sizes);
const weights = fit(known, seeded('fit'), (now) => console.error(compare(fresh, now)));
console.log(JSON.stringify(judgementOf(weights, sizes)));

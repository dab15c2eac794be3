// Fits the judgement to played games: `npx node packages/games/ruba/tools/fit-judgement.ts <easy|hard> [games a round] [rounds] [search]` prints the network.
// Each round plays by the judgement of the one before, one step ahead; the first by the quick player of the hints. With `search`
// all rounds are played by the search that the room's network guides, and in the first round also judges for.
import { readFileSync } from 'node:fs';
import { searchBot, seenBy } from '@undercroft/bots';
import type { BotHints } from '@undercroft/bots/search-hints';
import { type Chance, sameData, seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { FEATURES, sense } from '../src/hints/features.ts';
import { type JudgementWeights, judgementOf } from '../src/hints/judgement.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { searchHints } from '../src/search-hints.ts';
import { traits } from '../src/traits.ts';
import { tableOf } from './random-player.ts';

const [mode = 'hard', gamesText = '30000', roundsText = '3', by = 'judgement'] = process.argv.slice(2);
const roomNet = readFileSync(new URL('../net.bin', import.meta.url));
const UNITS = 24;
const SAMPLES = 6;
/** One choice in so many is random, one position in so many is kept; of a search's games all are. */
const STRAYING = 24;
const KEPT = 3;
const ITERATIONS = 48;
const EPOCHS = 10;
const BATCH = 512;
const RATE = 0.003;

type Judge = (position: Position) => number;
interface Games {
  readonly rows: Float32Array[];
  /** By row: what it should have been judged, from 0 to 1. */
  readonly won: number[];
}

const isWon = (position: Position): number => game.result(position)!.winners.length;

function oneStepAhead(position: Position, judge: Judge, luck: Chance): number {
  const open = game.choices(position, 0);
  const seen = game.view(position, 0);
  const sums = open.map(() => 0);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const imagined = game.imagine(seen, 0, luck);
    const seed = luck.pick(0x40000000);
    for (let i = 0; i < open.length; i++) {
      const trial = game.copy(imagined);
      game.play(trial, 0, open[i]!, seeded(seed));
      sums[i]! += trial.phase === 'over' ? isWon(trial) : judge(trial);
    }
  }
  return sums.indexOf(Math.max(...sums));
}

function playGames(judge: Judge | undefined, games: number, seed: string): Games {
  const rows: Float32Array[] = [];
  const won: number[] = [];
  const features = new Float64Array(FEATURES);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const luck = seeded(`${seed} ${i}`);
    const position = game.setup(tableOf(mode as 'easy' | 'hard'), luck);
    const first = rows.length;
    while (position.phase !== 'over') {
      const open = game.choices(position, 0);
      if (luck.pick(KEPT) === 0) {
        sense(position, features);
        rows.push(Float32Array.from(features));
      }
      let at = 0;
      if (open.length > 1) {
        if (luck.pick(STRAYING) === 0) at = luck.pick(open.length);
        else if (judge) at = oneStepAhead(position, judge, luck);
        else at = hints.playout!(position, 0, open, luck);
      }
      game.play(position, 0, open[at]!, luck);
    }
    const result = isWon(position);
    wins += result;
    for (let row = first; row < rows.length; row++) won.push(result);
  }
  console.error(`${seed}: ${wins} of ${games} won, ${rows.length} positions`);
  return { rows, won };
}

/**
 * Games of the guided search. What came out and what the search expected count half each, since one game's luck is loud;
 * before a random choice only what was expected, since what came out is that choice's.
 */
function searchGames(judge: Judge | undefined, games: number, seed: string): Games {
  const evaluate = judge ?? hints.evaluate;
  const room: BotHints<Position, Choice> = { ...hints, ...searchHints, evaluate, traits, net: roomNet };
  const table = tableOf(mode as 'easy' | 'hard');
  const factory = searchBot(
    { iterations: ITERATIONS },
    {
      guidance: 'tree',
      judge: judge ? 'hints' : 'network',
    },
  );
  const rows: Float32Array[] = [];
  const won: number[] = [];
  const features = new Float64Array(FEATURES);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const [luck, play] = [seeded(`${seed}:${i}:stray`), seeded(`${seed}:${i}:play`)];
    const position = game.setup(table, seeded(`${seed}:${i}:setup`));
    const bot = factory({ rules: game, hints: room, table, seat: 0 }, seeded(`${seed}:${i}:bot`));
    const noted: { readonly expected: number; readonly isStray: boolean }[] = [];
    while (position.phase !== 'over') {
      const open = game.choices(position, 0);
      const thinking = bot.begin(seenBy(game, position, 0));
      thinking.run({ iterations: ITERATIONS });
      const { choice, candidates } = thinking.thought();
      const played = open.length > 1 && luck.pick(STRAYING) === 0 ? open[luck.pick(open.length)]! : choice;
      if (open.length > 1) {
        sense(position, features);
        rows.push(Float32Array.from(features));
        noted.push({ expected: Math.fround(candidates[0]!.expected), isStray: !sameData(played, choice) });
      }
      game.play(position, 0, played, play);
    }
    let result = isWon(position);
    wins += result;
    const targets = noted.map(() => 0);
    for (let at = noted.length - 1; at >= 0; at--) {
      const { expected, isStray } = noted[at]!;
      if (isStray) result = expected;
      targets[at] = (result + expected) / 2;
    }
    won.push(...targets);
  }
  console.error(`${seed}: ${wins} of ${games} won, ${rows.length} positions`);
  return { rows, won };
}

/** Weights in one array: per unit what it counts for, where it sets in and its weights; then the direct ones and the start. */
const WIDTH = FEATURES + 2;
const DIRECT = UNITS * WIDTH;
const COUNT = DIRECT + FEATURES + 1;

/** Gradient of the log loss at one row, added up. */
function learn(weights: Float64Array, row: Float32Array, won: number, into: Float64Array): number {
  let odds = weights[COUNT - 1]!;
  for (let i = 0; i < FEATURES; i++) odds += weights[DIRECT + i]! * row[i]!;
  for (let unit = 0; unit < UNITS; unit++) {
    const at = unit * WIDTH;
    let sum = weights[at + 1]!;
    for (let i = 0; i < FEATURES; i++) sum += weights[at + 2 + i]! * row[i]!;
    sums[unit] = sum;
    if (sum > 0) odds += weights[at]! * sum;
  }
  const wrong = 1 / (1 + Math.exp(-odds)) - won;
  into[COUNT - 1]! += wrong;
  for (let i = 0; i < FEATURES; i++) into[DIRECT + i]! += wrong * row[i]!;
  for (let unit = 0; unit < UNITS; unit++) {
    if (sums[unit]! <= 0) continue;
    const at = unit * WIDTH;
    const through = wrong * weights[at]!;
    into[at]! += wrong * sums[unit]!;
    into[at + 1]! += through;
    for (let i = 0; i < FEATURES; i++) into[at + 2 + i]! += through * row[i]!;
  }
  return Math.log1p(Math.exp(odds)) - won * odds;
}
const sums = new Float64Array(UNITS);

/** Adam, with a rate that falls to nothing along a cosine. */
function fit({ rows, won }: Games, luck: Chance): Float64Array {
  const weights = new Float64Array(COUNT);
  const noise = (): number => luck.pick(2001) / 1000 - 1;
  for (let at = 0; at < DIRECT; at++) weights[at] = noise() * (at % WIDTH === 1 ? 0 : 0.25);
  const gradient = new Float64Array(COUNT);
  const mean = new Float64Array(COUNT);
  const square = new Float64Array(COUNT);
  const order = rows.map((_, i) => i);
  const steps = EPOCHS * Math.floor(rows.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    luck.shuffle(order);
    let loss = 0;
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      gradient.fill(0);
      for (let i = from; i < from + BATCH; i++)
        loss += learn(weights, rows[order[i]!]!, won[order[i]!]!, gradient);
      step++;
      const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      for (let i = 0; i < COUNT; i++) {
        const slope = gradient[i]! / BATCH + 1e-5 * weights[i]!;
        mean[i] = 0.9 * mean[i]! + 0.1 * slope;
        square[i] = 0.999 * square[i]! + 0.001 * slope * slope;
        const drift = mean[i]! / (1 - 0.9 ** step);
        weights[i]! -= (rate * drift) / (Math.sqrt(square[i]! / (1 - 0.999 ** step)) + 1e-8);
      }
    }
    console.error(`epoch ${epoch}: ${(loss / rows.length).toFixed(4)}`);
  }
  return weights;
}

const rounded = (values: Iterable<number>): number[] =>
  Array.from(values, (value) => Math.round(value * 1000) / 1000);

const netOf = (weights: Float64Array): JudgementWeights => ({
  start: rounded([weights[COUNT - 1]!])[0]!,
  direct: rounded(weights.subarray(DIRECT, DIRECT + FEATURES)),
  units: Array.from({ length: UNITS }, (_, unit) =>
    rounded(weights.subarray(unit * WIDTH, (unit + 1) * WIDTH)),
  ),
});

const play = by === 'search' ? searchGames : playGames;
const seedOf = (round: number): string => (by === 'search' ? `gen-${round + 1}` : `fit ${mode} ${round}`);
let net: JudgementWeights | undefined;
for (let round = 0; round < Number(roundsText); round++) {
  const played = play(net && judgementOf(net), Number(gamesText), seedOf(round));
  net = netOf(fit(played, seeded(`fit ${mode}`)));
}
console.log(JSON.stringify(net));

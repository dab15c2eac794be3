// Fits the judgement of a mode to games of its own and prints its weights, as they stand in `src/hints/nets.ts`:
// npx node packages/games/ruba/tools/fit-judgement.ts <easy|hard> <seed> [rounds] [games a round]
// Each round plays by the judgement of the one before, one step ahead on eight imagined worlds, and fits to the games of the
// last four rounds: to what came out and, the farther from the end the more, to what was expected on the way.
import { seeded } from '@undercroft/kernel';
import type { Choice } from '../src/choices.ts';
import { HERO_HP } from '../src/content/modes.ts';
import { copy } from '../src/copy.ts';
import { ALL_FEATURES, senseAll } from '../src/hints/judgement.ts';
import { game } from '../src/index.ts';
import { beatenCount, type Position } from '../src/position.ts';
import { relicCount } from '../src/score.ts';
import { searchHints } from '../src/search-hints.ts';
import { tableOf } from './random-player.ts';

const [mode = 'hard', seed = '1', roundsText = '16', gamesText = '20000'] = process.argv.slice(2);
const WORLDS = 8;
const TRUST_IN_RESULT = 0.9;
const KEPT_ROUNDS = 4;
const BATCH = 256;
const RATE = 0.001;
const DECAY = 1e-6;

/** Where the blocks of weights begin, in the order of `judgementOf`; all weights of one input together. */
const WIDE = 64;
const NARROW = 32;
const FIRST0 = ALL_FEATURES * WIDE;
const SECOND = FIRST0 + WIDE;
const SECOND0 = SECOND + WIDE * NARROW;
const SUM = SECOND0 + NARROW;
const WEIGHTS = SUM + NARROW + 1;

/** The features of a game's positions that are not 0: where in the list, and what. */
interface Sensed {
  readonly places: Uint8Array;
  readonly values: Float32Array;
}
/** One position of a game, and what it should have been judged. */
interface Row {
  readonly sensed: Sensed;
  readonly from: number;
  readonly to: number;
  readonly target: number;
}

const luck = seeded(`fit ${mode} ${seed}`);
const weights = new Float64Array(WEIGHTS);
const wide = new Float64Array(WIDE);
const narrow = new Float64Array(NARROW);

/** Leaves its layers for `learn`. */
function oddsOf({ places, values }: Sensed, from: number, to: number): number {
  for (let unit = 0; unit < WIDE; unit++) wide[unit] = weights[FIRST0 + unit]!;
  for (let i = from; i < to; i++) {
    const [at, value] = [places[i]! * WIDE, values[i]!];
    for (let unit = 0; unit < WIDE; unit++) wide[unit]! += weights[at + unit]! * value;
  }
  for (let unit = 0; unit < NARROW; unit++) narrow[unit] = weights[SECOND0 + unit]!;
  for (let i = 0; i < WIDE; i++) {
    const value = wide[i]!;
    if (value <= 0) continue;
    const at = SECOND + i * NARROW;
    for (let unit = 0; unit < NARROW; unit++) narrow[unit]! += weights[at + unit]! * value;
  }
  let odds = weights[WEIGHTS - 1]!;
  for (let unit = 0; unit < NARROW; unit++)
    if (narrow[unit]! > 0) odds += weights[SUM + unit]! * narrow[unit]!;
  return odds;
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const slopes = new Float64Array(WEIGHTS);
const back = new Float64Array(NARROW);
const behind = new Float64Array(WIDE);

/** Adds the slopes of a row and answers its loss in nats. */
function learn({ sensed, from, to, target }: Row): number {
  const odds = oddsOf(sensed, from, to);
  const wrong = chanceOf(odds) - target;
  slopes[WEIGHTS - 1]! += wrong;
  for (let unit = 0; unit < NARROW; unit++) {
    const value = Math.max(0, narrow[unit]!);
    slopes[SUM + unit]! += wrong * value;
    back[unit] = value > 0 ? wrong * weights[SUM + unit]! : 0;
    slopes[SECOND0 + unit]! += back[unit]!;
  }
  for (let i = 0; i < WIDE; i++) {
    const [at, value] = [SECOND + i * NARROW, wide[i]!];
    let sum = 0;
    for (let unit = 0; value > 0 && unit < NARROW; unit++) {
      slopes[at + unit]! += value * back[unit]!;
      sum += weights[at + unit]! * back[unit]!;
    }
    behind[i] = sum;
    slopes[FIRST0 + i]! += sum;
  }
  for (let i = from; i < to; i++) {
    const [at, value] = [sensed.places[i]! * WIDE, sensed.values[i]!];
    for (let unit = 0; unit < WIDE; unit++) slopes[at + unit]! += value * behind[unit]!;
  }
  return Math.log1p(Math.exp(odds)) - target * odds;
}

/** Adam, with a rate that falls to nothing along a cosine. Answers the mean loss of the last epoch. */
function fit(rows: readonly Row[], epochs: number): number {
  const [mean, square] = [new Float64Array(WEIGHTS), new Float64Array(WEIGHTS)];
  const order = [...rows];
  const batches = Math.floor(rows.length / BATCH);
  let loss = 0;
  for (let step = 1; step <= epochs * batches; step++) {
    const batch = (step - 1) % batches;
    if (batch === 0) {
      luck.shuffle(order);
      loss = 0;
    }
    slopes.fill(0);
    for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) loss += learn(order[i]!);
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * step) / (epochs * batches)));
    const [forMean, forSquare] = [1 / (1 - 0.9 ** step), 1 / (1 - 0.999 ** step)];
    for (let i = 0; i < WEIGHTS; i++) {
      const slope = slopes[i]! / BATCH + DECAY * weights[i]!;
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      square[i] = 0.999 * square[i]! + 0.001 * slope * slope;
      weights[i]! -= (rate * mean[i]! * forMean) / (Math.sqrt(square[i]! * forSquare) + 1e-8);
    }
  }
  return loss / (batches * BATCH);
}

const features = new Float64Array(ALL_FEATURES);
const present: Sensed = { places: new Uint8Array(ALL_FEATURES), values: new Float32Array(ALL_FEATURES) };

/** Writes the features of a position that are not 0 into `present` and answers how many there are. */
function note(position: Position): number {
  senseAll(position, features);
  let count = 0;
  for (let i = 0; i < ALL_FEATURES; i++) {
    if (features[i] === 0) continue;
    present.places[count] = i;
    present.values[count++] = features[i]!;
  }
  return count;
}

const isWon = (position: Position): number => game.result(position)!.winners.length;

type Judge = (position: Position) => number;
/** Before the first fit: enemies beaten, Relics and HP. */
const atFirst: Judge = (position) =>
  (beatenCount(position) + relicCount(position) + position.hp / HERO_HP) / 20;
const byWeights: Judge = (position) => chanceOf(oddsOf(present, 0, note(position)));

/** What is open, but for coins beyond the price and bribes for Kings alone. */
const soundChoices = (position: Position): readonly Choice[] =>
  game
    .choices(position, 0)
    .filter((choice) => choice.kind === 'respond' || !searchHints.isIdle!(position, 0, choice));

/** What each choice leads to on the whole, all on the same worlds with the same luck. */
function lookAhead(position: Position, open: readonly Choice[], judge: Judge): number[] {
  const seen = game.view(position, 0);
  const means = open.map(() => 0);
  for (let i = 0; i < WORLDS; i++) {
    const world = game.imagine(seen, 0, luck);
    const own = luck.pick(0x40000000);
    for (let j = 0; j < open.length; j++) {
      const after = copy(world);
      game.play(after, 0, open[j]!, seeded(own));
      means[j]! += (after.phase === 'over' ? isWon(after) : judge(after)) / WORLDS;
    }
  }
  return means;
}

/** Plays a game, adds its rows and answers whether it was won. */
function playGame(judge: Judge, rows: Row[]): number {
  const position = game.setup(tableOf(mode as 'easy' | 'hard'), luck);
  const [places, values]: [number[], number[]] = [[], []];
  const met: { readonly from: number; readonly to: number; readonly expected: number }[] = [];
  while (position.phase !== 'over') {
    const open = soundChoices(position);
    let best = 0;
    if (open.length > 1) {
      const means = lookAhead(position, open, judge);
      const expected = Math.max(...means);
      best = means.indexOf(expected);
      const from = places.length;
      const to = from + note(position);
      places.push(...present.places.subarray(0, to - from));
      values.push(...present.values.subarray(0, to - from));
      met.push({ from, to, expected });
    }
    game.play(position, 0, open[best]!, luck);
  }
  const sensed: Sensed = { places: Uint8Array.from(places), values: Float32Array.from(values) };
  let target = isWon(position);
  for (const { from, to, expected } of met.reverse()) {
    target = TRUST_IN_RESULT * target + (1 - TRUST_IN_RESULT) * expected;
    rows.push({ sensed, from, to, target });
  }
  return isWon(position);
}

/** One signed byte for each weight, and what a step counts in each block. */
function printed(): string {
  const bytes = new Int8Array(WEIGHTS);
  const ends = [FIRST0, SECOND, SECOND0, SUM, WEIGHTS];
  const steps = ends.map((end, block) => {
    const from = ends[block - 1] ?? 0;
    const most = weights.subarray(from, end).reduce((high, weight) => Math.max(high, Math.abs(weight)), 0);
    const step = (most / 126).toFixed(5);
    for (let i = from; i < end; i++) bytes[i] = Math.round(weights[i]! / Number(step));
    return step;
  });
  const text = Buffer.from(bytes.buffer).toString('base64');
  return `{\n  wide: ${WIDE},\n  narrow: ${NARROW},\n  steps: [${steps.join(', ')}],\n  bytes:\n    '${text}',\n}`;
}

function startWeights(from: number, end: number, spread: number): void {
  for (let i = from; i < end; i++) weights[i] = spread * (luck.pick(200001) / 100000 - 1);
}
startWeights(0, FIRST0, 0.28);
startWeights(SECOND, SECOND0, 0.3);
startWeights(SUM, WEIGHTS - 1, 0.15);
const kept: Row[][] = [];
for (let round = 0; round < Number(roundsText); round++) {
  const rows: Row[] = [];
  let won = 0;
  for (let i = 0; i < Number(gamesText); i++) won += playGame(round === 0 ? atFirst : byWeights, rows);
  kept.push(rows);
  if (kept.length > KEPT_ROUNDS) kept.shift();
  const loss = fit(kept.flat(), round === 0 ? 2 : 1);
  console.error(
    `round ${round}: ${((100 * won) / Number(gamesText)).toFixed(2)} % of ${gamesText} won, loss ${loss.toFixed(5)}`,
  );
}
console.log(printed());

// Fits the judgement of a mode to games of its own and prints its weights, as they stand in `src/hints/nets.ts`:
// npx node packages/games/ruba/tools/fit-judgement.ts <easy|hard> <seed> [rounds] [games a round]
// Each round plays by the judgement of the one before, one step ahead on eight imagined worlds, and fits to the games of the
// last four rounds: to what came out and, the farther from the end the more, to what was expected on the way.
import { seeded } from '@undercroft/kernel';
import { chanceOf, type Inputs, newTraining } from '../../../bots/tools/network-training.ts';
import type { Choice } from '../src/choices.ts';
import { HERO_HP } from '../src/content/modes.ts';
import { copy } from '../src/copy.ts';
import { ALL_FEATURES, blockSizes, senseAll } from '../src/hints/judgement.ts';
import { game } from '../src/index.ts';
import { beatenCount, type Position } from '../src/position.ts';
import { relicCount } from '../src/score.ts';
import { searchHints } from '../src/search-hints.ts';
import { tableOf } from './random-player.ts';

const [mode = 'hard', seed = '1', roundsText = '16', gamesText = '20000'] = process.argv.slice(2);
const WORLDS = 8;
const TRUST_IN_RESULT = 0.9;
const KEPT_ROUNDS = 4;
const RATE = 0.001;
const [WIDE, NARROW] = [64, 32];

/** One position of a game, and what it should have been judged. */
interface Row {
  readonly sensed: Inputs;
  readonly from: number;
  readonly to: number;
  readonly target: number;
}

const luck = seeded(`fit ${mode} ${seed}`);
const training = newTraining(blockSizes(WIDE, NARROW), luck);

/** Leaves its layers for `learn`. */
function oddsOf(sensed: Inputs, from: number, to: number): number {
  training.beginLayer();
  training.addInputs(sensed, from, to, 0, training.layer, 0, WIDE);
  return training.forward(0);
}

/** Adds the slopes of a row and answers its loss in nats. */
function learn({ sensed, from, to, target }: Row): number {
  const loss = training.backward(oddsOf(sensed, from, to), target);
  training.addSlopes(sensed, from, to, 0, training.layerBack, 0, WIDE);
  return loss;
}

const features = new Float64Array(ALL_FEATURES);
const present: Inputs = { places: new Uint8Array(ALL_FEATURES), values: new Float32Array(ALL_FEATURES) };

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
  const sensed: Inputs = { places: Uint8Array.from(places), values: Float32Array.from(values) };
  let target = isWon(position);
  for (const { from, to, expected } of met.reverse()) {
    target = TRUST_IN_RESULT * target + (1 - TRUST_IN_RESULT) * expected;
    rows.push({ sensed, from, to, target });
  }
  return isWon(position);
}

const [first, first0, second, second0, sum] = training.starts as [number, number, number, number, number];
training.scatter(first, first0, 0.28);
training.scatter(second, second0, 0.3);
training.scatter(sum, sum + NARROW, 0.15);
const kept: Row[][] = [];
for (let round = 0; round < Number(roundsText); round++) {
  const rows: Row[] = [];
  let won = 0;
  for (let i = 0; i < Number(gamesText); i++) won += playGame(round === 0 ? atFirst : byWeights, rows);
  kept.push(rows);
  if (kept.length > KEPT_ROUNDS) kept.shift();
  const loss = training.learn(kept.flat(), round === 0 ? 2 : 1, RATE, learn);
  console.error(
    `round ${round}: ${((100 * won) / Number(gamesText)).toFixed(2)} % of ${gamesText} won, loss ${loss.toFixed(5)}`,
  );
}
console.log(training.printed({ wide: WIDE, narrow: NARROW }, 5));

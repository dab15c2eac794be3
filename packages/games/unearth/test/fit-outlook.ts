// Fits the weights of the outlook to recorded games and prints src/fitted-weights.ts with how well they fit.
// npx node packages/games/unearth/test/fit-outlook.ts <file of record-play.ts> ...
import { readFileSync } from 'node:fs';
import { resolveTable, seeded } from '@undercroft/kernel';
import { CLAIM_FEATURES, claimFacts } from '../src/claim-odds.ts';
import { game } from '../src/index.ts';
import { describeTable, OUTLOOK_FEATURES, outlookFacts, shareToCome, sight } from '../src/outlook.ts';
import type { Position } from '../src/position.ts';
import { addTo, type Equations, newEquations, solve } from './least-squares.ts';

interface Recorded {
  readonly seats: number;
  readonly seed: string;
  readonly picks: readonly number[];
}

const recorded: Recorded[] = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));

/** Plays a recorded game again; `atTurn` sees the table at the start of every turn. Answers with the end. */
function replay({ seats, seed, picks }: Recorded, atTurn: (position: Position) => void): Position {
  const luck = seeded(seed);
  const position = game.setup(resolveTable(game, seats, {}), luck);
  let turn = -1;
  for (const pick of picks) {
    if (position.turn !== turn) atTurn(position);
    turn = position.turn;
    const seat = game.waitingFor(position)[0]!;
    game.play(position, seat, game.choices(position, seat)[pick]!, luck);
  }
  return position;
}

/** Newton's method for a contest between seats: the weights under which the true claimants were likeliest. */
function fitClaims(games: readonly Recorded[]): number[] {
  const contests: { facts: Float32Array; claimant: number }[] = [];
  for (const one of games) {
    const open: { facts: Float32Array; ruin: number }[] = [];
    const end = replay(one, (position) =>
      describeTable(position, position.turn % position.seats, (slot) =>
        open.push({
          facts: Float32Array.from(claimFacts.subarray(0, position.seats * CLAIM_FEATURES)),
          ruin: position.row[slot]!,
        }),
      ),
    );
    for (const { facts, ruin } of open) {
      const claimant = end.claimed.findIndex((ruins) => ruins.includes(ruin));
      if (claimant >= 0) contests.push({ facts, claimant });
    }
  }
  const weights = new Array<number>(CLAIM_FEATURES).fill(0);
  for (let round = 0; round < 6; round++) {
    const equations = newEquations(CLAIM_FEATURES);
    let loss = 0;
    for (const { facts, claimant } of contests) loss += addContest(equations, facts, claimant, weights);
    const step = solve(equations, 2);
    for (let i = 0; i < weights.length; i++) weights[i]! += step[i]!;
    console.error(`claims: ${contests.length} contests, loss ${(loss / contests.length).toFixed(4)}`);
  }
  return weights;
}

const centred = new Float64Array(CLAIM_FEATURES);
const mean = new Float64Array(CLAIM_FEATURES);

function addContest(
  equations: Equations,
  facts: Float32Array,
  claimant: number,
  weights: readonly number[],
): number {
  const seats = facts.length / CLAIM_FEATURES;
  const odds = Array.from({ length: seats }, (_, seat) => {
    let strength = 0;
    for (let i = 0; i < CLAIM_FEATURES; i++) strength += weights[i]! * facts[seat * CLAIM_FEATURES + i]!;
    return Math.exp(strength);
  });
  const all = odds.reduce((sum, one) => sum + one, 0);
  mean.fill(0);
  for (let seat = 0; seat < seats; seat++)
    for (let i = 0; i < CLAIM_FEATURES; i++)
      mean[i]! += (odds[seat]! / all) * facts[seat * CLAIM_FEATURES + i]!;
  for (let seat = 0; seat < seats; seat++) {
    const odd = odds[seat]! / all;
    for (let i = 0; i < CLAIM_FEATURES; i++) centred[i] = facts[seat * CLAIM_FEATURES + i]! - mean[i]!;
    addTo(equations, centred, ((seat === claimant ? 1 : 0) - odd) / odd, odd);
  }
  return -Math.log(odds[claimant]! / all);
}

/** Least squares on what two seats still gained against each other. */
function fitOutlook(games: readonly Recorded[]): number[] {
  const equations = newEquations(OUTLOOK_FEATURES);
  const difference = new Float64Array(OUTLOOK_FEATURES);
  for (const one of games) {
    const points = game.result(replay(one, () => {}))!.points!;
    replay(one, (position) => {
      const weight = 1 / (0.1 + shareToCome(position));
      for (let viewer = 0; viewer < one.seats; viewer++) {
        describeTable(position, viewer);
        for (let other = 0; other < one.seats; other++) {
          if (other === viewer) continue;
          for (let i = 0; i < OUTLOOK_FEATURES; i++)
            difference[i] =
              outlookFacts[viewer * OUTLOOK_FEATURES + i]! - outlookFacts[other * OUTLOOK_FEATURES + i]!;
          const gained = points[viewer]! - sight[viewer]! - (points[other]! - sight[other]!);
          addTo(equations, difference, gained, weight);
        }
      }
    });
  }
  return solve(equations, 20);
}

/** How far the truth scatters around the outlook: the two numbers that make the chances of winning come true. */
function fitScatter(games: readonly Recorded[], weights: readonly number[]): [number, number] {
  const samples: { lead: number; share: number; won: number }[] = [];
  const errors = [0, 0, 0, 0, 0, 0];
  const counts = [0, 0, 0, 0, 0, 0];
  for (const one of games) {
    if (one.seats !== 2) continue;
    const result = game.result(replay(one, () => {}))!;
    const won = result.winners.length > 1 ? 0.5 : result.winners[0] === 0 ? 1 : 0;
    replay(one, (position) => {
      describeTable(position, 0);
      let lead = sight[0]! - sight[1]!;
      for (let i = 0; i < OUTLOOK_FEATURES; i++)
        lead += weights[i]! * (outlookFacts[i]! - outlookFacts[OUTLOOK_FEATURES + i]!);
      const share = shareToCome(position);
      const part = Math.min(5, Math.floor(share * 5));
      errors[part]! += (result.points![0]! - result.points![1]! - lead) ** 2;
      counts[part]!++;
      samples.push({ lead, share, won });
    });
  }
  console.error(
    `error of the lead by share to come: ${errors.map((error, i) => Math.sqrt(error / (counts[i]! || 1)).toFixed(2)).join(' ')}`,
  );
  const lossOf = (atEnd: number, perShare: number): number => {
    let loss = 0;
    for (const { lead, share, won } of samples) {
      const chance = 1 / (1 + Math.exp(-lead / (atEnd + perShare * share)));
      loss -= won * Math.log(chance + 1e-9) + (1 - won) * Math.log(1 - chance + 1e-9);
    }
    return loss / samples.length;
  };
  let best: [number, number] = [2, 6];
  for (const atEnd of [0.5, 1, 1.5, 2, 2.5, 3, 4])
    for (const perShare of [2, 3, 4, 5, 6, 7, 8, 10])
      if (lossOf(atEnd, perShare) < lossOf(...best)) best = [atEnd, perShare];
  console.error(`loss of the chance of winning ${lossOf(...best).toFixed(4)}`);
  return best;
}

const cut = Math.floor(recorded.length * 0.85);
const [known, fresh] = [recorded.slice(0, cut), recorded.slice(cut)];
const stage = process.env['STAGE'];
if (stage === 'claims') {
  console.log(JSON.stringify(fitClaims(known.slice(0, 3000)).map((w) => Number(w.toFixed(3)))));
} else {
  const outlook = fitOutlook(known);
  const scatter = fitScatter(fresh, outlook);
  console.log(JSON.stringify(outlook.map((w) => Number(w.toFixed(3)))));
  console.log(JSON.stringify(scatter));
}

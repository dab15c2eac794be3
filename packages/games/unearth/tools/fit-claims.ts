// Fits who claims a Ruin: Newton's method for the weights under which the true claimants were likeliest.
import { CLAIM_FEATURES, claimFacts } from '../src/hints/claim-odds.ts';
import { describeTable } from '../src/hints/outlook.ts';
import { addTo, type Equations, newEquations, solve } from './least-squares.ts';
import { type Recorded, replay } from './replay-choices.ts';

interface Contest {
  /** By seat and feature. */
  readonly facts: Float32Array;
  readonly claimant: number;
}

const ROUNDS = 6;
const RIDGE = 2;
const NO_WEIGHTS: readonly number[] = new Array(CLAIM_FEATURES).fill(0);

export function fitClaims(games: readonly Recorded[]): { weights: number[]; loss: number } {
  const contests = games.flatMap(contestsOf);
  const weights = NO_WEIGHTS.slice();
  let loss = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const equations = newEquations(CLAIM_FEATURES);
    loss = 0;
    for (const contest of contests) loss += addContest(equations, contest, weights);
    const step = solve(equations, RIDGE);
    for (let i = 0; i < weights.length; i++) weights[i]! += step[i]!;
  }
  return { weights, loss: loss / contests.length };
}

/** Every Ruin of the row at every turn, with the seat that got it in the end; those that a tie removed are left out. */
function contestsOf(one: Recorded): Contest[] {
  const open: { facts: Float32Array; ruin: number }[] = [];
  const end = replay(one, (position) =>
    describeTable(position, position.turn % position.seats, NO_WEIGHTS, (slot) =>
      open.push({
        facts: Float32Array.from(claimFacts.subarray(0, position.seats * CLAIM_FEATURES)),
        ruin: position.row[slot]!,
      }),
    ),
  );
  return open.flatMap(({ facts, ruin }) => {
    const claimant = end.claimed.findIndex((ruins) => ruins.includes(ruin));
    return claimant < 0 ? [] : [{ facts, claimant }];
  });
}

const mean = new Float64Array(CLAIM_FEATURES);
const centred = new Float64Array(CLAIM_FEATURES);

/** Adds one contest to the next step's equations and answers its log loss. */
function addContest(equations: Equations, { facts, claimant }: Contest, weights: readonly number[]): number {
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
    const share = odds[seat]! / all;
    for (let i = 0; i < CLAIM_FEATURES; i++) centred[i] = facts[seat * CLAIM_FEATURES + i]! - mean[i]!;
    addTo(equations, centred, ((seat === claimant ? 1 : 0) - share) / share, share);
  }
  return -Math.log(odds[claimant]! / all);
}

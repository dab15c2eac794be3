// Fits the weights of the outlook to recorded games of one seat count and prints them, with how well they fit new games.
// npx node packages/games/unearth/tools/fit-outlook.ts <file of record-choices.ts> ...
import { readFileSync } from 'node:fs';
import {
  describeTable,
  OUTLOOK_FEATURES,
  outlookFacts,
  prospectsOf,
  shareToCome,
  sight,
} from '../src/hints/outlook.ts';
import { game } from '../src/index.ts';
import { fitClaims } from './fit-claims.ts';
import { addTo, newEquations, solve } from './least-squares.ts';
import { type Recorded, replay } from './replay-choices.ts';

/** Late turns say more about a weight than early ones, whose ends scatter further. */
const EARLY_SCATTER = 0.1;
const RIDGE = 20;

/** Least squares on what two seats still gained against each other. */
function fitOutlook(games: readonly Recorded[], claims: readonly number[]): number[] {
  const equations = newEquations(OUTLOOK_FEATURES);
  const difference = new Float64Array(OUTLOOK_FEATURES);
  for (const one of games) {
    const points = game.result(replay(one, () => {}))!.points!;
    replay(one, (position) => {
      const weight = 1 / (EARLY_SCATTER + shareToCome(position));
      for (let viewer = 0; viewer < one.seats; viewer++) {
        describeTable(position, viewer, claims);
        for (let other = 0; other < one.seats; other++) {
          if (other === viewer) continue;
          for (let i = 0; i < OUTLOOK_FEATURES; i++)
            difference[i] =
              outlookFacts[viewer * OUTLOOK_FEATURES + i]! - outlookFacts[other * OUTLOOK_FEATURES + i]!;
          addTo(
            equations,
            difference,
            points[viewer]! - sight[viewer]! - (points[other]! - sight[other]!),
            weight,
          );
        }
      }
    });
  }
  return solve(equations, RIDGE);
}

interface Forecast {
  readonly leads: readonly number[];
  readonly share: number;
  readonly won: number;
}

/** What seat 0 expected against each other seat at every turn, and whether it won. */
function forecastsOf(
  games: readonly Recorded[],
  claims: readonly number[],
  outlook: readonly number[],
): Forecast[] {
  const forecasts: Forecast[] = [];
  for (const one of games) {
    const { winners } = game.result(replay(one, () => {}))!;
    const won = winners.includes(0) ? 1 / winners.length : 0;
    replay(one, (position) => {
      describeTable(position, 0, claims);
      const expected = Array.from(
        { length: one.seats },
        (_, seat) => sight[seat]! + prospectsOf(seat, outlook),
      );
      forecasts.push({
        leads: expected.slice(1).map((other) => expected[0]! - other),
        share: shareToCome(position),
        won,
      });
    });
  }
  return forecasts;
}

/** The two numbers that make the chances of winning come true best, and the mean log loss with them. */
function fitScatter(forecasts: readonly Forecast[]): { scatter: [number, number]; loss: number } {
  let best: { scatter: [number, number]; loss: number } = {
    scatter: [1, 1],
    loss: Number.POSITIVE_INFINITY,
  };
  for (const atEnd of [0.5, 1, 1.5, 2, 2.5, 3, 4, 5])
    for (const perShare of [2, 3, 4, 5, 6, 7, 8, 10]) {
      let loss = 0;
      for (const { leads, share, won } of forecasts) {
        const spread = atEnd + perShare * share;
        const chance = 1 / leads.reduce((all, lead) => all + Math.exp(-lead / spread), 1);
        loss -= won * Math.log(chance + 1e-9) + (1 - won) * Math.log(1 - chance + 1e-9);
      }
      if (loss / forecasts.length < best.loss)
        best = { scatter: [atEnd, perShare], loss: loss / forecasts.length };
    }
  return best;
}

const rounded = (weights: readonly number[]): string =>
  `[${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]`;

const recorded: Recorded[] = process.argv
  .slice(2)
  .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));
const cut = Math.floor(recorded.length * 0.85);
const [known, fresh] = [recorded.slice(0, cut), recorded.slice(cut)];
const claims = fitClaims(known.slice(0, 3000));
const outlook = fitOutlook(known, claims.weights);
const { scatter, loss } = fitScatter(forecastsOf(fresh, claims.weights, outlook));
console.error(`${known.length} games fitted: log loss of the claimant ${claims.loss.toFixed(4)}`);
console.error(`${fresh.length} new games: log loss of the winner ${loss.toFixed(4)}`);
console.log(
  `{ claims: ${rounded(claims.weights)}, outlook: ${rounded(outlook)}, scatter: ${rounded(scatter)} }`,
);

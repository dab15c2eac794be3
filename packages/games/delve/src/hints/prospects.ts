// Who is winning: the chance of the Expedition from what everybody can see.
import { DEADLY_DANGER, type Position } from '../position.ts';

/** Weights of a logistic estimate, fitted to games between the simple policies. */
const WEIGHTS = {
  start: 2.925,
  field: -0.273,
  discard: 0.057,
  relics: -0.679,
  lives: 0.608,
  alert: -0.35,
  trinkets: 0.078,
  white: 0.759,
  round: -0.149,
} as const;

/** What the estimate looks at, per Archaeologist at the start where it grows with their number. */
export function features(p: Position): Record<keyof typeof WEIGHTS, number> {
  const n = p.diggersAtStart;
  let lives = 0;
  let trinkets = 0;
  let white = 0;
  for (const digger of p.diggers) {
    if (digger.inPlay === 0) continue;
    lives += DEADLY_DANGER - digger.danger;
    trinkets += digger.trinkets;
    white += digger.white;
  }
  let relics = 0;
  for (const relic of p.relics) if (relic.claimedBy === 0) relics++;
  return {
    start: 1,
    field: p.field / n,
    discard: p.trinketDiscard / n,
    relics: relics / n,
    lives: lives / n,
    alert: p.alert,
    trinkets: trinkets / n,
    white: white / n,
    round: p.round,
  };
}

const NAMES = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

export function expeditionChance(p: Position): number {
  const seen = features(p);
  let sum = 0;
  for (const name of NAMES) sum += WEIGHTS[name] * seen[name];
  return 1 / (1 + Math.exp(-sum));
}

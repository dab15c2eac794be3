// How each level plays where a game's search hints say nothing else, weakest first: one entry for each level.
import type { SearchSettings } from './search/search-settings.ts';

export interface Strength {
  /** Search iterations for one decision: the limit that is the same on every machine. 0 plays at a glance, by the policy alone. */
  readonly iterations: number;
  /** The limit that a person at the table feels. */
  readonly milliseconds: number;
  /** 0 always makes the choice found best; 1 picks by share; above it, more at random. */
  readonly temperature: number;
  /** What would be picked less often than so much of the best is never picked: forgetful, not mad. */
  readonly leastShare: number;
  readonly settings?: Partial<SearchSettings>;
}

/** A win that is certain is seen from the third level on. */
const OVERLOOKS_WINS = { winProbe: 0 };
/** Plays farther on before it judges, and trusts the promises less. */
const PATIENT = { priorWeight: 2, horizon: 24, policyDecisions: 24 };

const GLANCE = { iterations: 0, milliseconds: 150 };
const BEST = { temperature: 0, leastShare: 0 };

export const STRENGTHS: readonly Strength[] = [
  { ...GLANCE, temperature: 4, leastShare: 0.05, settings: OVERLOOKS_WINS },
  { ...GLANCE, temperature: 1.5, leastShare: 0.08, settings: OVERLOOKS_WINS },
  { ...GLANCE, temperature: 0.5, leastShare: 0.12 },
  { ...BEST, iterations: 48, milliseconds: 500 },
  { ...BEST, iterations: 400, milliseconds: 500, settings: PATIENT },
  { ...BEST, iterations: 3000, milliseconds: 1200, settings: PATIENT },
];

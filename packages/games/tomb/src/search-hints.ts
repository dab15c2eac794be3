// How the bots' search is tuned for the tomb: it plans one turn at a time.
import type { SearchHints } from '@undercroft/bots/search-hints';
import type { Choice } from './choices.ts';
import { AP_KEPT } from './content/pieces.ts';
import { isSame } from './hints/burden-before.ts';
import { winDistance } from './hints/win-distance.ts';
import type { Position } from './position.ts';

const MANY = 1_000_003;

/** What a dig has brought, and what it has left to pick. */
function chanceOutcome(p: Position): number {
  let seen = p.phase.length;
  for (const cards of p.loot) seen = (seen * 17 + cards) % MANY;
  for (const treasure of p.treasures) seen = (seen * 31 + treasure) % MANY;
  for (const offer of p.offers) seen = (seen * 101 + offer) % MANY;
  return seen;
}

export const searchHints: SearchHints<Position, Choice> = {
  /** Between two choices of a turn nothing is open: the burden counts what the coming tremors may break. */
  isQuiescent: (p) => p.phase === 'actions' || p.phase === 'wall',
  /** Where a wall goes and who comes along: the tremors of a few imagined games tell less than the rule of thumb. */
  isJudgedByPromise: (p) => p.phase === 'wall' || p.phase === 'characters',
  /** No plan reaches beyond the coming tremor. */
  planningStage: (p) => 2 * p.turn + (p.phase === 'wall' ? 1 : 0),
  chanceOutcome,
  winDistance,
  isBackAt: (p, earlier) => isSame({ ...p, current: earlier.current, settings: earlier.settings }, earlier),
  /** Points beyond those that are kept go back. */
  isWasteful: (p, seat, choice) => choice.kind === 'end-actions' && p.current[seat]! > AP_KEPT,
  /** Points: a defeat lies far below, and would make all else look alike. */
  priorRange: 8,
  /** Plans of a turn differ by a few points of a lead. */
  outcomeSpread: 0.05,
  /**
   * A turn of eight points: with fewer than 100 iterations its end is not in sight from its beginning, and 240 find the best.
   * Beyond that only what the tremor does to the best lines, and to the best walls, tells more.
   */
  levels: {
    newcomer: { temperature: 1.35, leastShare: 0.005 },
    novice: { temperature: 0.97, leastShare: 0.03 },
    apprentice: { temperature: 0.45 },
    adept: { iterations: 32 },
    expert: { iterations: 100, settings: { lines: 8, lineGames: 90 } },
    master: { iterations: 160, settings: { lines: 12, lineGames: 240 } },
  },
};

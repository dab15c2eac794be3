// Everything between the team and the win in one number, counted in action points: lower is better.
import { AP_KEPT } from '../content/pieces.ts';
import { cardsPerTurn, concussionsLeft, type Position } from '../position.ts';
import { CELLS } from '../rules/geometry.ts';
import { hasWall } from '../rules/walls.ts';
import { DEFEAT, dangerOf } from './danger.ts';
import { distance } from './distance.ts';
import { effortOf } from './effort.ts';
import { ONE_STEP_AHEAD, type Regard } from './regard.ts';

/** Points of a turn that go into progress; the rest goes into walls and cracks. */
export const PROGRESS_PER_TURN = 3;
/** Turns in hand from which on a team plays as safely as it can; with fewer it must dare more. */
const AMPLE_TURNS = 24;
const LEAST_CARE = 0.3;
const MOST_CARE = 0.5;
/** From so many cards a turn on a team can no longer keep up with the tremors. */
const TOO_MANY_CARDS = 3;
const LEAST_TURNS = 4;
/** The deck seems to run out a little faster than it does: waiting must look dear. */
const PACE = 1.1;
const MISSING_WALL = 0.8;
const FAR_WALL = 0.03;
const LOW_SUPPLY = 5;

/** Turns until the tremor outgrows the team, or until the guard. */
export function turnsLeft(p: Position): number {
  const guard = p.settings.roundLimit * p.seats - p.turn + 1;
  if (!p.settings.isRising) return guard;
  let turns = 0;
  let cards = concussionsLeft(p);
  for (let level = cardsPerTurn(p); level < TOO_MANY_CARDS; level++) {
    turns += cards / level / PACE;
    cards = 4 * p.settings.deck;
  }
  return Math.min(guard, Math.max(turns, LEAST_TURNS));
}

/** How far walls are from the nearest pawn: what no pawn can reach is hard to take back. */
function wallDistance(p: Position): number {
  let far = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (p.walls[cell] === 0) continue;
    let nearest = CELLS;
    for (let seat = 0; seat < p.seats; seat++) nearest = Math.min(nearest, distance(p.pawns[seat]!, cell));
    if (nearest > 1) for (let side = 0; side < 4; side++) if (hasWall(p, cell, side)) far += nearest - 1;
  }
  return far;
}

/** Each turn takes a wall; what the supply lacks must be broken down for points, and an empty supply is fatal. */
function wallEffort(p: Position, turns: number): number {
  const lack = Math.max(0, turns - p.wallSupply);
  const alarm = p.wallSupply < LOW_SUPPLY ? (LOW_SUPPLY - p.wallSupply) ** 2 : 0;
  const fatal = p.wallSupply === 0 && p.phase === 'actions' ? DEFEAT : 0;
  return lack * MISSING_WALL + alarm + fatal + FAR_WALL * wallDistance(p);
}

/** Effort, danger and walls, less what is saved. Danger counts less the shorter the time is. */
export function burdenOf(p: Position, regard: Regard = ONE_STEP_AHEAD): number {
  const effort = effortOf(p, regard);
  const needed = effort / PROGRESS_PER_TURN;
  const left = turnsLeft(p);
  const care = Math.min(MOST_CARE, Math.max(LEAST_CARE, (left - needed) / AMPLE_TURNS));
  let saved = 0;
  for (let seat = 0; seat < p.seats; seat++) saved += Math.min(AP_KEPT, p.current[seat]!);
  const danger = care * regard.danger * dangerOf(p);
  return effort + danger + wallEffort(p, Math.min(left, needed)) - saved * regard.savedPoint;
}

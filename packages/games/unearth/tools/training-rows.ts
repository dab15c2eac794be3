// Training data of the network: recorded games of two as rows of facts, with the result of each.
import { POINTS_SCALE, SHARED_FACTS } from '../src/hints/net.ts';
import {
  expectedPoints,
  lookAhead,
  OUTLOOK_FEATURES,
  outlookFacts,
  scatterAt,
  shareToCome,
  sight,
} from '../src/hints/outlook.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { type Recorded, replay } from './replay-choices.ts';

/** Features of the viewer, of the other, what is shared (share to come, expected lead, lead in sight), and the scatter. */
export const SHARED_AT = 2 * OUTLOOK_FEATURES;
export const SCATTER_AT = SHARED_AT + SHARED_FACTS;
export const ROW = SCATTER_AT + 1;

/** One recorded game as one seat saw it: a row for every turn, and how much of the victory it got. */
export interface Seen {
  readonly rows: Float32Array;
  readonly won: number;
}

export function seenGame(one: Recorded, viewer: number): Seen {
  const facts: number[] = [];
  const end = replay(one, (position) => note(position, viewer, facts));
  const { winners } = game.result(end)!;
  return { rows: Float32Array.from(facts), won: winners.includes(viewer) ? 1 / winners.length : 0 };
}

function note(position: Position, viewer: number, into: number[]): void {
  lookAhead(position, viewer);
  const other = 1 - viewer;
  for (const seat of [viewer, other])
    for (let i = 0; i < OUTLOOK_FEATURES; i++) into.push(outlookFacts[seat * OUTLOOK_FEATURES + i]!);
  const share = shareToCome(position);
  into.push(share, (expectedPoints[viewer]! - expectedPoints[other]!) / POINTS_SCALE);
  into.push((sight[viewer]! - sight[other]!) / POINTS_SCALE, scatterAt(share));
}

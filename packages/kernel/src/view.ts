// A view is a position with holes: one table of hidden piles gives views, imagining, undo and the leak law.

import type { Chance } from './chance.ts';
import { HIDDEN, SPECTATOR, type Viewer } from './game.ts';

/**
 * A pile (or a single slot) whose pieces may be hidden from some. `pieces` is the live array inside the position, so that
 * holes can be written into a copy. Piles of one `pool` are made of the same kind of pieces: any piece
 * in one could, for all a viewer knows, be in another that the viewer cannot see.
 */
export interface Zone {
  readonly name: string;
  readonly pool: string;
  readonly pieces: number[];
  /** Who may see the faces: a bit per seat (1 << seat); SEEN_BY_NOBODY; or SEEN_BY_ALL, which spectators share. */
  readonly seenBy: number;
  /**
   * True where the order tells nothing (a hand kept sorted, a draw bag). The leak law then also deals it anew in another
   * order and expects the same view.
   */
  readonly unordered?: boolean;
  /**
   * Set where hidden pieces may not be exchanged freely with others of the pool (a pile that by the rules holds only
   * certain pieces): pieces are exchanged only with zones of the same pool and the same `held` word.
   */
  readonly held?: string;
}

export const SEEN_BY_NOBODY = 0;
export const SEEN_BY_ALL = 0x3fffffff;

/** May this viewer see the faces of this pile? */
export const canSee = (zone: Zone, viewer: Viewer): boolean =>
  viewer === SPECTATOR ? zone.seenBy === SEEN_BY_ALL : (zone.seenBy & (1 << viewer)) !== 0;

/** Digs the holes: fills every pile that the viewer may not see with HIDDEN. For positions that are already copies. */
export function hideZones(zones: readonly Zone[], viewer: Viewer): void {
  for (const zone of zones) if (!canSee(zone, viewer)) zone.pieces.fill(HIDDEN);
}

/**
 * Fills the holes of one pool with the pieces that are not in sight, in an order drawn by chance.
 * `unseen` is consumed; it must hold exactly as many pieces as there are holes.
 */
export function fillHoles(zones: readonly Zone[], pool: string, unseen: number[], chance: Chance): void {
  chance.shuffle(unseen);
  let next = 0;
  for (const zone of zones) {
    if (zone.pool !== pool) continue;
    const pieces = zone.pieces;
    for (let i = 0; i < pieces.length; i++) if (pieces[i] === HIDDEN) pieces[i] = unseen[next++]!;
  }
  if (next !== unseen.length) throw new Error(`${pool}: ${unseen.length} unseen pieces for ${next} holes`);
}

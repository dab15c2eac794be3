// How the bots' search is tuned for Unearth.
import type { SearchHints } from '@undercroft/bots/search-hints';
import { isQuiescent } from './hints/judgement.ts';
import { openFrame } from './play.ts';
import type { Position } from './position.ts';

/** How the roll under way came out, or the colour of a Stone that looks for its cell. */
function chanceOutcome(position: Position): number {
  const frame = openFrame(position);
  const luck =
    frame?.kind === 'roll' ? frame.natural + 16 * frame.value : frame?.kind === 'place' ? frame.colour : 0;
  return position.active + 4 * position.stack.length + 64 * luck;
}

export const searchHints: SearchHints<Position> = {
  /** Points: cards not worth playing lie far below, and would make all else look alike. */
  priorRange: 3,
  isQuiescent,
  /** About a turn more: `evaluate` is truer at the start of the next turn. */
  minPlayout: 3,
  chanceOutcome,
};

// How the bots' search is tuned for DELVE.
import type { SearchHints } from '@undercroft/bots/search-hints';
import { type Position, STEP } from './position.ts';

/** The moments that the estimate was fitted to: a new round with its cards drawn, or all cards open and no die thrown. */
export function isQuiescent(p: Position): boolean {
  if (p.step !== STEP.refreshWindow && p.step !== STEP.rallyWindow) return false;
  if (p.acting >= 0 || p.ancient.answer.length > 0) return false;
  for (let at = 0; at < p.diggers.length; at++) if (p.diggers[at]!.answer.length > 0) return false;
  return true;
}

export const searchHints: SearchHints<Position> = { isQuiescent };

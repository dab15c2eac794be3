// The games of this house, found where they stand: `packages/games`.
import { join } from 'node:path';
import { HOUSE } from './places.ts';
import { shelfAt } from './shelf.ts';

export { HOUSE, isRelease, moduleAt } from './places.ts';
export { type AnyHints, type RulebookText, SHELF_CODES, type Shelf, shelfAt } from './shelf.ts';

/** The shelf of this repository, or of the folder of rooms that UNDERCROFT_ROOMS names. */
export const houseShelf = shelfAt(process.env.UNDERCROFT_ROOMS ?? join(HOUSE, 'games'));

export const {
  listGames,
  loadGame,
  loadTexts,
  loadHints,
  loadExposures,
  loadInvariants,
  loadTerminal,
  loadSpec,
} = houseShelf;

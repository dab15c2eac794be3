// The games of this house, found where they stand: `packages/games`.
import { join } from 'node:path';
import { shelfAt } from './shelf.ts';

export { type AnyHints, type RulebookText, SHELF_CODES, type Shelf, shelfAt } from './shelf.ts';

/** The shelf of this repository, or of the folder of rooms that UNDERCROFT_ROOMS names. */
export const houseShelf = shelfAt(process.env.UNDERCROFT_ROOMS ?? join(import.meta.dirname, '../../games'));

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

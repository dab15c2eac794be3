// The games of this house, found where they stand, `packages/games`, and those that were brought from outside.
import { join } from 'node:path';
import { outsideRooms, withOutside } from './outside-rooms.ts';
import { HOUSE, shareKernel } from './places.ts';
import { roomsIn, shelfOf } from './shelf.ts';

export { BUILT, bringGames, CONTRACT, type OutsideRoom, outsideRooms, roomOf } from './outside-rooms.ts';
export { HOUSE, isRelease, moduleAt, shareKernel, VERSION } from './places.ts';
export { type AnyHints, type RulebookText, SHELF_CODES, type Shelf, shelfAt, shelfOf } from './shelf.ts';

const { UNDERCROFT_ROOMS } = process.env;

/** The shelf of this repository, or of the folder of rooms that UNDERCROFT_ROOMS names; with the games from outside. */
export const houseShelf = shelfOf(() => {
  if (UNDERCROFT_ROOMS || outsideRooms().length > 0) shareKernel();
  return withOutside(roomsIn(UNDERCROFT_ROOMS ?? join(HOUSE, 'games')));
});

export const {
  listGames,
  loadGame,
  loadWithEarlier,
  loadByRules,
  loadTexts,
  loadHints,
  loadExposures,
  loadPuzzles,
  loadInvariants,
  loadTerminal,
  loadSpec,
} = houseShelf;

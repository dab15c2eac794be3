// Treasures on the board and the places of their cards.
import type { Seat } from '@undercroft/kernel';
import { cellOfTreasure, colourOfTreasure, type Position, TRACKER } from '../position.ts';

/** One bit per colour of which a treasure lies on this cell. */
export function colourMask(p: Position, cell: number): number {
  let mask = 0;
  for (const treasure of p.treasures)
    if (cellOfTreasure(treasure) === cell) mask |= 1 << colourOfTreasure(treasure);
  return mask;
}

export function countTreasures(p: Position, cell: number, colour: number): number {
  let count = 0;
  for (const treasure of p.treasures) if (treasure === cell * 3 + colour) count++;
  return count;
}

/** ST-TRE-9, ST-CLN-7: own card first, then the Tracker's, then the others in turn order. */
const rankOfKeeper = (p: Position, keeper: number, seat: Seat): number => {
  if (keeper === seat) return 0;
  return keeper === TRACKER ? 1 : 1 + ((keeper - seat + p.seats) % p.seats);
};

/** Index of the treasure of this colour that this seat would take from this cell. */
export function treasureToTake(p: Position, cell: number, colour: number, seat: Seat): number {
  let best = -1;
  for (let i = 0; i < p.treasures.length; i++) {
    if (p.treasures[i] !== cell * 3 + colour) continue;
    if (best < 0 || rankOfKeeper(p, p.keepers[i]!, seat) < rankOfKeeper(p, p.keepers[best]!, seat)) best = i;
  }
  return best;
}

/** ST-TRE-7: a seat that leaves a cell puts the cards of the treasures that stay there on the Tracker. */
export function leaveTreasures(p: Position, seat: Seat, cell: number): void {
  for (let i = 0; i < p.treasures.length; i++)
    if (p.keepers[i] === seat && cellOfTreasure(p.treasures[i]!) === cell) p.keepers[i] = TRACKER;
}

export function removeTreasure(p: Position, index: number): void {
  p.treasures.splice(index, 1);
  p.keepers.splice(index, 1);
}

/** ST-ROLL-5, ST-ROLL-8: who gets the card of a treasure that lands here. */
export function keeperAt(p: Position, cell: number): number {
  for (let i = 0; i < p.seats; i++) {
    const seat = (p.active + i) % p.seats;
    if (p.pawns[seat] === cell) return seat;
  }
  return TRACKER;
}

// How good a position is for a seat: the outlook of all seats, the network at tables of two, and rolls still open.

import { LATER, ownerOf, type Position } from '../position.ts';
import { isLowRoll } from '../rules/modifiers.ts';
import { result } from '../score.ts';
import { waitingGain } from './bends.ts';
import type { OddsAgainst } from './net.ts';
import { chanceToWin, expectedPoints, lookAhead, scatterAt, shareToCome } from './outlook.ts';
import { allColours, bestSlotWorth, settledWorth } from './rolls.ts';
import { stoneWorth } from './worth.ts';

/** Chance of winning: what each seat may expect at the end, against how far the truth may scatter around it. */
export const evaluateBy =
  (oddsAgainst: OddsAgainst) =>
  (position: Position, seat: number): number => {
    if (position.phase === 'over') {
      const { winners } = result(position)!;
      return winners.includes(seat) ? 1 / winners.length : 0;
    }
    lookAhead(position, seat);
    if (position.seats === 2) return chanceBetweenTwo(position, seat, oddsAgainst);
    if (!isQuiescent(position)) addPending(position);
    return chanceToWin(position, seat);
  };

/** Between two the network judges the table, and what is under way counts by its points. */
function chanceBetweenTwo(position: Position, seat: number, oddsAgainst: OddsAgainst): number {
  const share = shareToCome(position);
  const other = 1 - seat;
  let odds = oddsAgainst(seat, other, share);
  if (!isQuiescent(position)) {
    const lead = expectedPoints[seat]! - expectedPoints[other]!;
    addPending(position);
    odds += (expectedPoints[seat]! - expectedPoints[other]! - lead) / scatterAt(share);
  }
  return 1 / (1 + Math.exp(-odds));
}

/** The moments that the outlook was fitted to: nothing is under way and no right of this turn is unused. */
export const isQuiescent = (position: Position): boolean =>
  position.stack.length === 0 &&
  position.phase === 'act' &&
  position.waiting.length + position.maps + position.expeditions === 0 &&
  !position.band;

function addPending(position: Position): void {
  const colours = allColours(position);
  for (let seat = 0; seat < position.seats; seat++)
    expectedPoints[seat]! += pendingWorth(position, seat, colours);
}

/** What the open frames will still bring this seat: a Stone in hand, rings to fill, a die in the air, rights unused. */
function pendingWorth(position: Position, seat: number, colours: readonly (readonly number[])[]): number {
  let worth = seat === position.active ? rightsWorth(position, seat) : 0;
  for (const frame of position.stack)
    switch (frame.kind) {
      case 'roll':
        if (ownerOf(frame.die) !== seat) break;
        worth +=
          frame.slot === LATER
            ? bestSlotWorth(position, seat, frame.die, frame.natural, frame.natural <= 3)
            : settledWorth(
                position,
                seat,
                frame.die,
                frame.slot,
                frame.value || frame.natural,
                isLowRoll(position, frame.natural, frame.value || frame.natural),
                colours,
              );
        break;
      case 'stone':
      case 'library':
      case 'place':
        if (frame.seat === seat) worth += stoneWorth(position, seat);
        break;
      case 'build':
        if (frame.seat === seat) worth += 4 * frame.centres.length;
        break;
      case 'memorial':
        if (frame.seat === seat) worth += 6;
        break;
    }
  return worth;
}

/** Cards that have been played for this turn and not used yet. */
function rightsWorth(position: Position, seat: number): number {
  if (position.phase !== 'act' || position.stack.length > 0) return 0;
  const bends = position.waiting.length + position.maps + position.expeditions;
  return (bends > 0 ? waitingGain(position, seat) : 0) + (position.band ? 1.5 : 0);
}

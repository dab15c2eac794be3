// Puts a Ruin and its Stones into the row.
import type { Chance, Tell } from '@undercroft/kernel';
import { stonesOf } from '../content/end-of-age.ts';
import type { Event } from '../events.ts';
import { bagSize, type Position } from '../position.ts';
import { pickStone } from './unordered-pile.ts';

/** UN-SET-8, UN-REF-2, UN-REF-4: a Ruin in the row gets its Stones, as far as the bag goes. */
export function layRuin(
  position: Position,
  slot: number,
  ruin: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  position.row[slot] = ruin;
  const count = Math.min(stonesOf(ruin), bagSize(position));
  for (let i = 0; i < count; i++) {
    const colour = pickStone(position.bag, chance);
    position.bag[colour]!--;
    position.rowStones[slot * 4 + colour]!++;
  }
  tell?.({
    kind: 'ruinRevealed',
    ruin,
    slot,
    stones: position.rowStones.slice(slot * 4, slot * 4 + 4),
  });
}

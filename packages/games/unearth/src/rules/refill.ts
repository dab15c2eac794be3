// Refilling a slot (UN-REF): the next Ruin with its Stones, and at the end of the deck the End of Age card.
import type { Chance, Tell } from '@undercroft/kernel';
import { ageCardCount, FIRST_AGE_CARD, stonesOf } from '../content/end-of-age.ts';
import { endTheAge } from '../effects.ts';
import type { Event } from '../event.ts';
import { bagSize, NOTHING, type Position } from '../position.ts';
import { drawOne, pickStone } from './unordered-pile.ts';

/** UN-REF-1..3, UN-AGE-1: the next card of the Ruins deck comes into this slot, the End of Age card last of all. */
export function refill(position: Position, slot: number, chance: Chance, tell: Tell<Event>): void {
  position.row[slot] = NOTHING;
  if (position.ruins.length > 0) {
    layRuin(position, slot, drawOne(position.ruins, chance), chance, tell);
    return;
  }
  if (position.age === NOTHING) {
    position.age = FIRST_AGE_CARD + chance.pick(ageCardCount(position.config.promos));
    tell?.({ kind: 'ageEnded', card: position.age, slot });
    endTheAge(position, slot, chance, tell);
  }
  if (position.row[slot] === NOTHING) tell?.({ kind: 'slotVacated', slot });
}

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

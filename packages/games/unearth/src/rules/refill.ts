// Refilling a slot (UN-REF): the next Ruin, and at the end of the deck the End of Age card.
import type { Chance, Tell } from '@undercroft/kernel';
import { ageCardCount, FIRST_AGE_CARD } from '../content/end-of-age.ts';
import { endTheAge } from '../effects.ts';
import type { Event } from '../events.ts';
import { NOTHING, type Position } from '../position.ts';
import { layRuin } from './lay-ruin.ts';
import { drawOne } from './unordered-pile.ts';

/** UN-REF-1..3, UN-AGE-1: the next card of the Ruins deck comes into this slot, the End of Age card last of all. */
export function refill(position: Position, slot: number, chance: Chance, tell: Tell<Event>): void {
  position.row[slot] = NOTHING;
  if (position.ruins.length > 0) {
    layRuin(position, slot, drawOne(position.ruins, 'ruins', chance), chance, tell);
    return;
  }
  if (position.age === NOTHING) {
    position.age = FIRST_AGE_CARD + chance.pick(ageCardCount(position.config.promos), 'end-of-age');
    tell?.({ kind: 'ageEnded', card: position.age, slot });
    endTheAge(position, slot, chance, tell);
  }
  if (position.row[slot] === NOTHING) tell?.({ kind: 'slotVacated', slot });
}

// One call of the rules: the position it changes, the catalog it reads, its luck, and whose card is being resolved.
import type { Chance, Tell } from '@undercroft/kernel';
import type { Event } from '../events.ts';
import type { Position } from '../position.ts';
import type { Catalog } from './catalog.ts';

export interface RuleContext {
  readonly p: Position;
  readonly catalog: Catalog;
  readonly chance: Chance;
  readonly tell: Tell<Event>;
  /** Whose card is being resolved: 0 for the Ancient (and for Influence), a seat otherwise. */
  owner: number;
  /** The slot on which the Ancient's card lies; 0 for none. */
  here: number;
  /** The Archaeologist that was named with the card; 0 for none. */
  named: number;
  /** How many dice a reroll was announced for; -1 where that is still to be asked. */
  dice: number;
}

const MOST_SEATS = 5;
/** What luck is drawn for, by player; `later` are dice gained or rerolled after the throw. */
export const LUCK_OF = Array.from({ length: MOST_SEATS }, (_, player) => ({
  discard: `discard-${player}`,
  dice: `dice-${player}`,
  slotDice: `slot-dice-${player}`,
  laterDice: `later-dice-${player}`,
  laterSlotDice: `later-slot-dice-${player}`,
}));

export const contextOf = (p: Position, catalog: Catalog, chance: Chance, tell: Tell<Event>): RuleContext => ({
  p,
  catalog,
  chance,
  tell,
  owner: 0,
  here: 0,
  named: 0,
  dice: -1,
});

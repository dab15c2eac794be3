// Rules 2 of Survival of the Tomb, so that what was begun under them is played on and replayed: the Dowser had two rolls.
import type { Game } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS } from './content/numbers.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

/** The designed number that rules 3 changed. */
export const BEFORE_RULES_3 = { 'dowser.rolls': 2 } as const;

/** The game of today with the numbers of then. */
export const rules2 = (today: Game<Position, Choice, Event>): Game<Position, Choice, Event> => ({
  ...today,
  rules: '2',
  numbers: {
    ...NUMBERS,
    'dowser.rolls': { ...NUMBERS['dowser.rolls'], default: BEFORE_RULES_3['dowser.rolls'] },
  },
  setup: (table, chance) =>
    today.setup({ ...table, numbers: { ...BEFORE_RULES_3, ...table.numbers } }, chance),
});

// What the Hero is asked in each phase, and what a choice starts.
import type { Chance, Tell } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';
import { respondChoices } from './rules/action.ts';
import { eventChoices, playEvent } from './rules/event-cards.ts';
import { keepChoices, playAction, playKeep } from './rules/fight.ts';

const HERO_ONLY: readonly number[] = Object.freeze([0]);
const NOBODY: readonly number[] = Object.freeze([]);
const NO_CHOICES: readonly Choice[] = Object.freeze([]);

export const waitingFor = (position: Position): readonly number[] =>
  position.phase === 'over' ? NOBODY : HERO_ONLY;

/** RD-GOAL-1: seat 0 is the Hero and the only seat. */
export function choices(position: Position, seat: number): readonly Choice[] {
  if (seat !== 0) return NO_CHOICES;
  switch (position.phase) {
    case 'event':
      return eventChoices(position);
    case 'respond':
      return respondChoices(position);
    case 'keep':
      return keepChoices(position);
    default:
      return NO_CHOICES;
  }
}

export function play(
  position: Position,
  _seat: number,
  choice: Choice,
  chance: Chance,
  tell?: Tell<Event>,
): void {
  if (choice.kind === 'respond') playAction(position, choice, chance, tell);
  else if (choice.kind === 'keep') playKeep(position, choice.cards, chance, tell);
  else playEvent(position, choice, chance, tell);
}

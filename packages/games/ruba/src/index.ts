// Ruba Dungeon: one Hero against the rules, with a 40-card Italian deck. The game as one value.
import type { Chance, Game, Tell } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import { NUMBERS, OPTIONS } from './content/modes.ts';
import type { Event } from './events.ts';
import { explain } from './explain.ts';
import { invariants } from './invariants.ts';
import { phrases } from './phrases.ts';
import { copyPosition, type Position } from './position.ts';
import { respondChoices } from './rules/action.ts';
import { eventChoices, playEvent } from './rules/event-cards.ts';
import { keepChoices, playAction, playKeep } from './rules/fight.ts';
import { lose, result } from './score.ts';
import { setup } from './setup.ts';
import { imagine, view, viewEvent, zones } from './view.ts';

const HERO_ONLY: readonly number[] = Object.freeze([0]);
const NOBODY: readonly number[] = Object.freeze([]);
const NO_CHOICES: readonly Choice[] = Object.freeze([]);

/** RD-GOAL-1: seat 0 is the Hero and the only seat. */
function choices(position: Position, seat: number): readonly Choice[] {
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

function play(position: Position, _seat: number, choice: Choice, chance: Chance, tell?: Tell<Event>): void {
  if (choice.kind === 'respond') playAction(position, choice, chance, tell);
  else if (choice.kind === 'keep') playKeep(position, choice.cards, chance, tell);
  else playEvent(position, choice, chance, tell);
}

export const game: Game<Position, Choice, Event> = {
  name: 'ruba',
  rules: '1',
  seats: [1, 1],
  options: OPTIONS,
  numbers: NUMBERS,
  setup,
  waitingFor: (position) => (position.phase === 'over' ? NOBODY : HERO_ONLY),
  choices,
  play,
  view,
  viewEvent,
  imagine,
  result,
  copy: copyPosition,
  zones,
  invariants,
  explain,
  defaultChoice: (position, seat) => choices(position, seat)[0]!,
  concede: (position, _seat, tell) => lose(position, 'resigned', tell),
  phrases,
};

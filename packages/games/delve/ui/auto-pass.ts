// What a player is not asked: an only option, and windows of a round in which they want to pass (DV-D60).
import type { GameUi, OpenChoice, Unasked } from '@undercroft/kit';
import type { Choice } from '../src/choices.ts';
import type { Event } from '../src/events.ts';
import { diggerAt, type Position } from '../src/position.ts';
import { ancientLimit, diggerLimit } from '../src/rules/ready.ts';

const STORED = 'undercroft.delve.ask-always';

function remembered(): boolean {
  try {
    return localStorage.getItem(STORED) === 'yes';
  } catch {
    return false;
  }
}

/** Does the player want to answer every call, even with nothing to use? */
let isAskedAlways = remembered();
/** The round in whose windows the player passes. */
let passedRound = -1;

export const asksAlways = (): boolean => isAskedAlways;

export function askAlways(wanted: boolean): void {
  isAskedAlways = wanted;
  try {
    localStorage.setItem(STORED, wanted ? 'yes' : 'no');
  } catch {
    // A browser that keeps nothing still holds it until the page is left.
  }
}

export function passRound(round: number): void {
  passedRound = round;
}

export function unaskedAnswer(
  open: readonly OpenChoice<Choice>[],
  asks: boolean,
  passesRound: boolean,
): Choice | undefined {
  const pass = open.find(({ choice }) => choice.kind === 'pass')?.choice;
  if (passesRound && pass) return pass;
  return open.length === 1 && !asks ? open[0]!.choice : undefined;
}

/** Everybody sees that no more card may be placed: to be ready at once gives nothing away. */
function isFull(view: Position, player: number): boolean {
  return player === 0
    ? view.ancient.placed.length >= ancientLimit(view)
    : diggerAt(view, player).placed.length >= diggerLimit(view, player);
}

export const unasked: NonNullable<GameUi<Position, Choice, Event>['unasked']> = (open, view, viewer) => {
  const choice = unaskedAnswer(open, isAskedAlways, passedRound === view.round);
  if (!choice) return undefined;
  return { choice, isPlain: choice.kind === 'ready' && isFull(view, viewer) } satisfies Unasked<Choice>;
};

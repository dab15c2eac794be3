// One moment of a game that was played before, as a step to be shown.
import type { Timeline } from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { eventsFor, type Perspective, type ViewStep, viewThrough } from './table-source.ts';

/** Through the eyes that are chosen for its position; where it `tells`, with what happened on the way to it. */
export function timelineStep(
  game: AnyGame,
  timeline: Timeline<unknown, unknown>,
  at: number,
  eyesAt: (position: unknown) => Perspective,
  tells: boolean,
): { readonly step: ViewStep; readonly position: unknown } {
  const told: unknown[] = [];
  const position = timeline.at(at, tells ? (event) => told.push(event) : undefined);
  const eyes = eyesAt(position);
  const view = viewThrough(game, position, eyes);
  return { step: { at, view, events: eventsFor(game, told, eyes, position), by: undefined }, position };
}

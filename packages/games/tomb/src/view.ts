// What a seat may know: everything. No order of cards exists before it is drawn, so no view has a hole.
import type { Viewer, Zone } from '@undercroft/kernel';
import { copy } from './copy.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

const NO_ZONES: readonly Zone[] = Object.freeze([]);

/** ST-GEN-5: nothing is secret between seats, and the decks have no order to hide (SPEC, D60). */
export const zones = (_position: Position): readonly Zone[] => NO_ZONES;

/** ST-INV-21: the same for every seat and for spectators. */
export const view = (position: Position, _viewer: Viewer): Position => copy(position);

export const viewEvent = (event: Event, _viewer: Viewer, _position: Position): Event => event;

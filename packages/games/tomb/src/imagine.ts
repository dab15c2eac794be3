// Imagining: a view has no holes to fill.
import { copy } from './copy.ts';
import type { Position } from './position.ts';

/** With nothing hidden, the one position that a view allows is the view itself. */
export const imagine = (seen: Position): Position => copy(seen);

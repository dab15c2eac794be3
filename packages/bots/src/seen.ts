// The one door through which bots see a table: a view that the type checker tells apart from a full position.
import type { Game, Seat } from '@undercroft/kernel';

declare const SEEN: unique symbol;

/**
 * What one seat may know. At run time it is the game's own view and nothing more; for the type checker it is marked,
 * so that a full position cannot be handed to a bot by mistake.
 */
export type Seen<Position> = Position & { readonly [SEEN]: true };

/** What this seat sees of a position. The host calls this; a bot never holds the position itself. */
export const seenBy = <Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  position: Position,
  seat: Seat,
): Seen<Position> => game.view(position, seat) as Seen<Position>;

/** Marks data that already came as a seat's view: over a socket, or out of a message to a worker. */
export const receivedView = <Position>(view: unknown): Seen<Position> => view as Seen<Position>;

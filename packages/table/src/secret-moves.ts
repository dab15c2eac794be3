// Which viewers a move is hidden from altogether: they may not know that, when or how often a seat has acted.
import { type Seat, SPECTATOR, sameData, type Viewer } from '@undercroft/kernel';
import { gameEventFor, positionFor } from './event-view.ts';
import type { HiddenFrom } from './seen-version.ts';
import type { Table } from './table.ts';

/**
 * Hidden from viewers who are told nothing and see no change. From nobody where the game waits for others than before: then
 * the move shows in what is public about the table.
 */
export function secrecyOf(
  table: Table,
  actor: Seat,
  before: unknown,
  gameEvents: readonly unknown[],
): HiddenFrom {
  const { game, position } = table.match!;
  const isPublic = game.result(position) || !sameData(game.waitingFor(position), table.waiting);
  if (isPublic) return {};
  const viewers: Viewer[] = [...table.seats.keys(), SPECTATOR];
  const hiddenFrom = viewers.filter(
    (viewer) =>
      viewer !== actor &&
      gameEvents.every((event) => gameEventFor(table, event, viewer) === undefined) &&
      sameData(positionFor(table, before, viewer), positionFor(table, position, viewer)),
  );
  return hiddenFrom.length > 0 ? { hiddenFrom } : {};
}

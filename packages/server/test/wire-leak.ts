// Searches everything that was sent to a viewer for what that viewer may not know, against the truth in the store.

import { canSee, HIDDEN, SPECTATOR, sameData, type Viewer } from '@undercroft/kernel';
import {
  type FollowedTable,
  follow,
  type ServerMessage as Message,
  ServerMessage,
  schemaError,
} from '@undercroft/protocol';
import { applyEvent, isHiddenFrom, openTable, type StoredEvent, seenVersion } from '@undercroft/table';
import { originOf, readEvent } from '../src/live-table/load-table.ts';
import type { UndercroftServer } from '../src/server.ts';

interface Truth {
  readonly position: unknown;
  readonly events: readonly unknown[];
  readonly entry: StoredEvent;
  readonly isOver: boolean;
}

export interface Overheard {
  readonly viewer: Viewer;
  readonly texts: readonly string[];
}

/** The truth at each version of a finished table, as each viewer counts. */
async function truthOf(
  server: UndercroftServer,
  id: string,
): Promise<{ secret: string; at: Map<string, Truth>; game: ReturnType<typeof openTable>['game'] }> {
  const { store, games } = server.context;
  const row = (await store.tables.read(id))!;
  const entries = (await store.tables.entries(id, 0, row.version)).map(readEvent);
  const game = games.get(row.game)!;
  const table = openTable(originOf(row), game, entries[0]!);
  const at = new Map<string, Truth>();
  for (const entry of entries) {
    const events: unknown[] = [];
    if (entry.version > 1) applyEvent(table, entry, (event) => events.push(event));
    const position = table.match ? game.copy(table.match.position) : null;
    const truth = { position, events, entry, isOver: table.phase === 'finished' };
    for (const viewer of [...table.seats.keys(), SPECTATOR] as const)
      if (!isHiddenFrom(entry.event, viewer)) at.set(`${viewer} ${seenVersion(table, viewer)}`, truth);
  }
  return { secret: row.secret, at, game };
}

/** One sentence per leak; none for a clean line. */
export async function leaksOn(
  server: UndercroftServer,
  id: string,
  overheard: readonly Overheard[],
): Promise<string[]> {
  const { secret, at, game } = await truthOf(server, id);
  const leaks: string[] = [];
  for (const { viewer, texts } of overheard) {
    let table: FollowedTable | undefined;
    for (const text of texts) {
      const message = JSON.parse(text) as Message;
      const tell = (what: string): void =>
        void leaks.push(`${game.name} to ${viewer}: ${what}: ${text.slice(0, 160)}`);
      const where = schemaError(ServerMessage, message);
      if (where !== undefined) tell(`a field that no message has, at ${where}`);
      if (message.kind !== 'table' && message.kind !== 'entry') continue;
      if (message.table !== id) continue;
      const truth = at.get(`${viewer} ${message.version}`)!;
      if (text.includes(secret) && !truth.isOver) tell('the secret');
      const step = follow(table, message);
      if (step.kind === 'loaded' || step.kind === 'happened') table = step.table;
      if (truth.isOver || !table || table.view === null) continue;
      const eyes: Viewer = table.seat ?? SPECTATOR;
      for (const zone of game.zones(table.view))
        if (!canSee(zone, eyes) && zone.pieces.some((piece) => piece !== HIDDEN))
          tell(`the faces of ${zone.name}`);
      if (!sameData(table.view, game.view(truth.position, eyes))) tell('a view that is not the game’s');
      if (message.kind === 'entry' && 'events' in message.what) {
        const may = truth.events
          .map((event) => game.viewEvent(event, eyes, truth.position))
          .filter((event) => event !== undefined);
        if (!sameData(message.what.events, may)) tell('events that are not for these eyes');
      }
    }
  }
  return leaks;
}

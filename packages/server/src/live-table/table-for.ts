// A table for scripts: as one person may see it, with the choices that are theirs.

import type { Viewer } from '@undercroft/kernel';
import type { CodedRefusal, TableCard } from '@undercroft/protocol';
import { isRefused, mayWatch, type Table, viewerFor } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import { tableMessage } from './table-message.ts';

const MOST_FINISHED = 6;

export const tableFor = (
  { liveTables }: ServerContext,
  person: string,
  id: string,
): Promise<ReturnType<typeof seenBy> | CodedRefusal | undefined> =>
  liveTables.look(id, (table) => {
    const sight = viewerFor(table, person, Date.now());
    return isRefused(sight) ? sight : seenBy(table, sight.viewer);
  });

function seenBy(table: Table, viewer: Viewer) {
  const told = tableMessage(table, { viewer, blocked: new Set() }, []);
  const { version, info, seat, view, mayTakeBack } = told;
  const isAsked = seat !== null && table.pausedAt === undefined && table.waiting.includes(seat);
  const choices = isAsked ? table.match!.game.choices(view, seat) : [];
  return { version, info, seat, view, choices, mayTakeBack };
}

/** Listed games that are over and may be watched. */
export async function finishedTables(
  { store, liveTables }: ServerContext,
  game: string,
): Promise<readonly TableCard[]> {
  const cards: TableCard[] = [];
  for (const text of await store.tables.finishedCards(game, MOST_FINISHED)) {
    const card = JSON.parse(text) as TableCard;
    if (await liveTables.look(card.id, (table) => mayWatch(table, Date.now()))) cards.push(card);
  }
  return cards;
}

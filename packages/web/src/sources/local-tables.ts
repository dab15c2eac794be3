// Creates, forks, opens and saves the tables of this browser; no screen here.
import { defaultLevel, LEVEL_IDS } from '@undercroft/bots/levels';
import { newSecret, type TableSetup } from '@undercroft/kernel';
import {
  type CommandContext,
  type CreatedTable,
  createLocalTable,
  type Fork,
  type LocalSeat,
  replayTable,
  type StoredEvent,
  setupOf,
  type Table,
  type TableOrigin,
} from '@undercroft/table';
import type { AnyGame } from '../games.ts';
import { loadPart } from '../load-part.ts';
import { type KeptTable, type LocalTable, newLocalId, saveTable } from './local-store.ts';

/** What the machine of a table needs to know of this browser. */
export const commandContext = (): CommandContext => ({
  now: Date.now(),
  botLevels: ['random', ...LEVEL_IDS],
  standInLevel: defaultLevel.id,
});

/** Starts a new table with luck of its own, and saves it; with a fork it goes on from another game. */
export async function startTable(
  game: AnyGame,
  setup: TableSetup,
  seats: readonly LocalSeat[],
  fork?: Fork,
): Promise<LocalTable> {
  const id = newLocalId();
  const origin: TableOrigin = { id, luck: { kind: 'sealed', secret: newSecret(), sealedAs: id } };
  const sitting = seats.map((seat) => ({ ...seat, nonce: newLocalId() }));
  const created = createLocalTable(origin, game, setup, sitting, commandContext(), fork);
  const kept = keptTable(created.table, created.events);
  await saveTable(kept);
  return kept;
}

export function keptTable(table: Table, events: readonly StoredEvent[]): LocalTable {
  const { id, game, luck, isFork, created, result, match } = table;
  return {
    id,
    game: game.name,
    rules: game.rules,
    seats: localSeats(table),
    setup: setupOf(table),
    entries: match?.log.length ?? 0,
    isFork,
    created,
    changed: Date.now(),
    result,
    isClosed: table.phase === 'abandoned',
    luck,
    events,
  };
}

/** Who was set to play each seat; a bot that stands in for a person does not count. */
export const localSeats = ({ seats }: Table): readonly LocalSeat[] =>
  seats.map(({ name = '', for: purpose, bot }) => (purpose === 'bot' ? { name, bot } : { name }));

/** A kept table in memory, with luck that goes on where it stood. What reads the log of an older version comes when it is needed. */
export const openKept = async (game: AnyGame, kept: KeptTable): Promise<CreatedTable> =>
  'events' in kept
    ? { table: replayTable(kept, game, kept.events), events: kept.events }
    : (await loadPart(() => import('./open-logged.ts'))).openLogged(game, kept, commandContext());

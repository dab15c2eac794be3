// Opens a table of this browser that an older version kept as a log.
import {
  type CommandContext,
  type CreatedTable,
  localTableFromLog,
  type TableOrigin,
} from '@undercroft/table';
import type { AnyGame } from '../games.ts';
import { type LoggedTable, tableCard } from './local-store.ts';

export function openLogged(game: AnyGame, logged: LoggedTable, context: CommandContext): CreatedTable {
  const { id, seal, table, setupLuck, log, forkedAt, created } = logged;
  const { secret, nonces, table: sealedAs } = seal;
  const origin: TableOrigin = { id, luck: { kind: 'sealed', secret, nonces, sealedAs } };
  const { seats } = tableCard(logged);
  const then = { ...context, now: created };
  return localTableFromLog(origin, game, table, seats, { setupLuck, log, forkedAt }, then);
}

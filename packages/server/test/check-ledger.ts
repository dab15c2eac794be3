// Compares what clients were told with what a store holds: nothing lost, nothing doubled, every table its own replay.
import { hashData, replay } from '@undercroft/kernel';
import { expect } from 'vitest';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { loadTable, readEvent } from '../src/live-table/load-table.ts';
import { openStore } from '../src/store/sql-store.ts';
import type { Ledger } from './players.ts';

/** Every acknowledged command is entered, once, at the version that was told; every table is its own replay. */
export async function checkLedger(
  where: { readonly url?: string | undefined; readonly file: string },
  ledger: Ledger,
): Promise<void> {
  const store = await openStore(where);
  const games = new Map(TEST_GAMES.map((game) => [game.name, game]));
  const found = new Map<string, string>();
  for (const id of ledger.tables) {
    const loaded = (await loadTable(store, games, id))!;
    const entries = (await store.tables.entries(id, 0, 1e9)).map(readEvent);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, i) => i + 1));
    for (const { command, version, person } of entries) {
      if (command === null) continue;
      const key = `${id} ${person} ${command}`;
      expect(found.has(key)).toBe(false);
      found.set(key, `${id} ${version}`);
    }
    const { match } = loaded.table;
    if (match) expect(hashData(replay(match))).toBe(hashData(match.position));
  }
  const entered = new Set(found.values());
  for (const { table, version } of ledger.acknowledged) expect(entered.has(`${table} ${version}`)).toBe(true);
  const perTable = new Map<string, Set<number>>();
  for (const { table, version } of ledger.acknowledged) {
    const versions = perTable.get(table) ?? new Set();
    expect(versions.has(version)).toBe(false);
    perTable.set(table, versions.add(version));
  }
  await store.close();
}

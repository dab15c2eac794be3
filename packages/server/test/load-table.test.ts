// A table that was opened under other rules of its game is not replayed, and whoever asks for it is told why.
import type { AnyGame } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { TEST_GAMES } from '../../table/test/games/index.ts';
import { loadTable, whyNotLoaded } from '../src/live-table/load-table.ts';
import type { Store } from '../src/store/port.ts';

const game: AnyGame = TEST_GAMES[0]!;

/** A store with one table, opened under these rules. */
const storeWith = (rules: string): Store => {
  const body = JSON.stringify({ kind: 'created', with: { game: game.name, rules, chairs: [], options: {} } });
  const tables = {
    read: async (id: string) => (id === 'there' ? { id, game: game.name, version: 1, stamp: 1 } : undefined),
    entries: async () => [{ version: 1, at: 0, person: null, command: null, body }],
  };
  return { tables } as unknown as Store;
};
const games = new Map([[game.name, game]]);

test('of other rules: not loaded, and the reason is named', async () => {
  expect(await loadTable(storeWith('0'), games, 'there')).toBeUndefined();
  expect(await whyNotLoaded(storeWith('0'), games, 'there')).toBe('record-other-rules');
});

test('no such table stays no such table', async () => {
  expect(await whyNotLoaded(storeWith(game.rules), games, 'elsewhere')).toBe('no-such-table');
});

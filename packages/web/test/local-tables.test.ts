// Tables of this browser: those that an older version kept as a log still open, and go on with the same luck.
import {
  type Match,
  openRecord,
  recomputeLuck,
  replay,
  resolveTable,
  sealed,
  startMatch,
  submit,
} from '@undercroft/kernel';
import { listGames, loadGame } from '@undercroft/shelf';
import { execute, isRefused, localActor, recordOfTable, type Table } from '@undercroft/table';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../src/games.ts';
import { type LoggedTable, tableCard } from '../src/sources/local-store.ts';
import { commandContext, keptTable, openKept } from '../src/sources/local-tables.ts';

const SEAL = { secret: '5e'.repeat(32), nonces: ['n-one', 'n-two', 'n-three'], table: 'kept-before' };

type AnyMatch = Match<unknown, unknown, unknown>;

const first = <Value>(list: readonly Value[]): Value => list[0]!;

/** Plays the first open choice of the first waiting seat, so many times. */
function playOn(game: AnyGame, match: AnyMatch, times: number): void {
  for (let i = 0; i < times && game.waitingFor(match.position).length > 0; i++) {
    const seat = first(game.waitingFor(match.position));
    submit(match, seat, first(game.choices(match.position, seat)));
  }
}

/** Entries in the shape that versions before 0.2 put into IndexedDB. */
function logged(game: AnyGame, match: AnyMatch): LoggedTable {
  return JSON.parse(
    JSON.stringify({
      id: 'kept-before',
      game: game.name,
      rules: game.rules,
      plan: Array.from({ length: match.table.seats }, (_, seat) =>
        seat === 0 ? { kind: 'person', name: 'Mira' } : { kind: 'bot', name: `Bot ${seat}`, level: 'novice' },
      ),
      table: match.table,
      seal: SEAL,
      setupLuck: match.setupLuck,
      log: match.log,
      created: 7,
      changed: 8,
      waiting: game.waitingFor(match.position),
      result: game.result(match.position) ?? null,
    }),
  ) as LoggedTable;
}

const startSealed = (game: AnyGame) =>
  startMatch(game, resolveTable(game, game.seats[0]), {
    setup: sealed(SEAL, 'setup'),
    play: sealed(SEAL, 'play'),
  });

function playFirst(table: Table): void {
  const { game, position } = table.match!;
  const seat = first(table.waiting);
  const choice = first(game.choices(position, seat));
  const { bot, askedVersion: version } = table.seats[seat]!;
  const done = execute(
    table,
    bot === undefined
      ? { actor: localActor(seat), command: { kind: 'play', choice } }
      : { actor: null, command: { kind: 'botPlay', seat, choice, version } },
    commandContext(),
  );
  if (!done || isRefused(done)) throw new Error(`refused: ${done?.code}`);
}

const games: readonly AnyGame[] = await Promise.all((await listGames()).map(loadGame));

for (const game of games)
  describe(game.name, () => {
    test('a table kept as a log opens, and its luck goes on as it would have', async () => {
      const match = startSealed(game);
      playOn(game, match, 12);
      const kept = logged(game, match);
      const { table, events } = await openKept(game, kept);
      expect(table.match!.position).toEqual(match.position);
      expect(tableCard(kept)).toMatchObject({ entries: match.log.length, isFork: false });
      playOn(game, match, 5);
      for (let i = 0; i < 5 && table.waiting.length > 0; i++) playFirst(table);
      expect(table.match!.log).toEqual(match.log);
      // The proof of luck still holds, and what is kept from now on opens again.
      const hidden = recordOfTable(table);
      const record = { ...hidden, fair: { ...hidden.fair!, secret: SEAL.secret } };
      expect(recomputeLuck(game, record).every(({ value, sealed: due }) => value === due)).toBe(true);
      const again = await openKept(game, keptTable((await openKept(game, kept)).table, events));
      expect(again.table.match!.log).toEqual(kept.log);
    });

    test('a fork kept as a log opens as a fork, also at the very beginning', async () => {
      const match = startSealed(game);
      playOn(game, match, 6);
      for (const forkedAt of [0, match.log.length]) {
        const kept = { ...logged(game, match), forkedAt };
        const { table, events } = await openKept(game, kept);
        expect(table.isFork).toBe(true);
        expect(table.match!.log).toEqual(kept.log);
        const drawn = kept.log.slice(forkedAt).reduce((sum, { luck }) => sum + luck.length, 0);
        expect(table.drawn.get('') ?? 0).toBe(drawn);
        expect(recordOfTable(table).fair).toBeUndefined();
        expect(openRecord(game, recordOfTable(table)).log).toEqual(kept.log);
        const { table: again } = await openKept(game, keptTable(table, events));
        expect([again.isFork, again.drawn.get('') ?? 0]).toEqual([true, drawn]);
        expect(again.match!.position).toEqual(replay(match));
      }
    });
  });

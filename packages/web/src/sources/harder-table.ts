// The same table of this browser once more, a step harder.
import { LEVEL_IDS } from '@undercroft/bots/levels';
import type { LocalSeat } from '@undercroft/table';
import { gameCardOf } from '../games.ts';
import { harderSetup } from './harder-setup.ts';
import { startTable } from './local-tables.ts';
import type { TableSource } from './table-source.ts';

/** Bots one level up; undefined where all of them are the best already. */
function stronger(seats: readonly LocalSeat[]): readonly LocalSeat[] | undefined {
  const levels = ['random', ...LEVEL_IDS];
  const up = seats.map((seat) =>
    seat.bot === undefined ? seat : { ...seat, bot: levels[levels.indexOf(seat.bot) + 1] ?? seat.bot },
  );
  return up.some(({ bot }, seat) => bot !== seats[seat]!.bot) ? up : undefined;
}

/** A harder level where the game has one, since stronger bots would be stronger mates; else stronger bots. */
export function harderTable({ kind, game, table, seats }: TableSource): (() => Promise<string>) | undefined {
  if (kind !== 'local') return undefined;
  const now = seats.value.map(
    ({ name, kind: who, level }): LocalSeat => (who === 'bot' ? { name, bot: level } : { name }),
  );
  const level = gameCardOf(game.name)?.level;
  const setup = level === undefined ? table : harderSetup(game, table, level);
  const sitting = level === undefined ? stronger(now) : now;
  return setup && sitting && (async () => `/local/${(await startTable(game, setup, sitting)).id}`);
}

// The same table of this browser once more, a step harder.
import { LEVEL_IDS } from '@undercroft/bots/levels';
import type { LocalSeat } from '@undercroft/table';
import { gameCardOf } from '../games.ts';
import { startTable } from './local-tables.ts';
import type { TableSource } from './table-source.ts';

const next = <Value>(values: readonly Value[], value: Value): Value | undefined =>
  values[values.indexOf(value) + 1];

/** Stronger bots, or the next value of the option that makes the game hard; undefined where it is the hardest. */
export function harderTable({ kind, game, table, seats }: TableSource): (() => Promise<string>) | undefined {
  if (kind !== 'local') return undefined;
  const now = seats.value.map(
    ({ name, kind: who, level }): LocalSeat => (who === 'bot' ? { name, bot: level } : { name }),
  );
  const stronger = now.map((seat) =>
    seat.bot === undefined ? seat : { ...seat, bot: next(['random', ...LEVEL_IDS], seat.bot) ?? seat.bot },
  );
  const name = gameCardOf(game.name)?.level;
  const option = name === undefined ? undefined : game.options[name];
  const value = option?.kind === 'choice' ? next(option.values, String(table.options[name!])) : undefined;
  const options = value === undefined ? table.options : { ...table.options, [name!]: value };
  const isHarder = value !== undefined || stronger.some(({ bot }, seat) => bot !== now[seat]!.bot);
  return isHarder
    ? async () => `/local/${(await startTable(game, { ...table, options }, stronger)).id}`
    : undefined;
}

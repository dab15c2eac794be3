// Tables without a server, in one browser or terminal: every person at the device is a person of the table.
import type { AnyGame, Seat, TableSetup } from '@undercroft/kernel';
import { resolveSettings } from '@undercroft/protocol';
import { type CreatedTable, createTable, type Fork, type Sitting } from './create-table.ts';
import { type Actor, type CommandContext, isRefused } from './decision.ts';
import type { Agreement } from './events.ts';
import { promiseOf } from './luck.ts';
import type { TableOrigin } from './replay-table.ts';

/** Who plays a seat of a local table. */
export interface LocalSeat {
  readonly name: string;
  /** The level of the bot; undefined for a person at this device. */
  readonly bot?: string | undefined;
  readonly nonce?: string | undefined;
}

/** The person of a local seat: several people may share a device, so each has an id. */
export const localActor = (seat: Seat, name = ''): Actor => ({ person: `seat-${seat}`, name });

/** Starts at once. With a fork it goes on from the log of another game, with luck of its own. */
export function createLocalTable(
  origin: TableOrigin,
  game: AnyGame,
  setup: TableSetup,
  seats: readonly LocalSeat[],
  context: CommandContext,
  fork?: Fork,
  promise = promiseOf(origin.luck),
): CreatedTable {
  const sittings = seats.flatMap(({ name, bot, nonce = '' }, seat): Sitting[] =>
    bot === undefined ? [{ actor: localActor(seat, name), seat, nonce }] : [],
  );
  const created = createTable(
    origin,
    game,
    { ...localAgreement(game, setup, seats), ...promise },
    sittings,
    context,
    fork,
  );
  if (isRefused(created)) throw new Error(`a local table was refused: ${created.code}`);
  return created;
}

const localAgreement = (
  game: AnyGame,
  setup: TableSetup,
  seats: readonly LocalSeat[],
): Omit<Agreement, 'commitment'> => ({
  game: game.name,
  rules: game.rules,
  options: setup.options,
  ...(setup.numbers && { numbers: setup.numbers }),
  chairs: seats.map(({ name, bot }) => (bot === undefined ? { for: 'person' } : { for: 'bot', bot, name })),
  pace: 'turns',
  clock: null,
  ...resolveSettings({ listed: false, spectators: false, rated: false }),
  host: localActor(0).person,
});

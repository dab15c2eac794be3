// Tables without a server, in one browser or terminal: every person at the device is a person of the table.
import type { AnyGame, Entry, Seat, TableSetup } from '@undercroft/kernel';
import { resolveSettings } from '@undercroft/protocol';
import { applyEvent } from './apply-event.ts';
import { type CreatedTable, createTable, type Fork, type Sitting } from './create-table.ts';
import { type Actor, type CommandContext, isRefused } from './decision.ts';
import type { Agreement, StoredEvent, TableEvent } from './events.ts';
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

/** The events of a table whose game was kept as a log only, by an older version of this program. */
export function localTableFromLog(
  origin: TableOrigin,
  game: AnyGame,
  setup: TableSetup,
  seats: readonly LocalSeat[],
  { setupLuck, log, forkedAt }: Fork & { readonly forkedAt?: number | undefined },
  context: CommandContext,
): CreatedTable {
  const isFork = forkedAt !== undefined;
  const fork = { setupLuck, log: log.slice(0, forkedAt ?? 0) };
  const { table, events } = createLocalTable(origin, game, setup, seats, context, fork, {
    commitment: promiseOf(origin.luck).commitment,
  });
  table.isFork = isFork;
  const first = events.map((stored) =>
    !isFork && stored.event.kind === 'forked'
      ? { ...stored, event: { kind: 'started', luck: setupLuck } as const }
      : stored,
  );
  const rest = log.slice(fork.log.length).map((entry): StoredEvent => {
    const stored: StoredEvent = {
      version: table.version + 1,
      at: context.now,
      person: seats[entry.seat]?.bot === undefined ? localActor(entry.seat).person : null,
      command: null,
      event: eventOf(entry),
    };
    applyEvent(table, stored);
    return stored;
  });
  return { table, events: [...first, ...rest] };
}

const eventOf = ({ seat, choice, luck }: Entry<unknown>): TableEvent =>
  choice === 'concede' ? { kind: 'conceded', seat, choice } : { kind: 'played', seat, choice, luck };

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

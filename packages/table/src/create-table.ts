// Opens a table: checks what was asked for, seats its creator, and gives the first events.
import { type AnyGame, CodedError, type Entry, resolveTable } from '@undercroft/kernel';
import { type Code, type CodedRefusal, type CreateTable, resolveSettings } from '@undercroft/protocol';
import { followUp } from './decide.ts';
import { decideSit, seatPlanFor } from './decide-seats.ts';
import { type Actor, type CommandContext, isRefused, refuse } from './decision.ts';
import type { Agreement, SeatPlan, StoredEvent, TableEvent } from './events.ts';
import { applyAll } from './execute.ts';
import { openTable, type TableOrigin } from './replay-table.ts';
import { isRated, type Table } from './table.ts';

/** What the creator asked for, checked and completed; or why it cannot be. */
export function agreementFor(
  asked: CreateTable,
  game: AnyGame,
  host: Actor,
  botLevels: readonly string[],
): Omit<Agreement, 'commitment'> | CodedRefusal {
  const chairs: SeatPlan[] = [];
  for (const chair of asked.chairs) {
    if (chair.kind === 'bot' && !botLevels.includes(chair.level)) return refuse('no-such-bot');
    chairs.push(seatPlanFor(chair));
  }
  const { sit } = asked;
  if (sit !== undefined) {
    if (chairs[sit]?.for !== 'person') return refuse('seat-taken');
    chairs[sit] = { for: 'person', reserved: host.person, reservedName: host.name };
  }
  try {
    const { options, numbers } = resolveTable(game, chairs.length, asked.options, asked.numbers);
    return {
      game: game.name,
      rules: game.rules,
      options,
      ...(numbers && { numbers }),
      chairs,
      pace: asked.pace,
      clock: asked.clock ?? null,
      ...resolveSettings(asked),
      host: host.person,
      ...(asked.webhook !== undefined && { webhook: asked.webhook }),
    };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return refuse(error.code as Code, { args: { ...error.args } });
  }
}

/** The same agreement again, with each seat kept for the person who had it. */
export function rematchAgreement(table: Table, host: string): Omit<Agreement, 'commitment'> {
  const { commitment: _, scheme: __, kept: ___, ...agreement } = table.agreement;
  const chairs = table.seats.map(
    ({ person, name, bot }): SeatPlan =>
      person !== undefined
        ? { for: 'person', reserved: person, reservedName: name! }
        : { for: 'bot', bot: bot!, ...(name !== undefined && { name }) },
  );
  return { ...agreement, rated: isRated(table), chairs, host };
}

export interface Sitting {
  readonly actor: Actor;
  readonly seat: number;
  readonly nonce: string;
}

/** The log of another game, from which this one goes on. */
export interface Fork {
  readonly setupLuck: readonly number[];
  readonly log: readonly Entry<unknown>[];
}

export interface CreatedTable {
  readonly table: Table;
  readonly events: readonly StoredEvent[];
}

/** A new table with people seated in it. It starts by itself when its settings say so and every seat is taken. */
export function createTable(
  origin: TableOrigin,
  game: AnyGame,
  agreement: Agreement,
  sittings: readonly Sitting[],
  context: CommandContext,
  fork?: Fork,
): CreatedTable | CodedRefusal {
  const created: TableEvent = {
    kind: 'created',
    with: fork ? { ...agreement, autoStart: false } : agreement,
  };
  const { host: person } = agreement;
  const events: StoredEvent[] = [{ version: 1, at: context.now, person, command: null, event: created }];
  const table = openTable(origin, game, events[0]!);
  for (const { actor, seat, nonce } of sittings) {
    const decision = decideSit(table, actor, seat, nonce);
    if (isRefused(decision)) return decision;
    events.push(...applyAll(table, decision, { person: actor.person, command: null }, context));
  }
  const next = fork
    ? { event: { kind: 'forked', luck: fork.setupLuck, log: fork.log } as const }
    : followUp(table, events.at(-1)!.event, context);
  if (next) events.push(...applyAll(table, next, { person: null, command: null }, context));
  return { table, events };
}

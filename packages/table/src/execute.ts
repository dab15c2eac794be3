// Executes a command on a table in memory: decides it, applies the event and whatever follows by itself.
import type { CodedRefusal } from '@undercroft/protocol';
import { applyEvent } from './apply-event.ts';
import { decide, followUp } from './decide.ts';
import { type CommandContext, type Decided, isRefused, type Request } from './decision.ts';
import type { StoredEvent } from './events.ts';
import type { Table } from './table.ts';

/** Sees each event: before it is applied, and after, with what happened in the game. */
export interface Observer {
  before?(): void;
  after?(stored: StoredEvent, gameEvents: readonly unknown[]): void;
}

/** The new events, to be stored; a refusal; or undefined where a host command has nothing left to do. */
export function execute(
  table: Table,
  request: Request,
  context: CommandContext,
  observer: Observer = {},
  commandId: string | null = null,
): readonly StoredEvent[] | CodedRefusal | undefined {
  observer.before?.();
  const decision = decide(table, request, context);
  if (decision === undefined || isRefused(decision)) return decision;
  const person = request.actor?.person ?? null;
  return applyAll(table, decision, { person, command: commandId }, context, observer);
}

/** Applies a decision and what follows from it; only the first event is the sender's own. */
export function applyAll(
  table: Table,
  first: Decided,
  by: Pick<StoredEvent, 'person' | 'command'>,
  context: CommandContext,
  observer: Observer = {},
): readonly StoredEvent[] {
  const events: StoredEvent[] = [];
  const orders = context.orders?.follow(table);
  for (let next: Decided | undefined = first; next; ) {
    const isFirst = events.length === 0;
    const stored: StoredEvent = {
      version: table.version + 1,
      at: context.now,
      person: isFirst ? by.person : null,
      command: isFirst ? by.command : null,
      event: next.event,
    };
    const gameEvents: readonly unknown[] = next.gameEvents ?? [];
    const { waiting, proposal } = table;
    applyEvent(table, stored, undefined, next.listed);
    events.push(stored);
    observer.after?.(stored, gameEvents);
    if (!canBeFollowed(stored.event.kind) && !orders?.stand()) break;
    observer.before?.();
    next =
      followUp(table, stored.event, context) ?? orders?.next(stored.event, { waiting, proposal }, gameEvents);
  }
  return events;
}

const canBeFollowed = (kind: StoredEvent['event']['kind']): boolean =>
  kind === 'sat' || kind === 'chairSet' || kind === 'timedOut';

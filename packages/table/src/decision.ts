// What deciding a command needs and gives: who acts, under which circumstances, and the event or the refusal.
import type { Seat } from '@undercroft/kernel';
import type { Code, CodedRefusal, TableCommand } from '@undercroft/protocol';
import type { TableEvent } from './events.ts';
import type { StandingOrders } from './standing-orders.ts';
import type { Table } from './table.ts';
import type { ListedBefore } from './waiting.ts';

/** A person who acts. The host of the table has no id and sends host commands. */
export interface Actor {
  readonly person: string;
  readonly name: string;
  readonly muted?: boolean;
}

/** What the host of the table (server, browser, terminal) does by itself. */
export type HostCommand =
  | { readonly kind: 'timeOut'; readonly seat: Seat }
  | { readonly kind: 'botPlay'; readonly seat: Seat; readonly choice: unknown; readonly version: number }
  | { readonly kind: 'rematched'; readonly seat: Seat; readonly table: string }
  | { readonly kind: 'standIn'; readonly seat: Seat }
  /** What only one host decides; the others need not load it. */
  | {
      readonly kind: 'decide';
      readonly by: (table: Table, context: CommandContext) => Decision | undefined;
    }
  /** The host was gone between these moments. */
  | { readonly kind: 'holdClocks'; readonly from: number; readonly to: number }
  | { readonly kind: 'close'; readonly why: string };

/** A command with its sender. `version` is the one of the sender's view, where it was named. */
export type Request =
  | { readonly actor: Actor; readonly command: TableCommand; readonly version?: number | undefined }
  | { readonly actor: null; readonly command: HostCommand };

/** What the machine cannot know by itself. */
export interface CommandContext {
  readonly now: number;
  readonly botLevels: readonly string[];
  /** The level of a bot that stands in for a person. */
  readonly standInLevel: string | undefined;
  /** Where the host keeps standing orders. */
  readonly orders?: StandingOrders;
}

/** `listed` is set when the match has already moved; then `gameEvents` tells what happened. */
export interface Decided {
  readonly event: TableEvent;
  readonly listed?: ListedBefore;
  readonly gameEvents?: readonly unknown[];
}

export type Decision = Decided | CodedRefusal;

export const isRefused = (decision: object): decision is CodedRefusal => 'code' in decision;
export const refuse = (code: Code, more: Omit<CodedRefusal, 'code'> = {}): CodedRefusal => ({
  code,
  ...more,
});

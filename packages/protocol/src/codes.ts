// Every code that a refusal can carry besides those of the kernel; texts for them are under `error.` in the clients.
import type { KernelCode } from '@undercroft/kernel';

export const SERVER_CODES = [
  'bad-message',
  'bad-request',
  'no-session',
  'bad-origin',
  'too-large',
  'too-fast',
  'chat-too-fast',
  'too-many-tables',
  'too-many-records',
  'no-such-table',
  'no-such-game',
  'no-such-bot',
  'no-such-person',
  'not-found',
  'seat-taken',
  'seat-reserved',
  'wrong-commitment',
  'already-seated',
  'not-seated',
  'not-host',
  'not-started',
  'already-started',
  'seats-empty',
  'paused',
  'not-paused',
  'stale',
  'not-over',
  'table-over',
  'nothing-proposed',
  'already-proposed',
  'already-agreed',
  'seat-present',
  'not-away',
  'resigned',
  'no-bots',
  'needs-consent',
  'no-spectators',
  'muted',
  'banned',
  'blocked',
  'empty-text',
  'already-tried',
  'no-such-event',
  'event-not-open',
  'event-over',
  'one-try',
  'event-running',
  'not-eligible',
  'bad-passkey',
  'bad-token',
  'overloaded',
  'shutting-down',
  'failed',
] as const;

export type ServerCode = (typeof SERVER_CODES)[number];
export type Code = ServerCode | KernelCode;

/** Why a command was refused; `clause` and `why` where a rule of the game bars it. */
export interface CodedRefusal {
  readonly code: Code;
  readonly clause?: string;
  readonly why?: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

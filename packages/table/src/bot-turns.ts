// The turns of bots: which seats wait for one, and what it is asked. Thinking itself is the host's business.
import type { Seat, TableSetup } from '@undercroft/kernel';
import { setupOf } from './luck.ts';
import { isRun } from './spectators.ts';
import type { Table } from './table.ts';

/** What a bot is asked: its seat's view and nothing more. */
export interface BotQuestion {
  readonly game: string;
  /** The version of its rules that the table was begun under. */
  readonly rules: string;
  readonly table: TableSetup;
  readonly seat: Seat;
  readonly view: unknown;
  readonly level: string;
  /** The version on which the seat was asked: an answer to an older question no longer counts. */
  readonly version: number;
}

/** Seats played by a bot that the table waits for now; in a run one after another, so that its log is the same again. */
export function waitingBots(table: Table): readonly Seat[] {
  const { phase, pausedAt, waiting, seats } = table;
  if (phase !== 'playing' || pausedAt !== undefined) return [];
  const bots = waiting.filter((seat) => seats[seat]?.bot !== undefined);
  return isRun(table) ? bots.slice(0, 1) : bots;
}

/** What the bot of a waiting seat is asked. */
export function botQuestion(table: Table, seat: Seat): BotQuestion {
  const { game, position } = table.match!;
  const { bot, askedVersion } = table.seats[seat]!;
  return {
    game: game.name,
    rules: game.rules,
    table: setupOf(table),
    seat,
    view: game.view(position, seat),
    level: bot!,
    version: askedVersion,
  };
}

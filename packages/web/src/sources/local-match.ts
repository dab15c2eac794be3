// Lays, keeps and resumes matches of this browser; no screen here.
import {
  type GameRecord,
  type Match,
  newSecret,
  openRecord,
  recording,
  recordOf,
  replay,
  sealed,
  startMatch,
  type TableSetup,
} from '@undercroft/kernel';
import type { AnyGame } from '../games.ts';
import { type LocalSeatPlan, type LocalTable, newId, saveTable } from './local-store.ts';

export type AnyMatch = Match<unknown, unknown, unknown>;

/** Lays a new table, seals its luck, and keeps it. */
export async function layTable(
  game: AnyGame,
  table: TableSetup,
  plan: readonly LocalSeatPlan[],
): Promise<LocalTable> {
  const id = newId();
  const seal = { secret: newSecret(), nonces: plan.map(() => newId()), table: id };
  const match = startMatch(game, table, { setup: sealed(seal, 'setup'), play: sealed(seal, 'play') });
  const stored: LocalTable = {
    id,
    game: game.name,
    rules: game.rules,
    plan,
    table,
    seal,
    setupLuck: match.setupLuck,
    log: [],
    created: Date.now(),
    changed: Date.now(),
    waiting: game.waitingFor(match.position),
    result: game.result(match.position) ?? null,
  };
  await saveTable(stored);
  return stored;
}

/** Plays on from any moment of a record: the same log up to there, fresh luck after it. */
export async function forkTable(
  game: AnyGame,
  record: GameRecord,
  upTo: number,
  plan: readonly LocalSeatPlan[],
): Promise<LocalTable> {
  const { table, setupLuck, log } = openRecord(game, record);
  const kept = log.slice(0, upTo);
  const position = replay({ game, table, setupLuck, log: kept });
  const id = newId();
  const stored: LocalTable = {
    id,
    game: game.name,
    rules: game.rules,
    plan,
    table,
    seal: { secret: newSecret(), nonces: plan.map(() => newId()), table: id },
    setupLuck,
    log: kept,
    forkedAt: upTo,
    created: Date.now(),
    changed: Date.now(),
    waiting: game.waitingFor(position),
    result: game.result(position) ?? null,
  };
  await saveTable(stored);
  return stored;
}

/** The match behind a stored table, with luck that goes on where it stood. */
export function matchOf(game: AnyGame, stored: LocalTable): AnyMatch {
  const { table, setupLuck, seal, forkedAt = 0 } = stored;
  const log = stored.log.slice();
  const used = log.slice(forkedAt).reduce((sum, { luck }) => sum + luck.length, 0);
  const position = replay({ game, table, setupLuck, log });
  const drawn: number[] = [];
  return { game, table, setupLuck, log, position, luck: recording(sealed(seal, 'play', used), drawn), drawn };
}

/** The record of a stored table; a fork has no proof of its luck, because its beginning is another table's. */
export function recordOfStored(game: AnyGame, stored: LocalTable): GameRecord {
  const match = matchOf(game, stored);
  const names = stored.plan.map(({ name }) => name);
  return recordOf(match, stored.forkedAt === undefined ? { names, seal: stored.seal } : { names });
}

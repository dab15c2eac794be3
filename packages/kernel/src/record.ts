// A game as a file that anyone can keep: written from a match, read back with a coded error for everything wrong.
import { CodedError } from './errors.ts';
import { type Game, gameByRules, type Options, type Result } from './game.ts';
import { type Entry, type Replayable, replayEntry, replaySetup } from './match.ts';
import { hashData, sameData } from './plain-data.ts';
import { commitmentOf, type LuckScheme, NEWEST_SCHEME, type Seal } from './sealed.ts';
import { resolveTable } from './table.ts';

export const RECORD_FORMAT = 'undercroft-record';
export const RECORD_VERSION = 1;

/** Larger files than this are refused unread; the longest game of the house is far below. */
const MOST_CHARACTERS = 16_000_000;
const MOST_ENTRIES = 200_000;

/** The proof of fair luck in a record: the secret is there once the game is over. */
export interface FairLuck {
  /** How luck follows from the seal; missing means 1. */
  readonly scheme?: LuckScheme;
  readonly commitment: string;
  readonly table: string;
  readonly nonces: readonly string[];
  readonly secret?: string;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  readonly numbers?: Readonly<Record<string, number>>;
  /** Names of the seats, as people knew each other. */
  readonly names?: readonly string[];
  readonly setup: readonly number[];
  readonly entries: readonly Entry<unknown>[];
  /** Null while the game goes on. */
  readonly result: Result | null;
  /** Hash of the last position: a replay that ends elsewhere is not this game. */
  readonly hash: string;
  readonly fair?: FairLuck;
}

export function recordOf<Position, Choice, Event>(
  match: Replayable<Position, Choice, Event> & { readonly position: Position },
  extra: { readonly names?: readonly string[]; readonly seal?: Seal } = {},
): GameRecord {
  const { game, table, position } = match;
  const result = game.result(position) ?? null;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: game.name,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    ...(table.numbers && { numbers: table.numbers }),
    ...(extra.names && { names: extra.names }),
    setup: match.setupLuck,
    entries: match.log.slice(),
    result,
    hash: hashOf(game, position),
    ...(extra.seal && { fair: fairLuck(extra.seal, result !== null) }),
  };
}

const hashOf = <Position, Choice, Event>(game: Game<Position, Choice, Event>, position: Position): string =>
  hashData(game.hashed ? game.hashed(position) : position);

const fairLuck = (seal: Seal, isOver: boolean): FairLuck => ({
  ...(seal.scheme !== undefined && { scheme: seal.scheme }),
  commitment: commitmentOf(seal.secret),
  table: seal.table,
  nonces: seal.nonces,
  ...(isOver && { secret: seal.secret }),
});

/** Reads a file's text as a record. Checks its shape only; `openRecord` checks it against its game. */
export function parseRecord(text: string): GameRecord {
  if (text.length > MOST_CHARACTERS) throw new CodedError('record-too-large', { most: MOST_CHARACTERS });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    // What the parser says is said in English and of signs, not of files.
    throw new CodedError('record-not-json');
  }
  return recordFrom(data);
}

/** The same for data that were read already, as part of something larger. Unknown fields of entries stay behind. */
export function recordFrom(data: unknown): GameRecord {
  if (!isPlain(data) || data.format !== RECORD_FORMAT) throw new CodedError('record-not-record');
  if (typeof data.version !== 'number') throw bad('version');
  if (data.version > RECORD_VERSION)
    throw new CodedError('record-newer', {
      version: data.version,
      known: RECORD_VERSION,
    });
  if (data.version !== RECORD_VERSION) throw bad('version');
  if (typeof data.game !== 'string') throw bad('game');
  if (typeof data.rules !== 'string') throw bad('rules');
  if (!Number.isInteger(data.seats)) throw bad('seats');
  if (!isPlain(data.options)) throw bad('options');
  if (data.numbers !== undefined && !isPlain(data.numbers)) throw bad('numbers');
  if (data.names !== undefined && !isListOf(data.names, (name) => typeof name === 'string'))
    throw bad('names');
  if (!isListOf(data.setup, isLuck)) throw bad('setup');
  if (!Array.isArray(data.entries) || data.entries.length > MOST_ENTRIES) throw bad('entries');
  for (const [at, entry] of data.entries.entries())
    if (
      !isPlain(entry) ||
      !Number.isInteger(entry.seat) ||
      !('choice' in entry) ||
      !isListOf(entry.luck, isLuck)
    )
      throw bad(`entries[${at}]`);
  if (data.result !== null && !isPlain(data.result)) throw bad('result');
  if (typeof data.hash !== 'string') throw bad('hash');
  if (data.fair !== undefined && !isFair(data.fair)) throw bad('fair');
  if (data.fair?.scheme !== undefined && data.fair.scheme > NEWEST_SCHEME)
    throw new CodedError('record-newer', { version: data.fair.scheme, known: NEWEST_SCHEME });
  const entries = data.entries.map(({ seat, choice, luck, byBot }) => ({
    seat,
    choice,
    luck,
    ...(byBot === true && { byBot }),
  }));
  return { ...(data as unknown as GameRecord), entries };
}

const bad = (field: string): CodedError => new CodedError('record-bad-field', { field });
const isLuck = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, test: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(test);
const isFair = (value: unknown): value is { readonly scheme?: number } =>
  isPlain(value) &&
  (value.scheme === undefined || (Number.isInteger(value.scheme) && (value.scheme as number) > 0)) &&
  typeof value.commitment === 'string' &&
  typeof value.table === 'string' &&
  isListOf(value.nonces, (nonce) => typeof nonce === 'string') &&
  (value.secret === undefined || typeof value.secret === 'string');

/** A record joined with its game, checked by replaying all of it. */
export interface OpenedRecord<Position, Choice, Event> extends Replayable<Position, Choice, Event> {
  readonly log: Entry<Choice>[];
  readonly position: Position;
  readonly record: GameRecord;
}

/** Checks a record against its game by its own rules: table, every entry, every luck, the result and the hash. */
export function openRecord<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  record: GameRecord,
): OpenedRecord<Position, Choice, Event> {
  const steps = recordSteps(game, record);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same one entry at a time, for whoever has other things to do in between. */
export function* recordSteps<Position, Choice, Event>(
  of: Game<Position, Choice, Event>,
  record: GameRecord,
): Generator<void, OpenedRecord<Position, Choice, Event>> {
  if (record.game !== of.name)
    throw new CodedError('record-other-game', {
      game: record.game,
      expected: of.name,
    });
  const game = gameByRules(of, record.rules);
  if (!game)
    throw new CodedError('record-other-rules', {
      rules: record.rules,
      known: of.rules,
    });
  const table = resolveTable(game, record.seats, record.options, record.numbers);
  const log = record.entries as Entry<Choice>[];
  const source = { game, table, setupLuck: record.setup, log };
  let position: Position;
  try {
    position = replaySetup(source);
  } catch (error) {
    if (error instanceof RangeError)
      throw new CodedError('record-bad-luck', {
        // Moves are told from 1 on; this is before the first.
        entry: 0,
        why: error.message,
      });
    throw error;
  }
  for (const [at, entry] of log.entries()) {
    replayEntry(game, position, entry, at);
    yield;
  }
  if (!sameData(game.result(position) ?? null, record.result)) throw new CodedError('record-bad-result');
  if (hashOf(game, position) !== record.hash) throw new CodedError('record-bad-hash');
  return { ...source, log: log.slice(), position, record };
}

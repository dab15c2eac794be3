// Reads the lab's command line: words and flags into a checked request; every mistake is a coded error.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CodedError, type OptionSpecs, type OptionValue, optionFromWord } from '@undercroft/kernel';
import { numbersFrom } from './variant.ts';

const FLAGS = {
  games: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  variant: { type: 'string' },
  out: { type: 'string' },
  workers: { type: 'string' },
  'database-url': { type: 'string' },
} as const;

export interface LabRequest {
  readonly game: string;
  readonly isLadder: boolean;
  readonly games: number | undefined;
  readonly bots: readonly string[] | undefined;
  readonly seed: string | undefined;
  readonly seatCounts: readonly number[] | undefined;
  /** `name=value`, as written: what they mean depends on the game. */
  readonly options: readonly string[];
  readonly variant: string | undefined;
  readonly out: string;
  readonly workers: number | undefined;
  readonly databaseUrl: string | undefined;
}

export function readArguments(args: readonly string[]): LabRequest {
  const { values, positionals } = parsed(args);
  const isLadder = positionals[0] === 'ladder';
  const game = positionals[isLadder ? 1 : 0];
  if (game === undefined) throw new CodedError('lab-no-game');
  return {
    game,
    isLadder,
    games: wholeNumber('games', values.games),
    bots: values.bots?.split(',').map((bot) => bot.trim()),
    seed: values.seed,
    seatCounts: values.seats?.split(',').map((seats) => wholeNumber('seats', seats)!),
    options: values.option ?? [],
    variant: values.variant,
    out: values.out ?? 'report',
    workers: wholeNumber('workers', values.workers),
    databaseUrl: values['database-url'],
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new CodedError('bad-flag', { flag: error instanceof Error ? error.message : String(error) });
  }
}

function wholeNumber(flag: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const value = Number(word);
  if (!/^[0-9]+$/.test(word) || !Number.isSafeInteger(value))
    throw new CodedError('bad-flag', { flag: `--${flag} ${word}` });
  return value;
}

export function readOptions(specs: OptionSpecs, given: readonly string[]): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const word of given) {
    const at = word.indexOf('=');
    const name = at < 0 ? word : word.slice(0, at);
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) throw new CodedError('unknown-option', { option: name });
    options[name] = optionFromWord(spec, word.slice(at + 1)) as OptionValue;
  }
  return options;
}

export function readVariant(path: string, game: string): Record<string, number> {
  try {
    return numbersFrom(readFileSync(path, 'utf8'), path, game);
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError('bad-variant', {
      file: path,
      why: error instanceof Error ? error.message : String(error),
    });
  }
}

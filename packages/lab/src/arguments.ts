// The lab's flags, and what they mean together: a checked request; every mistake is a coded error.
import { readFileSync } from 'node:fs';
import type { parseArgs } from 'node:util';
import {
  CodedError,
  type OptionSpecs,
  type OptionValue,
  optionFromWord,
  unknownOption,
} from '@undercroft/kernel';
import { QUESTIONS } from './questions.ts';
import { numbersFrom } from './variant.ts';
import { TESTS } from './worth.ts';

const WORKERS = { type: 'string', range: [0, 1000] } as const;

export const LAB_FLAGS = {
  games: { type: 'string', range: [1, 1_000_000_000] },
  bots: { type: 'string' },
  seed: { type: 'string' },
  seats: { type: 'string' },
  option: { type: 'string', multiple: true },
  teams: { type: 'boolean' },
  variant: { type: 'string' },
  card: { type: 'string', multiple: true },
  cards: { type: 'string' },
  how: { type: 'string' },
  ask: { type: 'string' },
  between: { type: 'string' },
  difference: { type: 'string' },
  until: { type: 'string' },
  sweep: { type: 'string' },
  tune: { type: 'string' },
  target: { type: 'string' },
  out: { type: 'string' },
  workers: WORKERS,
  'database-url': { type: 'string' },
} as const;

export const WORKER_FLAGS = {
  workers: WORKERS,
  'database-url': { type: 'string', env: 'DATABASE_URL' },
} as const;

/** Words that stand before the game. */
const TASKS = ['ladder', 'deal', 'field'] as const;

export interface LabCall {
  readonly words: readonly string[];
  readonly values: ReturnType<typeof parseArgs<{ options: typeof LAB_FLAGS }>>['values'];
}
export interface WorkerCall {
  readonly values: ReturnType<typeof parseArgs<{ options: typeof WORKER_FLAGS }>>['values'];
}

export type LabRequest = ReturnType<typeof requestOf>;

export function requestOf({ words, values }: LabCall) {
  const task = TASKS.find((word) => word === words[0]);
  const game = words[task ? 1 : 0];
  if (game === undefined) throw new CodedError('lab-no-game');
  return {
    game,
    /** What is done instead of a report. */
    task,
    games: numberOf(values.games),
    bots: values.bots?.split(',').map((bot) => bot.trim()),
    seed: values.seed,
    seatCounts: values.seats?.split(',').map(Number),
    /** `name=value`, as written: what they mean depends on the game. */
    options: values.option ?? [],
    /** Whole teams of one level, where they win together. */
    teams: values.teams ?? false,
    variant: values.variant,
    cards: values.card,
    /** `all`, or a kind of thing of the game. */
    cardsOf: values.cards,
    how: values.how === undefined ? undefined : oneOf('how', values.how, TESTS),
    ask: values.ask === undefined ? undefined : oneOf('ask', values.ask, QUESTIONS),
    between: values.between?.split(',').map((word) => word.trim()),
    difference: shareOf('difference', values.difference),
    until: shareOf('until', values.until),
    sweep: values.sweep,
    tune: values.tune,
    target: values.target,
    out: values.out ?? 'report',
    workers: numberOf(values.workers),
    databaseUrl: values['database-url'],
  };
}

/** One of the words that a flag takes. */
function oneOf<Word extends string>(flag: string, given: string, known: readonly Word[]): Word {
  const found = known.find((word) => word === given);
  if (found === undefined)
    throw new CodedError('bad-word', { flag, word: given.slice(0, 40), known: known.join(', ') });
  return found;
}

/** Points of a hundred, as a share. */
function shareOf(flag: string, word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const points = Number(word);
  if (!(points > 0 && points <= 100)) throw new CodedError('bad-points', { flag, word: word.slice(0, 40) });
  return points / 100;
}

const numberOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : Number(word);

/** The options that `--option name=value` gives; the values are checked by `resolveTable`. */
export function readOptions(specs: OptionSpecs, given: readonly string[]): Record<string, OptionValue> {
  const options: Record<string, OptionValue> = {};
  for (const pair of given) {
    const at = pair.indexOf('=');
    if (at < 1) throw new CodedError('option-needs-value', { option: pair });
    const name = pair.slice(0, at);
    if (Object.hasOwn(options, name)) throw new CodedError('option-twice', { option: name });
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) throw unknownOption(name, specs);
    options[name] = optionFromWord(spec, pair.slice(at + 1)) as OptionValue;
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

// Reads the words after a command with `util.parseArgs`; every mistake is a coded error that names the flag.
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import { CodedError } from '@undercroft/kernel';

export interface Flag extends ParseArgsOptionDescriptor {
  /** A whole number between these bounds. */
  readonly range?: readonly [min: number, max: number];
  /** The variable that stands in for a flag that is not given: `1` for a switch, commas in a list. */
  readonly env?: string;
}
export type Flags = Readonly<Record<string, Flag>>;
type Variables = Readonly<Record<string, string | undefined>>;

export interface Arguments<Declared extends Flags = Flags> {
  readonly words: readonly string[];
  readonly values: Readonly<ReturnType<typeof parseArgs<{ options: Declared }>>['values']>;
}

/** At most `most` plain words; `--` ends the flags. */
export function readArguments<Declared extends Flags>(
  given: readonly string[],
  flags: Declared,
  most: number,
  env: Variables = {},
): Arguments<Declared> {
  const { tokens, positionals, ...parsed } = parseArgs({
    args: [...given],
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) if (token.kind === 'option') checkFlag(token, flags, seen);
  if (positionals.length > most) throw new CodedError('argument-extra', { word: positionals[most] ?? '' });
  const values: Record<string, unknown> = { ...parsed.values };
  for (const [name, flag] of Object.entries(flags)) {
    values[name] ??= fromEnvironment(flag, env);
    if (flag.range && values[name] !== undefined)
      wholeNumber(String(values[name]), `--${name}`, ...flag.range);
  }
  return { words: positionals, values: values as Arguments<Declared>['values'] };
}

interface GivenFlag {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function checkFlag(given: GivenFlag, flags: Flags, seen: Set<string>): void {
  const { name, rawName, value, inlineValue } = given;
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
  if (!flag) throw new CodedError('unknown-flag', { flag: rawName });
  if (flag.type === 'boolean' && inlineValue) throw new CodedError('flag-takes-no-value', { flag: name });
  if (flag.type === 'string' && value === undefined) throw new CodedError('flag-needs-value', { flag: name });
  if (seen.has(name) && !flag.multiple) throw new CodedError('flag-twice', { flag: name });
  seen.add(name);
}

function fromEnvironment({ env: variable = '', type, multiple }: Flag, env: Variables) {
  const word = env[variable];
  if (!word) return undefined;
  if (multiple) return word.split(',');
  return type === 'boolean' ? word === '1' : word;
}

/** A whole number between two bounds, or a coded error that names the flag. */
export function wholeNumber(word: string, flag: string, min: number, max: number): number {
  const value = /^\d{1,12}$/.test(word) ? Number(word) : Number.NaN;
  if (!(value >= min && value <= max)) throw new CodedError('not-a-number', { flag, value: word, min, max });
  return value;
}

/** A seat as people write it: counted from 0. */
export function seatFromWord(word: string, seats: number): number {
  const seat = /^\d{1,2}$/.test(word) ? Number(word) : seats;
  if (seat >= seats) throw new CodedError('bad-seat', { seat: word, most: seats - 1 });
  return seat;
}

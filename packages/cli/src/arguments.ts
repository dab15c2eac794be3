// Reads the words after a command: flags by a short table, the rest in order; everything else is a coded error.
import { CodedError } from '@undercroft/kernel';

/** A switch takes no value, a value exactly one; a list may be given several times. */
export type FlagKind = 'switch' | 'value' | 'list';
export type FlagTable = Readonly<Record<string, FlagKind>>;

export interface Arguments {
  readonly words: readonly string[];
  has(flag: string): boolean;
  value(flag: string): string | undefined;
  list(flag: string): readonly string[];
}

/** At most `most` plain words; `--` ends the flags. */
export function readArguments(given: readonly string[], flags: FlagTable, most: number): Arguments {
  const words: string[] = [];
  const found = new Map<string, string[]>();
  for (let i = 0; i < given.length; i++) {
    const word = given[i] === '-h' ? '--help' : given[i]!;
    if (word === '--') {
      words.push(...given.slice(i + 1));
      break;
    }
    if (!word.startsWith('-') || word === '-') {
      words.push(word);
      continue;
    }
    const [name, attached] = splitFlag(word);
    const kind = Object.hasOwn(flags, name) ? flags[name]! : undefined;
    if (!kind || !word.startsWith('--')) throw new CodedError('unknown-flag', { flag: word });
    if (kind === 'switch' && attached !== undefined)
      throw new CodedError('flag-takes-no-value', { flag: name });
    const value = kind === 'switch' ? '' : (attached ?? given[++i]);
    if (value === undefined) throw new CodedError('flag-needs-value', { flag: name });
    const values = found.get(name) ?? [];
    if (values.length > 0 && kind !== 'list') throw new CodedError('flag-twice', { flag: name });
    values.push(value);
    found.set(name, values);
  }
  if (words.length > most) throw new CodedError('argument-extra', { word: words[most]! });
  return {
    words,
    has: (flag) => found.has(flag),
    value: (flag) => found.get(flag)?.[0],
    list: (flag) => found.get(flag) ?? [],
  };
}

function splitFlag(word: string): [name: string, value: string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word.slice(2), undefined] : [word.slice(2, at), word.slice(at + 1)];
}

/** A whole number between two bounds, or a coded error that names the flag. */
export function wholeNumber(word: string, flag: string, min: number, max: number): number {
  const value = /^\d{1,12}$/.test(word) ? Number(word) : Number.NaN;
  if (!(value >= min && value <= max)) throw new CodedError('not-a-number', { flag, value: word, min, max });
  return value;
}

// What a table agrees on: checks seats, options and designed numbers, and fills in what was left open.
import { CodedError } from './errors.ts';
import type {
  AnyGame,
  NumberSpecs,
  OptionSpec,
  OptionSpecs,
  Options,
  OptionValue,
  TableSetup,
} from './game.ts';
import { isHarmless } from './plain-data.ts';

/** The part of a game that a table is checked against; every game fits. */
export type Tabled = Pick<AnyGame, 'seats' | 'options' | 'numbers'>;

/** A complete, checked table, or a coded error that names the field. */
export function resolveTable(
  game: Tabled,
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
  numbers: Readonly<Record<string, unknown>> = {},
): TableSetup {
  const [min, max] = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new CodedError('bad-seats', {
      seats: String(seats),
      allowed: min === max ? String(min) : `${min}–${max}`,
    });
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.options, name)) throw unknownOption(name, game.options);
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const value = given[name];
    options[name] = value === undefined ? defaultOf(spec, options, seats) : checked(name, spec, value);
  }
  const changed = resolveNumbers(game.numbers ?? {}, numbers);
  return changed ? { seats, options, numbers: changed } : { seats, options };
}

/** What a set-up proposes to a reader of this language where that is not the default. */
export function proposedOptions({ options }: Pick<Tabled, 'options'>, language: string): Options {
  const proposed: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(options))
    if (spec.kind === 'choice' && spec.byLanguage?.[language] !== undefined)
      proposed[name] = spec.byLanguage[language];
  return proposed;
}

/** Names the options that there are. */
export const unknownOption = (option: string, specs: OptionSpecs): CodedError =>
  new CodedError('unknown-option', { option, known: Object.keys(specs).join(', ') || '–' });

function defaultOf(spec: OptionSpec, soFar: Options, seats: number): OptionValue {
  return typeof spec.default === 'function' ? spec.default(soFar, seats) : spec.default;
}

function checked(name: string, spec: OptionSpec, value: unknown): OptionValue {
  if (spec.kind === 'choice' && typeof value === 'string' && spec.values.includes(value)) return value;
  if (spec.kind === 'switch' && typeof value === 'boolean') return value;
  if (spec.kind === 'number' && isWithin(value, spec)) return value;
  throw new CodedError('bad-option', {
    option: name,
    value: brief(value),
    allowed: allowedValues(spec),
  });
}

/** What an option takes, in words that need no translation: `easy | hard`, `true | false`, `50..1000`. */
export function allowedValues(spec: OptionSpec): string {
  if (spec.kind === 'choice') return spec.values.join(' | ');
  return spec.kind === 'switch' ? 'true | false' : `${spec.min}..${spec.max}`;
}

/** Reads an option out of a word, as a command line or a form gives it; the value is checked by `resolveTable`. */
export function optionFromWord(spec: OptionSpec, word: string): unknown {
  if (spec.kind === 'switch')
    return word === 'true' || word === 'on' ? true : word === 'false' || word === 'off' ? false : word;
  return spec.kind === 'number' && word.trim() !== '' ? Number(word) : word;
}

function resolveNumbers(
  specs: NumberSpecs,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, number>> | undefined {
  const changed: Record<string, number> = {};
  for (const [name, value] of Object.entries(given)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec) throw new CodedError('unknown-number', { number: name });
    if (!isWithin(value, spec))
      throw new CodedError('bad-number', {
        number: name,
        value: brief(value),
        min: spec.min,
        max: spec.max,
      });
    if (value !== spec.default) changed[name] = value;
  }
  return Object.keys(changed).length > 0 ? changed : undefined;
}

const isWithin = (value: unknown, range: { readonly min: number; readonly max: number }): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max;

const brief = (value: unknown): string =>
  isHarmless(value) ? String(JSON.stringify(value)).slice(0, 40) : typeof value;

// A variant as a file: the designed numbers that it changes, and the game they belong to.
import { CodedError } from '@undercroft/kernel';

export interface Variant {
  readonly game: string;
  readonly numbers: Readonly<Record<string, number>>;
}

/** The file's text: numbers in the order of their names, so that the same variant gives the same bytes. */
export function variantText({ game, numbers }: Variant): string {
  const sorted = Object.fromEntries(Object.entries(numbers).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ game, numbers: sorted }, null, 1)}\n`;
}

/**
 * The numbers out of a file's text: `{ "game": "<name>", "numbers": { "<name>": <whole number> } }`, the same without
 * a game, or the inner record alone. Whether the game has such numbers is for `resolveTable` to say.
 */
export function numbersFrom(text: string, file: string, game: string): Record<string, number> {
  const bad = (why: string): CodedError => new CodedError('bad-variant', { file, why });
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw bad(error instanceof Error ? error.message : String(error));
  }
  if (!isRecord(read)) throw bad('{}');
  if (typeof read.game === 'string' && isRecord(read.numbers) && read.game !== game)
    throw bad(`${read.game}, ${game}`);
  const numbers = isRecord(read.numbers) ? read.numbers : read;
  return numbers as Record<string, number>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

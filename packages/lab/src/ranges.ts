// Ranges of designed numbers as a command line or a form gives them: `name=2..6`, `name=0..100:10`.
import { type AnyGame, CodedError } from '@undercroft/kernel';

export interface NumberRange {
  readonly name: string;
  readonly values: readonly number[];
}

const MOST_VALUES = 101;
const RANGE = /^(.+?)=(-?\d+)\.\.(-?\d+)(?::(\d+))?$/;

/** One range, or several with commas; checked against what the game may be played with. */
export const rangesFrom = (game: AnyGame, words: string): NumberRange[] =>
  words.split(',').map((word) => rangeFrom(game, word.trim()));

function rangeFrom(game: AnyGame, word: string): NumberRange {
  const [, name = '', low = '', high = '', step = '1'] = RANGE.exec(word) ?? [];
  if (name === '') throw new CodedError('bad-range', { range: word.slice(0, 60) });
  const spec = Object.hasOwn(game.numbers ?? {}, name) ? game.numbers![name]! : undefined;
  if (!spec) throw new CodedError('unknown-number', { number: name });
  const [from, to, by] = [Number(low), Number(high), Number(step)];
  const isWithin =
    from >= spec.min && to <= spec.max && from < to && by > 0 && (to - from) / by < MOST_VALUES;
  if (!isWithin)
    throw new CodedError('bad-number', {
      number: name,
      value: `${low}..${high}`,
      min: spec.min,
      max: spec.max,
    });
  return { name, values: Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by) };
}

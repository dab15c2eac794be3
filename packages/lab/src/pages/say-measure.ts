// A measure and its values in the reader's words.
import type { Measure } from '../measures.ts';
import type { Words } from '../words.ts';

export const sayMeasure = (measure: Measure, words: Words): string => {
  if (measure.kind === 'length') return words.say('lab.measure.length');
  return measure.kind === 'ending' ? words.ending(measure.reason) : words.of(measure.of);
};
export const sayValue = (measure: Measure, value: number, words: Words): string =>
  measure.kind === 'length' ? words.number(value) : words.share(value);

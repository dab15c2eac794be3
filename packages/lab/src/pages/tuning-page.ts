// A tuning as a page: what was found, how it held on fresh games, and the way there.
import { sayRests } from '../questions.ts';
import type { Estimate } from '../statistics.ts';
import type { Tuning } from '../tune.ts';
import type { Words } from '../words.ts';
import { linesPlot } from './lines-plot.ts';
import { cell, footer, header, page, section, table } from './page.ts';
import { sayMeasure, sayValue } from './say-measure.ts';

export function tuningHtml({ plan, ranges, targets, steps, found, fresh }: Tuning, words: Words): string {
  const title = words.say('lab.tuning.title', { game: words.title() });
  const xs = steps.map((_, i) => i + 1);
  const exact = (value: number): Estimate => ({ value, low: value, high: value });
  const path = ranges.map(({ name, values }) => ({
    name,
    points: steps.map(({ best }) => exact((best[name]! - values[0]!) / (values.at(-1)! - values[0]!))),
  }));
  const distance = [
    { name: words.say('lab.tuning.distance'), points: steps.map((step) => exact(step.distance)) },
  ];
  const axes = { x: words.say('lab.tuning.step'), say: words.share };
  const check = targets.map((measure, i) => [
    cell(sayMeasure(measure, words)),
    cell(sayValue(measure, measure.target!, words)),
    ...(['found', 'printed'] as const).map((which) => {
      const { value, low, high } = fresh[i]![which];
      return cell(
        `${sayValue(measure, value, words)} (${sayValue(measure, low, words)} – ${sayValue(measure, high, words)})`,
      );
    }),
  ]);
  const numbers = ranges.map(({ name, values }) => [
    cell(name),
    cell(`${values[0]} … ${values.at(-1)}`),
    cell(String(found[name])),
  ]);
  const head = (...ids: readonly string[]): string[] => ids.map((id) => words.say(`lab.tuning.${id}`));
  return page(
    title,
    words.language,
    [
      header(title, `${words.say('lab.tuning.lead', { n: steps.length })} ${sayRests(plan, words)}`),
      section(
        words.say('lab.tuning.found'),
        words.say('lab.tuning.found-how'),
        table(head('number', 'range', 'found'), numbers),
      ),
      section(
        words.say('lab.tuning.fresh'),
        words.say('lab.tuning.fresh-how'),
        fresh.length > 0 ? table(head('measure', 'target', 'found', 'printed'), check) : '',
        true,
      ),
      section(
        words.say('lab.tuning.path'),
        words.say('lab.tuning.path-how'),
        linesPlot(title, path, xs, axes),
        true,
      ),
      section(
        words.say('lab.tuning.distance'),
        words.say('lab.tuning.distance-how'),
        linesPlot(title, distance, xs, axes),
        true,
      ),
      footer(words, ['tuning.json', 'tuning.csv']),
    ].join(''),
  );
}

// A sweep over the values of a number, as a page.
import { sayRests } from '../questions.ts';
import type { Sweep } from '../sweep.ts';
import type { Words } from '../words.ts';
import { linesPlot } from './lines-plot.ts';
import { cell, footer, header, page, section, table } from './page.ts';
import { sayMeasure, sayValue } from './say-measure.ts';

export function sweepHtml({ plan, number, values, games, curves }: Sweep, words: Words): string {
  const title = words.say('lab.sweep.title', { game: words.title(), number });
  const plots = (['victories', 'ending', 'length'] as const).map((kind) => {
    const those = curves.filter(({ measure }) => measure.kind === kind);
    if (those.length === 0) return '';
    return section(
      words.say(`lab.measures.${kind}`),
      words.say('lab.sweep.how'),
      linesPlot(
        number,
        those.map(({ measure, points }) => ({ name: sayMeasure(measure, words), points })),
        values,
        { x: number, say: (value) => sayValue(those[0]!.measure, value, words) },
      ),
      true,
    );
  });
  const rows = values.map((value, i) => [
    cell(String(value)),
    cell(words.number(games[i]!, 0)),
    ...curves.map(({ measure, points }) => {
      const { value: mean, low, high } = points[i]!;
      return cell(
        `${sayValue(measure, mean, words)} (${sayValue(measure, low, words)} – ${sayValue(measure, high, words)})`,
      );
    }),
  ]);
  const head = [
    number,
    words.say('lab.report.games'),
    ...curves.map(({ measure }) => sayMeasure(measure, words)),
  ];
  return page(
    title,
    words.language,
    [
      header(title, sayRests(plan, words, true)),
      ...plots,
      section(words.say('lab.report.figure'), '', table(head, rows), true),
      footer(words, ['sweep.json', 'sweep.csv']),
    ].join(''),
  );
}

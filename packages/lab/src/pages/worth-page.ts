// What things are worth, as a page.
import type { LabPlan } from '../plan.ts';
import { answerWorth, sayAnswer, sayRests } from '../questions.ts';
import type { Words } from '../words.ts';
import type { Worth } from '../worth.ts';
import { cell, footer, header, page, section, table } from './page.ts';
import { type Shift, shiftPlot } from './row-plots.ts';

/** What things are worth, the most valuable first. */
export function worthHtml(plan: LabPlan, worths: readonly Worth[], words: Words): string {
  const title = words.say('lab.worth.title', { game: words.title() });
  const shifts = worths.map((worth): Shift => {
    const { card, value } = worth;
    return {
      name: words.thing(card),
      change: value,
      said: sayAnswer(answerWorth(worth), words),
      kind: value.low > 0 ? 'good' : value.high < 0 ? 'out' : '',
    };
  });
  const rows = worths.map(({ card, test, n, rates, value }) => [
    cell(words.thing(card)),
    cell(words.say(`lab.worth.${test}`)),
    cell(words.number(n, 0)),
    cell(words.share(rates[0])),
    cell(words.share(rates[1])),
    cell(
      `${words.points(value.value)} (${words.pointsBetween(value)})`,
      value.low > 0 ? 'good' : value.high < 0 ? 'bad' : '',
    ),
  ]);
  const head = ['thing', 'test', 'pairs', 'first-arm', 'second-arm', 'worth'].map((id) =>
    words.say(`lab.worth.${id}`),
  );
  return page(
    title,
    words.language,
    [
      header(title, `${words.say('lab.worth.lead', { n: worths.length })} ${sayRests(plan, words)}`),
      section(
        words.say('lab.worth.worth'),
        words.say('lab.worth.how'),
        shiftPlot(title, shifts, words),
        true,
      ),
      section(words.say('lab.report.things'), words.say('lab.worth.how'), table(head, rows), true),
      footer(words, ['README.md', 'worth.json', 'worth.csv', 'games.csv']),
    ].join(''),
  );
}

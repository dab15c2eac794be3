// A ladder of bots as a page: standings and meetings.
import type { Ladder } from '../ladder.ts';
import type { Words } from '../words.ts';
import { cell, footer, header, page, section, table } from './page.ts';
import { ratePlot } from './row-plots.ts';

export function ladderHtml(ladder: Ladder, words: Words): string {
  const title = words.say('lab.ladder.title', { game: words.title() });
  const meetings = ladder.meetings.map((one) => ({
    ...one,
    name: `${one.bot} ${one.against}`,
    of: { bot: `${one.bot} — ${one.against}` },
    fair: 0.5,
  }));
  return page(
    title,
    words.language,
    [
      header(title, words.say('lab.ladder.lead')),
      section(
        words.say('lab.ladder.standings'),
        words.say('lab.ladder.standings-how'),
        table(
          ['bot', 'rating', 'mu', 'sigma', 'victories', 'games'].map((id) => words.say(`lab.ladder.${id}`)),
          ladder.standings.map((one) => [
            cell(one.bot),
            cell(words.number(one.ordinal)),
            cell(words.number(one.mu)),
            cell(words.number(one.sigma)),
            cell(`${words.share(one.rate.value)} (${words.between(one.rate)})`),
            cell(words.number(one.n, 0)),
          ]),
        ),
        true,
      ),
      section(
        words.say('lab.ladder.meetings'),
        words.say('lab.ladder.meetings-how'),
        meetings.length > 0 ? ratePlot(title, meetings, words) : '',
        true,
      ),
      footer(words, ['ladder.json', 'ladder.csv']),
    ].join(''),
  );
}

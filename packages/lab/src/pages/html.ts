// The report as one page that opens offline: what was played, what is out of line, and every figure with its interval.
import type { Comparison, Difference } from '../comparison.ts';
import { type Finding, findingsOf } from '../findings.ts';
import type { Ladder } from '../ladder.ts';
import type { CardFigures, Rate, Summary } from '../summary.ts';
import {
  cardsPlot,
  endingsPlot,
  exact,
  lengthPlot,
  ratePlot,
  shrinkingPlot,
  sourcesPlot,
  span,
} from './plots.ts';
import { STYLE } from './style.ts';
import { safe } from './svg.ts';

/** Words for ids, in the reader's language; ids stand for themselves where there are none. */
export type Say = (id: string) => string;

const page = (title: string, body: string): string =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`;

const section = (title: string, note: string, inside: string, wide = false): string =>
  inside === ''
    ? ''
    : `<section${wide ? ' class="wide"' : ''}><h2>${safe(title)}</h2><p>${safe(note)}</p>${inside}</section>`;

const tile = (figure: string, what: string): string =>
  `<div class="tile"><b>${safe(figure)}</b><span>${safe(what)}</span></div>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((cell) => `<th>${safe(cell)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table></div>`;

const cell = (words: string, kind = ''): string => `<td${kind && ` class="${kind}"`}>${safe(words)}</td>`;

export function reportHtml(summary: Summary, title: string, say: Say, comparison?: Comparison): string {
  return page(
    `${title}: balance report`,
    [
      reportHead(summary, title),
      reportTiles(summary, say),
      section(
        'Out of line',
        'What this run shows to differ from what it should be, with the evidence. Intervals of cards are widened for the number of cards looked at.',
        findingsList(findingsOf(summary), say),
        true,
      ),
      comparison ? comparisonSection(comparison) : '',
      rateSections(summary),
      section('Length', 'Decisions per game.', lengthPlot(summary)),
      section(
        'Endings over time',
        'How games of each length ended.',
        endingsPlot(summary) + key(summary, say),
      ),
      section(
        'Points by source',
        'Mean points per seat and game.',
        summary.sources.length > 0 ? sourcesPlot(summary, say) : '',
      ),
      section(
        'How sure it is',
        `The interval of the main rate (${summary.shrinkingName}) as games came in.`,
        shrinkingPlot(summary),
      ),
      section('Counters', 'Means per game.', counterTable(summary)),
      section(
        'Cards: change in win rate',
        'Seats that played a card (or took it, where it is never played) against seats that met it and did not, within tables of one size and seats of one side. Bots take good cards in good positions, so read it as a question to a card, not as a verdict.',
        cardsPlot(summary.cards, (card) => say(`card.${card}`)),
        true,
      ),
      section(
        'All cards',
        'Offered: decisions in which a choice named it. Chosen: how often that choice was made. Taken and played: told by events.',
        cardTable(summary.cards, say),
        true,
      ),
      `<footer>The same figures: <code>data.json</code> <code>games.csv</code> <code>cards.csv</code> <code>rates.csv</code></footer>`,
    ].join(''),
  );
}

function reportHead({ plan, games }: Summary, title: string): string {
  const partial = games < plan.games ? ` The run was stopped after ${games} of ${plan.games} games.` : '';
  const options = Object.entries(plan.options).map(([name, value]) => `${name} = ${value}`);
  return `<header><h1>${safe(title)}: balance report</h1><p>${games} games between ${safe(plan.bots.join(', '))} at ${plan.seatCounts.join(', ')} seats, seed ${safe(plan.seed)}, rules ${safe(plan.rules)}${options.length > 0 ? `, ${safe(options.join(', '))}` : ''}.${partial} Bars and bands are 95% intervals; dashed lines mark what would be fair.</p></header>`;
}

const reportTiles = ({ games, length, reasons }: Summary, say: Say): string =>
  `<section class="tiles wide">${tile(String(games), 'games')}${tile(`${length.median}`, 'decisions, median')}${tile(`${length.p10} – ${length.p90}`, 'decisions, 80% of games')}${reasons.map((reason) => tile(exact(reason.value), say(`result.${reason.name}`))).join('')}</section>`;

/** A section for each kind of victories that has something to compare. */
function rateSections({ sides, seats, firstSeat, seatCounts, bots }: Summary): string {
  const rates = (
    title: string,
    note: string,
    name: string,
    list: readonly Rate[],
    isShown: boolean,
  ): string => section(title, note, isShown ? ratePlot(name, list) : '');
  const canBeLost = seatCounts.some((rate) => rate.value < 1);
  return [
    rates('Sides', 'Victories by side and seat count.', 'Victories by side', sides, sides.length > 0),
    rates(
      'Seats',
      'Victories by seat; a shared victory counts its share.',
      'Victories by seat',
      seats,
      seats.length > 1,
    ),
    rates(
      'First seat',
      'How often the seat that begins wins, against an equal share.',
      'First seat',
      firstSeat,
      firstSeat.length > 0,
    ),
    rates(
      'Seat counts',
      'Games with a winner, by the size of the table.',
      'Won by seat count',
      seatCounts,
      canBeLost,
    ),
    rates('Bots', 'Victories per seat by who sat there.', 'Victories by bot', bots, bots.length > 1),
  ].join('');
}

const counterTable = ({ counters }: Summary): string =>
  counters.length === 0
    ? ''
    : table(
        ['counter', 'mean', '95% interval'],
        counters.map(({ name, mean }) => [
          cell(name),
          cell(mean.value.toFixed(2)),
          cell(`${mean.low.toFixed(2)} to ${mean.high.toFixed(2)}`),
        ]),
      );

function findingsList(findings: readonly Finding[], say: Say): string {
  if (findings.length === 0)
    return '<ul class="findings"><li>Nothing stands out at this number of games.</li></ul>';
  const name = ({ kind, subject }: Finding): string =>
    kind === 'side' || kind === 'seat' ? subject : say(`card.${subject}`);
  const items = findings.map(
    (finding) =>
      `<li class="${finding.kind}"><b>${safe(name(finding))}</b> <i>${finding.kind}</i>: ${safe(finding.evidence)}</li>`,
  );
  return `<ul class="findings">${items.join('')}</ul>`;
}

const key = ({ endings }: Summary, say: Say): string =>
  `<ul class="key">${endings.reasons.map((reason, i) => `<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" class="hue-${i % 6}"/></svg>${safe(say(`result.${reason}`))}</li>`).join('')}</ul>`;

function cardTable(cards: readonly CardFigures[], say: Say): string {
  if (cards.length === 0) return '';
  const change = ({ change }: CardFigures): string =>
    change
      ? `${signed(100 * change.value)} (${signed(100 * change.low)} to ${signed(100 * change.high)})`
      : '–';
  const kind = ({ change }: CardFigures): string =>
    !change ? '' : change.low > 0 ? 'good' : change.high < 0 ? 'bad' : '';
  return table(
    [
      'card',
      'offered',
      'chosen',
      'share',
      'taken',
      'played',
      'seats having',
      'seats without',
      'change in win rate, points',
    ],
    cards.map((one) => [
      cell(say(`card.${one.card}`)),
      cell(String(one.offered)),
      cell(String(one.chosen)),
      cell(one.offered > 0 ? exact(one.chosen / one.offered) : '–'),
      cell(String(one.taken)),
      cell(String(one.played)),
      cell(String(one.having)),
      cell(String(one.without)),
      cell(change(one), kind(one)),
    ]),
  );
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

function comparisonSection({ numbers, pairs, sameEnding, differences }: Comparison): string {
  const changed = Object.entries(numbers)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
  const isRate = ({ name }: Difference): boolean => name.includes('victories');
  const show = (difference: Difference, value: number): string =>
    isRate(difference) ? exact(value) : value.toFixed(2);
  const move = (difference: Difference): string => {
    const { value, low, high } = difference.change;
    const times = isRate(difference) ? 100 : 1;
    return `${signed(times * value)} (${signed(times * low)} to ${signed(times * high)})`;
  };
  const gain = ({ change, unpaired }: Difference): string => {
    const half = change.high - change.value;
    return half > 0 ? `${(unpaired / half).toFixed(1)}×` : '–';
  };
  return section(
    'Variant against baseline',
    `${changed}. ${pairs} pairs of games on the same luck; ${sameEnding} of them ended alike. The last column says how much narrower the interval is than that of two separate runs.`,
    table(
      ['figure', 'baseline', 'variant', 'change', 'sharper by'],
      differences.map((one) => [
        cell(one.name),
        cell(show(one, one.baseline)),
        cell(show(one, one.variant)),
        cell(move(one), one.change.low > 0 ? 'good' : one.change.high < 0 ? 'bad' : ''),
        cell(gain(one)),
      ]),
    ),
    true,
  );
}

export function ladderHtml(ladder: Ladder, title: string): string {
  const meetings = ladder.meetings.map((one) => ({
    ...one,
    name: `${one.bot} against ${one.against}`,
    fair: 0.5,
  }));
  return page(
    `${title}: ladder`,
    [
      `<header><h1>${safe(title)}: ladder of bots</h1><p>Every pair meets on every side, seats changed game by game. Intervals are 95%.</p></header>`,
      section(
        'Standings',
        'OpenSkill ratings from all meetings; the careful rating is mu less three sigma.',
        table(
          ['bot', 'rating', 'mu', 'sigma', 'victories', 'games'],
          ladder.standings.map((one) => [
            cell(one.bot),
            cell(one.ordinal.toFixed(1)),
            cell(one.mu.toFixed(1)),
            cell(one.sigma.toFixed(1)),
            cell(span(one.rate)),
            cell(String(one.n)),
          ]),
        ),
        true,
      ),
      section(
        'Meetings',
        'Victories of the first named.',
        meetings.length > 0 ? ratePlot('Meetings', meetings) : '',
        true,
      ),
    ].join(''),
  );
}

// The reports as pages that open offline, in the reader's language: what was played, what is out of line, every figure with its interval.
import type { Comparison, Difference } from '../comparison.ts';
import type { Finding } from '../findings.ts';
import type { Ladder } from '../ladder.ts';
import type { Measure } from '../measures.ts';
import type { LabPlan } from '../plan.ts';
import { answerWorth, type QuestionAnswer, sayAnswer, sayRests } from '../questions.ts';
import type { Estimate } from '../statistics.ts';
import type { Rate, Summary } from '../summary.ts';
import type { Sweep } from '../sweep.ts';
import { CURVE_POINTS } from '../tally.ts';
import type { Tuning } from '../tune.ts';
import type { Words } from '../words.ts';
import type { Worth } from '../worth.ts';
import {
  endingsPlot,
  lengthPlot,
  linesPlot,
  ratePlot,
  type Shift,
  shiftPlot,
  shrinkingPlot,
  sourcesPlot,
} from './plots.ts';
import { STYLE } from './style.ts';
import { safe } from './svg.ts';

const page = (title: string, language: string, body: string): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${safe(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>\n`;

const section = (title: string, note: string, inside: string, wide = false): string =>
  inside === ''
    ? ''
    : `<section${wide ? ' class="wide"' : ''}><h2>${safe(title)}</h2><p>${safe(note)}</p>${inside}</section>`;

const header = (title: string, lead: string): string =>
  `<header><h1>${safe(title)}</h1><p>${safe(lead)}</p></header>`;

const tile = (figure: string, what: string): string =>
  `<div class="tile"><b>${safe(figure)}</b><span>${safe(what)}</span></div>`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((cell) => `<th>${safe(cell)}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table></div>`;

const cell = (text: string, kind = ''): string => `<td${kind && ` class="${kind}"`}>${safe(text)}</td>`;
const footer = (words: Words, files: readonly string[]): string =>
  `<footer>${safe(words.say('lab.report.files'))} ${files.map((file) => `<code>${file}</code>`).join(' ')}</footer>`;

export function reportHtml(
  summary: Summary,
  findings: readonly Finding[],
  words: Words,
  comparison?: Comparison,
): string {
  const say = words.say;
  const part = (id: string, inside: string, wide = false): string =>
    section(say(`lab.report.${id}`), say(`lab.report.${id}-how`), inside, wide);
  const title = say('lab.report.title', { game: words.title() });
  return page(
    title,
    words.language,
    [
      header(title, `${leadOf(summary, words)} ${say('lab.report.bars')}`),
      tiles(summary, words),
      part('findings', findingsList(findings, words), true),
      comparison ? comparisonSection(comparison, words) : '',
      rateSections(summary, words),
      section(say('lab.report.length'), say('lab.report.length-how'), lengthPlot(summary, words)),
      section(
        say('lab.report.endings'),
        say('lab.report.endings-how'),
        endingsPlot(summary, words) + key(summary, words),
      ),
      part(
        'endings-by-seats',
        summary.plan.seatCounts.length > 1 ? ratePlot('', summary.endingsBySeats, words) : '',
      ),
      part('sources', sourcesPlot(summary, words)),
      courseSections(summary, words),
      section(
        say('lab.report.sure'),
        say('lab.report.sure-how', { rate: words.of(summary.shrinkingOf) }),
        shrinkingPlot(summary, words),
      ),
      part('counters', counterTable(summary, words)),
      part('observed', observedPlot(summary, words), true),
      part('things', thingTable(summary, words), true),
      footer(words, [
        'README.md',
        'data.json',
        'games.csv',
        'things.csv',
        'observed.csv',
        'rates.csv',
        'curves.csv',
      ]),
    ].join(''),
  );
}

function leadOf({ plan, games }: Summary, words: Words): string {
  const options = Object.entries(plan.options).map(([name, value]) => `${name} = ${value}`);
  const stopped =
    games < plan.games ? ` ${words.say('lab.report.stopped', { done: games, of: plan.games })}` : '';
  return `${words.say('lab.report.played', { n: games })} ${sayRests(plan, words)}${options.length > 0 ? ` ${options.join(', ')}.` : ''}${stopped}`;
}

const tiles = ({ games, length, reasons }: Summary, words: Words): string =>
  `<section class="tiles wide">${tile(words.number(games, 0), words.say('lab.report.games'))}${tile(words.number(length.median), words.say('lab.report.decisions-median'))}${tile(`${length.p10} – ${length.p90}`, words.say('lab.report.decisions-most'))}${reasons.map((reason) => tile(words.share(reason.value), words.ending(reason.of.reason!))).join('')}</section>`;

/** A section for each kind of victories that has something to compare. */
function rateSections({ sides, seats, firstSeat, seatCounts, bots }: Summary, words: Words): string {
  const rates = (id: string, list: readonly Rate[], isShown: boolean): string => {
    const name = words.say(`lab.report.${id}`);
    return section(name, words.say(`lab.report.${id}-how`), isShown ? ratePlot(name, list, words) : '');
  };
  const isTeam = sides.length > 0;
  return [
    rates('sides', sides, isTeam),
    rates('seats', seats, !isTeam && seats.length > 1),
    rates('first-seat', firstSeat, firstSeat.length > 0),
    rates('seat-counts', seatCounts, !isTeam && seatCounts.some((rate) => rate.value < 1)),
    rates('bots', bots, bots.length > 1),
  ].join('');
}

/** How games go: choices, what the winner could expect, leads. */
function courseSections({ curves }: Summary, words: Words): string {
  const stretches = Array.from({ length: CURVE_POINTS }, (_, i) => (100 * (i + 1)) / CURVE_POINTS);
  const x = words.say('lab.report.course-axis');
  const part = (
    id: 'choices' | 'winnerExpected' | 'lead',
    name: string,
    say: (value: number) => string,
  ): string =>
    section(
      words.say(`lab.report.${name}`),
      words.say(`lab.report.${name}-how`),
      linesPlot(
        words.say(`lab.report.${name}`),
        curves.map((course) => ({ name: words.say('lab.seats', { n: course.seats }), points: course[id] })),
        stretches,
        { x, say },
      ),
    );
  const drama =
    curves.length === 0
      ? ''
      : table(
          ['seats', 'lead-changes', 'drama'].map((id) => words.say(`lab.report.${id}`)),
          curves.map(({ seats, leadChanges, drama }) => [
            cell(String(seats)),
            cell(figure(leadChanges, words)),
            cell(figure(drama, words, 3)),
          ]),
        );
  return [
    part('choices', 'choices', (value) => words.number(value)),
    part('winnerExpected', 'expectation', words.share),
    part('lead', 'lead', words.share),
    section(words.say('lab.report.drama'), words.say('lab.report.drama-how'), drama),
  ].join('');
}

const figure = ({ value, low, high }: Estimate, words: Words, digits = 2): string =>
  `${words.number(value, digits)} (${words.say('lab.between', { low: words.number(low, digits), high: words.number(high, digits) })})`;

const counterTable = ({ counters }: Summary, words: Words): string =>
  counters.length === 0
    ? ''
    : table(
        ['counter', 'mean'].map((id) => words.say(`lab.report.${id}`)),
        counters.map(({ name, mean }) => [cell(words.counter(name)), cell(figure(mean, words))]),
      );

function findingsList(findings: readonly Finding[], words: Words): string {
  if (findings.length === 0)
    return `<ul class="findings"><li>${safe(words.say('lab.report.nothing'))}</li></ul>`;
  const items = findings.map(
    (finding) => `<li class="${finding.kind}">${safe(sayFinding(finding, words))}</li>`,
  );
  return `<ul class="findings">${items.join('')}</ul>`;
}

function sayFinding(finding: Finding, words: Words): string {
  if ('rate' in finding)
    return words.say('lab.finding.rate', {
      who: words.of(finding.of),
      value: words.share(finding.rate.value),
      range: words.between(finding.rate),
      fair: words.share(finding.fair),
      n: finding.n,
    });
  return words.say(`lab.finding.${finding.kind}`, {
    card: words.thing(finding.card),
    offered: finding.offered,
    chosen: finding.chosen,
  });
}

const key = ({ endings }: Summary, words: Words): string =>
  `<ul class="key">${endings.reasons.map((reason, i) => `<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" class="hue-${i % 6}"/></svg>${safe(words.ending(reason))}</li>`).join('')}</ul>`;

/** Observations carry no colour: they are no verdict. */
function observedPlot({ observed }: Summary, words: Words): string {
  const shifts = observed
    .filter(({ change }) => change !== undefined)
    .map(({ card, change, having, without }): Shift => {
      const name = words.thing(card);
      return {
        name,
        change: change!,
        kind: '',
        said: `${name}: ${words.points(change!.value)} (${words.pointsBetween(change!)}), n = ${having} / ${without}`,
      };
    })
    .sort((a, b) => b.change.value - a.change.value);
  return shiftPlot(words.say('lab.report.observed'), shifts, words);
}

function thingTable({ observed }: Summary, words: Words): string {
  if (observed.length === 0) return '';
  const count = (value: number): string => cell(words.number(value, 0));
  return table(
    ['thing', 'offered', 'chosen', 'chosen-share', 'had', 'used', 'observed-change'].map((id) =>
      words.say(`lab.report.${id}`),
    ),
    observed.map(({ card, offered, chosen, had, used, change }) => [
      cell(words.thing(card)),
      count(offered),
      count(chosen),
      cell(offered > 0 ? words.share(chosen / offered) : '–'),
      count(had),
      count(used),
      cell(change ? `${words.points(change.value)} (${words.pointsBetween(change)})` : '–'),
    ]),
  );
}

/** What a difference is about, in the reader's words. */
export function sayMeasured({ about, name }: Difference, words: Words): string {
  if (about.kind === 'victories')
    return words.of(
      about.side === null
        ? { seats: about.seats, seat: about.seat }
        : { seats: about.seats, side: about.side },
    );
  if (about.kind === 'counter') return words.counter(about.counter);
  return words.say(`lab.measure.${about.kind}`) || name;
}

function comparisonSection({ numbers, pairs, sameEnding, differences }: Comparison, words: Words): string {
  const changed = Object.entries(numbers)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');
  const isRate = ({ about }: Difference): boolean => about.kind === 'victories';
  const show = (difference: Difference, value: number): string =>
    isRate(difference) ? words.share(value) : words.number(value, 2);
  const move = (difference: Difference): string => {
    const { change } = difference;
    return isRate(difference)
      ? `${words.points(change.value)} (${words.pointsBetween(change)})`
      : figure(change, words);
  };
  const gain = ({ change, unpaired }: Difference): string => {
    const half = change.high - change.value;
    return half > 0 ? `${words.number(unpaired / half)}×` : '–';
  };
  return section(
    words.say('lab.report.compared'),
    words.say('lab.report.compared-how', { changed, n: pairs, same: sameEnding }),
    table(
      ['figure', 'baseline', 'variant', 'change', 'sharper'].map((id) => words.say(`lab.report.${id}`)),
      differences.map((one) => [
        cell(sayMeasured(one, words)),
        cell(show(one, one.baseline)),
        cell(show(one, one.variant)),
        cell(move(one), one.change.low > 0 ? 'good' : one.change.high < 0 ? 'bad' : ''),
        cell(gain(one)),
      ]),
    ),
    true,
  );
}

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

export function answersHtml(plan: LabPlan, answers: readonly QuestionAnswer[], words: Words): string {
  const title = words.say('lab.answers.title', { game: words.title() });
  const items = answers.map((answer) => `<li>${safe(sayAnswer(answer, words))}</li>`);
  const inside = `<ul class="findings">${items.join('') || `<li>${safe(words.say('lab.answer.none'))}</li>`}</ul>`;
  return page(
    title,
    words.language,
    `${header(title, sayRests(plan, words))}<section class="wide">${inside}</section>`,
  );
}

const sayMeasure = (measure: Measure, words: Words): string => {
  if (measure.kind === 'length') return words.say('lab.measure.length');
  return measure.kind === 'ending' ? words.ending(measure.reason) : words.of(measure.of);
};
const sayValue = (measure: Measure, value: number, words: Words): string =>
  measure.kind === 'length' ? words.number(value) : words.share(value);

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
      header(title, sayRests(plan, words)),
      ...plots,
      section(words.say('lab.report.figure'), '', table(head, rows), true),
      footer(words, ['sweep.json', 'sweep.csv']),
    ].join(''),
  );
}

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

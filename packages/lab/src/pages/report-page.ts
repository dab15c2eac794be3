// The report as a page: what was played, what is out of line, every figure with its interval.
import type { Comparison, Difference } from '../comparison.ts';
import type { Finding } from '../findings.ts';
import { sayRests } from '../questions.ts';
import type { Rate, Summary } from '../summary.ts';
import { CURVE_POINTS } from '../tally.ts';
import type { Words } from '../words.ts';
import { endingsPlot, lengthPlot, shrinkingPlot } from './game-plots.ts';
import { colourKey, linesPlot } from './lines-plot.ts';
import { cell, footer, header, page, sayEstimate, section, table, tile } from './page.ts';
import { ratePlot, type Shift, shiftPlot, sourcesPlot } from './row-plots.ts';
import { safe } from './svg.ts';

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
  return `${words.say('lab.report.played', { n: games })} ${sayRests(plan, words, true)}${options.length > 0 ? ` ${options.join(', ')}.` : ''}${stopped}`;
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
  const hasLead = curves.some(({ lead }) => lead.length > 0);
  const drama = !hasLead
    ? ''
    : table(
        ['seats', 'lead-changes', 'drama'].map((id) => words.say(`lab.report.${id}`)),
        curves.map(({ seats, leadChanges, drama }) => [
          cell(String(seats)),
          cell(sayEstimate(leadChanges, words)),
          cell(sayEstimate(drama, words, 3)),
        ]),
      );
  return [
    part('choices', 'choices', (value) => words.number(value)),
    part('winnerExpected', 'expectation', words.share),
    part('lead', 'lead', words.share),
    section(words.say('lab.report.drama'), words.say('lab.report.drama-how'), drama),
  ].join('');
}

const counterTable = ({ counters }: Summary, words: Words): string =>
  counters.length === 0
    ? ''
    : table(
        ['counter', 'mean'].map((id) => words.say(`lab.report.${id}`)),
        counters.map(({ name, mean }) => [cell(words.counter(name)), cell(sayEstimate(mean, words))]),
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
  colourKey(endings.reasons.map((reason) => words.ending(reason)));

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
function sayMeasured({ about, name }: Difference, words: Words): string {
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
      : sayEstimate(change, words);
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

// The plots of an experiment, each with its axis and its numbers: worths, changes, victories, endings, lengths, curves.

import type { Texts } from '@undercroft/kernel';
import {
  type AnswerSheet,
  type Comparison,
  CURVE_POINTS,
  type Difference,
  type Estimate,
  type LabelledRun,
  type Rate,
  rowsOf,
  type Summary,
  spreadApart,
  summarise,
  type Words,
} from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { lengthBins, ticksOf } from './lab-figures.ts';

interface PlotsProps {
  readonly runs: readonly LabelledRun[];
  readonly sheet: AnswerSheet;
  readonly words: Words;
  readonly texts: Texts;
}

/** Card tests show worths alone; everything else shows the games themselves, the changed ones beside the printed. */
export function ExperimentPlots({ runs, sheet, words, texts }: PlotsProps): JSX.Element | null {
  if (sheet.worths.length > 0) return <Worths sheet={sheet} words={words} />;
  const [one, other] = runs;
  if (!one || one.chunks.length === 0 || (other && !sheet.comparison)) return null;
  const printed = summarise(one.plan, one.chunks);
  const changed = other && other.chunks.length > 0 ? summarise(other.plan, other.chunks) : undefined;
  return (
    <>
      {sheet.comparison && <Changes comparison={sheet.comparison} words={words} texts={texts} />}
      <Rates
        title={t('lab.rates')}
        help={t('lab.rates-how')}
        id="rates"
        rates={ratesOf(printed)}
        others={changed && ratesOf(changed)}
        words={words}
      />
      <Rates
        title={t('lab.reasons')}
        id="reasons"
        rates={endingsOf(printed)}
        others={changed && endingsOf(changed)}
        words={words}
      />
      <Lengths runs={[one, other]} words={words} />
      <Courses summary={printed} words={words} />
    </>
  );
}

/** Sides where there are some, else seats, and who goes first. */
const ratesOf = ({ sides, seats }: Summary): readonly Rate[] => (sides.length > 0 ? sides : seats);
const endingsOf = ({ endingsBySeats, reasons, plan }: Summary): readonly Rate[] =>
  plan.seatCounts.length > 1 ? endingsBySeats : reasons;

const Legend = (): JSX.Element => (
  <p class="legend">
    <svg viewBox="0 0 20 10" aria-hidden="true">
      <circle class="printed" cx="10" cy="5" r="4" />
    </svg>
    {t('lab.printed')}
    <svg viewBox="0 0 20 10" aria-hidden="true">
      <circle class="changed" cx="10" cy="5" r="4" />
    </svg>
    {t('lab.variant')}
  </p>
);

/** The figures of an axis, under the middle column of a table of estimates. */
const Axis = ({
  ticks,
  at,
  say,
}: {
  readonly ticks: readonly number[];
  at(tick: number): number;
  say(tick: number): string;
}): JSX.Element => (
  <tr class="axis">
    <td />
    <td>
      <span class="ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <i key={tick} style={{ left: `${at(tick) / 3}%` }}>
            {say(tick)}
          </i>
        ))}
      </span>
    </td>
    <td />
  </tr>
);

const Grid = ({
  ticks,
  at,
}: {
  readonly ticks: readonly number[];
  at(tick: number): number;
}): JSX.Element => (
  <>
    {ticks.map((tick) => (
      <line key={tick} class="grid" x1={at(tick)} x2={at(tick)} y1="0" y2="20" />
    ))}
  </>
);

function Rates({
  title,
  help,
  id,
  rates,
  others,
  words,
}: {
  readonly title: string;
  readonly help?: string;
  readonly id: string;
  readonly rates: readonly Rate[];
  readonly others: readonly Rate[] | undefined;
  readonly words: Words;
}): JSX.Element {
  const most = Math.max(
    0.1,
    ...[...rates, ...(others ?? [])].map(({ high, fair = 0 }) => Math.max(high, fair)),
  );
  const x = (share: number): number => 6 + (share / most) * 288;
  const ticks = ticksOf(0, most);
  return (
    <section class="plot" data-testid={id}>
      <h3>{title}</h3>
      {help && <p class="help">{help}</p>}
      {others && <Legend />}
      <table class="estimates">
        <tbody>
          {rates.map((rate) => {
            const changed = others?.find(({ name }) => name === rate.name);
            const last = changed ?? rate;
            return (
              <tr key={rate.name} data-rate={rate.value} data-n={rate.n}>
                <th scope="row">{words.of(rate.of)}</th>
                <td>
                  <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
                    <Grid ticks={ticks} at={x} />
                    {rate.fair !== undefined && (
                      <line class="fair" x1={x(rate.fair)} x2={x(rate.fair)} y1="1" y2="19" />
                    )}
                    <Whisker estimate={rate} x={x} y={changed ? 6 : 10} kind="printed" />
                    {changed && <Whisker estimate={changed} x={x} y={14} kind="changed" />}
                  </svg>
                </td>
                <td class="fig">
                  {words.share(rate.value)}
                  {changed && ` → ${words.share(changed.value)}`}
                  <small>{words.between(last)}</small>
                </td>
              </tr>
            );
          })}
          <Axis ticks={ticks} at={x} say={(tick) => words.number(100 * tick, 0)} />
        </tbody>
      </table>
      <p class="help unit">{t('lab.unit-share')}</p>
    </section>
  );
}

const Whisker = ({
  estimate: { value, low, high },
  x,
  y,
  kind,
}: {
  readonly estimate: Estimate;
  x(value: number): number;
  readonly y: number;
  readonly kind: 'printed' | 'changed';
}): JSX.Element => (
  <g class={kind}>
    <line x1={x(low)} x2={x(high)} y1={y} y2={y} />
    {/* A line of no length keeps its round ends however wide the plot is drawn. */}
    <line class="dot" x1={x(value)} x2={x(value)} y1={y} y2={y} />
    {kind === 'printed' && <line class="hollow" x1={x(value)} x2={x(value)} y1={y} y2={y} />}
  </g>
);

interface ShiftRow {
  readonly id: string;
  readonly name: string;
  readonly change: Estimate;
  readonly said: string;
  readonly figure: string;
  readonly detail: string;
}

/** Differences around zero, on one axis that holds every interval. */
function Shifts({
  rows,
  say,
}: {
  readonly rows: readonly ShiftRow[];
  say(tick: number): string;
}): JSX.Element {
  const reach = Math.max(
    1e-9,
    ...rows.flatMap(({ change }) => [Math.abs(change.low), Math.abs(change.high)]),
  );
  const x = (value: number): number => 150 + (value / reach) * 142;
  const ticks = ticksOf(-reach, reach);
  return (
    <>
      {rows.map(({ id, name, change, said, figure, detail }) => (
        <tr
          key={id}
          class={change.low > 0 || change.high < 0 ? 'shows' : ''}
          title={said}
          data-measure={id}
          data-change={change.value}
          data-low={change.low}
          data-high={change.high}
        >
          <th scope="row">{name}</th>
          <td>
            <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
              <Grid ticks={ticks} at={x} />
              <line class="fair" x1="150" x2="150" y1="1" y2="19" />
              <Whisker estimate={change} x={x} y={10} kind="changed" />
            </svg>
          </td>
          <td class="fig">
            {figure}
            <small>{detail}</small>
          </td>
        </tr>
      ))}
      <Axis ticks={ticks} at={x} say={say} />
    </>
  );
}

function Worths({ sheet, words }: { readonly sheet: AnswerSheet; readonly words: Words }): JSX.Element {
  return (
    <section class="plot" data-testid="worths">
      <h3>{t('lab.worths')}</h3>
      <p class="help">{t('lab.worths-how')}</p>
      <table class="estimates">
        <tbody>
          <Shifts
            rows={sheet.worths.map(({ card, value, rates }) => ({
              id: card,
              name: words.thing(card),
              change: value,
              said: `${words.thing(card)}: ${words.points(value.value)} (${words.pointsBetween(value)})`,
              figure: `${words.points(value.value)} (${words.pointsBetween(value)})`,
              detail: `${words.share(rates[1])} → ${words.share(rates[0])}`,
            }))}
            say={(tick) => words.number(100 * tick, 0)}
          />
        </tbody>
      </table>
      <p class="help unit">{t('lab.unit-points')}</p>
    </section>
  );
}

function Changes({
  comparison: { pairs, sameEnding, differences },
  words,
  texts,
}: {
  readonly comparison: Comparison;
  readonly words: Words;
  readonly texts: Texts;
}): JSX.Element | null {
  if (pairs === 0) return null;
  // A counter that the game has no words for is for machines.
  const told = differences.filter(
    ({ about }) => about.kind !== 'counter' || texts[`counter.${about.counter}`] !== undefined,
  );
  const isRate = ({ about }: Difference): boolean => about.kind === 'victories';
  const rowOf = (one: Difference): ShiftRow => {
    const say = isRate(one) ? words.share : (value: number): string => words.number(value, 2);
    const signed = (value: number): string => {
      const said = words.number(value, 2);
      return value > 0 && said !== '0' ? `+${said}` : said;
    };
    const move = isRate(one) ? words.points : signed;
    const range = words.say('lab.between', { low: move(one.change.low), high: move(one.change.high) });
    const name = measureName(one, words);
    return {
      id: one.name,
      name,
      change: one.change,
      said: `${name}: ${say(one.baseline)} → ${say(one.variant)}, ${move(one.change.value)} (${range})`,
      figure: `${move(one.change.value)} (${range})`,
      detail: `${say(one.baseline)} → ${say(one.variant)}`,
    };
  };
  return (
    <section class="plot" data-testid="changes" data-pairs={pairs}>
      <h3>{t('lab.compare')}</h3>
      <p class="help">
        {t('lab.compare-how')} {t('lab.same', { n: sameEnding, of: pairs })}
      </p>
      <table class="estimates">
        <tbody>
          <Shifts rows={told.filter(isRate).map(rowOf)} say={(tick) => words.number(100 * tick, 0)} />
        </tbody>
      </table>
      <p class="help unit">{t('lab.unit-points')}</p>
      {told
        .filter((one) => !isRate(one))
        .map((one) => (
          <table key={one.name} class="estimates">
            <tbody>
              <Shifts rows={[rowOf(one)]} say={(tick) => words.number(tick, 2)} />
            </tbody>
          </table>
        ))}
    </section>
  );
}

function measureName({ about }: Difference, words: Words): string {
  if (about.kind === 'counter') return words.counter(about.counter);
  if (about.kind !== 'victories') return t(`lab.measure.${about.kind}`);
  const { seats, seat, side } = about;
  return words.of(side === null ? { seats, seat } : { seats, side });
}

const [LEFT, RIGHT, TOP, BASE] = [34, 352, 8, 118];

/** Shares by length, with the share on the left and decisions below. */
function Lengths({
  runs: [one, other],
  words,
}: {
  readonly runs: readonly [LabelledRun, LabelledRun | undefined];
  readonly words: Words;
}): JSX.Element | null {
  const bins = lengthBins(rowsOf(one.chunks), rowsOf(other?.chunks ?? []));
  if (bins.length === 0) return null;
  const most = Math.max(...bins.map(({ printed, changed }) => Math.max(printed, changed)));
  const step = (RIGHT - LEFT) / bins.length;
  const y = (share: number): number => BASE - (share / most) * (BASE - TOP);
  const said = bins.map(({ from, to, printed }) => `${from}–${to}: ${words.share(printed)}`).join('; ');
  return (
    <section class="plot lengths">
      <h3>{t('lab.lengths')}</h3>
      <svg viewBox="0 0 360 148" role="img" aria-label={said}>
        {ticksOf(0, most, 3).map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={RIGHT} y1={y(tick)} y2={y(tick)} />
            <text class="tick" x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
              {words.number(100 * tick, 0)}
            </text>
          </g>
        ))}
        {bins.map(({ from, printed, changed }, i) => (
          <g key={from}>
            <rect
              class="bar"
              x={LEFT + i * step + 1}
              width={step - 2}
              y={y(printed)}
              height={BASE - y(printed)}
            />
            {changed > 0 && (
              <line
                class="changed"
                x1={LEFT + i * step + 1}
                x2={LEFT + (i + 1) * step - 1}
                y1={y(changed)}
                y2={y(changed)}
              />
            )}
            {i % 4 === 0 && (
              <text class="tick" x={LEFT + i * step} y={BASE + 14}>
                {from}
              </text>
            )}
          </g>
        ))}
        <text class="tick" x={RIGHT} y={BASE + 28} text-anchor="end">
          {t('lab.axis-decisions')}
        </text>
      </svg>
    </section>
  );
}

/** How games go: choices, what the winner could expect, leads; a line for each table size. */
function Courses({
  summary: { curves },
  words,
}: {
  readonly summary: Summary;
  readonly words: Words;
}): JSX.Element {
  const share = (value: number): string => words.number(100 * value, 0);
  return (
    <div class="game-courses">
      <Course
        name="choices"
        lines={curves.map((one) => [one.seats, one.choices])}
        words={words}
        say={(value) => words.number(value)}
      />
      <Course
        name="expectation"
        lines={curves.map((one) => [one.seats, one.winnerExpected])}
        words={words}
        say={share}
      />
      <Course name="lead" lines={curves.map((one) => [one.seats, one.lead])} words={words} say={share} />
    </div>
  );
}

function Course({
  name,
  lines,
  words,
  say,
}: {
  readonly name: string;
  readonly lines: readonly (readonly [seats: number, points: readonly Estimate[]])[];
  readonly words: Words;
  say(value: number): string;
}): JSX.Element | null {
  const shown = lines.filter(([, points]) => points.length === CURVE_POINTS);
  if (shown.length === 0) return null;
  const all = shown.flatMap(([, points]) => points.flatMap(({ low, high }) => [low, high]));
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (i: number): number => LEFT + (i / (CURVE_POINTS - 1)) * (RIGHT - 40 - LEFT);
  const y = (value: number): number => BASE - ((value - low) / (high - low || 1)) * (BASE - TOP);
  const path = (points: readonly Estimate[], of: (point: Estimate) => number): string[] =>
    points.map((point, i) => `${x(i).toFixed(1)},${y(of(point)).toFixed(1)}`);
  const ends = spreadApart(
    shown.map(([, points]) => y(points.at(-1)!.value)),
    11,
    BASE,
  );
  const said = shown
    .map(([seats, points]) => `${words.of({ seats })}: ${points.map(({ value }) => say(value)).join(', ')}`)
    .join('; ');
  return (
    <section class="plot course">
      <h3>{words.say(`lab.report.${name}`)}</h3>
      <p class="help">{words.say(`lab.report.${name}-how`)}</p>
      <svg viewBox="0 0 360 148" role="img" aria-label={said}>
        {ticksOf(low, high, 3).map((tick) => (
          <g key={tick}>
            <line class="grid" x1={LEFT} x2={RIGHT - 40} y1={y(tick)} y2={y(tick)} />
            <text class="tick" x={LEFT - 5} y={y(tick) + 4} text-anchor="end">
              {say(tick)}
            </text>
          </g>
        ))}
        {shown.map(([seats, points], line) => (
          <g key={seats} class={`line-${line}`}>
            <polygon
              class="band"
              points={[...path(points, (p) => p.high), ...path(points, (p) => p.low).reverse()].join(' ')}
            />
            <polyline class="trace" points={path(points, (p) => p.value).join(' ')} />
            <text class="tick" x={RIGHT - 36} y={ends[line]! + 4}>
              {shown.length > 1
                ? t('lab.line-of', { n: seats, value: say(points.at(-1)!.value) })
                : say(points.at(-1)!.value)}
            </text>
          </g>
        ))}
        {[0, 4, 9].map((i) => (
          <text key={i} class="tick" x={x(i)} y={BASE + 14} text-anchor="middle">
            {(100 * (i + 1)) / CURVE_POINTS}
          </text>
        ))}
        <text class="tick" x={RIGHT} y={BASE + 28} text-anchor="end">
          {words.say('lab.report.course-axis')}
        </text>
      </svg>
    </section>
  );
}

// The plots of an experiment, redrawn as games come in: victories, what the change did, lengths and endings.

import type { Texts } from '@undercroft/kernel';
import { compare, type Difference, type Estimate, type GameRow } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { sayChange, sayNumber, sayShare } from '../review/format-numbers.ts';
import type { Numbers } from './designed-numbers.ts';
import { lengthBins, type RateLine, ratesOf, reasonRate, reasonsOf } from './lab-figures.ts';
import type { PlayedRun } from './run-experiment.ts';

interface PlotsProps {
  readonly played: PlayedRun;
  readonly numbers: Numbers;
  readonly texts: Texts;
}

export function ExperimentPlots(props: PlotsProps): JSX.Element {
  const { played, texts } = props;
  const printed = played.printed.flatMap(({ rows }) => rows);
  const changed = played.changed.flatMap(({ rows }) => rows);
  const rates = ratesOf(printed);
  const others = ratesOf(changed);
  const reasons = reasonsOf([...printed, ...changed]);
  const isCompared = changed.length > 0;
  return (
    <>
      {isCompared && <Changes {...props} />}
      <section class="plot" data-testid="rates">
        <h3>{t('lab.rates')}</h3>
        <p class="help">{t('lab.rates-how')}</p>
        {isCompared && <Legend />}
        <Rows
          rows={rates.map((line, i) => ({
            name: rateName(line),
            printed: line.rate,
            changed: others[i]?.rate,
            fair: line.fair,
          }))}
        />
      </section>
      <section class="plot">
        <h3>{t('lab.reasons')}</h3>
        <Rows
          rows={reasons.map((reason) => ({
            name: texts[`result.${reason}`] ?? reason,
            printed: reasonRate(printed, reason),
            changed: isCompared ? reasonRate(changed, reason) : undefined,
          }))}
        />
      </section>
      <Lengths printed={printed} changed={changed} />
    </>
  );
}

const rateName = ({ seats, who, number }: RateLine): string => t(`lab.rate.${who}`, { seats, n: number });

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

interface Row {
  readonly name: string;
  readonly printed: Estimate;
  readonly changed: Estimate | undefined;
  readonly fair?: number | undefined;
}

function Rows({ rows }: { readonly rows: readonly Row[] }): JSX.Element {
  const most = Math.max(
    0.1,
    ...rows.map(({ printed, changed }) => Math.max(printed.high, changed?.high ?? 0)),
  );
  const x = (share: number): number => 4 + (share / Math.min(1, most * 1.05)) * 292;
  return (
    <table class="estimates">
      <tbody>
        {rows.map(({ name, printed, changed, fair }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
                <line class="grid" x1="4" x2="296" y1="10" y2="10" />
                {fair !== undefined && <line class="fair" x1={x(fair)} x2={x(fair)} y1="1" y2="19" />}
                <Whisker estimate={printed} x={x} y={changed ? 6 : 10} kind="printed" />
                {changed && <Whisker estimate={changed} x={x} y={14} kind="changed" />}
              </svg>
            </td>
            <td class="fig">
              {sayShare(printed.value, 1)}
              {changed && ` → ${sayShare(changed.value, 1)}`}
              <small>
                {sayShare((changed ?? printed).low, 1)}–{sayShare((changed ?? printed).high, 1)}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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

function Changes({ played, numbers, texts }: PlotsProps): JSX.Element | null {
  const { pairs, sameEnding, differences } = compare(numbers, played.printed, played.changed);
  if (pairs === 0) return null;
  // A counter that the game has no words for is for machines.
  const told = differences.filter(
    ({ about }) => about.kind !== 'counter' || texts[`counter.${about.counter}`] !== undefined,
  );
  return (
    <section class="plot" data-testid="changes" data-pairs={pairs}>
      <h3>{t('lab.compare')}</h3>
      <p class="help">
        {t('lab.compare-how')} {t('lab.same', { n: sameEnding, of: pairs })}
      </p>
      <table class="estimates">
        <tbody>
          {told.map((difference) => (
            <Change key={difference.name} difference={difference} name={measureName(difference, texts)} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function measureName({ about }: Difference, texts: Texts): string {
  if (about.kind === 'counter') return texts[`counter.${about.counter}`]!;
  if (about.kind !== 'victories') return t(`lab.measure.${about.kind}`);
  const { seats, seat, side } = about;
  return t(side === null ? 'lab.rate.seat' : 'lab.rate.side', { seats, n: (side ?? seat) + 1 });
}

function Change({
  difference,
  name,
}: {
  readonly difference: Difference;
  readonly name: string;
}): JSX.Element {
  const { baseline, variant, change, about } = difference;
  const isRate = about.kind === 'victories';
  const widest = Math.max(Math.abs(change.low), Math.abs(change.high), 1e-9);
  const x = (value: number): number => 150 + (value / widest) * 140;
  const say = (value: number): string => (isRate ? sayShare(value, 1) : sayNumber(value, 2));
  const sayMove = (value: number): string => (isRate ? sayChange(value, 1) : sayNumber(value, 2));
  const shows = change.low > 0 || change.high < 0;
  const said = t('lab.difference', {
    name,
    before: say(baseline),
    after: say(variant),
    change: sayMove(change.value),
    low: sayMove(change.low),
    high: sayMove(change.high),
  });
  return (
    <tr
      class={shows ? 'shows' : ''}
      title={said}
      data-measure={difference.name}
      data-change={change.value}
      data-low={change.low}
      data-high={change.high}
    >
      <th scope="row">{name}</th>
      <td>
        <svg viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
          <line class="fair" x1="150" x2="150" y1="1" y2="19" />
          <Whisker estimate={change} x={x} y={10} kind="changed" />
        </svg>
      </td>
      <td class="fig">
        {sayMove(change.value)}
        <small>
          {say(baseline)} → {say(variant)}
        </small>
      </td>
    </tr>
  );
}

function Lengths(games: Record<'printed' | 'changed', readonly GameRow[]>): JSX.Element | null {
  const bins = lengthBins(games.printed, games.changed);
  if (bins.length === 0) return null;
  const most = Math.max(...bins.map(({ printed, changed }) => Math.max(printed, changed)));
  const step = 300 / bins.length;
  const y = (share: number): number => 92 - (share / most) * 84;
  const said = bins.map(({ from, to, printed }) => `${from}–${to}: ${sayShare(printed)}`).join('; ');
  return (
    <section class="plot lengths">
      <h3>{t('lab.lengths')}</h3>
      <svg viewBox="0 0 300 110" role="img" aria-label={said}>
        {bins.map(({ from, printed, changed }, i) => (
          <g key={from}>
            <rect class="bar" x={i * step + 1} width={step - 2} y={y(printed)} height={92 - y(printed)} />
            {changed > 0 && (
              <line
                class="changed"
                x1={i * step + 1}
                x2={(i + 1) * step - 1}
                y1={y(changed)}
                y2={y(changed)}
              />
            )}
          </g>
        ))}
        <text class="tick" x="0" y="106">
          {bins[0]!.from}
        </text>
        <text class="tick" x="300" y="106" text-anchor="end">
          {bins.at(-1)!.to}
        </text>
      </svg>
    </section>
  );
}

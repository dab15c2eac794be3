// How often each one wins, or each ending comes, with its interval; of the changed game beside the printed one.
import type { Rate, Words } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { Axis, Grid, Whisker } from './estimate-row.tsx';
import { ticksOf } from './lab-figures.ts';

export function RatesPlot({
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

// Small plots of how the server did since the desk was opened: moves, connections, delay, store.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { language } from '../settings/preferences.ts';
import type { Sample } from './use-samples.ts';

const [WIDTH, HEIGHT] = [240, 48];
const MEGABYTE = 1_000_000;

/** Stored between each look and the one before it, for each second; at the first look, since the server started. */
const movesPerSecond = (samples: readonly Sample[]): readonly number[] =>
  samples.map(({ moves, at, uptime }, i) => {
    const before = samples[i - 1] ?? { moves: 0, at: at - 1000 * uptime };
    return Math.max(0, (1000 * (moves - before.moves)) / Math.max(1, at - before.at));
  });

const PLOTS: readonly (readonly [name: string, read: (samples: readonly Sample[]) => readonly number[]])[] = [
  ['moves', movesPerSecond],
  ['sockets', (samples) => samples.map(({ sockets }) => sockets)],
  ['delay', (samples) => samples.map(({ loopDelay }) => loopDelay)],
  ['store', (samples) => samples.map(({ store }) => store.bytes / MEGABYTE)],
];

export const HostPlots = ({ samples }: { readonly samples: readonly Sample[] }): JSX.Element => (
  <div class="host-plots">
    {PLOTS.map(([name, read]) => (
      <Plot key={name} name={name} values={read(samples)} />
    ))}
  </div>
);

function Plot({ name, values }: { readonly name: string; readonly values: readonly number[] }): JSX.Element {
  const say = (value: number): string => value.toLocaleString(language.value, { maximumFractionDigits: 1 });
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = t('host.plot-range', { low: say(low), high: say(high) });
  const line = values.length === 1 ? [...values, ...values] : values;
  // From nought, so that a steady line does not look like a storm.
  const x = (i: number): number => (i / Math.max(1, line.length - 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - 2 - (value / Math.max(high, 1)) * (HEIGHT - 4);
  return (
    <figure class="slab pad">
      <figcaption>
        {t(`host.plot.${name}`)} <b>{say(values.at(-1)!)}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={range}>
        <polyline points={line.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      </svg>
      <small>{range}</small>
    </figure>
  );
}

// How long games are: shares by length, with the share on the left and decisions below.
import { type LabelledRun, rowsOf, type Words } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { lengthBins, ticksOf } from './lab-figures.ts';
import { BASE, Heights, LEFT, RIGHT, TOP } from './plot-frame.tsx';

export function LengthsPlot({
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
        <Heights ticks={ticksOf(0, most, 3)} y={y} say={(tick) => words.number(100 * tick, 0)} />
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

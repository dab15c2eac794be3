// The luck of a game, honestly: what came out as bars, what was to be expected as a line with its band.
import { useSignal } from '@preact/signals';
import { type Drawn, diceOf, drawsOf, luckOf, strayOf } from '@undercroft/bots/review';
import type { OpenedRecord } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SelectField } from '../components/form-fields.tsx';
import { sayNumber } from '../format-numbers.ts';
import { t } from '../i18n.ts';

const EVERY_SEAT = -1;

export function LuckPlots({
  opened,
  names,
}: {
  readonly opened: OpenedRecord<unknown, unknown, unknown>;
  readonly names: readonly string[];
}): JSX.Element {
  const whose = useSignal(EVERY_SEAT);
  const all = useMemo(() => luckOf(opened), [opened]);
  const drawn: readonly Drawn[] =
    whose.value === EVERY_SEAT ? all : all.filter(({ seat }) => seat === whose.value);
  const dice = diceOf(drawn);
  const draws = drawsOf(drawn);
  return (
    <section class="luck-plots">
      <h2 class="display">{t('luck.title')}</h2>
      <p class="summary">{t('luck.how')}</p>
      {names.length > 1 && (
        <SelectField
          class="whose"
          title={t('luck.whose')}
          value={whose.value}
          values={[EVERY_SEAT, ...names.keys()]}
          name={(seat) => names[seat] ?? t('luck.everybody')}
          onPick={(seat) => (whose.value = seat)}
        />
      )}
      <div class="plots">
        {dice.map(({ sides, rolls, counts, mean, fair, within }) => (
          <Histogram
            key={sides}
            title={t('luck.die', { n: sides })}
            words={t('luck.rolls', {
              n: rolls,
              mean: sayNumber(mean, 2),
              fair: sayNumber(fair),
              within: sayNumber(within, 2),
            })}
            counts={counts}
            trials={rolls}
          />
        ))}
        {draws.draws > 0 && (
          <Histogram
            title={t('luck.draws')}
            words={t('luck.drawn', { n: draws.draws })}
            counts={draws.tenths}
            trials={draws.draws}
          />
        )}
      </div>
      {dice.length === 0 && draws.draws === 0 && <p>{t('luck.none')}</p>}
    </section>
  );
}

const [WIDTH, HEIGHT, BASE] = [320, 150, 128];

function Histogram({
  title,
  words,
  counts,
  trials,
}: {
  readonly title: string;
  readonly words: string;
  readonly counts: readonly number[];
  readonly trials: number;
}): JSX.Element {
  const fair = trials / counts.length;
  const stray = strayOf(trials, 1 / counts.length);
  const top = Math.max(fair + stray, ...counts) * 1.06;
  const y = (count: number): number => BASE - (count / top) * (BASE - 8);
  const step = WIDTH / counts.length;
  const said = counts
    .map((count, face) =>
      t('luck.bar', { face: face + 1, n: Math.round(count * 10) / 10, fair: sayNumber(fair) }),
    )
    .join('; ');
  return (
    <figure class="histogram slab">
      <figcaption>
        <b>{title}</b>
        <small>{words}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <rect
          class="band"
          x="0"
          width={WIDTH}
          y={y(fair + stray)}
          height={y(Math.max(0, fair - stray)) - y(fair + stray)}
        />
        {counts.map((count, face) => (
          <g key={`face-${face + 1}`}>
            <rect
              class="bar"
              x={face * step + step * 0.18}
              width={step * 0.64}
              y={y(count)}
              height={BASE - y(count)}
            />
            <text class="tick" x={(face + 0.5) * step} y={BASE + 16} text-anchor="middle">
              {face + 1}
            </text>
          </g>
        ))}
        <line class="fair" x1="0" x2={WIDTH} y1={y(fair)} y2={y(fair)} />
      </svg>
    </figure>
  );
}

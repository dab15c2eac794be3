// What a change changes: the same games with the printed numbers and with others, measure by measure.
import type { Texts } from '@undercroft/kernel';
import type { Comparison, Difference, Words } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { type ShiftRow, ShiftRows } from './shift-rows.tsx';

export function ChangesPlot({
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
          <ShiftRows rows={told.filter(isRate).map(rowOf)} say={(tick) => words.number(100 * tick, 0)} />
        </tbody>
      </table>
      <p class="help unit">{t('lab.unit-points')}</p>
      {told
        .filter((one) => !isRate(one))
        .map((one) => (
          <table key={one.name} class="estimates">
            <tbody>
              <ShiftRows rows={[rowOf(one)]} say={(tick) => words.number(tick, 2)} />
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

// What each card is worth: how much more often a seat wins with it.
import type { AnswerSheet, Words } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { ShiftRows } from './shift-rows.tsx';

export function WorthsPlot({
  sheet,
  words,
}: {
  readonly sheet: AnswerSheet;
  readonly words: Words;
}): JSX.Element {
  return (
    <section class="plot" data-testid="worths">
      <h3>{t('lab.worths')}</h3>
      <p class="help">{t(sheet.worths[0]?.test === 'deal' ? 'lab.worths-dealt' : 'lab.worths-how')}</p>
      <table class="estimates">
        <tbody>
          <ShiftRows
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

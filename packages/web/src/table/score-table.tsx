// Every point with its source and its rule, seat by seat.
import { SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { sayNumber } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

export function ScoreTable({ model }: ModelProps): JSX.Element {
  const lines = model.source.game.score?.(model.board.value.view) ?? [];
  const seats = model.seats.value.filter(({ seat }) => lines.some((line) => line.seat === seat));
  if (lines.length === 0) return <p class="quiet-note">{t('score.empty')}</p>;
  return (
    <div class="scores">
      {seats.map((seat) => {
        const mine = lines.filter((line) => line.seat === seat.seat);
        return (
          <section key={seat.seat}>
            <h3>
              <SeatBadge seat={seat} size={22} silent />
              <span class="grow">{seat.name}</span>
              <b>{sayNumber(mine.reduce((sum, { points }) => sum + points, 0))}</b>
            </h3>
            <ul>
              {mine.map((line, i) => (
                <li key={`${line.clause}:${i + 1}`}>
                  <span class="grow">{model.say(line.source)}</span>
                  <button type="button" class="clause" onClick={() => model.showRule(line.clause)}>
                    {line.clause}
                  </button>
                  <b>{sayNumber(line.points)}</b>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

// How it ended: who won and why, with its rule, the places, and what can be done next.
import type { Result } from '@undercroft/kernel';
import { playSound, SeatBadge, type SeatLabel } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { NextSteps } from './next-steps.tsx';
import type { ModelProps } from './table-model.ts';

export function ResultPanel({ model, result }: ModelProps & { readonly result: Result }): JSX.Element {
  const seats = model.seats.value;
  const me = seats.find(({ isMe }) => isMe);
  const order = [...seats].sort((a, b) => (result.places[a.seat] ?? 9) - (result.places[b.seat] ?? 9));
  useEffect(() => playSound('end'), []);
  const reason = model.say(model.ui?.ended?.(model.board.value.view) ?? { id: `result.${result.reason}` });
  const winner = winnerOf(result, order);
  return (
    <section class="ask over" aria-label={t('result.title')} data-testid="result">
      <p class="who">{model.standIn.value?.hasResigned ? t('result.gave-up') : verdict(result, me?.seat)}</p>
      <h2>{winner ?? reason}</h2>
      <p class="why">
        {winner === undefined ? t('result.rule') : reason}{' '}
        <button type="button" class="clause" onClick={() => model.showRule(result.clause)}>
          {result.clause}
        </button>
      </p>
      {new Set(result.places).size > 1 && (
        <ol class="places">
          {order.map((seat) => (
            <li key={seat.seat} class={result.winners.includes(seat.seat) ? 'won' : ''}>
              <span class="fig">{result.places[seat.seat]}</span>
              <SeatBadge seat={seat} size={22} silent />
              <span class="grow">{seat.name}</span>
              {result.points && (
                <span class="fig">{t('result.points', { n: result.points[seat.seat] ?? 0 })}</span>
              )}
            </li>
          ))}
        </ol>
      )}
      {seats.length === 1 && result.points && (
        <p class="big-points">{t('result.points', { n: result.points[0] ?? 0 })}</p>
      )}
      <NextSteps model={model} />
    </section>
  );
}

/** One among rivals has won: who, and by how much. */
function winnerOf({ winners, points, places }: Result, order: readonly SeatLabel[]): string | undefined {
  const [first, second] = order;
  if (winners.length !== 1 || !first || !second || new Set(places).size < 2) return undefined;
  const [more, less] = [points?.[first.seat] ?? 0, points?.[second.seat] ?? 0];
  // Without points, or where something else broke the tie, the numbers say nothing.
  if (more === less) return t('result.wins', { name: first.name });
  return t('result.wins-by', { name: first.name, more, less });
}

function verdict(result: Result, me: number | undefined): string {
  if (me === undefined) return t('result.title');
  return result.winners.includes(me) ? t('result.won') : t('result.lost');
}

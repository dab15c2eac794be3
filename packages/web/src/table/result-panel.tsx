// How it ended: the reason with its rule, the places, and what can be done next.
import { useSignal } from '@preact/signals';
import type { Result } from '@undercroft/kernel';
import { Button, playSound, SeatBadge } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { go } from '../router.ts';
import type { ModelProps } from './table-model.ts';

export function ResultPanel({ model, result }: ModelProps & { readonly result: Result }): JSX.Element {
  const busy = useSignal(false);
  const seats = model.seats.value;
  const me = seats.find(({ isMe }) => isMe);
  const order = [...seats].sort((a, b) => (result.places[a.seat] ?? 9) - (result.places[b.seat] ?? 9));
  useEffect(() => playSound('end'), []);
  const again = async (): Promise<void> => {
    busy.value = true;
    const address = await model.source.rematch?.();
    if (address) go(address);
  };
  return (
    <section class="ask over" aria-label={t('result.title')} data-testid="result">
      <p class="who">{verdict(result, me?.seat)}</p>
      <h2>{model.say({ id: `result.${result.reason}` })}</h2>
      <p class="why">
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
      <div class="acts wrap">
        {model.source.rematch && (
          <Button tone="go" sign="again" disabled={busy.value} onClick={() => void again()}>
            {t('result.again')}
          </Button>
        )}
        {model.source.replayAddress && (
          <Button sign="play" href={model.source.replayAddress}>
            {t('result.replay')}
          </Button>
        )}
        {model.source.replayAddress && (
          <Button sign="bulb" href={model.source.replayAddress.replace('/replay/', '/review/')}>
            {t('result.review')}
          </Button>
        )}
        <Button href="/">{t('nav.home')}</Button>
      </div>
    </section>
  );
}

function verdict(result: Result, me: number | undefined): string {
  if (me === undefined) return t('result.title');
  return result.winners.includes(me) ? t('result.won') : t('result.lost');
}

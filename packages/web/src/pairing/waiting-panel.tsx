// While one waits on the screen: how long already, how many others, what is usual, when bots come, and the way out.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { Seeking } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { unseek } from './seek.ts';
import { clockText, othersText, secondsUntil, useSeekClock } from './use-seek-clock.ts';
import { WishForm } from './wish-form.tsx';

export function WaitingPanel({ seek }: { readonly seek: Seeking }): JSX.Element {
  const { now, said } = useSeekClock(seek);
  const isChanging = useSignal(false);
  const { botsAt, usual, since, waiting } = seek;
  const share = botsAt === null ? 0 : Math.min(1, (now - since) / Math.max(1, botsAt - since));
  return (
    <>
      <section class="slab pad waiting" data-testid="waiting">
        <h2 class="display">{t('pairing.looking')}</h2>
        <p class="wait-time display" aria-hidden="true">
          {clockText(now - since)}
        </p>
        <p class="vh" role="status">
          {said}
        </p>
        {botsAt !== null && (
          <div class="wait-bar" aria-hidden="true">
            <i style={{ inlineSize: `${share * 100}%` }} />
          </div>
        )}
        <ul class="wait-facts">
          <li>
            <Sign name="people" size={16} /> {othersText(waiting)}
          </li>
          <li>
            <Sign name="clock" size={16} />{' '}
            {usual ? t('pairing.usual', { half: usual.half, most: usual.most }) : t('pairing.usual-unknown')}
          </li>
          <li>
            <Sign name="bot" size={16} />{' '}
            {botsAt === null ? t('pairing.no-bots') : t('pairing.bots-in', { n: secondsUntil(botsAt, now) })}
          </li>
        </ul>
        <div class="wish-acts">
          <Button sign="cross" onClick={() => void unseek('live')}>
            {t('pairing.stop')}
          </Button>
          <Button
            tone="quiet"
            sign="settings"
            pressed={isChanging.value}
            onClick={() => (isChanging.value = !isChanging.value)}
          >
            {t('pairing.change')}
          </Button>
        </div>
      </section>
      {isChanging.value && <WishForm submit={t('pairing.apply')} onSent={() => (isChanging.value = false)} />}
    </>
  );
}

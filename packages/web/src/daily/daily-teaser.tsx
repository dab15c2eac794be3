// The daily dungeon on the home page: what is dealt today, whether one has had one's try, when the next one comes.
import { useSignal } from '@preact/signals';
import { Sign } from '@undercroft/kit';
import type { DailyOffer } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameCardOf } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { loadPart } from '../load-part.ts';
import { areTriesWaiting } from '../puzzles/waiting-tries.ts';
import { DailyCountdown } from './daily-countdown.tsx';

export function DailyTeaser(): JSX.Element {
  const offers = useSignal<readonly DailyOffer[] | 'away' | undefined>(undefined);
  useEffect(() => {
    void loadPart(() => import('../net/server-api.ts')).then(async ({ askServer }) => {
      const asked = await askServer<{ readonly offers: readonly DailyOffer[] }>('GET', '/api/daily');
      offers.value = asked.ok ? asked.data.offers.filter(({ game }) => gameCardOf(game)) : 'away';
    });
  }, []);
  useEffect(() => {
    if (areTriesWaiting())
      void loadPart(() => import('../puzzles/puzzle-outbox.ts')).then(({ flushTries }) => flushTries());
  }, []);
  const now = offers.value;
  return (
    <section class="today">
      <h2 class="label">{t('home.today')}</h2>
      {now === 'away' ? (
        <p class="quiet-note">{t('daily.away')}</p>
      ) : (
        <a class="daily" href="/expeditions">
          <span class="grow">
            <b>{t('home.daily')}</b>
            <small>{now ? <Deals offers={now} /> : ' '}</small>
          </span>
          <Sign name="arrow" />
        </a>
      )}
      <a class="daily" href="/puzzles">
        <span class="grow">
          <b>{t('home.puzzles')}</b>
          <small>{t('home.puzzles-note')}</small>
        </span>
        <Sign name="arrow" />
      </a>
    </section>
  );
}

const Deals = ({ offers }: { readonly offers: readonly DailyOffer[] }): JSX.Element => {
  const tried = offers.filter(({ table }) => table !== null).length;
  const names = offers.map(({ game }) => gameTitle(game));
  return (
    <>
      {t('daily.note', { games: names.join(', ') })}{' '}
      {tried === 0 ? t('daily.untried') : t('daily.tried', { n: tried, of: offers.length })}{' '}
      <DailyCountdown />
    </>
  );
};

// The bar below every page while its reader waits for a table: how long, what next, and the way out.
import { Button, IconButton, Sign } from '@undercroft/kit';
import type { Seeking } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useBarHeight } from '../components/use-bar-height.ts';
import { t } from '../i18n.ts';
import { route } from '../router.ts';
import { seek, unseek } from './seek.ts';
import { seeks } from './seek-signal.ts';
import { useLanding } from './use-landing.ts';
import { clockText, secondsUntil, useSeekClock } from './use-seek-clock.ts';
import { wishes } from './wishes.ts';
import '../../css/pairing.css';

export function SeekBar(): JSX.Element | null {
  useLanding();
  const { live, turns, ended } = seeks.value;
  const isOnItsPage = route.value.page === 'play';
  if (live?.kind === 'seeking') return isOnItsPage ? null : <Waiting seek={live} />;
  if (turns?.kind === 'paired')
    return route.value.page === 'table' ? null : (
      <Bar words={t('pairing.kept-by-turns')}>
        <Button tone="go" href={`/t/${turns.table}?sit=${turns.seat}`}>
          {t('pairing.sit-down')}
        </Button>
      </Bar>
    );
  if (isOnItsPage || live) return null;
  if (turns?.mayBots)
    return (
      <Bar words={t('pairing.may-bots')}>
        <Button href="/play">{t('pairing.answer')}</Button>
      </Bar>
    );
  return ended === 'live' ? (
    <Bar words={t('pairing.ended')}>
      <Button onClick={() => void seek(wishes.value)}>{t('pairing.again')}</Button>
      <IconButton
        sign="cross"
        label={t('close')}
        onClick={() => (seeks.value = { ...seeks.value, ended: undefined })}
      />
    </Bar>
  ) : null;
}

function Bar({
  words,
  said,
  children,
}: {
  readonly words: JSX.Element | string;
  /** What a screen reader hears, where that is not the words themselves. */
  readonly said?: string;
  readonly children: JSX.Element | readonly JSX.Element[];
}): JSX.Element {
  const bar = useBarHeight('--seek', words);
  return (
    <div class="house-notice seek-bar" data-testid="seek-bar" ref={bar}>
      <Sign name="people" size={16} />
      <p class="grow" role={said === undefined ? 'status' : undefined}>
        {words}
      </p>
      {said !== undefined && (
        <span class="vh" role="status">
          {said}
        </span>
      )}
      {children}
    </div>
  );
}

function Waiting({ seek: now }: { readonly seek: Seeking }): JSX.Element {
  const clock = useSeekClock(now);
  const bots =
    now.botsAt === null ? '' : ` · ${t('pairing.bots-in', { n: secondsUntil(now.botsAt, clock.now) })}`;
  return (
    <Bar
      said={now.answerBy === null ? clock.said : t('pairing.are-you-there')}
      words={
        <>
          <b>{t('pairing.looking')}</b>{' '}
          <span class="seek-time">
            {clockText(clock.now - now.since)}
            {bots}
          </span>
        </>
      }
    >
      <Button href="/play">{t('pairing.show')}</Button>
      <Button sign="cross" onClick={() => void unseek('live')}>
        {t('pairing.stop')}
      </Button>
    </Bar>
  );
}

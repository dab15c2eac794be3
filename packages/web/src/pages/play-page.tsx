// Play now: wishes, the wait for people who fit, and what to do meanwhile.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n.ts';
import { serverConnection } from '../net/connection.ts';
import { Meanwhile } from '../pairing/meanwhile.tsx';
import { PairedPanel } from '../pairing/paired-panel.tsx';
import { seeks } from '../pairing/seek-signal.ts';
import { TurnsPanel } from '../pairing/turns-panel.tsx';
import { WaitingPanel } from '../pairing/waiting-panel.tsx';
import { WishForm } from '../pairing/wish-form.tsx';
import { sharedGames, wish } from '../pairing/wishes.ts';
import { url } from '../router.ts';
import '../../css/pairing.css';

export function PlayPage(): JSX.Element {
  const server = useLoaded(async () => ({ isThere: (await serverConnection()) !== undefined }), []);
  // A game's page leads here with its game alone.
  useEffect(() => {
    const game = url.peek().searchParams.get('game');
    if (game !== null && sharedGames.includes(game)) wish({ games: [game] });
  }, []);
  return (
    <PageShell class="play-page">
      <h1 class="display">{t('pairing.title')}</h1>
      {!server ? <Loading /> : server.isThere ? <Line /> : <NoServer />}
    </PageShell>
  );
}

/** The form, or the waiting in its place. */
function Line(): JSX.Element {
  const { live, turns, ended } = seeks.value;
  return (
    <div class="play-columns">
      <div class="play-work">
        {live?.kind === 'seeking' ? (
          <WaitingPanel seek={live} />
        ) : live?.kind === 'paired' ? (
          <PairedPanel seek={live} title={t('pairing.found')} />
        ) : (
          <>
            <p class="summary">{t('pairing.about')}</p>
            {ended === 'live' && (
              <p class="why" role="status">
                {t('pairing.ended')}
              </p>
            )}
            <WishForm submit={t('pairing.go')} />
          </>
        )}
        {turns && <TurnsPanel seek={turns} />}
      </div>
      <aside class="play-side" aria-label={t('pairing.meanwhile')}>
        <Meanwhile />
        <p class="quiet-note">{t('pairing.privacy')}</p>
      </aside>
    </div>
  );
}

const NoServer = (): JSX.Element => (
  <EmptyState title={t('pairing.away')} text={t('pairing.away-text')}>
    <Button tone="go" href="/">
      {t('nav.home')}
    </Button>
  </EmptyState>
);

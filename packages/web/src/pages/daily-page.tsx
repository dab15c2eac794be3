// The daily dungeon: today's deals and one try at each, all runs, and yesterday's opened seals.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { DailyOffer, TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { DailyCountdown } from '../daily/daily-countdown.tsx';
import { DailyDeal } from '../daily/daily-deal.tsx';
import { keepFingerprints } from '../daily/daily-results.ts';
import { gameCardOf } from '../games.ts';
import { t } from '../i18n.ts';
import { serverConnection } from '../net/connection.ts';
import { askServer, type Me, type ServerAnswer } from '../net/server-api.ts';

interface Today {
  readonly offers: readonly DailyOffer[];
  readonly me: string;
  /** My tables, among them those of past days. */
  readonly tables: readonly TableCard[];
  readonly ahead: number;
}

async function readToday(): Promise<ServerAnswer<Today>> {
  const connection = await serverConnection();
  const [offers, me, tables] = await Promise.all([
    askServer<{ readonly offers: readonly DailyOffer[] }>('GET', '/api/daily'),
    askServer<Me>('GET', '/api/me'),
    askServer<{ readonly mine: readonly TableCard[] }>('GET', '/api/tables'),
  ]);
  if (!offers.ok) return offers;
  if (!me.ok) return me;
  keepFingerprints(offers.data.offers);
  return {
    ok: true,
    data: {
      offers: offers.data.offers.filter(({ game }) => gameCardOf(game)),
      me: me.data.id,
      tables: tables.ok ? tables.data.mine : [],
      ahead: connection?.clockOffset() ?? 0,
    },
  };
}

export function DailyPage(): JSX.Element {
  const asked = useSignal<ServerAnswer<Today> | undefined>(undefined);
  const read = async (): Promise<void> => {
    asked.value = await readToday();
  };
  useEffect(() => void read(), []);
  const answer = asked.value;
  return (
    <PageShell class="daily-page">
      <h1 class="display">{t('home.daily')}</h1>
      <p class="summary">{t('daily.how')}</p>
      {!answer && <Loading />}
      {answer && !answer.ok && (
        <EmptyState cracked title={t('lobby.no-server')} text={t('daily.away-text')}>
          <Button
            tone="go"
            sign="again"
            onClick={() => {
              asked.value = undefined;
              void read();
            }}
          >
            {t('broken.reload')}
          </Button>
          <Button href="/">{t('nav.home')}</Button>
        </EmptyState>
      )}
      {answer?.ok && (
        <>
          <p class="next-deal">
            <Sign name="clock" size={16} />
            <DailyCountdown ahead={answer.data.ahead} />
          </p>
          <div class="deals">
            {answer.data.offers.map((offer) => (
              <DailyDeal key={offer.game} offer={offer} me={answer.data.me} tables={answer.data.tables} />
            ))}
          </div>
        </>
      )}
    </PageShell>
  );
}

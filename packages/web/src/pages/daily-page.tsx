// The daily dungeon: today's deals and one's one try at each, everybody's runs, and yesterday's opened seals.
import { useSignal } from '@preact/signals';
import { Button, Sign } from '@undercroft/kit';
import type { TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games.ts';
import { type Asked, askHouse, type Me } from '../net/house-api.ts';
import { serverLine } from '../net/line.ts';
import { type DailyOffer, keepFingerprints } from '../sources/daily.ts';
import { t } from '../speech.ts';
import { DailyDeal } from './daily-deal.tsx';
import { NextDeal } from './next-deal.tsx';
import { Loading, Niche } from './niche.tsx';
import { Shell } from './shell.tsx';

interface Today {
  readonly offers: readonly DailyOffer[];
  readonly me: string;
  /** My tables, among them those of past days. */
  readonly tables: readonly TableCard[];
  readonly ahead: number;
}

async function readToday(): Promise<Asked<Today>> {
  const line = await serverLine();
  const [offers, me, tables] = await Promise.all([
    askHouse<{ readonly offers: readonly DailyOffer[] }>('GET', '/api/daily'),
    askHouse<Me>('GET', '/api/me'),
    askHouse<{ readonly mine: readonly TableCard[] }>('GET', '/api/tables'),
  ]);
  if (!offers.ok) return offers;
  if (!me.ok) return me;
  keepFingerprints(offers.data.offers);
  return {
    ok: true,
    data: {
      offers: offers.data.offers.filter(({ game }) => cardOf(game)),
      me: me.data.id,
      tables: tables.ok ? tables.data.mine : [],
      ahead: line?.clockOffset() ?? 0,
    },
  };
}

export function DailyPage(): JSX.Element {
  const asked = useSignal<Asked<Today> | undefined>(undefined);
  const read = async (): Promise<void> => {
    asked.value = await readToday();
  };
  useEffect(() => void read(), []);
  const answer = asked.value;
  return (
    <Shell class="daily-page">
      <h1 class="display">{t('home.daily')}</h1>
      <p class="summary">{t('daily.how')}</p>
      {!answer && <Loading />}
      {answer && !answer.ok && (
        <Niche cracked title={t('lobby.no-server')} text={t('daily.away-text')}>
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
        </Niche>
      )}
      {answer?.ok && (
        <>
          <p class="next-deal">
            <Sign name="clock" size={16} />
            <NextDeal ahead={answer.data.ahead} />
          </p>
          <div class="deals">
            {answer.data.offers.map((offer) => (
              <DailyDeal key={offer.game} offer={offer} me={answer.data.me} tables={answer.data.tables} />
            ))}
          </div>
        </>
      )}
    </Shell>
  );
}

// Expeditions: what is open, what comes, what is over, and one's own days in a row.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { type ListedExpedition, listExpeditions } from '../expeditions/expedition-api.ts';
import { ExpeditionCard } from '../expeditions/expedition-card.tsx';
import { gameCardOf } from '../games.ts';
import { t } from '../i18n.ts';
import { serverNow } from '../net/server-clock.ts';
import '../../css/expeditions.css';

type Answer = Awaited<ReturnType<typeof listExpeditions>>;

export function ExpeditionsPage(): JSX.Element {
  const asked = useSignal<Answer | undefined>(undefined);
  const now = useSignal(0);
  const read = async (): Promise<void> => {
    const [answer, moment] = await Promise.all([listExpeditions(), serverNow()]);
    now.value = moment;
    asked.value = answer;
  };
  useEffect(() => void read(), []);
  const answer = asked.value;
  return (
    <PageShell class="expeditions-page" wide>
      <h1 class="display">{t('nav.expeditions')}</h1>
      <p class="summary">{t('expedition.about')}</p>
      {!answer && <Loading />}
      {answer && !answer.ok && (
        <EmptyState cracked title={t('lobby.no-server')} text={t('expedition.away')}>
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
      {answer?.ok && <Lists {...answer.data} now={now.value} />}
    </PageShell>
  );
}

interface ListsProps {
  readonly events: readonly ListedExpedition[];
  readonly streak: { readonly days: number; readonly ofSeven: number };
  readonly now: number;
}

function Lists({ events, streak, now }: ListsProps): JSX.Element {
  const known = events.filter(({ game }) => gameCardOf(game));
  const lists = [
    ['open', known.filter(({ state }) => state === 'open' || state === 'ending').toSorted(longestFirst)],
    ['coming', nextOnes(known.filter(({ state }) => state === 'announced'))],
    ['over', known.filter(({ state }) => state === 'over')],
  ] as const;
  return (
    <>
      {streak.ofSeven > 0 && (
        <p class="streak">
          <b>{t('expedition.streak', { n: streak.days })}</b>{' '}
          <span>{t('expedition.of-seven', { n: streak.ofSeven })}</span>
        </p>
      )}
      {lists.map(
        ([name, list]) =>
          list.length > 0 && (
            <section key={name}>
              <h2 class="label">{t(`expedition.list.${name}`)}</h2>
              <ul class="expedition-cards">
                {list.map((card) => (
                  <ExpeditionCard key={card.id} card={card} now={now} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** Of each kind of each game the one that comes next. */
const nextOnes = (coming: readonly ListedExpedition[]): readonly ListedExpedition[] => {
  const bySoonest = coming.toSorted((a, b) => a.opens - b.opens || (a.game < b.game ? -1 : 1));
  return bySoonest.filter(
    (card, i) => bySoonest.findIndex(({ game, kind }) => game === card.game && kind === card.kind) === i,
  );
};

/** The week stands before the day. */
const longestFirst = (a: ListedExpedition, b: ListedExpedition): number =>
  b.closes - b.opens - (a.closes - a.opens) || (a.game < b.game ? -1 : 1);

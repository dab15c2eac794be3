// What one may do while one waits; the table comes to wherever one is.
import { Sign, type SignName } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { gameCards } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { routeOf } from '../router.ts';
import { useQuickStart } from '../setup/use-quick-start.ts';

const WAYS: readonly { readonly to: string; readonly id: string; readonly sign: SignName }[] = [
  { to: '/learn', id: 'learn', sign: 'bulb' },
  { to: '/puzzles', id: 'puzzle', sign: 'search' },
];

export function Meanwhile(): JSX.Element {
  const { busy, problem, start } = useQuickStart();
  // Alone where a game can be; else with bots.
  const solo = gameCards.toSorted((a, b) => a.seats[0] - b.seats[0])[0];
  const ways = WAYS.filter(({ to }) => routeOf(to).page !== 'nowhere');
  return (
    <section>
      <h2 class="label">{t('pairing.meanwhile')}</h2>
      <ul class="ways">
        {ways.map(({ to, id, sign }) => (
          <li key={id}>
            <a class="way slab" href={to}>
              <Sign name={sign} />
              <span>
                <b>{t(`pairing.way.${id}`)}</b>
                <small>{t(`pairing.way.${id}-text`)}</small>
              </span>
            </a>
          </li>
        ))}
        {solo && (
          <li>
            <button
              type="button"
              class="way slab"
              disabled={busy.value !== ''}
              onClick={() => start(solo.name)}
            >
              <Sign name="play" />
              <span>
                <b>{t('pairing.way.solo')}</b>
                <small>{t('pairing.way.solo-text', { game: gameTitle(solo.name) })}</small>
              </span>
            </button>
          </li>
        )}
      </ul>
      <ProblemNote text={problem.value} />
    </section>
  );
}

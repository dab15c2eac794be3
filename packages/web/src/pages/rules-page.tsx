// The rules of one game by clause: searchable, and every clause has an address.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Clause } from '../game-card.ts';
import { cardOf, loadClauses } from '../games.ts';
import { language } from '../preferences.ts';
import { url } from '../router.ts';
import { t } from '../speech.ts';
import { ClauseList } from './clause-list.tsx';
import { Loading } from './niche.tsx';
import { Shell } from './shell.tsx';

export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  const clauses = useSignal<readonly Clause[] | undefined>(undefined);
  const wanted = url.value.hash.slice(1);
  useEffect(() => {
    void loadClauses(game).then((found) => {
      clauses.value = found;
    });
  }, [game]);
  useEffect(() => {
    if (wanted && clauses.value) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted, clauses.value]);
  return (
    <Shell class="rules-page">
      <div data-game={game}>
        <p class="label">{t('nav.rules')}</p>
        <h1 class="display">{cardOf(game)!.texts[language.value]['game.title']}</h1>
        <p class="summary">{cardOf(game)!.texts[language.value]['game.summary']}</p>
        {language.value !== 'en' && <p class="help">{t('rules.in-english')}</p>}
        {clauses.value ? <ClauseList game={game} clauses={clauses.value} /> : <Loading />}
      </div>
    </Shell>
  );
}

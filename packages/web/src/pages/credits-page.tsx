// Whose work this stands on.
import type { JSX } from 'preact';
import { PageShell } from '../components/page-shell.tsx';
import { gameCards } from '../games.ts';
import { gameTexts, gameTitle, t } from '../i18n.ts';

export const CreditsPage = (): JSX.Element => (
  <PageShell class="credits-page">
    <h1 class="display">{t('nav.credits')}</h1>
    <section class="slab pad reading">
      <p>{t('credits.house')}</p>
      <p>
        {t('credits.icons')}{' '}
        <a class="clause" href="https://game-icons.net" rel="noreferrer" target="_blank">
          game-icons.net
        </a>
        , CC BY 3.0.
      </p>
      <p>{t('credits.fonts')}</p>
      {gameCards.map((card) => {
        const texts = gameTexts(card.name);
        const credit = texts['game.credit'] ?? texts['game.attribution'];
        return credit ? (
          <p key={card.name}>
            <b>{gameTitle(card.name)}.</b> {credit}
          </p>
        ) : null;
      })}
    </section>
  </PageShell>
);

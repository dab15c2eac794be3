// The shelf: one row for each game, on the way to its lessons, its rules or its lab.
import type { JSX } from 'preact';
import { PageShell } from '../components/page-shell.tsx';
import { doorOf, gameCards } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { language } from '../settings/preferences.ts';

const SHELVES = { learn: 'nav.learn', rules: 'nav.rules', lab: 'nav.lab' } as const;
type Shelf = keyof typeof SHELVES;

const gameListPage = (shelf: Shelf) => (): JSX.Element => (
  <PageShell>
    <h1 class="display">{t(SHELVES[shelf])}</h1>
    <p class="summary">{t(`game.way.${shelf}`)}</p>
    <nav class="shelves only-phone" aria-label={t('nav.shelves')}>
      {Object.entries(SHELVES).map(([to, text]) => (
        <a key={to} href={`/${to}`} aria-current={to === shelf ? 'page' : undefined}>
          {t(text)}
        </a>
      ))}
    </nav>
    <ul class="shelf">
      {gameCards.map((card) => (
        <li key={card.name} data-game={card.name}>
          <a href={`/games/${card.name}/${shelf}`} class="shelf-row slab">
            <span class="mini-door">{doorOf(card.name) && <img src={doorOf(card.name)} alt="" />}</span>
            <span>
              <b class="display">{gameTitle(card.name)}</b>
              <small>{card.texts[language.value]['game.subtitle']}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </PageShell>
);

export const LessonsPage = gameListPage('learn');
export const RulebooksPage = gameListPage('rules');
export const LabsPage = gameListPage('lab');

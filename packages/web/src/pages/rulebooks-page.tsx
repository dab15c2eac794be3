// The rules of every game, one door each.
import type { JSX } from 'preact';
import { doorOf, gameCards } from '../games.ts';
import { language } from '../preferences.ts';
import { t } from '../speech.ts';
import { Shell } from './shell.tsx';

export const RulebooksPage = (): JSX.Element => (
  <Shell>
    <h1 class="display">{t('nav.rules')}</h1>
    <ul class="shelf">
      {gameCards.map((card) => (
        <li key={card.name} data-game={card.name}>
          <a href={`/games/${card.name}/rules`} class="shelf-row slab">
            <span class="mini-door">{doorOf(card.name) && <img src={doorOf(card.name)} alt="" />}</span>
            <span>
              <b class="display">{card.texts[language.value]['game.title']}</b>
              <small>{card.texts[language.value]['game.subtitle']}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </Shell>
);

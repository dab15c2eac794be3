// One card for each game that was played: how often, how often won, and the last games as a line.
import type { JSX } from 'preact';
import { SparkLine } from '../components/spark-line.tsx';
import { doorOf, gameCards, shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import type { Played } from './played-games.ts';

const LINE = 16;

export const GameRecords = ({ games }: { readonly games: readonly Played[] }): JSX.Element => (
  <ul class="game-records">
    {gameCards.flatMap(({ name }) => {
      const own = games.filter(({ game, won }) => game === name && won !== undefined);
      if (own.length === 0) return [];
      const last = own.slice(0, LINE).toReversed();
      const points = own.flatMap(({ points: got }) => got ?? []);
      return [
        <li key={name} class="slab" data-game={name}>
          <span class="mini-door">{doorOf(name) && <img src={doorOf(name)} alt="" />}</span>
          <span class="grow">
            <a class="display" href={`/games/${name}`}>
              {shortTitle(gameTitle(name))}
            </a>
            <span>
              {t('profile.record', { n: own.length, won: own.filter(({ won }) => won === true).length })}
            </span>
            {points.length > 0 && <small>{t('profile.best-points', { n: Math.max(...points) })}</small>}
          </span>
          {last.length > 1 && (
            <SparkLine
              points={last.map(({ points: got, won }) => ({
                value: got ?? (won ? 1 : 0),
                isWon: won === true,
              }))}
              label={t('game.last-games', { n: last.length })}
            />
          )}
        </li>,
      ];
    })}
  </ul>
);

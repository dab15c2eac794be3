// Ratings, one slab per ladder: a game, or one side of it where the sides are unlike.
import type { JSX } from 'preact';
import { gameCardOf } from '../games.ts';
import { t } from '../i18n.ts';
import type { PersonRating } from '../net/server-api.ts';
import { language } from '../settings/preferences.ts';

/** Ladders of puzzles begin so. */
const PUZZLE = 'puzzle:';

/** `delve:0` is the ladder of one side; a game's name alone is that of all its seats. */
function nameOf(ladder: string): { readonly game: string; readonly title: string; readonly side: string } {
  const isPuzzle = ladder.startsWith(PUZZLE);
  const [game = '', side] = (isPuzzle ? ladder.slice(PUZZLE.length) : ladder).split(':');
  const texts = gameCardOf(game)?.texts[language.value];
  return {
    game,
    title: texts?.['game.title'].split(':')[0] ?? game,
    side: isPuzzle ? t('nav.puzzles') : (side !== undefined && texts?.[`side.${Number(side)}`]) || '',
  };
}

export const RatingList = ({ ratings }: { readonly ratings: readonly PersonRating[] }): JSX.Element => (
  <ul class="ratings">
    {ratings.map(({ ladder, games, rating }) => {
      const { game, title, side } = nameOf(ladder);
      return (
        <li key={ladder} class="slab" data-game={game}>
          <b class="display">{title}</b>
          {side && <small>{side}</small>}
          <span class="big">{rating}</span>
          <small>{t('played.rated', { n: games })}</small>
        </li>
      );
    })}
  </ul>
);

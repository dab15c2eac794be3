// How a turn goes, in three pictures out of the game's rulebook, each with its words.
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n.ts';
import { loadDrawings, loadRulebook, loadTurn } from '../rulebook/load-rulebook.ts';
import { plainProse } from '../rulebook/prose.tsx';
import { language } from '../settings/preferences.ts';
import '../rulebook/rulebook.css';

export function TurnPictures({ game }: { readonly game: string }): JSX.Element | null {
  const tongue = language.value;
  const loaded = useLoaded(
    () =>
      Promise.all([loadRulebook(game, tongue), loadDrawings(game), loadTurn(game)]).catch(() => undefined),
    [game, tongue],
  );
  const [book, drawings, turn] = loaded ?? [];
  if (!book || !drawings || !turn || turn.length === 0) return null;
  const passages = book.chapters.flatMap((chapter) => chapter.passages);
  return (
    <section class="turn-pictures">
      <h2 class="label">{t('game.a-turn')}</h2>
      <ol>
        {turn.map((id) => {
          const Drawing = drawings[id];
          const passage = passages.find((one) => one.id === `example.${id}`);
          return (
            <li key={id} class="slab">
              <div class="rb-drawing">{Drawing && <Drawing word={book.word} />}</div>
              <p>{passage && plainProse(passage.text)}</p>
              {passage && (
                <a class="clause" href={`/games/${game}/rules#at-${passage.id}`}>
                  {t('nav.rules')}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

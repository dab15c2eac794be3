// Rules: one search through all rulebooks, and their chapters side by side.
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { SearchField } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ShelfWays } from '../components/shelf-ways.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { doorOf, gameCards, shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { loadRulebook, type Rulebook } from '../rulebook/load-rulebook.ts';
import { Marked, plainProse } from '../rulebook/prose.tsx';
import { hasAll, wordsIn } from '../rulebook/search-words.ts';
import { language } from '../settings/preferences.ts';
import '../../css/shelves.css';

interface Book {
  readonly game: string;
  readonly book: Rulebook;
}

const MOST_FOUND = 6;

const readBooks = async (): Promise<readonly Book[]> => {
  const books = await Promise.all(
    gameCards.map(async ({ name }) => ({ game: name, book: await loadRulebook(name, language.value) })),
  );
  return books.flatMap(({ game, book }) => (book ? [{ game, book }] : []));
};

export function RulebooksPage(): JSX.Element {
  const books = useLoaded(readBooks, [language.value]);
  const query = useSignal('');
  const words = useComputed(() => wordsIn(query.value));
  return (
    <PageShell class="rulebooks-page shelf-page" wide>
      <h1 class="display">{t('rules-all.title')}</h1>
      <p class="summary">{t('rules-all.lead')}</p>
      <ShelfWays on="rules" />
      <SearchField label={t('rules-all.search')} query={query} />
      {!books && <Loading />}
      <ul class="books">
        {books?.map(({ game, book }) => (
          <li key={game} data-game={game} class="slab">
            <h2 class="display">
              <span class="mini-door">{doorOf(game) && <img src={doorOf(game)} alt="" />}</span>
              <a href={`/games/${game}/rules`}>{shortTitle(gameTitle(game))}</a>
            </h2>
            {words.value.length > 0 ? (
              <Found game={game} book={book} words={words.value} />
            ) : (
              <ol class="chapters">
                {book.chapters.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`/games/${game}/rules#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </PageShell>
  );
}

function Found({ game, book, words }: Book & { readonly words: readonly string[] }): JSX.Element {
  const found = book.chapters.flatMap(({ title, passages }) =>
    passages.flatMap((passage) => {
      const text = plainProse(passage.text);
      return hasAll(`${title} ${text} ${passage.clauses.join(' ')}`, words)
        ? [{ id: passage.id, title, text }]
        : [];
    }),
  );
  if (found.length === 0) return <p class="quiet-note">{t('rules.nothing')}</p>;
  return (
    <ol class="found">
      {found.slice(0, MOST_FOUND).map(({ id, title, text }) => (
        <li key={id}>
          <a href={`/games/${game}/rules?find=${encodeURIComponent(words.join(' '))}#at-${id}`}>
            <b>{title}</b>
            <span>
              <Marked text={text} words={words} />
            </span>
          </a>
        </li>
      ))}
      {found.length > MOST_FOUND && (
        <li class="quiet-note">{t('ask.more', { n: found.length - MOST_FOUND })}</li>
      )}
    </ol>
  );
}

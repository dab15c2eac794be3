// Rules: one search through all rulebooks, and their chapters side by side.
import { useSignal } from '@preact/signals';
import type { Nouns } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { SearchField } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ShelfWays } from '../components/shelf-ways.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { doorOf, gameCards, shortTitle } from '../games.ts';
import { gameTitle, t } from '../i18n.ts';
import { loadNouns } from '../rulebook/load-nouns.ts';
import { loadRulebook, type Rulebook } from '../rulebook/load-rulebook.ts';
import { Marked } from '../rulebook/prose.tsx';
import { searchRulebook } from '../rulebook/search-rulebook.ts';
import { wordsIn } from '../rulebook/search-words.ts';
import { language } from '../settings/preferences.ts';
import '../../css/shelves.css';

interface Book {
  readonly game: string;
  readonly book: Rulebook;
  readonly nouns: Nouns | undefined;
}

const MOST_FOUND = 6;

const readBooks = async (): Promise<readonly Book[]> => {
  const books = await Promise.all(
    gameCards.map(async ({ name }) => ({
      game: name,
      book: await loadRulebook(name, language.value),
      nouns: await loadNouns(name),
    })),
  );
  return books.flatMap(({ game, book, nouns }) => (book ? [{ game, book, nouns }] : []));
};

export function RulebooksPage(): JSX.Element {
  const books = useLoaded(readBooks, [language.value]);
  const query = useSignal('');
  const words = query.value.trim();
  return (
    <PageShell class="rulebooks-page shelf-page" wide>
      <h1 class="display">{t('rules-all.title')}</h1>
      <p class="summary">{t('rules-all.lead')}</p>
      <ShelfWays on="rules" />
      <SearchField label={t('rules-all.search')} query={query} />
      {!books && <Loading />}
      <ul class="books">
        {books?.map(({ game, book, nouns }) => (
          <li key={game} data-game={game} class="slab">
            <h2 class="display">
              <span class="mini-door">{doorOf(game) && <img src={doorOf(game)} alt="" />}</span>
              <a href={`/games/${game}/rules`}>{shortTitle(gameTitle(game))}</a>
            </h2>
            {words !== '' ? (
              <Found game={game} book={book} nouns={nouns} query={words} />
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

function Found({ game, book, nouns, query }: Book & { readonly query: string }): JSX.Element {
  const found = searchRulebook(book, nouns, query);
  if (found.length === 0) return <p class="quiet-note">{t('rules.nothing')}</p>;
  return (
    <ol class="found">
      {found.slice(0, MOST_FOUND).map(({ name, text, clauses }) => (
        <li key={`${name} ${clauses}`}>
          <a href={`/games/${game}/rules?find=${encodeURIComponent(query)}`}>
            <b>{name}</b>
            <span>
              <Marked text={text} words={wordsIn(query)} />
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

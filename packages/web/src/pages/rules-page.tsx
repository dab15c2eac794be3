// The rules of one game to read, search, print and link to, with the ledger of every clause behind them.
import { useComputed, useSignal } from '@preact/signals';
import { Button, type Drawings, type Lists } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Clause } from '../game-card.ts';
import { cardOf, loadClauses } from '../games.ts';
import { language } from '../preferences.ts';
import { url } from '../router.ts';
import { wordsIn } from '../rulebook/find-words.ts';
import { loadDrawings, loadLists, loadRulebook, type Rulebook } from '../rulebook/load-rulebook.ts';
import { usePrintByDay } from '../rulebook/print-by-day.ts';
import { Contents, foundIn, RulebookView } from '../rulebook/rulebook-view.tsx';
import { gameTexts, t } from '../speech.ts';
import { ClauseList } from './clause-list.tsx';
import { Loading } from './niche.tsx';
import { Shell } from './shell.tsx';
import '../rulebook/rulebook.css';

interface Brought {
  readonly book: Rulebook | undefined;
  readonly drawings: Drawings;
  readonly lists: Lists;
  readonly clauses: readonly Clause[];
}

export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  const brought = useSignal<Brought | undefined>(undefined);
  const query = useSignal(url.peek().searchParams.get('find') ?? '');
  const words = useComputed(() => wordsIn(query.value));
  const wanted = decodeURIComponent(url.value.hash.slice(1));
  const tongue = language.value;
  usePrintByDay();
  useEffect(() => {
    let isOld = false;
    void Promise.all([
      loadRulebook(game, tongue),
      loadDrawings(game),
      loadLists(game),
      loadClauses(game),
    ]).then(([book, drawings, lists, clauses]) => {
      if (!isOld) brought.value = { book, drawings, lists, clauses };
    });
    return () => {
      isOld = true;
    };
  }, [game, tongue]);
  const isThere = brought.value !== undefined;
  useEffect(() => {
    if (wanted && isThere) document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
  }, [wanted, isThere]);
  return (
    <Shell class="rules-page">
      <div data-game={game} class="rulebook">
        {brought.value ? (
          <Opened {...brought.value} game={game} query={query} words={words.value} wanted={wanted} />
        ) : (
          <>
            <Head game={game} />
            <Loading />
          </>
        )}
      </div>
    </Shell>
  );
}

const Head = ({ game }: { readonly game: string }): JSX.Element => (
  <header class="rb-head">
    <p class="label">{t('nav.rules')}</p>
    <h1 class="display">{cardOf(game)!.texts[language.value]['game.title']}</h1>
    <p class="summary">{gameTexts(game)['game.summary'] ?? ' '}</p>
  </header>
);

function Opened({
  game,
  query,
  words,
  wanted,
  ...brought
}: Brought & {
  readonly game: string;
  readonly query: { value: string };
  readonly words: readonly string[];
  readonly wanted: string;
}): JSX.Element {
  const { book, clauses } = brought;
  const stated = new Set(book?.chapters.flatMap(({ passages }) => passages.flatMap((one) => one.clauses)));
  const view = book && { ...brought, book, game, words, wanted };
  const found = view ? foundIn(view).reduce((sum, { passages }) => sum + passages.length, 0) : 0;
  const isInLedger =
    wanted === 'every-clause' ||
    (wanted !== '' && !stated.has(wanted) && clauses.some(({ id }) => id === wanted));
  return (
    <>
      <aside class="rb-side">
        <nav aria-label={t('rules.contents')} class="rb-contents only-wide">
          {book && <Contents chapters={book.chapters} />}
        </nav>
      </aside>
      <div class="rb-main">
        <Head game={game} />
        <div class="rb-tools">
          <label class="search">
            <span class="vh">{t('rules.search')}</span>
            <input
              type="search"
              placeholder={t('rules.search')}
              value={query.value}
              onInput={(event) => (query.value = event.currentTarget.value)}
            />
          </label>
          <Button sign="bulb" href={`/games/${game}/learn`}>
            {t('game.learn')}
          </Button>
          <Button sign="download" onClick={() => print()}>
            {t('rules.print')}
          </Button>
        </div>
        <p class="label rb-count" aria-live="polite">
          {words.length > 0 && t(found > 0 ? 'rules.passages' : 'rules.nothing', { n: found })}
        </p>
        {book && words.length === 0 && (
          <details class="rb-contents only-phone slab">
            <summary>{t('rules.contents')}</summary>
            <nav aria-label={t('rules.contents')}>
              <Contents chapters={book.chapters} />
            </nav>
          </details>
        )}
        {view && (
          <div lang={book.language}>
            <RulebookView {...view} />
          </div>
        )}
        <section class="rb-ledger" id="every-clause">
          <h2 class="display">{t('rules.every-clause')}</h2>
          <p class="help">{t('rules.every-clause-note', { n: clauses.length })}</p>
          <details open={isInLedger || !book}>
            <summary>{t('rules.ledger')}</summary>
            <ClauseList game={game} clauses={clauses} stated={stated} wanted={wanted} />
          </details>
        </section>
      </div>
    </>
  );
}

// The rules of one game to read, search, print and link to, with the ledger of every clause behind them.

import { type Signal, useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { ComponentProps, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../components/empty-state.tsx';
import { SearchField } from '../components/form-fields.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { gameTexts, gameTitle, t } from '../i18n.ts';
import { url } from '../router.ts';
import { OursKey } from '../rulebook/clause-links.tsx';
import { ClauseList } from '../rulebook/clause-list.tsx';
import { FoundRules, foundRules } from '../rulebook/found-rules.tsx';
import { loadRulebookParts, type RulebookParts } from '../rulebook/load-parts.ts';
import { usePrintLightTheme } from '../rulebook/print-light-theme.ts';
import { Contents, RulebookView } from '../rulebook/rulebook-view.tsx';
import { language } from '../settings/preferences.ts';
import '../rulebook/rulebook.css';

export function RulesPage({ game }: { readonly game: string }): JSX.Element {
  const query = useSignal(url.peek().searchParams.get('find') ?? '');
  const wanted = decodeURIComponent(url.value.hash.slice(1));
  const tongue = language.value;
  usePrintLightTheme();
  const parts = useLoaded(() => loadRulebookParts(game, tongue), [game, tongue]);
  const isThere = parts !== undefined;
  const isSearched = query.value.trim() !== '';
  /** Whoever follows a clause wants to read it where it stands. */
  useEffect(() => {
    if (wanted) query.value = '';
  }, [wanted]);
  useEffect(() => {
    if (wanted && isThere && !isSearched) document.getElementById(wanted)?.scrollIntoView({ block: 'start' });
  }, [wanted, isThere, isSearched]);
  return (
    <PageShell class="rules-page">
      <div data-game={game} class="rulebook">
        {parts ? (
          <Opened {...parts} game={game} query={query} wanted={wanted} />
        ) : (
          <>
            <Head game={game} />
            <Loading />
          </>
        )}
      </div>
    </PageShell>
  );
}

const Head = ({ game }: { readonly game: string }): JSX.Element => (
  <header class="rb-head">
    <p class="label">{t('nav.rules')}</p>
    <h1 class="display">{gameTitle(game)}</h1>
    <p class="summary">{gameTexts(game)['game.summary'] ?? ' '}</p>
  </header>
);

function Opened({
  game,
  query,
  wanted,
  ...parts
}: RulebookParts & {
  readonly game: string;
  readonly query: Signal<string>;
  readonly wanted: string;
}): JSX.Element {
  const { book, clauses } = parts;
  const stated = new Set(book?.chapters.flatMap(({ passages }) => passages.flatMap((one) => one.clauses)));
  const view = book && { ...parts, book, game, wanted };
  const words = query.value.trim();
  const searched = words !== '' && view ? { ...view, query: words } : undefined;
  const found = searched ? foundRules(searched).length : 0;
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
        <Tools game={game} query={query} />
        <p class="label rb-count" aria-live="polite">
          {words !== '' && t(found > 0 ? 'rules.passages' : 'rules.nothing', { n: found })}
        </p>
        {book && words === '' && (
          <details class="rb-contents only-phone slab">
            <summary>{t('rules.contents')}</summary>
            <nav aria-label={t('rules.contents')}>
              <Contents chapters={book.chapters} />
            </nav>
          </details>
        )}
        {view && (
          <div lang={book.language}>
            {!searched && <OursKey />}
            {searched ? <FoundRules {...searched} /> : <RulebookView {...view} />}
          </div>
        )}
        <Ledger game={game} clauses={clauses} stated={stated} wanted={wanted} isOpen={isInLedger || !book} />
      </div>
    </>
  );
}

const Tools = ({ game, query }: { readonly game: string; readonly query: Signal<string> }): JSX.Element => (
  <div class="rb-tools">
    <SearchField label={t('rules.search')} query={query} />
    <Button sign="bulb" href={`/games/${game}/learn`}>
      {t('game.learn')}
    </Button>
    <Button sign="download" onClick={() => print()}>
      {t('rules.print')}
    </Button>
  </div>
);

function Ledger({
  isOpen,
  ...list
}: ComponentProps<typeof ClauseList> & { readonly isOpen: boolean }): JSX.Element {
  return (
    <section class="rb-ledger" id="every-clause">
      <h2 class="display">{t('rules.every-clause')}</h2>
      <p class="help">{t('rules.every-clause-note', { n: list.clauses.length })}</p>
      <details open={isOpen}>
        <summary>{t('rules.ledger')}</summary>
        <OursKey />
        <ClauseList {...list} />
      </details>
    </section>
  );
}

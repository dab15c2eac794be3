// The app: one page at a time, each loaded when it is wanted; a page that fails says so instead of vanishing.
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { EmptyState, Loading } from './components/empty-state.tsx';
import { lazy } from './components/lazy.tsx';
import { MissingPage } from './components/missing-page.tsx';
import { PageShell } from './components/page-shell.tsx';
import { gameCardOf } from './games.ts';
import { ensureTextPart, t } from './i18n.ts';
import { isPartMissing, loadPart } from './load-part.ts';
import { houseNotice } from './net/house-notice.ts';
import { usePageFocus } from './page-focus.ts';
import { type Page, type PageLoaders, withTexts } from './page-loader.ts';
import { hasSeekNews, SEEKING } from './pairing/seek-news.ts';
import { type Route, route, url } from './router.ts';

const PAGES: PageLoaders = {
  home: () => withTexts('home', async () => (await import('./pages/home-page.tsx')).HomePage),
  game: () => withTexts('game', async () => (await import('./pages/game-page.tsx')).GamePage),
  setup: async () => (await import('./pages/setup-page.tsx')).SetupPage,
  learn: async () => (await import('./pages/learn-page.tsx')).LearnPage,
  local: async () => (await import('./pages/local-table-page.tsx')).LocalTablePage,
  table: () =>
    withTexts('house', async () => (await import('./pages/server-table-page.tsx')).ServerTablePage),
};

const HouseNoticeBar = lazy(async () => {
  const [{ HouseNoticeBar }] = await Promise.all([
    import('./components/house-notice-bar.tsx'),
    ensureTextPart('house'),
  ]);
  return HouseNoticeBar;
});

const SeekBar = lazy(async () => {
  const [{ SeekBar }] = await Promise.all([import('./pairing/seek-bar.tsx'), ensureTextPart('pairing')]);
  return SeekBar;
});

const loadedPages = signal<ReadonlyMap<string, Page>>(new Map());
const failed = signal<unknown>(undefined);

/** Loads a page by its name; an unknown name is ignored, the app then shows its own page for it. */
export async function loadPage(name: string): Promise<void> {
  if (loadedPages.value.has(name)) return;
  try {
    const load = PAGES[name] ?? (await loadPart(() => import('./far-pages.ts'))).FAR_PAGES[name];
    if (!load) return;
    const page = await loadPart(load);
    loadedPages.value = new Map(loadedPages.value).set(name, page);
  } catch (error) {
    failed.value = error;
  }
}

const gameOf = (now: Route): string => ('game' in now ? now.game : '');
const idOf = (now: Route): string => ('id' in now ? now.id : '');

// A page that was loaded anew while its reader waits goes on waiting.
if (sessionStorage.getItem(SEEKING)) void import('./net/connection.ts').then((net) => net.serverConnection());

export function App(): JSX.Element {
  const now = route.value;
  const [error, forget] = useErrorBoundary((thrown) => console.error(thrown));
  const game = gameOf(now);
  const isUnknown = now.page === 'nowhere' || (game !== '' && !gameCardOf(game));
  useEffect(() => {
    failed.value = undefined;
    forget();
    if (!isUnknown) void loadPage(now.page);
  }, [now.page, isUnknown]);
  const Page = isUnknown ? undefined : loadedPages.value.get(now.page);
  usePageFocus(url.value.pathname, Page !== undefined || isUnknown);
  return (
    <>
      {houseNotice.value && <HouseNoticeBar />}
      {hasSeekNews.value && <SeekBar />}
      {error || failed.value ? (
        <Broken error={error ?? failed.value} />
      ) : isUnknown ? (
        <Nowhere />
      ) : Page ? (
        <Page key={`${game}:${idOf(now)}`} game={game} id={idOf(now)} />
      ) : (
        <Loading />
      )}
    </>
  );
}

const Nowhere = (): JSX.Element => (
  <MissingPage title={t('nowhere.title')} text={t('nowhere.text')}>
    <a class="btn go" href="/">
      {t('nav.home')}
    </a>
  </MissingPage>
);

const Broken = ({ error }: { readonly error: unknown }): JSX.Element => {
  // Nothing is wrong but the network.
  const isMissing = isPartMissing(error);
  return (
    <PageShell>
      <EmptyState
        level={1}
        cracked={!isMissing}
        title={t(isMissing ? 'not-kept' : 'broken.title')}
        text={isMissing ? '' : t('broken.text')}
      >
        <button type="button" class="btn go" onClick={() => location.reload()}>
          {t('broken.reload')}
        </button>
        <a class="btn" href="/">
          {t('nav.home')}
        </a>
      </EmptyState>
      {!isMissing && (
        <pre class="error-detail">
          {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        </pre>
      )}
    </PageShell>
  );
};

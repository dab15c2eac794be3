// The app: one page at a time, each loaded when it is wanted; a page that fails says so instead of vanishing.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { EmptyState, Loading } from './components/empty-state.tsx';
import { lazy } from './components/lazy.tsx';
import { MissingPage } from './components/missing-page.tsx';
import { PageShell } from './components/page-shell.tsx';
import { gameCardOf } from './games.ts';
import { ensureTextPart, t } from './i18n.ts';
import { loadPart } from './load-part.ts';
import { houseNotice } from './net/house-notice.ts';
import { usePageFocus } from './page-focus.ts';
import { hasSeekNews, SEEKING } from './pairing/seek-news.ts';
import { type Route, route, url } from './router.ts';

type Page = ComponentType<{ readonly game: string; readonly id: string }>;

/** A page whose texts are loaded with it. */
const withTexts = async (part: string, page: () => Promise<Page>): Promise<Page> =>
  (await Promise.all([page(), ensureTextPart(part)]))[0];

const withFriends = (page: () => Promise<Page>): Promise<Page> =>
  withTexts('friends', () => withTexts('house', page));

const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  home: () => withTexts('home', async () => (await import('./pages/home-page.tsx')).HomePage),
  tables: () => withTexts('house', async () => (await import('./pages/tables-page.tsx')).TablesPage),
  play: () =>
    withTexts('pairing', () =>
      withTexts('house', async () => (await import('./pages/play-page.tsx')).PlayPage),
    ),
  settings: () => withTexts('house', async () => (await import('./pages/settings-page.tsx')).SettingsPage),
  credits: () => withTexts('house', async () => (await import('./pages/credits-page.tsx')).CreditsPage),
  lessons: () => withTexts('house', async () => (await import('./pages/lessons-page.tsx')).LessonsPage),
  rulebooks: () => withTexts('house', async () => (await import('./pages/rulebooks-page.tsx')).RulebooksPage),
  labs: () => withTexts('house', async () => (await import('./pages/labs-page.tsx')).LabsPage),
  join: () => withTexts('house', async () => (await import('./pages/join-page.tsx')).JoinPage),
  replays: () => withTexts('house', async () => (await import('./pages/replays-page.tsx')).ReplaysPage),
  profile: () => withFriends(async () => (await import('./pages/profile-page.tsx')).ProfilePage),
  person: () => withFriends(async () => (await import('./pages/person-page.tsx')).PersonPage),
  friends: () => withFriends(async () => (await import('./pages/friends-page.tsx')).FriendsPage),
  'friend-link': () => withFriends(async () => (await import('./pages/friend-link-page.tsx')).FriendLinkPage),
  club: () =>
    withTexts('expeditions', () => withFriends(async () => (await import('./pages/club-page.tsx')).ClubPage)),
  'club-link': () => withFriends(async () => (await import('./pages/club-link-page.tsx')).ClubLinkPage),
  host: () =>
    withTexts('expeditions', () =>
      withTexts('house', async () => (await import('./pages/host-page.tsx')).HostPage),
    ),
  expeditions: () =>
    withTexts('expeditions', () =>
      withTexts('house', async () => (await import('./pages/expeditions-page.tsx')).ExpeditionsPage),
    ),
  expedition: () =>
    withTexts('expeditions', () =>
      withTexts('house', async () => (await import('./pages/expedition-page.tsx')).ExpeditionPage),
    ),
  puzzles: () =>
    withTexts('puzzles', () =>
      withTexts('house', async () => (await import('./pages/puzzles-page.tsx')).PuzzlesPage),
    ),
  puzzle: () =>
    withTexts('puzzles', () =>
      withTexts('house', async () => (await import('./pages/puzzle-page.tsx')).PuzzlePage),
    ),
  game: () => withTexts('game', async () => (await import('./pages/game-page.tsx')).GamePage),
  setup: async () => (await import('./pages/setup-page.tsx')).SetupPage,
  rules: () => withTexts('house', async () => (await import('./pages/rules-page.tsx')).RulesPage),
  learn: async () => (await import('./pages/learn-page.tsx')).LearnPage,
  local: async () => (await import('./pages/local-table-page.tsx')).LocalTablePage,
  table: () =>
    withTexts('house', async () => (await import('./pages/server-table-page.tsx')).ServerTablePage),
  replay: () => withTexts('house', async () => (await import('./pages/replay-page.tsx')).ReplayPage),
  review: () =>
    withTexts('study', () =>
      withTexts('house', async () => (await import('./pages/review-page.tsx')).ReviewPage),
    ),
  lab: () => withTexts('study', async () => (await import('./pages/lab-page.tsx')).LabPage),
  verify: () => withTexts('house', async () => (await import('./pages/verify-page.tsx')).VerifyPage),
};

const HouseNoticeBar = lazy(async () => (await import('./components/house-notice-bar.tsx')).HouseNoticeBar);

const SeekBar = lazy(async () => {
  const [{ SeekBar }] = await Promise.all([import('./pairing/seek-bar.tsx'), ensureTextPart('pairing')]);
  return SeekBar;
});

const loadedPages = signal<ReadonlyMap<string, Page>>(new Map());
const failed = signal<unknown>(undefined);

/** Loads a page by its name; an unknown name is ignored, the app then shows its own page for it. */
export async function loadPage(name: string): Promise<void> {
  if (loadedPages.value.has(name) || !PAGES[name]) return;
  try {
    const page = await loadPart(PAGES[name]);
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
  const isUnknown = now.page === 'nowhere' || (game !== '' && !gameCardOf(game)) || !PAGES[now.page];
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

const Broken = ({ error }: { readonly error: unknown }): JSX.Element => (
  <PageShell>
    <EmptyState level={1} cracked title={t('broken.title')} text={t('broken.text')}>
      <button type="button" class="btn go" onClick={() => location.reload()}>
        {t('broken.reload')}
      </button>
      <a class="btn" href="/">
        {t('nav.home')}
      </a>
    </EmptyState>
    <pre class="error-detail">
      {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
    </pre>
  </PageShell>
);

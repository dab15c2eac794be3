// The app: one page at a time, each brought when it is wanted; a page that fails says so instead of vanishing.
import { signal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { useArrival } from './arrival.ts';
import { cardOf } from './games.ts';
import { Loading, Niche } from './pages/niche.tsx';
import { Shell } from './pages/shell.tsx';
import { type Route, route, url } from './router.ts';
import { learnPart, t } from './speech.ts';

type Page = ComponentType<{ readonly game: string; readonly id: string }>;

/** A page whose words are no part of what everybody loads. */
const withTexts = async (part: string, page: () => Promise<Page>): Promise<Page> =>
  (await Promise.all([page(), learnPart(part)]))[0];

const PAGES: Readonly<Record<string, () => Promise<Page>>> = {
  home: async () => (await import('./pages/home-page.tsx')).HomePage,
  tables: async () => (await import('./pages/tables-page.tsx')).TablesPage,
  settings: () => withTexts('house', async () => (await import('./pages/settings-page.tsx')).SettingsPage),
  credits: () => withTexts('house', async () => (await import('./pages/credits-page.tsx')).CreditsPage),
  lessons: async () => (await import('./pages/shelf-page.tsx')).LessonsPage,
  rulebooks: async () => (await import('./pages/shelf-page.tsx')).RulebooksPage,
  labs: async () => (await import('./pages/shelf-page.tsx')).LabsPage,
  join: () => withTexts('house', async () => (await import('./pages/join-page.tsx')).JoinPage),
  replays: async () => (await import('./pages/replays-page.tsx')).ReplaysPage,
  profile: () => withTexts('house', async () => (await import('./pages/profile-page.tsx')).ProfilePage),
  person: () => withTexts('house', async () => (await import('./pages/person-page.tsx')).PersonPage),
  daily: () => withTexts('house', async () => (await import('./pages/daily-page.tsx')).DailyPage),
  game: async () => (await import('./pages/game-page.tsx')).GamePage,
  setup: async () => (await import('./pages/setup-page.tsx')).SetupPage,
  rules: async () => (await import('./pages/rules-page.tsx')).RulesPage,
  learn: async () => (await import('./pages/learn-page.tsx')).LearnPage,
  local: async () => (await import('./pages/local-page.tsx')).LocalPage,
  table: () => withTexts('house', async () => (await import('./pages/remote-page.tsx')).RemotePage),
  replay: async () => (await import('./pages/replay-page.tsx')).ReplayPage,
  review: () => withTexts('study', async () => (await import('./pages/review-page.tsx')).ReviewPage),
  lab: () => withTexts('study', async () => (await import('./pages/lab-page.tsx')).LabPage),
  verify: () => withTexts('house', async () => (await import('./pages/verify-page.tsx')).VerifyPage),
};

const brought = signal<ReadonlyMap<string, Page>>(new Map());
const failed = signal<unknown>(undefined);

/** Brings a page by its name; one that does not exist is nobody's fault here. */
export async function bring(name: string): Promise<void> {
  if (brought.value.has(name) || !PAGES[name]) return;
  try {
    const page = await PAGES[name]();
    brought.value = new Map(brought.value).set(name, page);
  } catch (error) {
    failed.value = error;
  }
}

const gameOf = (now: Route): string => ('game' in now ? now.game : '');
const idOf = (now: Route): string => ('id' in now ? now.id : '');

export function App(): JSX.Element {
  const now = route.value;
  const [error, forget] = useErrorBoundary((thrown) => console.error(thrown));
  const game = gameOf(now);
  const isUnknown = now.page === 'nowhere' || (game !== '' && !cardOf(game)) || !PAGES[now.page];
  useEffect(() => {
    failed.value = undefined;
    forget();
    if (!isUnknown) void bring(now.page);
  }, [now.page, isUnknown]);
  const Page = isUnknown ? undefined : brought.value.get(now.page);
  useArrival(url.value.pathname, Page !== undefined || isUnknown);
  if (error || failed.value) return <Broken error={error ?? failed.value} />;
  if (isUnknown) return <Nowhere />;
  return Page ? <Page key={`${game}:${idOf(now)}`} game={game} id={idOf(now)} /> : <Loading />;
}

const Nowhere = (): JSX.Element => (
  <Shell>
    <Niche level={1} cracked title={t('nowhere.title')} text={t('nowhere.text')}>
      <a class="btn go" href="/">
        {t('nav.home')}
      </a>
    </Niche>
  </Shell>
);

const Broken = ({ error }: { readonly error: unknown }): JSX.Element => (
  <Shell>
    <Niche level={1} cracked title={t('broken.title')} text={t('broken.text')}>
      <button type="button" class="btn go" onClick={() => location.reload()}>
        {t('broken.reload')}
      </button>
      <a class="btn" href="/">
        {t('nav.home')}
      </a>
    </Niche>
    <pre class="error-detail">
      {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
    </pre>
  </Shell>
);

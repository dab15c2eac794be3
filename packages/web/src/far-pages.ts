// Pages that the first visit and a table do without: even where they are is loaded when one of them is wanted.
import { type Page, type PageLoaders, withTexts } from './page-loader.ts';

const withFriends = (page: () => Promise<Page>): Promise<Page> =>
  withTexts('friends', () => withTexts('house', page));

export const FAR_PAGES: PageLoaders = {
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
  replays: () =>
    withTexts('studies', () =>
      withTexts('house', async () => (await import('./pages/replays-page.tsx')).ReplaysPage),
    ),
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
  rules: () => withTexts('house', async () => (await import('./pages/rules-page.tsx')).RulesPage),
  replay: () => withTexts('house', async () => (await import('./pages/replay-page.tsx')).ReplayPage),
  review: () =>
    withTexts('study', () =>
      withTexts('house', async () => (await import('./pages/review-page.tsx')).ReviewPage),
    ),
  study: () =>
    withTexts('studies', () =>
      withTexts('house', async () => (await import('./pages/study-page.tsx')).StudyPage),
    ),
  lab: () => withTexts('study', async () => (await import('./pages/lab-page.tsx')).LabPage),
  verify: () => withTexts('house', async () => (await import('./pages/verify-page.tsx')).VerifyPage),
};

// What stands around every page but the table: the bar with its ways, and the tabs of a phone.
import { LANGUAGES } from '@undercroft/kernel';
import { IconButton, SeatBadge, Sign, type SignName } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { gameCards } from '../games.ts';
import { t } from '../i18n.ts';
import { route } from '../router.ts';
import { prefer, preferences, theme } from '../settings/preferences.ts';
import { seatLetters } from '../table/seat-letters.ts';
import { Logo } from './logo.tsx';

const WAYS = [
  { to: '/', text: 'nav.play', page: 'home' },
  { to: '/tables', text: 'nav.tables', page: 'tables' },
  { to: '/expeditions', text: 'nav.expeditions', page: 'expeditions' },
  { to: '/puzzles', text: 'nav.puzzles', page: 'puzzles' },
  { to: '/learn', text: 'nav.learn', page: 'lessons' },
  { to: '/rules', text: 'nav.rules', page: 'rulebooks' },
  { to: '/lab', text: 'nav.lab', page: 'labs' },
  { to: '/replay', text: 'nav.replays', page: 'replays' },
] as const;

/** A phone's ways, with a new table under the thumb; settings and oneself stand in the bar. */
const TABS: readonly { to: string; text: string; page: string; more?: readonly string[]; sign: SignName }[] =
  [
    { to: '/', text: 'nav.play', page: 'home', sign: 'play' },
    { to: '/tables', text: 'nav.tables', page: 'tables', more: ['replays'], sign: 'list' },
    { to: `/games/${gameCards[0]?.name ?? ''}/new`, text: 'home.new', page: 'setup', sign: 'plus' },
    { to: '/expeditions', text: 'nav.expeditions', page: 'expeditions', more: ['expedition'], sign: 'flag' },
    {
      to: '/learn',
      text: 'nav.learn',
      page: 'lessons',
      more: ['rulebooks', 'labs', 'puzzles'],
      sign: 'book',
    },
  ];

/** Who one is, as others see it at a table; leads to one's own page. */
function Myself(): JSX.Element {
  const name = preferences.value.name.trim();
  return (
    <a class="me" href="/me" aria-current={route.value.page === 'profile' ? 'page' : undefined}>
      <span class="vh">{name ? `${t('nav.profile')}: ${name}` : t('nav.profile')}</span>
      <SeatBadge seat={{ mark: 1, letter: seatLetters([name || t('you')])[0]!, name: '' }} size={24} silent />
      <span class="only-wide" aria-hidden="true">
        {name || t('nav.profile')}
      </span>
    </a>
  );
}

export function PageShell({
  class: extra,
  wide,
  children,
}: {
  readonly class?: string;
  /** Fills the window instead of being a column to read. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <div class={['shell', wide && 'wide', extra].filter(Boolean).join(' ')}>
      <a class="skiplink" href="#content">
        {t('nav.skip')}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <PhoneTabs />
    </div>
  );
}

function TopBar(): JSX.Element {
  const { page } = route.value;
  return (
    <header class="bar">
      <a class="mark" href="/">
        <Logo />
        <span>Undercroft</span>
      </a>
      <nav class="only-wide" aria-label={t('nav.title')}>
        {WAYS.map((way) => (
          <a
            key={way.to}
            href={way.to}
            class={way.page === page ? 'on' : ''}
            aria-current={way.page === page ? 'page' : undefined}
          >
            {t(way.text)}
          </a>
        ))}
      </nav>
      <div class="tools">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <span class="lang only-wide" role="group" aria-label={t('settings.language')}>
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="button"
              aria-pressed={language === preferences.value.language}
              onClick={() => prefer({ language })}
            >
              {language.toUpperCase()}
            </button>
          ))}
        </span>
        <IconButton
          sign="theme"
          label={t(theme.value === 'dark' ? 'settings.to-light' : 'settings.to-dark')}
          onClick={() => prefer({ theme: theme.value === 'dark' ? 'light' : 'dark' })}
        />
        <IconButton sign="settings" label={t('nav.settings')} href="/settings" />
        <Myself />
      </div>
    </header>
  );
}

function PhoneTabs(): JSX.Element {
  const { page } = route.value;
  return (
    <nav class="tabs only-phone" aria-label={t('nav.title')}>
      {TABS.map((tab) => (
        <a
          key={tab.to}
          href={tab.to}
          class={[tab.sign === 'plus' && 'new', (tab.page === page || tab.more?.includes(page)) && 'on']
            .filter(Boolean)
            .join(' ')}
          aria-current={tab.page === page ? 'page' : undefined}
        >
          <Sign name={tab.sign} />
          <span class={tab.sign === 'plus' ? 'vh' : ''}>{t(tab.text)}</span>
        </a>
      ))}
    </nav>
  );
}

// Where the reader is: a small router over the history of the browser.
import { computed, signal } from '@preact/signals';

const SINGLE = {
  '/': 'home',
  '/tables': 'tables',
  '/play': 'play',
  '/settings': 'settings',
  '/credits': 'credits',
  '/learn': 'lessons',
  '/rules': 'rulebooks',
  '/lab': 'labs',
  '/join': 'join',
  '/replay': 'replays',
  '/me': 'profile',
  '/friends': 'friends',
  '/expeditions': 'expeditions',
  '/daily': 'expeditions',
  '/puzzles': 'puzzles',
  '/host': 'host',
  '/admin': 'host',
} as const;
/** Pages under `/games/<game>/`, and those under `/<first part>/<id>`. */
const OF_GAME = { '': 'game', new: 'setup', rules: 'rules', learn: 'learn', lab: 'lab' } as const;
const OF_ID = {
  local: 'local',
  t: 'table',
  expeditions: 'expedition',
  puzzles: 'puzzle',
  people: 'person',
  friends: 'friend-link',
  clubs: 'club',
  join: 'club-link',
  replay: 'replay',
  review: 'review',
  study: 'study',
  verify: 'verify',
} as const;

type PageOf<Pages> = Pages[keyof Pages];
export type Route =
  | { readonly page: PageOf<typeof SINGLE> | 'nowhere' }
  | { readonly page: PageOf<typeof OF_GAME>; readonly game: string }
  | { readonly page: PageOf<typeof OF_ID>; readonly id: string };

const pageIn = <Pages extends object>(pages: Pages, name: string): PageOf<Pages> | undefined =>
  Object.hasOwn(pages, name) ? pages[name as keyof Pages] : undefined;

export function routeOf(path: string): Route {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const single = pageIn(SINGLE, clean);
  if (single) return { page: single };
  const [, first = '', second = '', third = '', ...rest] = clean.split('/').map(decode);
  if (rest.length > 0 || second === '') return { page: 'nowhere' };
  const ofGame = first === 'games' && pageIn(OF_GAME, third);
  if (ofGame) return { page: ofGame, game: second };
  const ofId = third === '' && pageIn(OF_ID, first);
  return ofId ? { page: ofId, id: second } : { page: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const address = signal(location.pathname + location.search + location.hash);
const readAddress = (): void => {
  address.value = location.pathname + location.search + location.hash;
};

export const url = computed(() => new URL(address.value, location.origin));
export const route = computed(() => routeOf(url.value.pathname));

export function go(to: string): void {
  history.pushState(null, '', to);
  readAddress();
  if (!to.includes('#')) scrollTo(0, 0);
}

/** Takes over every plain click on a link that stays in the app. */
export function followLinks(): void {
  addEventListener('popstate', readAddress);
  addEventListener('hashchange', readAddress);
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a');
    if (
      !link ||
      link.target ||
      link.hasAttribute('download') ||
      link.origin !== location.origin ||
      !link.hasAttribute('href')
    )
      return;
    if (link.pathname.startsWith('/api/') || link.pathname.includes('.')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
    // Within the page the keyboard goes along, where it can stand there.
    document.getElementById(link.hash.slice(1))?.focus();
  });
}

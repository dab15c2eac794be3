// Where the reader is: a small router over the history of the browser.
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'tables' }
  | { readonly page: 'settings' }
  | { readonly page: 'credits' }
  | { readonly page: 'lessons' }
  | { readonly page: 'rulebooks' }
  | { readonly page: 'labs' }
  | { readonly page: 'join' }
  | { readonly page: 'replays' }
  | { readonly page: 'profile' }
  | { readonly page: 'daily' }
  | { readonly page: 'person'; readonly id: string }
  | { readonly page: 'game'; readonly game: string }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string }
  | { readonly page: 'learn'; readonly game: string }
  | { readonly page: 'lab'; readonly game: string }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'review'; readonly id: string }
  | { readonly page: 'verify'; readonly id: string }
  | { readonly page: 'nowhere' };

const SINGLE = {
  '/': 'home',
  '/tables': 'tables',
  '/settings': 'settings',
  '/credits': 'credits',
  '/learn': 'lessons',
  '/rules': 'rulebooks',
  '/lab': 'labs',
  '/join': 'join',
  '/replay': 'replays',
  '/me': 'profile',
  '/daily': 'daily',
} as const;

export function routeOf(path: string): Route {
  const clean = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const single = Object.hasOwn(SINGLE, clean) ? SINGLE[clean as keyof typeof SINGLE] : undefined;
  if (single) return { page: single };
  const [, first, second = '', third, ...rest] = clean.split('/').map(decode);
  if (rest.length > 0 || second === '') return { page: 'nowhere' };
  if (first === 'games') {
    if (third === undefined) return { page: 'game', game: second };
    if (third === 'new') return { page: 'setup', game: second };
    if (third === 'rules') return { page: 'rules', game: second };
    if (third === 'learn') return { page: 'learn', game: second };
    if (third === 'lab') return { page: 'lab', game: second };
  }
  if (third !== undefined) return { page: 'nowhere' };
  if (first === 'local' || first === 'replay' || first === 'review' || first === 'verify')
    return { page: first, id: second };
  if (first === 'people') return { page: 'person', id: second };
  if (first === 't') return { page: 'table', id: second };
  return { page: 'nowhere' };
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

/** Goes to a page of the app. `replace` leaves no step behind in the history. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  readAddress();
  if (how === 'push' && !to.includes('#')) scrollTo(0, 0);
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
  });
}

// A visitor: one page of one context, with everything that went wrong on it written down.
import type { Language } from '@undercroft/kernel';
import type { Browser, Page, Request } from 'playwright-core';
import { seedPage } from './chance.ts';

export interface Visit {
  readonly page: Page;
  /** Errors of scripts and refusals of the content policy, in order. */
  readonly errors: string[];
  close(): Promise<void>;
}

export interface VisitSettings {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'dark' | 'light';
  readonly language?: Language;
  readonly name?: string;
  readonly motion?: 'off' | 'quick' | 'normal';
  readonly serviceWorkers?: 'allow' | 'block';
  /** Played with a finger; so are narrow windows. */
  readonly touch?: boolean;
}

/** What each page still waits for. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Waits until the page is at rest: nothing is being loaded, and nothing has changed or moved for three frames. */
export async function settled(page: Page): Promise<void> {
  do
    await page.evaluate(async () => {
      let still = 0;
      const watch = new MutationObserver(() => (still = 0));
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      await document.fonts.ready;
      while (still < 3) {
        await new Promise(requestAnimationFrame);
        const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
        still = isMoving ? 0 : still + 1;
      }
      watch.disconnect();
    });
  while (underWay.get(page)!.size > 0);
}

/** Until a list that came up by itself takes touches. */
export const touchable = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('main')?.style.pointerEvents !== 'none');
};

/** Goes to another page of the house without loading it anew, which takes a fraction of the time. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);

export async function visit(browser: Browser, settings: VisitSettings = {}): Promise<Visit> {
  const { width = 1280, height = 720, theme = 'dark', language = 'en', name = '', motion = 'off' } = settings;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: language,
    serviceWorkers: settings.serviceWorkers ?? 'block',
    hasTouch: settings.touch ?? width < 721,
  });
  // Only what hangs: machines are shared.
  context.setDefaultTimeout(120_000);
  const kept = JSON.stringify({ language, theme: 'auto', motion, name });
  await context.addInitScript((value) => {
    try {
      if (!localStorage.getItem('undercroft.preferences'))
        localStorage.setItem('undercroft.preferences', value);
    } catch {
      // A page without storage (about:blank) needs none.
    }
  }, kept);
  const page = await context.newPage();
  await seedPage(page);
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => loading.delete(request));
  underWay.set(page, loading);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  return { page, errors, close: () => context.close() };
}

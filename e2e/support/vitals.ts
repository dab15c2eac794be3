// What a visitor feels, on a processor slowed down four times: largest paint, layout shifts, and how soon a touch is answered.
import type { Browser, CDPSession, Page } from 'playwright-core';
import type { AnyGame } from './games.ts';
import { layPlayed } from './played.ts';
import { type TouchTime, touchTimes, traced } from './trace.ts';
import { visit } from './visit.ts';

/** The limits: milliseconds, a share of the window, milliseconds, milliseconds. */
export const LIMITS = { lcp: 1500, cls: 0.02, interaction: 100, firstDecision: 10_000 } as const;
const SLOWER = 4;

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

export interface Paint {
  readonly lcp: number;
  readonly cls: number;
}

const WATCH_PAINT = (): void => {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { seenPaint: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = Math.max(seen.lcp, entry.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Largest paint and layout shifts of a page that is opened for the first time. */
export async function paintOf(
  browser: Browser,
  arrive: (page: Page) => Promise<void>,
  sign: string,
): Promise<Paint> {
  const { page, close } = await visit(browser);
  await slowDown(page);
  await page.addInitScript(WATCH_PAINT);
  await arrive(page);
  await page.waitForSelector(sign);
  await page.waitForTimeout(700);
  const paint = await page.evaluate(() => (globalThis as unknown as { seenPaint: Paint }).seenPaint);
  await close();
  return paint;
}

/** A table in the last third of a game with as many seats as there can be, where pieces move at their usual speed. */
export const lateTable = (page: Page, address: string, game: AnyGame): Promise<void> =>
  layPlayed(page, address, game, { seats: game.seats[1], share: 0.7 });

const TOUCHES = 12;
/** A list that comes up by itself takes no touch for a moment: not all of them are answered. */
const TRIED = 24;

/**
 * The longest way from a touch to the frame that answers it, over a dozen touches of the first choice and more. Every second touch
 * comes while the pieces that the one before moved, or the dice it threw, are still on their way.
 */
export async function worstInteraction(browser: Browser, address: string, game: AnyGame): Promise<TouchTime> {
  const { page, close } = await visit(browser, { motion: 'normal' });
  await lateTable(page, address, game);
  await page.waitForSelector('.rail .choice');
  await slowDown(page);
  const events = await traced(browser, async () => {
    for (let i = 0; i < TRIED; i++) {
      const place = await page.evaluate(() => {
        const box = document.querySelector('.rail .choice')?.getBoundingClientRect();
        return box && { x: box.x + 30, y: box.y + box.height / 2 };
      });
      // The pointer is brought there by the browser itself: what a test tool looks up on the way is no part of the page.
      if (place) await page.mouse.click(place.x, place.y);
      await page.waitForTimeout(i % 2 ? 700 : 150);
    }
  });
  await close();
  const times = touchTimes(events);
  if (times.length < TOUCHES) throw new Error(`only ${times.length} touches were seen`);
  return {
    wall: Math.max(...times.map(({ wall }) => wall)),
    work: Math.max(...times.map(({ work }) => work)),
  };
}

/** What browsers call Slow 4G: bytes a second down and up, milliseconds of a way. */
const SLOW_4G = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5, offline: false };

/** From a cold link to a game's page, on a phone over a slow network, to the first decision of a game against bots. */
export async function firstDecision(browser: Browser, address: string, game: string): Promise<number> {
  const { page, close } = await visit(browser, {
    width: 390,
    height: 844,
    motion: 'normal',
    serviceWorkers: 'allow',
  });
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  const began = Date.now();
  await page.goto(`${address}/games/${game}`, { waitUntil: 'commit' });
  await page.locator('.hero-acts .btn.go').first().click();
  await page.waitForFunction(
    () => document.title.startsWith('Your turn') || document.querySelector('.dock .acts .btn.go') !== null,
    undefined,
    { timeout: 60_000 },
  );
  const took = Date.now() - began;
  await close();
  return took;
}

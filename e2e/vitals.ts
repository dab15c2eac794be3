// Measures what a visitor feels, on a processor slowed down four times: `npx node e2e/vitals.ts`. Prints, judges nothing:
// a shared machine is too noisy for a test.
import { seeded } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layTable, playSome } from './support/play.ts';
import { serveClient } from './support/serve-client.ts';
import { visit } from './support/visit.ts';

const SLOWER = 4;

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Largest paint and layout shifts of the page so far. */
const paint = (page: Page): Promise<{ readonly lcp: number; readonly cls: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let lcp = 0;
        let cls = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) lcp = Math.max(lcp, entry.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            cls += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ lcp: Math.round(lcp), cls }), 300);
      }),
  );

const games = await loadGames();
const [browser, served] = await Promise.all([openBrowser(), serveClient()]);

const home = await visit(browser);
await slowDown(home.page);
await home.page.goto(served.address);
await home.page.waitForSelector('.arcade');
console.log('home', await paint(home.page));
await home.close();

for (const { game } of games) {
  const { page, close } = await visit(browser, { motion: 'normal' });
  const luck = seeded(`${game.name}:vitals`);
  await layTable(page, served.address, game.name, game.seats[1], 1);
  await playSome(page, (n) => luck.pick(n), 16);
  await slowDown(page);
  await page.evaluate(() => {
    const all: number[] = [];
    Object.assign(globalThis, { interactions: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  for (let i = 0; i < 8 && (await page.locator('.rail .choice').count()) > 0; i++) {
    await page.locator('.rail .choice').first().click();
    await page.waitForTimeout(500);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { interactions: number[] }).interactions);
  console.log(`${game.name}, ${game.seats[1]} seats, worst interaction`, Math.max(0, ...times), 'ms');
  await close();
}
await browser.close();
await served.stop();

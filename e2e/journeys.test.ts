// Journeys in a real browser: each game at each number of seats, against bots, to the end; reload, undo, language in play.
import { seeded } from '@undercroft/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layTable, listedChoices, playOn, whatIsAsked } from './support/play.ts';
import { type Served, serveClient } from './support/serve-client.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveClient()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

const picker = (seed: string): ((count: number) => number) => {
  const luck = seeded(seed);
  return (count) => luck.pick(count);
};

for (const { game } of games)
  describe(game.name, () => {
    const [min, max] = game.seats;
    for (let seats = min; seats <= max; seats++)
      test(`one person and ${seats - 1} bots play to the end`, { timeout: 170_000 }, async () => {
        const { page, errors, close } = await visit(browser);
        await layTable(page, served.address, game.name, seats, 1);
        await playOn(page, picker(`${game.name}:${seats}`));
        expect(await page.locator('.rail [data-testid="result"]').count()).toBe(1);
        expect(await page.locator('.rail .over h2').textContent()).not.toMatch(/^\[|^$/);
        const old = page.url();
        await page.locator('.rail .over .btn.go').click();
        await page.waitForFunction((address) => location.href !== address, old);
        await whatIsAsked(page);
        expect(await page.locator('.rail [data-testid="result"]').count()).toBe(0);
        expect(errors).toEqual([]);
        await close();
      });

    test('a reload in the middle loses nothing, and the language changes in play', {
      timeout: 90_000,
    }, async () => {
      const { page, errors, close } = await visit(browser);
      await layTable(page, served.address, game.name, min, 1);
      const pick = picker(`${game.name}:reload`);
      for (let i = 0; i < 6; i++) {
        if ((await whatIsAsked(page)) !== 'choices') break;
        await page.evaluate((n) => {
          const rows = document.querySelectorAll<HTMLElement>('.rail .choice');
          rows[n % rows.length]?.click();
        }, pick(1000));
        await page.waitForTimeout(60);
      }
      await whatIsAsked(page);
      const before = await listedChoices(page);
      const lines = await page.locator('.rail .lines').textContent();
      await page.reload();
      await whatIsAsked(page);
      expect(await listedChoices(page)).toEqual(before);
      expect(await page.locator('.rail .lines').textContent()).toBe(lines);
      await page.keyboard.press('m');
      await page.getByLabel('Русский').check();
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.documentElement.lang === 'ru');
      await page.waitForFunction(() =>
        /\p{Script=Cyrillic}/u.test(document.querySelector('.rail .ask')?.textContent ?? ''),
      );
      const after = await listedChoices(page);
      expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
      expect(errors).toEqual([]);
      await close();
    });
  });

test('what can be taken back can be taken back, and again played', {
  timeout: 90_000,
}, async () => {
  const { page, close } = await visit(browser);
  let taken = 0;
  for (const { game } of games) {
    await layTable(page, served.address, game.name, game.seats[0], 1);
    const pick = picker(`${game.name}:undo`);
    for (let i = 0; i < 12; i++) {
      if ((await whatIsAsked(page)) !== 'choices') break;
      const before = await listedChoices(page);
      await page.evaluate((n) => {
        const rows = document.querySelectorAll<HTMLElement>('.rail .choice');
        rows[n % rows.length]?.click();
      }, pick(1000));
      await page.waitForTimeout(120);
      if ((await whatIsAsked(page)) !== 'choices') break;
      const undo = page.locator('.rail .acts .btn', { hasText: 'Take back' });
      if (!(await undo.count())) continue;
      await undo.click();
      await page.waitForTimeout(80);
      expect(await listedChoices(page)).toEqual(before);
      taken++;
      break;
    }
  }
  expect(taken).toBeGreaterThan(0);
  await close();
});

test('three people share one device, and nothing shows behind the curtain', {
  timeout: 120_000,
}, async () => {
  const shared = games.find(({ game }) => game.seats[0] <= 3 && game.seats[1] >= 3)!;
  const { page, errors, close } = await visit(browser);
  await layTable(page, served.address, shared.game.name, 3, 3);
  let curtains = 0;
  const luck = seeded('curtain');
  for (let i = 0; i < 60 && curtains < 3; i++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') break;
    if (asked === 'curtain') {
      curtains++;
      expect(await page.locator('.board, .mine, .log').count()).toBe(0);
      await page.locator('.curtain .btn.go').click();
    } else if (asked === 'hand-over') await page.locator('.rail .ask > .btn.go').click();
    else
      await page.evaluate((n) => {
        const rows = document.querySelectorAll<HTMLElement>('.rail .choice');
        rows[n % rows.length]?.click();
      }, luck.pick(1000));
    await page.waitForTimeout(20);
  }
  expect(curtains).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await close();
});

test('a page that is not there says what to do, and so does a dead invite', async () => {
  const { page, close } = await visit(browser);
  for (const path of ['/nothing/here', '/games/no-such-game', '/local/nope', '/replay/nope', '/t/nope']) {
    await page.goto(served.address + path);
    await page.waitForSelector('.niche h1');
    expect(await page.locator('.niche .btn').count()).toBeGreaterThan(0);
  }
  await close();
});

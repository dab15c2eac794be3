// Keyboard parity: for random games of people alone, every choice that the kernel lists is a named control, and the
// keyboard alone reaches it and plays it. English plays whole games; the other languages a good part of one.
import { LANGUAGES, seeded } from '@undercroft/kernel';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { loadGames } from './support/games.ts';
import { layTable, listedChoices, whatIsAsked } from './support/play.ts';
import { type Served, serveClient } from './support/serve-client.ts';
import { askedSeat, kernelChoices, storedTable } from './support/stored.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const MOST = { en: 400, ru: 40, it: 40 } as const;
const PATIENCE = 100_000;
let browser: Browser;
let served: Served;

beforeAll(async () => {
  [browser, served] = await Promise.all([openBrowser(), serveClient()]);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await served?.stop();
});

/** Brings the focus onto an element with the Tab key alone. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${selector}`);
}

/** From any choice of the list to this one, with the arrow keys alone. */
async function arrowTo(page: Page, key: string): Promise<void> {
  await page.keyboard.press('Home');
  for (let i = 0; i < 400; i++) {
    const now = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.choice);
    if (now === key) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`the arrow keys do not reach ${key}`);
}

for (const loaded of games)
  describe(loaded.game.name, () => {
    for (const language of LANGUAGES)
      test(`${language}: the list is the kernel's, and the keyboard plays it`, {
        timeout: 175_000,
      }, async () => {
        const { page, errors, close } = await visit(browser, { language });
        const seats = loaded.game.seats[0];
        await layTable(page, served.address, loaded.game.name, seats, seats);
        const luck = seeded(`${loaded.game.name}:${language}:parity`);
        const end = Date.now() + PATIENCE;
        let played = 0;
        for (; played < MOST[language] && Date.now() < end; ) {
          const asked = await whatIsAsked(page);
          if (asked === 'over') break;
          if (asked === 'curtain' || asked === 'hand-over') {
            await tabTo(page, '.btn.go');
            await page.keyboard.press('Enter');
            continue;
          }
          const shown = await listedChoices(page);
          const listed = kernelChoices(loaded, await storedTable(page), await askedSeat(page), language);
          expect(shown.toSorted(byKey)).toEqual(listed.toSorted(byKey));
          expect(new Set(shown.map(({ text }) => text)).size).toBe(shown.length);
          const { key } = listed[luck.pick(listed.length)]!;
          await tabTo(page, '.rail .choice');
          await arrowTo(page, key);
          await page.keyboard.press('Enter');
          played++;
          await page.waitForFunction(
            (before) => Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? -1) >= before,
            played,
          );
        }
        expect(played).toBeGreaterThan(8);
        expect(errors).toEqual([]);
        await close();
      });
  });

const byKey = (a: { readonly key: string }, b: { readonly key: string }): number => (a.key < b.key ? -1 : 1);

// Answers a puzzle by keys: whichever choice comes first.
import type { Page } from 'playwright-core';
import { settled } from './visit.ts';

/** Number keys go through the steps of a long list; the last one is the choice. */
export async function solvePuzzle(page: Page): Promise<void> {
  await page.waitForSelector('.puzzle[data-state="asked"] .rail .choices');
  for (;;) {
    await settled(page);
    if ((await page.locator('.puzzle[data-state="answered"]').count()) > 0) return;
    const confirm = page.locator('.rail .ask > .acts .go');
    if ((await confirm.count()) > 0) await confirm.click();
    else await page.keyboard.press('1');
  }
}

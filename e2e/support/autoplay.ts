// A quick guest: answers at once and by chance whatever a page asks, inside the page, until it is told to stop.
import type { Page } from 'playwright-core';

/** Starts answering; the same seed gives the same answers to the same questions. */
export const answerAll = (page: Page, seed: number): Promise<void> =>
  page.evaluate((start) => {
    let state = start;
    let pressedAt = '';
    let waited = 0;
    const answer = (): void => {
      const rows = document.querySelectorAll<HTMLElement>('.rail .choice:not(.more)');
      const entry = document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? '';
      // A step of the question is answered like an entry.
      const at = `${entry} ${document.querySelector('.rail .stepback') !== null}`;
      // A row is pressed once per entry; again only when the table did not move, because somebody else was first.
      waited = at === pressedAt ? waited + 1 : 0;
      if (rows.length === 0 || (at === pressedAt && waited < 12)) return;
      pressedAt = at;
      waited = 0;
      state = (state * 1103515245 + 12345) % 2147483648;
      rows[state % rows.length]!.click();
    };
    Object.assign(globalThis, { answering: setInterval(answer, 12) });
  }, seed);

export const stopAnswering = (page: Page): Promise<void> =>
  page.evaluate(() => clearInterval((globalThis as unknown as { answering: number }).answering));

/** How many entries the page has seen. */
export const entriesOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.tablegrid').getAttribute('data-at'));

/** Waits until the page has seen so many entries, or the game is over. */
export const untilEntries = async (page: Page, entries: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector('.rail [data-testid="result"]') !== null ||
      Number(document.querySelector<HTMLElement>('.tablegrid')?.dataset.at ?? 0) >= wanted,
    entries,
    { timeout: 60_000 },
  );
};

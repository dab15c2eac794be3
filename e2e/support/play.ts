// Plays at a table in the browser: finds what is asked, answers it, hands the device over, and knows when it is over.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Row } from './keyboard.ts';
import { pressAnyRow } from './press-row.ts';

export type Asked = 'choices' | 'hand-over' | 'curtain' | 'over';

/** Waits until the table wants something of whoever sits here. */
export async function whatIsAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.curtain')) return 'curtain';
    if (document.querySelector('.rail [data-testid="result"]')) return 'over';
    if (document.querySelector('.rail .choice')) return 'choices';
    if (document.querySelector('.rail .ask > .btn.go')) return 'hand-over';
    return false;
  });
  return (await found.jsonValue()) as Asked;
}

/** Every choice on the list, after all its pages were opened. */
export async function listedChoices(page: Page): Promise<readonly Row[]> {
  while (await page.locator('.rail .choice.more').count())
    await page.locator('.rail .choice.more').press('Enter');
  return page.locator('.rail .choice').evaluateAll((rows) =>
    rows.map((row) => ({
      key: (row as HTMLElement).dataset.choice ?? (row as HTMLElement).dataset.step ?? '',
      text: row.querySelector('.name')?.textContent ?? '',
      count: 1,
    })),
  );
}

/** Sits down at a fresh table of this browser; `people` seats are people, the rest bots that choose by chance. */
export async function layTable(
  page: Page,
  address: string,
  game: string,
  seats: number,
  people: number,
): Promise<void> {
  await page.goto(`${address}/games/${game}/new`);
  await page.waitForSelector('form.setup');
  const count = page.locator('.setup-seats .pick', { hasText: String(seats) });
  if (await count.count()) await count.first().click();
  const who = page.locator('.setup-seats select');
  for (let seat = 0; seat < seats; seat++)
    await who.nth(seat).selectOption(seat < people ? 'person' : 'random');
  await page.locator('.setup-acts .btn.go').click();
  await sitDown(page);
}

/** Waits for the table; where several people share the device, the first one lifts the curtain. */
export async function sitDown(page: Page): Promise<void> {
  await page.waitForSelector('.tablegrid, .curtain');
  if (await page.locator('.curtain').count()) await page.locator('.curtain .btn.go').click();
  await page.waitForSelector('.tablegrid');
}

/** Answers what is asked; `pick` takes a number and gives one below it. */
export async function answer(page: Page, asked: Asked, pick: (count: number) => number): Promise<void> {
  if (asked === 'over') return;
  if (asked === 'curtain') await page.locator('.curtain .btn.go').click();
  else if (asked === 'hand-over') await page.locator('.rail .ask > .btn.go').click();
  else await pressAnyRow(page, pick(1_000_000));
  // What was answered is drawn before the next look.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

/** Plays inside the page, where a choice takes no way there and back: so many choices, or to the end. */
const playInPage = (page: Page, seed: number, choices: number): Promise<boolean> =>
  page.evaluate(
    async ({ seed, choices }) => {
      const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
      const rows = (): NodeListOf<HTMLElement> => document.querySelectorAll('.rail .choice:not(.more)');
      const isOver = (): boolean => find('.rail [data-testid="result"]') !== null;
      const moment = (): string =>
        [
          find('.tablegrid')?.dataset.at,
          find('.curtain') === null,
          find('.rail .stepback') === null,
          rows().length,
          isOver(),
        ].join();
      let state = seed;
      for (let made = 0; made < choices; ) {
        const before = moment();
        if (isOver()) return true;
        const go = find('.curtain .btn.go') ?? (rows().length > 0 ? null : find('.rail .ask > .btn.go'));
        if (go) go.click();
        else if (rows().length > 0) {
          state = (state * 1103515245 + 12345) % 2147483648;
          rows()[state % rows().length]!.click();
          made++;
        }
        // A press that came too late, because a bot was first, is made again.
        for (const end = Date.now() + 2000; moment() === before && Date.now() < end; )
          await new Promise((resolve) => setTimeout(resolve));
      }
      return false;
    },
    { seed, choices },
  );

/** Answers until the game is over. */
export async function playOn(page: Page, pick: (count: number) => number): Promise<void> {
  await whatIsAsked(page);
  if (!(await playInPage(page, pick(1_000_000), 2000))) throw new Error('not over after 2000 choices');
}

/** Makes a few choices, or less where the game ends before that. */
export async function playSome(page: Page, pick: (count: number) => number, choices: number): Promise<void> {
  await whatIsAsked(page);
  await playInPage(page, pick(1_000_000), choices);
  await whatIsAsked(page);
}

/** The end of a game is told in words, on the board too. */
export async function saidEnd(page: Page): Promise<void> {
  expect(await page.locator('.rail .over h2').textContent()).not.toMatch(/^\[|^$/);
  const end = page.getByTestId('end-of-game');
  await end.waitFor();
  expect(await end.textContent()).not.toMatch(/\[[a-z]/);
}

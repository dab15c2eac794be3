// Plays at a table in the browser: finds what is asked, answers it, hands the device over, and knows when it is over.
import type { Page } from 'playwright-core';
import type { Row } from './keyboard.ts';

export type Asked = 'choices' | 'hand-over' | 'curtain' | 'over';

/** Waits until the table wants something of whoever sits here. */
export async function whatIsAsked(page: Page, timeout = 20_000): Promise<Asked> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.curtain')) return 'curtain';
      if (document.querySelector('.rail [data-testid="result"]')) return 'over';
      if (document.querySelector('.rail .choice')) return 'choices';
      if (document.querySelector('.rail .ask > .btn.go')) return 'hand-over';
      return false;
    },
    undefined,
    { timeout },
  );
  return (await found.jsonValue()) as Asked;
}

/** Every choice on the list, after all its pages were opened. */
export async function listedChoices(page: Page): Promise<readonly Row[]> {
  while (await page.locator('.rail .choice.more').count())
    await page.locator('.rail .choice.more').press('Enter');
  return page.locator('.rail .choice').evaluateAll((rows) =>
    rows.map((row) => ({
      key: (row as HTMLElement).dataset.choice ?? '',
      text: row.querySelector('.name')?.textContent ?? '',
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
  await page.waitForSelector('.tablegrid');
}

/** Answers until the game is over; `pick` takes the number of choices and gives an index. Answers with the entries made. */
export async function playOn(
  page: Page,
  pick: (count: number) => number,
  most = 2000,
  onStep?: (made: number) => Promise<void>,
): Promise<number> {
  for (let made = 0; made < most; made++) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') return made;
    if (asked === 'curtain') await page.locator('.curtain .btn.go').click();
    else if (asked === 'hand-over') await page.locator('.rail .ask > .btn.go').click();
    else {
      await onStep?.(made);
      await pressChoice(page, pick(1_000_000));
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  throw new Error(`not over after ${most} answers`);
}

/** Answers a few times, or less where the game ends before that. */
export async function playSome(page: Page, pick: (count: number) => number, answers: number): Promise<void> {
  let made = 0;
  while (made < answers) {
    const asked = await whatIsAsked(page);
    if (asked === 'over') return;
    if (asked === 'curtain') await page.locator('.curtain .btn.go').click();
    else if (asked === 'hand-over') await page.locator('.rail .ask > .btn.go').click();
    else {
      await pressChoice(page, pick(1_000_000));
      made++;
    }
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  }
  await whatIsAsked(page);
}

const pressChoice = (page: Page, number: number): Promise<void> =>
  page.evaluate((n) => {
    const rows = document.querySelectorAll<HTMLElement>('.rail .choice:not(.more)');
    rows[n % rows.length]?.click();
  }, number);

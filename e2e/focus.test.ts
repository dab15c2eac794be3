// The keyboard's place in the list of choices: an arrow is followed from the moment the list is there, and a list that is
// drawn anew keeps the focus on the same choice.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { layPlayed } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
/** Choices under several headings; choices that fill more than one page of the list. */
const { game: headed } = games.find(({ game }) => game.name === 'unearth')!;
const { game: long } = games.find(({ game }) => game.name === 'tomb')!;

const stage = setStage();

const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { choice, step } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
    return choice ?? step;
  });

/** Presses an arrow in the task in which the first list is drawn, before anything that waits for a frame. */
const PRESS_AT_ONCE = (): void => {
  const watch = new MutationObserver(() => {
    const [first, second] = document.querySelectorAll<HTMLElement>('.rail .choice');
    if (!first || !second) return;
    watch.disconnect();
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    document.documentElement.dataset.followed = String(document.activeElement === second);
  });
  watch.observe(document, { childList: true, subtree: true });
};

for (const { game } of games)
  test(`${game.name}: an arrow in the moment in which the list appears is followed`, async () => {
    const { page, close } = await visit(stage.browser);
    await layPlayed(page, stage.address, game, { seats: game.seats[0], share: 0, least: 2 });
    await page.addInitScript(PRESS_AT_ONCE);
    await page.reload();
    await page.waitForSelector('html[data-followed]');
    expect(await page.locator('html').getAttribute('data-followed')).toBe('true');
    await close();
  });

test('a list that grows again keeps the focus on the same choice, or on the step that asks for it', async () => {
  const { page, close } = await visit(stage.browser);
  await layPlayed(page, stage.address, headed, { seats: headed.seats[0], share: 0.5 });
  await page.waitForSelector('.rail .choice');
  const all = await page.locator('.rail .choice').count();
  const [head] = await page.locator('.rail .choice-head').allTextContents();
  // A ruin stands for the dice that may go there: the headings before theirs are gone, and come back.
  await page.locator('.board [data-touch]').first().click();
  await page.waitForSelector('.rail .btn.all');
  expect(await page.locator('.rail .choice-head').allTextContents()).not.toContain(head);
  const few = page.locator('.rail .choice');
  expect(await few.count()).toBeLessThan(all);
  await few.first().focus();
  await page.keyboard.press('End');
  const wanted = await focused(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction((n) => document.querySelectorAll('.rail .choice').length === n, all);
  expect(wanted).toBeDefined();
  const step = page.locator('.rail .choice.step:focus');
  if ((await step.count()) === 0) expect(await focused(page)).toBe(wanted);
  else {
    await page.keyboard.press('Enter');
    await page.waitForSelector('.rail .stepback');
    expect(await page.locator(`.rail [data-choice='${wanted}']`).count()).toBe(1);
    // And the keyboard stands on the first row of the step.
    expect(await focused(page)).toBe(await page.locator('.rail .choice').first().getAttribute('data-choice'));
  }
  await close();
});

/** The list of walls is asked in steps: one of them alone fills more than one page. */
async function openLongestStep(page: Page): Promise<void> {
  const steps = page.locator('.rail .choice.step');
  await steps.first().waitFor();
  const counts = await steps.evaluateAll((rows) =>
    rows.map((row) => Number((row as HTMLElement).dataset.count)),
  );
  await steps.nth(counts.indexOf(Math.max(...counts))).click();
}

test('more of a long list leaves the focus on the first of what was added', async () => {
  const { page, close } = await visit(stage.browser);
  const asks = (choice: unknown): boolean => (choice as { readonly kind?: string }).kind === 'place-wall';
  await layPlayed(page, stage.address, long, { seats: long.seats[0], share: 0, asks });
  const more = page.locator('.rail .choice.more');
  await openLongestStep(page);
  await more.waitFor();
  const shown = await page.locator('.rail .choice:not(.more)').count();
  await more.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((n) => document.querySelectorAll('.rail .choice').length > n + 1, shown);
  const added = page.locator('.rail .choice').nth(shown);
  expect(await focused(page)).toBe(await added.getAttribute('data-choice'));
  await close();
});

test('who skips to the content by keyboard is there', async () => {
  const { page, close } = await visit(stage.browser);
  await page.goto(`${stage.address}/rules`);
  await page.waitForSelector('main h1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await close();
});

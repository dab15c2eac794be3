// A puzzle as a person meets it: solved with a hint and with its prices, then one without a network that is rated once there is one.
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { gameNames } from './support/games.ts';
import { solvePuzzle } from './support/solve-puzzle.ts';
import { setServer, setStage } from './support/stage.ts';
import { settled, visit } from './support/visit.ts';

const stage = setStage();
const served = setServer();

test('solve with a hint, see every price, solve offline by keys, come back: rated once', async () => {
  const [game] = gameNames() as [string];
  const { page, errors, close } = await visit(stage.browser, { name: 'Ada', motion: 'off' });
  await page.goto(`${served.address}/puzzles#${game}`);
  const shelf = page.locator(`.puzzle-shelf[data-game="${game}"]`);
  await shelf.getByRole('button', { name: 'Next puzzle' }).click();
  await page.waitForSelector('.puzzle[data-state="asked"] .rail .choices');
  // Nothing of the answer is on the page, in words or in figures.
  expect(await page.locator('.puzzle-prices').count()).toBe(0);
  await page.getByRole('button', { name: 'Open' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.puzzle-hints li.open');
  expect(await page.locator('.puzzle-hints li.open').count()).toBe(1);
  // What was pressed or answered is gone; the keyboard stays near.
  await page.waitForSelector('.puzzle-hints li:focus, .puzzle-hints .btn:focus');
  await solvePuzzle(page);
  await page.waitForSelector('.puzzle-prices .best');
  await page.waitForSelector('.puzzle-answer:focus, .puzzle :focus');
  const status = await page.getByTestId('puzzle-verdict').innerText();
  expect(status).toMatch(/^(Solved|Not the best)/);
  await page.getByText(/^Your rating: /).waitFor();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  // Lying or on a tablet the answer scrolls by itself: below the table there is no page.
  for (const [width, height] of [
    [844, 390],
    [820, 1180],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)).toBe(0);
  }
  // On a phone the table scrolls, down to the last word, and the ways on stay whole below it.
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)).toBe(0);
    expect(await page.locator('.over-puzzle > .acts').evaluate(isWhole)).toBe(true);
    await page.locator('.tableframe').evaluate((frame) => frame.scrollTo(0, frame.scrollHeight));
    const [facts, ways] = await Promise.all(
      ['.over-puzzle .puzzle-facts', '.over-puzzle > .acts'].map((part) => page.locator(part).boundingBox()),
    );
    expect(facts!.y + facts!.height).toBeLessThanOrEqual(ways!.y + 1);
    expect(ways!.y + ways!.height).toBeLessThanOrEqual(height + 1);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  const me = ((await page.evaluate(async () => (await fetch('/api/me')).json())) as { id: string }).id;
  const tries = () => served.store.puzzles.triesBy(me);
  expect(await tries()).toMatchObject([{ game, hints: 1 }]);

  // The pack of the game is kept once one of its puzzles was opened.
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await shelf.getByText('Kept on this device').waitFor();
  await page.context().setOffline(true);
  await shelf.getByRole('button', { name: 'Next puzzle' }).click();
  await solvePuzzle(page);
  await page.getByText('Kept on this device; it counts once the server has it.').waitFor();
  expect(await page.locator('.puzzle-prices li').count()).toBeGreaterThan(2);
  expect(await tries()).toHaveLength(1);
  await page.context().setOffline(false);
  await expect.poll(tries).toHaveLength(2);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await settled(page);
  await page.goto(`${served.address}/puzzles#${game}`);
  // A line, not the black shape that it is where its styles are left out.
  await expect(
    shelf.locator('.spark polyline').evaluate((line) => getComputedStyle(line).fill),
  ).resolves.toBe('none');
  const ratings = await served.store.results.ratings(`puzzle:${game}`, [me]);
  expect(ratings).toMatchObject([{ games: 2 }]);
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await close();
});

/** Runs in the page: every button is inside the window and inside the strip that holds them. */
function isWhole(strip: Element): boolean {
  const { bottom } = strip.getBoundingClientRect();
  return [...strip.querySelectorAll('.btn')].every((button) => {
    const end = button.getBoundingClientRect().bottom;
    return end <= innerHeight && end <= bottom;
  });
}

// A finished game looked at again: the ending hidden, a moment shared, records in and out by hand, and a bot's review of it.
import { readFile } from 'node:fs/promises';
import { decisionsOf, judgeHere, outcomeFor, runReview } from '@undercroft/bots/review';
import { type GameRecord, openRecord, parseRecord, seeded } from '@undercroft/kernel';
import { loadHints } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { layTable, playSome } from './support/play.ts';
import { dropRecord, longestOf, reviewable } from './support/records.ts';
import { saved } from './support/saved.ts';
import { setServer, setStage } from './support/stage.ts';
import { follow, visit } from './support/visit.ts';

const games = await loadGames();

const stage = setStage();
const server = setServer();

const entriesOf = (cards: readonly string[]): number[] =>
  cards.map((card) => Number(/Move (\d+)/.exec(card)![1]));

/** The same review outside of the browser: the entries it marks, counted from 1. */
async function marksHere(name: string, file: string): Promise<number[]> {
  const { game } = games.find((one) => one.game.name === name)!;
  const hints = await loadHints(name);
  const opened = openRecord(game, parseRecord(await readFile(file, 'utf8')));
  const decided = decisionsOf(opened, 0);
  const seed = opened.record.hash;
  const { marks } = await runReview(judgeHere({ game, hints, table: opened.table }, decided, seed), {
    seat: 0,
    seed,
    decisions: decided.map(({ at }) => at),
    outcome: outcomeFor(opened, 0),
  });
  return marks.map((at) => at + 1);
}

test('any moment of the longest recorded game of each room is shown within 50 ms', async () => {
  const { page, errors, close } = await visit(stage.browser);
  await page.goto(`${stage.address}/replay`);
  for (const { game } of games) {
    await follow(page, '/replay');
    await page.waitForSelector('.drop');
    const { file, record } = longestOf(game.name);
    await dropRecord(page, file);
    await page.waitForSelector('.replaybar');
    const times = await page.evaluate(async (most) => {
      const range = document.querySelector<HTMLInputElement>('.replaybar input[type="range"]')!;
      const taken: number[] = [];
      for (let i = 1; i <= 30; i++) {
        range.value = String((i * 7919) % (most + 1));
        const start = performance.now();
        range.dispatchEvent(new Event('input', { bubbles: true }));
        taken.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return taken.sort((a, b) => a - b);
    }, record.entries.length);
    expect(times[15], game.name).toBeLessThan(50);
  }
  expect(errors).toEqual([]);
  await close();
});

test('the ending stays hidden until the reader comes to it, also behind a shared link to a moment', async () => {
  const { page, errors, close } = await visit(stage.browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { file, record } = longestOf(games[0]!.game.name);
  await page.goto(`${stage.address}/replay`);
  await page.waitForSelector('.drop');
  await dropRecord(page, file);
  const bar = page.locator('.replaybar');
  const slider = bar.locator('input[type="range"]');
  await slider.fill('3');
  await bar.getByRole('button', { name: 'Hide the ending' }).click();
  expect(await slider.getAttribute('max')).toBe('3');
  expect(await bar.locator('output').textContent()).toBe('3');
  expect(await page.content()).not.toContain(`of ${record.entries.length}`);
  expect(await bar.getByRole('link', { name: 'Review' }).count()).toBe(0);
  await bar.getByRole('button', { name: 'Step forward' }).click();
  expect(await slider.getAttribute('max')).toBe('4');

  await bar.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await visit(stage.browser);
  await guest.page.goto(link);
  const output = guest.page.locator('.replaybar output');
  await output.waitFor();
  expect(await output.textContent()).toBe('4');
  expect(await guest.page.locator('.tablegrid').getAttribute('data-at')).toBe('4');
  await guest.page.getByRole('button', { name: 'Hide the ending' }).click();
  expect(await output.textContent()).toBe(`4 of ${record.entries.length}`);
  expect([...errors, ...guest.errors]).toEqual([]);
  await guest.close();

  const dragOut = page.getByRole('link', { name: 'Save the record, or drag it out' });
  const kept = JSON.parse(await saved(page, () => dragOut.click())) as GameRecord;
  expect(kept.hash).toBe(record.hash);
  await close();
});

test('a review marks the same moments as outside of the browser, can be stopped, and leads to the moments', async () => {
  const { page, errors, close } = await visit(stage.browser);
  const solo = games.find(({ game }) => game.seats[1] === 1)!.game.name;
  await page.goto(`${stage.address}/replay`);
  await page.waitForSelector('.drop');
  await dropRecord(page, reviewable);
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('The review was stopped.').waitFor();
  expect(await page.locator('.moment').count()).toBe(0);

  await page.getByRole('button', { name: 'Review' }).click();
  await page.waitForSelector('[data-testid="review"]');
  const marked = await page.locator('.moment').allInnerTexts();
  expect(marked.length).toBeGreaterThan(0);
  expect(await page.locator('.curve svg').getAttribute('aria-label')).toContain('%');
  expect(await page.locator('.histogram').count()).toBeGreaterThan(0);
  expect(entriesOf(marked)).toEqual(await marksHere(solo, reviewable));
  if (process.env.TEST_LENGTH === 'long') {
    await page.reload();
    await page.waitForSelector('[data-testid="review"]');
    expect(await page.locator('.moment').allInnerTexts()).toEqual(marked);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 720 });

  const [entry] = entriesOf(marked);
  await page.locator('.moment .btn').first().click();
  await page.waitForSelector('.replaybar');
  expect(await page.locator('.tablegrid').getAttribute('data-at')).toBe(String(entry! - 1));
  expect(errors).toEqual([]);
  await close();
});

test('a game of this browser is brought to a server later, and others open it there', async () => {
  const { page, errors, close } = await visit(stage.browser, { name: 'Ada' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { game } = games.find((one) => one.game.seats[1] === 1 && one.game.concede)!;
  await layTable(page, server.address, game.name, 1, 1);
  await page.waitForSelector('.rail .choice');
  const luck = seeded('upload');
  await playSome(page, (n) => luck.pick(n), 3);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog[open] .btn', { hasText: /give up/i }).click();
  await page.getByRole('link', { name: 'Watch again' }).first().click();
  await page.getByRole('button', { name: 'Keep on the server, for a short link' }).click();
  await page.getByText('Kept. The link is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(80);

  const guest = await visit(stage.browser);
  await guest.page.goto(link);
  const output = guest.page.locator('.replaybar output');
  await output.waitFor();
  expect(await output.textContent()).toBe(await page.locator('.replaybar output').textContent());
  expect([...errors, ...guest.errors]).toEqual([]);
  await guest.close();
  await close();
});

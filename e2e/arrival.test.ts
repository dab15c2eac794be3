// Steps inside the app: the tab is named after the page, and the keyboard goes on from the page's heading.
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { layPlayed } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const [{ game, texts }] = (await loadGames()) as [Awaited<ReturnType<typeof loadGames>>[number]];
const title = texts.en['game.title'];

const stage = setStage();

test('a page reached by keyboard is named in the tab, and the next Tab goes on from its heading', async () => {
  const { page, errors, close } = await visit(stage.browser);
  const focus = (): Promise<string> => page.evaluate(() => document.activeElement!.tagName);
  await page.goto(stage.address);
  await page.waitForSelector('.arcade');
  await page.waitForFunction(() => document.title.endsWith('Choose a game. · Undercroft'));
  expect(await focus()).toBe('BODY');
  await page.locator('.arcade a').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction((wanted) => document.title === `${wanted} · Undercroft`, title);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('.hero-acts') !== null)).toBe(true);
  await page.goBack();
  await page.waitForFunction(() => document.title.endsWith('Choose a game. · Undercroft'));
  expect(errors).toEqual([]);
  await close();
});

test('the tab of a table says when it waits for somebody here', async () => {
  const { page, close } = await visit(stage.browser);
  await layPlayed(page, stage.address, game, { seats: game.seats[1], share: 0.1 });
  await page.waitForSelector('.rail .choice');
  await page.waitForFunction((wanted) => document.title === `Your turn · ${wanted} · Undercroft`, title);
  await close();
});

// Two people look at a finished game together: one leads, the other follows, leaves, tries something, comes back, and leads.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { loadGames } from './support/games.ts';
import { pressAnyRow } from './support/press-row.ts';
import { longestOf } from './support/records.ts';
import { solvePuzzle } from './support/solve-puzzle.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const duel = games.find(({ game }) => game.seats[0] === 2)!.game;

const stage = setStage('server');

/** Brings a record to the server as this visitor; answers with the address of its replay. */
const bring = (page: Page, record: object): Promise<string> =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/session', { method: 'POST', headers, body: '{}' });
    const answer = await fetch('/api/records', { method: 'POST', headers, body: JSON.stringify(body) });
    return `/replay/${((await answer.json()) as { record: string }).record}`;
  }, record);

const at = (page: Page, moment: number, branch = ''): Promise<unknown> =>
  page.locator(`.study[data-at="${moment}"][data-branch="${branch}"]`).waitFor({ state: 'attached' });
const branchOf = (page: Page): Promise<string | null> => page.locator('.study').getAttribute('data-branch');

test('lead, follow, leave, draft, come back, reload, take, point, change of leader', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg', language: 'ru' });
  const { record } = longestOf(duel.name);
  await mira.page.goto(stage.address);
  const replay = await bring(mira.page, record);
  await mira.page.goto(stage.address + replay);
  await mira.page.getByRole('button', { name: 'Study together' }).click();
  await mira.page.waitForSelector('.study-panel');
  await oleg.page.goto(mira.page.url());
  await oleg.page.waitForSelector('.study-panel');
  await oleg.page.getByText('Вы следуете за: Mira').waitFor();

  const on = mira.page.getByRole('button', { name: 'Step forward' });
  for (const moment of [1, 2, 3]) {
    await on.click();
    await at(oleg.page, moment);
  }
  await oleg.page.getByRole('button', { name: 'Шаг назад' }).click();
  await at(oleg.page, 2);
  await on.click();
  await at(mira.page, 4);
  await mira.page.getByText('looks at move 2').waitFor();
  await at(oleg.page, 2);

  // What Oleg tries is a draft of his, and survives a reload.
  await oleg.page.getByRole('button', { name: 'Попробовать' }).click();
  await oleg.page.waitForSelector('.rail .choice');
  await pressAnyRow(oleg.page, 0);
  await oleg.page.locator('.study:not([data-branch=""])').waitFor({ state: 'attached' });
  const branch = (await branchOf(oleg.page))!;
  expect(branch).toMatch(/^\w{16}$/);
  await at(oleg.page, 3, branch);
  await oleg.page.reload();
  await oleg.page.waitForSelector('.study-panel');
  await at(oleg.page, 3, branch);
  await mira.page.getByText('Oleg, from move 2').waitFor();
  await oleg.page.getByRole('button', { name: 'Предложить ведущему' }).click();
  await mira.page.getByRole('button', { name: 'Take it' }).click();
  await at(mira.page, 2, branch);

  await oleg.page.getByRole('button', { name: 'Назад к ведущему' }).click();
  await at(oleg.page, 2, branch);
  await on.click();
  await at(oleg.page, 3, branch);

  // What one began to write is there after the leader has gone on, and after a reload.
  await oleg.page.getByLabel('Ваша заметка, до 500 знаков').fill('почти');
  await mira.page.getByRole('button', { name: 'Step back' }).click();
  await at(oleg.page, 2, branch);
  await expect.poll(() => oleg.page.getByLabel('Ваша заметка, до 500 знаков').inputValue()).toBe('');
  await on.click();
  await at(oleg.page, 3, branch);
  await oleg.page.reload();
  await oleg.page.waitForSelector('.study-panel');
  await expect.poll(() => oleg.page.getByLabel('Ваша заметка, до 500 знаков').inputValue()).toBe('почти');

  // Pointing by keys alone, said in the other's own language.
  const summary = oleg.page.getByText('Выбрать из списка');
  await summary.focus();
  await oleg.page.keyboard.press('Enter');
  await oleg.page.getByLabel('Фигура').selectOption({ index: 1 });
  await oleg.page.getByRole('button', { name: 'Указать', exact: true }).click();
  await mira.page.getByTestId('announced').getByText('Oleg points at: ').waitFor();
  await mira.page.locator('.study-marks .ring').first().waitFor();

  await oleg.page.getByRole('button', { name: 'Попросить вести' }).click();
  // Whatever the room says of people, the board stays: on a phone that lies, too.
  await mira.page.setViewportSize({ width: 844, height: 390 });
  await mira.page.locator('.study-people .asks').waitFor();
  expect(await mira.page.locator('.tablemain > .board').isVisible()).toBe(true);
  expect(await mira.page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)).toBe(0);
  await mira.page.setViewportSize({ width: 1280, height: 720 });
  await mira.page.getByRole('button', { name: 'Give the lead to Oleg' }).click();
  await oleg.page.getByText('Вы ведёте').first().waitFor();
  await oleg.page.getByRole('button', { name: 'Партия как была' }).click();
  await at(mira.page, 3);
  expect(await mira.page.getByText('Oleg, from move 2').count()).toBeGreaterThan(0);
  expect([...mira.errors, ...oleg.errors]).toEqual([]);
  await Promise.all([mira.close(), oleg.close()]);
});

test('a puzzle and a lesson: shut before one’s own try, the same room after it', async () => {
  const mira = await visit(stage.browser, { name: 'Mira' });
  const oleg = await visit(stage.browser, { name: 'Oleg', language: 'ru' });
  await mira.page.goto(`${stage.address}/puzzles#${duel.name}`);
  const shelf = mira.page.locator(`.puzzle-shelf[data-game="${duel.name}"]`);
  await shelf.getByRole('button', { name: 'Next puzzle' }).click();
  await solvePuzzle(mira.page);
  await mira.page.getByRole('button', { name: 'Study together' }).click();
  await mira.page.waitForSelector('.study-panel');
  await mira.page.locator('summary', { hasText: 'The answer' }).click();
  await mira.page.locator('.study-prices .best').waitFor();
  await mira.page.getByRole('button', { name: 'Try something' }).click();
  await mira.page.waitForSelector('.rail .choice');
  await pressAnyRow(mira.page, 0);
  await mira.page.locator('.study:not([data-branch=""])').waitFor({ state: 'attached' });
  await mira.page.getByRole('button', { name: 'Stop trying' }).click();
  await mira.page.getByLabel('Your note, up to 500 signs').fill('the answer is there');
  await mira.page.getByRole('button', { name: 'Keep the note' }).click();

  // Nothing that was made of it is shown before a try.
  await oleg.page.goto(mira.page.url());
  await oleg.page.getByText('Вы ещё не пробовали эту задачу').first().waitFor();
  expect(await oleg.page.locator('.study-branches, .study-prices, textarea').count()).toBe(0);
  expect(await oleg.page.locator('body').innerText()).not.toContain('the answer is there');
  expect(await findings(oleg.page)).toEqual([]);
  await oleg.page.getByRole('link', { name: 'Решать задачу' }).click();
  await solvePuzzle(oleg.page);
  await oleg.page.getByRole('link', { name: 'Назад в комнату разбора' }).click();
  await oleg.page.locator('.study-branches li').nth(1).waitFor();
  await oleg.page.getByText('the answer is there').waitFor();
  expect(await findings(oleg.page)).toEqual([]);

  // A lesson as the next chapter, chosen from a list by keys.
  await mira.page.getByText('Add a chapter').focus();
  await mira.page.keyboard.press('Enter');
  await mira.page.getByLabel('Or choose').selectOption({ index: 1 });
  await mira.page.getByRole('button', { name: 'Add', exact: true }).click();
  const chapter = mira.page.locator('.study-moments button').nth(1);
  await chapter.click();
  await mira.page.getByTestId('lesson-says').locator('p').first().waitFor();
  const words = oleg.page.getByTestId('lesson-says');
  await words.locator('p').first().waitFor();
  const before = await words.innerText();
  await mira.page.getByRole('button', { name: 'Next stop' }).click();
  await expect.poll(() => words.innerText(), { timeout: 20_000 }).not.toBe(before);
  expect([...mira.errors, ...oleg.errors]).toEqual([]);
  await Promise.all([mira.close(), oleg.close()]);
}, 120_000);

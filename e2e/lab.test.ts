// The lab on a game's page: change numbers, run, stop, export a variant that the command line runs to the same figures,
// and sit down at a table that plays with it, here and on a server.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord, TableSetup } from '@undercroft/kernel';
import { LAB } from '@undercroft/lab/commands';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { saved } from './support/saved.ts';
import { setServer, setStage } from './support/stage.ts';
import { storedTable } from './support/stored.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
/** The game with the most to design. */
const { game, texts } = games.reduce((one, other) =>
  Object.keys(other.game.numbers ?? {}).length > Object.keys(one.game.numbers ?? {}).length ? other : one,
);
/** Three prices at their dearest: nobody plays on as if nothing had happened. */
const numbers = Object.fromEntries(
  Object.entries(game.numbers!)
    .filter(([name, { max, default: printed }]) => name.endsWith('.cost') && printed < max)
    .slice(0, 3)
    .map(([name, { max }]) => [name, max]),
);
const stage = setStage();
const server = setServer();

const openLab = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/games/${game.name}/lab`);
  await page.waitForSelector('.lab-form');
};

test('a changed number that is asked about from outside is the question', async () => {
  const { page, close } = await visit(stage.browser);
  await page.goto(`${stage.address}/lab`);
  await page.locator(`[data-game="${game.name}"] a`, { hasText: 'what if' }).first().click();
  await page.waitForSelector('.lab-form');
  expect(await page.locator('.lab-questions input:checked').getAttribute('value')).toBe('change');
  await close();
});

test('an exported variant gives the command line the figures that the page showed', async () => {
  const { page, errors, close } = await visit(stage.browser);
  await openLab(page, stage.address);
  for (const [name, value] of Object.entries(numbers)) {
    await page.locator(`input[name="${name}"]`).fill(String(value));
    await page.locator(`input[name="${name}"]`).press('Tab');
  }
  const [gamesPick, seatsPick] = [
    page.locator('.lab-form select').nth(0),
    page.locator('.lab-form select').nth(1),
  ];
  await gamesPick.selectOption('40');
  await seatsPick.selectOption(String(game.seats[0]));
  await page.getByRole('button', { name: 'Play the games' }).click();
  await page.waitForSelector('[data-state="done"]');
  expect(await page.locator('[data-testid="changes"]').getAttribute('data-pairs')).toBe('40');
  const shown = await page.locator('[data-measure]').evaluateAll((rows) =>
    rows.map((row) => {
      const { measure, change, low, high } = (row as HTMLElement).dataset;
      return { name: measure, change: Number(change), low: Number(low), high: Number(high) };
    }),
  );
  expect(shown.length).toBeGreaterThan(3);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 720 });
  const folder = await mkdtemp(join(tmpdir(), 'undercroft-lab-'));
  const file = join(folder, 'variant.json');
  const exported = await saved(page, () => page.getByRole('button', { name: 'Export as a variant' }).click());
  await writeFile(file, exported);
  const seats = String(game.seats[0]);
  const values = { games: '40', seats, variant: file, out: 'out', bots: 'greedy', seed: '1', workers: '2' };
  const io = {
    output: { write: () => {}, isTerminal: false },
    signal: new AbortController().signal,
    folder,
  };
  expect(await LAB.run({ words: [game.name], values }, io)).toBe(0);
  const { comparison } = JSON.parse(await readFile(join(folder, 'out/data.json'), 'utf8')) as {
    comparison: { differences: { name: string; change: { value: number; low: number; high: number } }[] };
  };
  for (const { name: measure, change, low, high } of shown) {
    const found = comparison.differences.find((one) => one.name === measure)!;
    expect({ measure, ...found.change }).toEqual({ measure, value: change, low, high });
  }
  expect(shown.some(({ change }) => change !== 0)).toBe(true);

  await page.getByRole('button', { name: 'Put everything back' }).click();
  expect(await page.getByRole('button', { name: 'Export as a variant' }).isDisabled()).toBe(true);
  await page.locator('.lab-variant input').setInputFiles(file);
  await page.getByText('3 numbers changed').waitFor();
  await rm(folder, { recursive: true, force: true });

  // L5: what came out stands under its own settings, whatever the form says by now.
  const cards = page.locator('[data-testid="experiment"]');
  const before = await cards.first().locator('[data-testid="settings"]').innerText();
  await page.locator('.lab-form select').nth(0).selectOption('1000');
  expect(await cards.first().locator('[data-testid="settings"]').innerText()).toBe(before);
  expect(before).toContain('40 games');
  await page.getByRole('button', { name: 'Play the games' }).click();
  await cards.first().locator('[data-testid="rates"]').waitFor();
  expect(await cards.count()).toBe(2);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.waitForSelector('[data-state="stopped"]');
  expect(await page.locator('[data-testid="rates"] tr').count()).toBeGreaterThan(0);
  // L8: every difference has its numbers, in points, and an axis.
  const row = cards.nth(1).locator('[data-measure]').first();
  expect(await row.locator('.fig').innerText()).toMatch(/^[+−]?\d+\.\d \([+−]?\d+\.\d to [+−]?\d+\.\d\)/);
  expect(await row.locator('.fig').innerText()).not.toContain('-0.0');
  expect(await cards.nth(1).locator('.ticks i').count()).toBeGreaterThan(4);
  expect(await cards.nth(1).locator('th').first().innerText()).toContain(texts.en['side.0']);
  const csv = await saved(page, () => cards.nth(1).getByRole('button', { name: 'CSV', exact: true }).click());
  expect(csv.split('\n')[0]).toContain('variant,game,seats,seat,side,bot');
  expect(csv.match(/^variant,/gm)!.length).toBe(1 + 40 * game.seats[0]);

  // Stopped is not lost: it is there after a reload, under its own name, and goes on.
  await cards.first().locator('input.label').fill('Dear cards');
  await cards.first().locator('input.label').press('Tab');
  const done = await cards.first().locator('[role="status"]').innerText();
  await page.reload();
  await page.waitForSelector('[data-state="stopped"]');
  expect(await cards.count()).toBe(2);
  expect(await cards.first().locator('input.label').inputValue()).toBe('Dear cards');
  expect(await cards.first().locator('[role="status"]').innerText()).toBe(done);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForFunction(
    (old) =>
      document.querySelector('[data-testid="experiment"] [role="status"]')?.textContent?.trim() !== old,
    done.trim(),
  );
  await page.getByRole('button', { name: 'Stop' }).click();
  await cards.first().getByRole('button', { name: 'Remove' }).click();
  expect(await cards.count()).toBe(1);

  // A card test answers with a sentence.
  await page.locator('input[name="question"][value="worth"]').check({ force: true });
  await page.locator('.lab-form select').last().waitFor();
  await page.locator('.lab-form select', { hasText: '10,000' }).selectOption('40');
  await page.getByRole('button', { name: 'Play the games' }).click();
  await page.waitForSelector('[data-testid="worths"]');
  expect(await cards.first().locator('[data-testid="answer"]').innerText()).toMatch(
    /points of victories \(.+\)/,
  );
  await page.waitForSelector('[data-testid="experiment"]:first-child[data-state="done"]');

  await page.getByRole('link', { name: 'Set up a table with it' }).click();
  await page.waitForSelector('.setup-numbers');
  await page.locator('.setup-acts .btn.go').click();
  await page.waitForSelector('.tablegrid');
  expect((await storedTable(page)).setup.numbers).toEqual(numbers);
  await page.keyboard.press('m');
  const record = await saved(page, () => page.getByRole('button', { name: 'Save the record' }).click());
  expect((JSON.parse(record) as GameRecord).numbers).toEqual(numbers);
  expect(errors).toEqual([]);
  await close();
});

test('a table of the server plays with the variant', async () => {
  const { page, errors, close } = await visit(stage.browser, { name: 'Ada' });
  await page.goto(
    `${server.address}/games/${game.name}/new#${new URLSearchParams({ numbers: JSON.stringify(numbers) })}`,
  );
  await page.waitForSelector('.setup-numbers');
  await page.locator('.setup-where .pick').nth(1).click();
  const who = page.locator('.setup-seats select');
  for (let seat = 1; seat < game.seats[0]; seat++) await who.nth(seat).selectOption('random');
  await page.locator('.setup-acts .btn.go').click();
  await page.waitForSelector('.tablegrid');
  await page.keyboard.press('m');
  const report = await saved(page, () => page.getByRole('button', { name: /report a problem/i }).click());
  const { table, kind } = JSON.parse(report) as { table: TableSetup; kind: string };
  expect(kind).toBe('server');
  expect(table.numbers).toEqual(numbers);
  expect(errors).toEqual([]);
  await close();
});

// The rulebooks in a real browser: read, searched, linked by clause, printed; and at the table any noun opens its rules.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { layTable } from './support/play.ts';
import { layPlayed } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const ROOMS = fileURLToPath(new URL('../packages/games/', import.meta.url));
const games = (await loadGames()).filter(({ game }) =>
  existsSync(`${ROOMS}${game.name}/rulebook/outline.ts`),
);

const stage = setStage();

const isLong = process.env.TEST_LENGTH === 'long';

const open = async (page: Page, game: string, where = ''): Promise<void> => {
  await page.goto(`${stage.address}/games/${game}/rules${where}`);
  await page.waitForSelector('.rb-chapter');
};

/** The texts of a rulebook that could not be said stand in brackets; there must be none. */
const unsaid = (page: Page): Promise<string[]> =>
  page.locator('.rulebook').evaluate((book) => book.textContent?.match(/\[[a-z]+\.[^\]]*\]|\{\w+\}/g) ?? []);

for (const { game } of games)
  test(`${game.name}: every language is whole and fits a phone; found by words, by clause, by technical clause in the ledger, and printed`, async () => {
    const { page, errors, close } = await visit(stage.browser, { width: 390, height: 844 });
    // English comes last, for what is looked for below.
    for (const language of LANGUAGES.toReversed()) {
      await page.goto(`${stage.address}/boot.js`);
      await page.evaluate(
        (kept) => localStorage.setItem('undercroft.preferences', kept),
        JSON.stringify({ language }),
      );
      await open(page, game.name);
      await page.waitForSelector(`.rb-main [lang="${language}"]`);
      expect(await unsaid(page)).toEqual([]);
      expect(await page.locator('.rb-figure:not(:has(.rb-drawing > *))').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    const all = await page.locator('.rb-passage').count();
    const clause = await page.locator('.rb-anchor').nth(12).getAttribute('id');
    await page.locator('.rb-tools input').fill(clause!);
    await page.waitForFunction((n) => document.querySelectorAll('.rb-passage').length < n, all);
    expect(await page.locator('.rb-passage').count()).toBeGreaterThan(0);
    const word = (await page.locator('.rb-words p').first().textContent())!
      .split(/\W+/)
      .find((w) => w.length > 4)!;
    await page.locator('.rb-tools input').fill(word.toLowerCase());
    await page.waitForSelector('.rulebook mark');
    expect((await page.locator('.rulebook mark').first().textContent())!.toLowerCase()).toBe(
      word.toLowerCase(),
    );
    await open(page, game.name, `#${clause}`);
    await page.waitForSelector('.rb-passage.wanted');
    const top = await page.locator('.rb-passage.wanted').first().boundingBox();
    expect(top!.y).toBeGreaterThan(40);
    expect(top!.y).toBeLessThan(640);
    const technical = await page
      .locator('.rb-ledger .clause-row[id]')
      .first()
      .evaluate((row) => row.id);
    await open(page, game.name, `#${technical}`);
    await page.waitForSelector('.rb-ledger details[open] .clause-row.wanted');
    // All print the same way; in the long run each does.
    if (isLong || game === games[0]!.game)
      expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(50_000);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.bar', '.rb-side', '.rb-tools', '.rb-ledger'])
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    const columns = await page
      .locator('.rb-main > [lang]')
      .evaluate((book) => getComputedStyle(book).columnCount);
    expect(columns).toBe('2');
    expect(errors).toEqual([]);
    await close();
  });

for (const { game } of games)
  test(`${game.name}: at the table, nouns open their rule cards by keyboard, pointer and touch`, async () => {
    const { page, errors, close } = await visit(stage.browser);
    await layPlayed(page, stage.address, game, { seats: game.seats[0], share: 0.1, least: 2, isAlone: true });
    const title = (): Promise<string | null> => page.locator('dialog.rule-sheet h2').first().textContent();
    const read = async (): Promise<string> => {
      await page.waitForSelector('dialog.rule-sheet .rb-passage');
      const found = (await title()) ?? '';
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog.rule-sheet', { state: 'detached' });
      return found;
    };

    await page.waitForSelector('.rail .about');
    const inLog = page.locator('.rail .log .noun').first();
    await inLog.focus();
    await page.keyboard.press('Enter');
    expect((await read()).toLowerCase()).not.toBe('');

    await page.locator('.rail .about').click();
    expect(await read()).not.toBe('');

    const marked = page.locator('.tablemain [data-piece], .tablemain [data-zone]');
    let pieces = 0;
    for (let i = 0; i < (await marked.count()) && pieces < 2; i++) {
      const box = await marked.nth(i).boundingBox();
      if (!box || box.width < 8) continue;
      const isTaken = await marked
        .nth(i)
        .evaluate(
          (piece) => !piece.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        );
      if (!isTaken) continue;
      expect(await read()).not.toBe('');
      pieces++;
    }
    expect(pieces).toBe(2);

    const before = await page.locator('.tablegrid').getAttribute('data-at');
    await page.keyboard.press('?');
    await page.waitForSelector('.asking-note');
    await page.locator('.rail .log .noun').first().click();
    expect(await read()).not.toBe('');
    expect(await page.locator('.tablegrid').getAttribute('data-at')).toBe(before);

    await page.keyboard.press('r');
    await page.waitForSelector('dialog.rule-sheet .noun-list', { state: 'attached' });
    expect(await page.locator('dialog.rule-sheet .noun-list button').count()).toBeGreaterThan(10);
    expect(errors).toEqual([]);
    await close();
  });

const entriesOf = async (page: Page): Promise<string> =>
  (await page.locator('.tablegrid').getAttribute('data-at')) ?? '';

test('a long press on a piece reads its rules and plays nothing', async () => {
  const { game } = games.find((one) => one.game.seats[0] === 1)!;
  const { page, close } = await visit(stage.browser, { width: 390, height: 844 });
  await layTable(page, stage.address, game.name, game.seats[0], 1);
  // One seat, so that only a press could play something.
  await page.waitForSelector('.rail .choice', { state: 'attached' });
  const before = await entriesOf(page);
  const press = (kind: string) =>
    page.evaluate((name) => {
      const pieces = [...document.querySelectorAll('.tablemain [data-piece]')];
      const piece = pieces.find((one) => one.getBoundingClientRect().width > 8)!;
      const event =
        name === 'click'
          ? new MouseEvent(name, { bubbles: true, cancelable: true })
          : new PointerEvent(name, { bubbles: true, pointerType: 'touch' });
      piece.dispatchEvent(event);
    }, kind);
  await page.waitForSelector('.dock .about');
  await press('pointerdown');
  await page.waitForSelector('dialog.rule-sheet .rb-passage');
  await press('pointerup');
  await press('click');
  expect(await entriesOf(page)).toBe(before);
  await close();
});

// Every table, early and late: accessible by night and by day, with room for pointer and finger, whole on a small phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './support/axe.ts';
import { loadGames } from './support/games.ts';
import { layPlayed, type Played, tablesOfEveryKind } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { faultsAt } from './support/table-faults.ts';
import { tooSmall } from './support/targets.ts';
import { atDeskAndPhone } from './support/touch.ts';
import { settled, visit } from './support/visit.ts';

const games = await loadGames();

const stage = setStage();
/** How much has been played; the long run also looks between. */
const SHARES = process.env.TEST_LENGTH === 'long' ? [0, 0.2, 0.4, 0.6, 0.8] : [0, 0.8];

for (const { game } of games)
  test(`the table of ${game.name}`, async () => {
    const { page, close } = await visit(stage.browser, { language: 'ru' });
    const seats = game.seats[1];
    const wrong = new Set<string>();
    const note = (where: string, problems: readonly string[]): void => {
      for (const problem of problems) wrong.add(`${where}: ${problem}`);
    };
    const lay = async (played: Played): Promise<void> => {
      await layPlayed(page, stage.address, game, played);
      await page.waitForSelector('.rail .choice', { state: 'attached' });
      await settled(page);
    };
    for (const share of SHARES) {
      await lay({ seats, share });
      await atDeskAndPhone(
        page,
        async () => note(`at ${share}`, await findings(page)),
        async () => note(`at ${share}`, await faultsAt(page, 320, 568)),
      );
    }
    for (const [kind, played] of tablesOfEveryKind(game, seats)) {
      await lay(played);
      await atDeskAndPhone(
        page,
        async () => note(kind, await tooSmall(page)),
        async () => note(kind, [...(await tooSmall(page)), ...(await buttonsOutOfSight(page))]),
      );
    }
    const openMenu = async (): Promise<void> => {
      await page.keyboard.press('m');
      await page.waitForSelector('dialog[open]');
    };
    await atDeskAndPhone(
      page,
      async () => {
        await openMenu();
        note('menu', [...(await findings(page, 'dialog[open]')), ...(await tooSmall(page))]);
        await page.keyboard.press('Escape');
      },
      async () => {
        await openMenu();
        note('menu', await tooSmall(page));
        await page.keyboard.press('Escape');
        for (const opener of ['.bar .log-tool', '.dock .btn:has(svg)'])
          note(opener, await opened(page, opener));
      },
    );
    expect([...wrong]).toEqual([]);
    await close();
  });

/** What is too small behind a button that phones alone have. */
async function opened(page: Page, opener: string): Promise<string[]> {
  const button = page.locator(opener).last();
  if (!(await button.isVisible())) return [];
  await button.click();
  await settled(page);
  const found = await tooSmall(page);
  await page.keyboard.press('Escape');
  return found;
}

/** Choices without a piece, such as End, that are no buttons of the dock. */
const buttonsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('.dock .acts button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ textContent }) => textContent);
    return [...document.querySelectorAll('.rail [data-button] .name')]
      .map((name) => name.textContent ?? '')
      .filter((name) => !shown.includes(name))
      .map((name) => `"${name}" is not in the dock`);
  });

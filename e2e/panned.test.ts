// What scrolls can be scrolled by keys: tables of puzzles, asked and shut, in windows of every kind.
import { LANGUAGES } from '@undercroft/kernel';
import { readPack } from '@undercroft/puzzles';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { puzzlePacks } from './support/puzzle-packs.ts';
import { serveServer } from './support/serve-server.ts';
import { setStage } from './support/stage.ts';
import { follow, settled, visit } from './support/visit.ts';

const isLong = process.env.TEST_LENGTH === 'long';
const games = (await loadGames()).map(({ game }) => game);
const stage = setStage();
// A server of its own: many rooms are opened there.
let served: Awaited<ReturnType<typeof serveServer>>;
beforeAll(async () => {
  served = await serveServer();
});
afterAll(() => served.stop());

/** A study room has so many chapters at most. */
const PER_ROOM = 16;
const LOOKED_AT = isLong ? Number.POSITIVE_INFINITY : 5;
const SIZES = [
  [1280, 720],
  [390, 844],
  [844, 390],
  ...(isLong
    ? ([
        [320, 568],
        [768, 1024],
        [1920, 1080],
      ] as const)
    : []),
] as const;

/** What scrolls, holds nothing that Tab stops at, and is no stop itself; or is one without a name. */
const unreachable = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isScrolling =
        (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1);
      if (!isScrolling || !element.checkVisibility({ visibilityProperty: true })) return [];
      const holds = [...element.querySelectorAll<HTMLElement>('*')].some(
        (child) => child.tabIndex === 0 && child.checkVisibility({ visibilityProperty: true }),
      );
      if (holds) return [];
      const tag = element.outerHTML.slice(0, element.outerHTML.indexOf('>') + 1);
      if (!element.hasAttribute('tabindex')) return [`not reached: ${tag}`];
      return element.getAttribute('aria-label') ? [] : [`no name: ${tag}`];
    }),
  );

for (const [at, game] of games.entries())
  test(`what scrolls in puzzles of ${game.name} is reached by keys`, async () => {
    const { puzzles } = await readPack((await puzzlePacks(games)(game.name))!, game);
    const step = Math.max(1, Math.floor(puzzles.length / LOOKED_AT));
    const looked = puzzles.filter((_, i) => i % step === 0);
    const wrong = new Set<string>();
    const look = async (page: Page, where: string): Promise<void> => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        for (const fault of await unreachable(page)) wrong.add(`${where} ${width}x${height} ${fault}`);
      }
    };
    for (let from = 0; from < looked.length; from += PER_ROOM) {
      const some = looked.slice(from, from + PER_ROOM);
      const leader = await visit(stage.browser, { name: 'Mira' });
      await leader.page.goto(served.address);
      // The page makes a guest of its own: two at once would be two people.
      await settled(leader.page);
      const study = await leader.page.evaluate(
        openRoom,
        some.map(({ id, steps, seat }) => ({
          id,
          choices: steps.map(({ view, answers }) => game.choices(view, seat)[answers[0]!]),
        })),
      );
      await leader.close();
      const { page, close } = await visit(stage.browser, { language: LANGUAGES[at % LANGUAGES.length]! });
      await page.goto(`${served.address}/study/${study}`);
      for (const [chapter, { id }] of some.entries()) {
        await follow(page, `/study/${study}`);
        await page.locator('.study-moments button').nth(chapter).click();
        await page
          .locator('.study-moments [aria-current]')
          .getByText(String(chapter + 1), { exact: true })
          .waitFor();
        await look(page, `${id} shut`);
        await follow(page, `/puzzles/${id}`);
        await page.waitForSelector('.puzzle[data-state="asked"] .rail .choices', { state: 'attached' });
        await look(page, `${id} asked`);
      }
      await close();
    }
    expect([...wrong]).toEqual([]);
  });

/** Runs in the page: tries these puzzles and opens a study room on them. */
async function openRoom(
  puzzles: readonly { readonly id: string; readonly choices: readonly unknown[] }[],
): Promise<string> {
  const post = async (path: string, body: object): Promise<{ readonly study: string }> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/api/session', {});
  let study = '';
  for (const { id: puzzle, choices } of puzzles) {
    await post(`/api/puzzles/${puzzle}/try`, { choices, hints: 0 });
    const opened = await post(study ? `/api/studies/${study}/chapters` : '/api/studies', { puzzle });
    study ||= opened.study;
  }
  return study;
}

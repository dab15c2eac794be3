// Every table in every window: nothing over another, nothing cut, nothing tiny or outside, the question and its action in
// sight, and every lit piece the one that is found at its own centre.

import { LANGUAGES as ALL_LANGUAGES } from '@undercroft/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chance } from './support/chance.ts';
import { loadGames } from './support/games.ts';
import { switchLanguage } from './support/language.ts';
import { finishedTable, layPlayed, layStored, shortestGame, tablesOfEveryKind } from './support/played.ts';
import { setStage } from './support/stage.ts';
import { panelMoves, watchPanels } from './support/steady.ts';
import { faultsAt, twoFrames } from './support/table-faults.ts';
import { settled, visit } from './support/visit.ts';

const games = await loadGames();
const stage = setStage();
const isLong = process.env.TEST_LENGTH === 'long';

const SIZES = [
  [320, 568],
  [360, 740],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
  // 1280 x 720 at 200 %; 1280 x 1024 at 400 %.
  [640, 360],
  [320, 256],
  // Half of a phone beside another program; a keyboard over a phone.
  [330, 492],
  [390, 420],
] as const;

/** Windows of any size that a person may have, small ones more often. */
function randomSizes(count: number, purpose: string): readonly (readonly [number, number])[] {
  const luck = chance(purpose);
  const share = (): number => luck.pick(10_000) / 10_000;
  return Array.from({ length: count }, () => [
    Math.floor(320 + share() ** 2 * 2240),
    Math.floor(320 + share() ** 1.5 * 1120),
  ]);
}

/** Lying and standing phones, where longer words push an action out of sight first. */
const TIGHT = [
  [844, 390],
  [568, 320],
  [320, 568],
  [390, 844],
] as const;

/** How much has been played; the suite looks at the middle only. */
const SHARES = isLong ? [0.05, 0.45, 0.8] : [0.45];
const LANGUAGES = isLong ? (['en', 'ru'] as const) : (['ru'] as const);

async function faultsIn(page: Page, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of sizes)
    for (const fault of await faultsAt(page, width, height)) faults.push(`${width}x${height} ${fault}`);
  return faults;
}

for (const { game } of games)
  test(`the table of ${game.name} is whole in every window`, async () => {
    const { page, errors, close } = await visit(stage.browser);
    const faults: string[] = [];
    for (const share of SHARES) {
      await layPlayed(page, stage.address, game, { seats: game.seats[1], share, hasLongNames: true });
      await page.waitForSelector('.choice', { state: 'attached' });
      for (const language of LANGUAGES) {
        await switchLanguage(page, language);
        await settled(page);
        const at = `at ${share} in ${language}`;
        const sizes = [...SIZES, ...randomSizes(isLong ? 20 : 4, `${game.name} ${at}`)];
        faults.push(...(await faultsIn(page, sizes)).map((fault) => `${at}: ${fault}`));
      }
      // From another chair, which may play another part, and asked for more than fits.
      const seat = game.seats[1] - 1;
      await layPlayed(page, stage.address, game, { seats: game.seats[1], share, seat, least: 5 });
      await page.waitForSelector('.choice', { state: 'attached' });
      await switchLanguage(page, 'it');
      await settled(page);
      const found = await faultsIn(page, isLong ? [...TIGHT, ...SIZES] : TIGHT);
      faults.push(...found.map((fault) => `at ${share} in it from the last chair: ${fault}`));
    }
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });

test('every kind of question is whole on a phone, lying or standing', async () => {
  const { page, errors, close } = await visit(stage.browser);
  const faults: string[] = [];
  for (const { game } of games)
    for (const [kind, played] of tablesOfEveryKind(game, game.seats[1])) {
      await layPlayed(page, stage.address, game, played);
      await page.waitForSelector('.choice', { state: 'attached' });
      for (const language of isLong ? ALL_LANGUAGES : (['en'] as const)) {
        await switchLanguage(page, language);
        await settled(page);
        const found = await faultsIn(page, TIGHT);
        faults.push(...found.map((fault) => `${game.name}, ${kind}, in ${language}: ${fault}`));
      }
    }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('replays are whole in every window', async () => {
  const { page, errors, close } = await visit(stage.browser);
  const faults: string[] = [];
  for (const { game } of games) {
    const over = finishedTable(game, game.seats[1]);
    await layStored(page, stage.address, over);
    for (const language of isLong ? ALL_LANGUAGES : (['it'] as const)) {
      await page.goto(`${stage.address}/replay/${over.id}?at=${Math.floor(over.log.length / 2)}`);
      await page.waitForSelector('.replaybar');
      await switchLanguage(page, language);
      await settled(page);
      const found = await faultsIn(page, isLong ? SIZES : [...TIGHT, [820, 1180], [1280, 720]]);
      faults.push(...found.map((fault) => `${game.name} in ${language}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('the end of a game is whole in every window, with the curve of it', async () => {
  const { page, errors, close } = await visit(stage.browser);
  const faults: string[] = [];
  const all = games.map(({ game }) => game);
  for (const game of isLong ? all : [shortestGame(all, ({ seats }) => seats[1])]) {
    await layStored(page, stage.address, finishedTable(game, game.seats[1]));
    // It comes by itself for whoever stays.
    await page.waitForSelector('.turned .curve', { state: 'attached' });
    for (const language of isLong ? ALL_LANGUAGES : (['ru'] as const)) {
      await switchLanguage(page, language);
      await settled(page);
      const found = await faultsIn(page, isLong ? SIZES : [...TIGHT, [820, 1180], [1280, 720], [3840, 2160]]);
      // It lies over the board on purpose.
      const real = found.filter((fault) => !/overlap: .*section\.end-of-game/.test(fault));
      faults.push(...real.map((fault) => `${game.name} in ${language}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a planted fault of each kind is found', async () => {
  const { page, close } = await visit(stage.browser);
  const { game } = games.at(-1)!;
  await layPlayed(page, stage.address, game, { seats: game.seats[1], share: 0.45, least: 6 });
  await page.waitForSelector('.choice');
  await settled(page);
  expect(await faultsAt(page, 1280, 720)).toEqual([]);
  const planted = async (kind: string, plant: () => void): Promise<void> => {
    await page.evaluate(plant);
    expect((await faultsAt(page, 1280, 720)).filter((fault) => fault.startsWith(`${kind}:`))).not.toEqual([]);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-planted]'))
        element.removeAttribute('style');
      for (const element of document.querySelectorAll('.planted-cover')) element.remove();
    });
    expect(await faultsAt(page, 1280, 720)).toEqual([]);
  };
  await planted('overlap', () => {
    const mine = document.querySelector<HTMLElement>('.tablemain > .mine')!;
    mine.dataset.planted = '';
    mine.style.marginTop = '-60px';
  });
  await planted('outside', () => {
    const board = document.querySelector<HTMLElement>('.tablemain > .board')!;
    board.dataset.planted = '';
    board.style.width = '1400px';
  });
  await planted('small', () => {
    const question = document.querySelector<HTMLElement>('.ask h2')!;
    question.dataset.planted = '';
    question.style.fontSize = '11px';
  });
  await planted('cut', () => {
    const question = document.querySelector<HTMLElement>('.ask h2')!;
    question.dataset.planted = '';
    question.style.height = '8px';
    question.style.overflow = 'hidden';
  });
  await planted('hidden', () => {
    const asked = document.querySelector<HTMLElement>('.ask')!;
    asked.dataset.planted = '';
    asked.style.visibility = 'hidden';
  });
  await planted('covered', () => {
    const box = document
      .querySelector('.tablemain > .board :is(.lit, .lit > .piece-touch)')!
      .getBoundingClientRect();
    const cover = document.createElement('div');
    cover.className = 'planted-cover';
    cover.style.cssText = `position: fixed; left: ${box.left}px; top: ${box.top}px; width: ${box.width}px; height: ${box.height}px; z-index: 9`;
    document.querySelector('.tableframe')!.append(cover);
  });
  await planted('hidden', () => {
    const list = document.querySelector<HTMLElement>('.ask .choices')!;
    const button = list.appendChild(list.querySelector('.choice')!.cloneNode(true) as HTMLElement);
    button.dataset.button = '';
    button.className = 'planted-cover';
    list.dataset.planted = '';
    list.style.cssText = 'max-height: 60px; overflow: hidden';
  });
  await watchPanels(page);
  await twoFrames(page);
  expect(await panelMoves(page)).toEqual([]);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.tablemain > .mine')!.style.marginTop = '40px';
  });
  await twoFrames(page);
  expect(await panelMoves(page)).not.toEqual([]);
  await close();
});

// Games by pointer alone: whatever is lit is pressed in its middle, with a mouse and with a finger.
import { seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { loadGames, loadLessons } from './support/games.ts';
import { lessonByPointer } from './support/lesson-pointer.ts';
import { layTable } from './support/play.ts';
import { layPlayed } from './support/played.ts';
import { playByPointer } from './support/pointer.ts';
import { setStage } from './support/stage.ts';
import { panelMoves, watchPanels } from './support/steady.ts';
import { settled, touchable, visit } from './support/visit.ts';

const stage = setStage();
const isLong = process.env.TEST_LENGTH === 'long';
const games = await loadGames();

/** In the suite two games share the windows, the solo one whole; in the long run every game is played whole in each. */
const SHORT: Readonly<Record<string, readonly string[]>> = { unearth: ['mouse'], ruba: ['phone'] };
const WINDOWS = {
  mouse: { width: 1280, height: 720, touch: false },
  phone: { width: 390, height: 844, touch: true },
  shelf: { width: 844, height: 390, touch: true },
} as const;
/** In the suite so many entries of a fresh table are made beside others, and a game that has come this far is played to its end. */
const BEGINNING = 16;
const LATE = 0.9;

for (const { game } of games)
  for (const [name, window] of Object.entries(WINDOWS))
    test.runIf(isLong || SHORT[game.name]?.includes(name))(
      `${game.name} is played to its end on its pieces: ${name}, ${window.width} x ${window.height}`,
      async () => {
        const { page, errors, close } = await visit(stage.browser, window);
        await layTable(page, stage.address, game.name, game.seats[0], 1);
        if (name === 'phone') await watchPanels(page);
        const luck = seeded(`${game.name}:${name}`);
        let pieces = 0;
        if (!isLong && game.seats[0] > 1) {
          pieces += await playByPointer(page, luck, window.touch, BEGINNING);
          await layPlayed(page, stage.address, game, { seats: game.seats[0], share: LATE });
        }
        pieces += await playByPointer(page, luck, window.touch);
        expect(pieces).toBeGreaterThan(5);
        if (name === 'phone') expect(await panelMoves(page)).toEqual([]);
        expect(errors).toEqual([]);
        await close();
      },
    );

/** In the suite the first lesson of each game, with a mouse; in the long run all of them, with a finger as well. */
for (const { game } of games)
  for (const [name, window] of Object.entries(WINDOWS))
    test.runIf(isLong || name === 'mouse')(
      `the lessons of ${game.name} are finished on its pieces: ${name}`,
      async () => {
        const { page, errors, close } = await visit(stage.browser, window);
        const lessons = await loadLessons(game.name);
        let pieces = 0;
        for (const { id, steps } of isLong ? lessons : lessons.slice(0, 1)) {
          await page.goto(`${stage.address}/games/${game.name}/learn#${id}`);
          await page.waitForSelector('.lesson .guide', { state: 'attached' });
          pieces += await lessonByPointer(page, steps.length, window.touch);
        }
        expect(pieces).toBeGreaterThan(0);
        expect(errors).toEqual([]);
        await close();
      },
    );

test('a die that is dragged onto a ruin is rolled for it, and keys show their numbers on the pieces', async () => {
  const { game } = games.find(({ game }) => game.name === 'unearth')!;
  const { page, close } = await visit(stage.browser);
  await layPlayed(page, stage.address, game, {
    seats: 2,
    share: 0,
    asks: (choice) => (choice as { kind: string }).kind === 'dig',
  });
  await page.waitForSelector('.dbtn.lit');
  await settled(page);
  await page.keyboard.press('Tab');
  expect(await page.locator('.kn:visible').count()).toBeGreaterThan(0);
  const at = await page.locator('.tablegrid').getAttribute('data-at');
  await page.locator('.dbtn.lit').first().dragTo(page.locator('.ruin.lit').first());
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.tablegrid')!.dataset.at !== was,
    at,
  );
  await close();
});

test('on a phone a piece that may dig or empty opens the list of both', async () => {
  const { game } = games.find(({ game }) => game.name === 'tomb')!;
  const { page, close } = await visit(stage.browser, WINDOWS.phone);
  const isA = (kind: string) => (choice: unknown) => (choice as { kind: string }).kind === kind;
  await layPlayed(page, stage.address, game, {
    seats: 3,
    share: 0,
    asks: [isA('excavate'), isA('empty-dirt')],
  });
  await page.locator('.act[data-focus=action-excavate].lit').tap();
  await page.locator('dialog[open] .choice').first().waitFor();
  expect(await page.locator('dialog[open] .choice').count()).toBe(2);
  await close();
});

test('on a phone no panel moves when a touch is refused or a hint is given', async () => {
  const { game } = games.find(({ game }) => game.name === 'ruba')!;
  const { page, close } = await visit(stage.browser, WINDOWS.phone);
  await layPlayed(page, stage.address, game, { seats: 1, share: 0.4 });
  await page.waitForSelector('.rail .choice', { state: 'attached' });
  await settled(page);
  await watchPanels(page);
  await touchable(page);
  // It is barred, and says so; the tool would wait until it is not.
  await page.locator('.tablemain .barred:visible').first().tap({ force: true });
  await page.locator('.dock .refused').waitFor();
  await page.keyboard.press('h');
  await page.locator('.dock .hint-line:visible', { hasText: ':' }).waitFor();
  await settled(page);
  expect(await panelMoves(page)).toEqual([]);
  await close();
});

test('on a phone Ready does not drop a card that is only selected', async () => {
  const { game } = games.find(({ game }) => game.name === 'delve')!;
  const { page, close } = await visit(stage.browser, WINDOWS.phone);
  const isA = (kind: string) => (choice: unknown) => (choice as { kind: string }).kind === kind;
  await layPlayed(page, stage.address, game, {
    seats: 3,
    seat: 1,
    share: 0,
    asks: [isA('place'), isA('ready')],
    isAlone: true,
  });
  const at = page.locator('.tablegrid');
  await page.waitForSelector('.hcard.lit');
  await settled(page);
  const before = await at.getAttribute('data-at');
  await page.locator('.hcard.lit').first().tap();
  await page.locator('.hcard.chosen').waitFor();
  const placing = await page.locator('.dock .does').textContent();
  await page.locator('.dock .own', { hasText: 'Ready' }).tap();
  // It says what was left undone, and asks once more.
  await page.locator('.dock .refused', { hasText: placing! }).waitFor();
  expect(await at.getAttribute('data-at')).toBe(before);
  await page.locator('.hcard.lit').first().tap();
  await page.locator('.dock .does', { hasText: placing! }).waitFor();
  await page.locator('.dock .own', { hasText: 'Ready' }).tap();
  await page.locator('.dock .does', { hasText: 'Ready' }).tap();
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.tablegrid')!.dataset.at !== was,
    before,
  );
  await close();
});

test('on a phone a card that comes to lie under the finger is not opened', async () => {
  const { game } = games.find(({ game }) => game.name === 'delve')!;
  const { page, close } = await visit(stage.browser, WINDOWS.phone);
  const isPlace = (choice: unknown): boolean => (choice as { kind: string }).kind === 'place';
  await layPlayed(page, stage.address, game, { seats: 3, seat: 1, share: 0, asks: isPlace, isAlone: true });
  await page.waitForSelector('.hcard.lit');
  await settled(page);
  await page.locator('.hcard.lit').first().tap();
  const pressed = page.evaluate(async () => {
    const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.look')];
    const before = new Set(all());
    for (;;) {
      const placed = all().find((one) => !before.has(one));
      placed?.click();
      if (placed) return placed.dataset.piece;
      await new Promise(requestAnimationFrame);
    }
  });
  await page.locator('.dock .does').tap();
  const placed = page.locator(`.look[data-piece="${await pressed}"]`);
  await page.waitForTimeout(700);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await placed.tap();
  await page.locator('dialog[open]').waitFor();
  await close();
});

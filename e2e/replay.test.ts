// After the game: scrub through it, share a moment, play on from one, check its luck, and catch a tampered record.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, recordOf, seeded } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { loadGames } from './support/games.ts';
import { layTable, playOn, whatIsAsked } from './support/play.ts';
import { finishedMatch } from './support/played.ts';
import { saved } from './support/saved.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const games = await loadGames();
const solo = games.find(({ game }) => game.seats[0] === 1)!.game;
const duel = games.find(({ game }) => game.seats[0] === 2)!.game;

const stage = setStage();

test('a finished game is scrubbed, forked, verified, exported and brought in again', async () => {
  const { page, errors, close } = await visit(stage.browser, { name: 'Mira' });
  const luck = seeded('replay');
  const pick = (n: number): number => luck.pick(n);
  await layTable(page, stage.address, solo.name, 1, 1);
  await playOn(page, pick);
  const ending = await page.locator('.rail .over h2').textContent();
  await page.keyboard.press('m');
  const kept = await saved(page, () => page.getByRole('button', { name: 'Save the record' }).click());

  await page.getByRole('link', { name: 'Watch again' }).first().click();
  const slider = page.locator('.replaybar input[type="range"]');
  await slider.waitFor();
  const length = Number(await slider.getAttribute('max'));
  expect(length).toBeGreaterThan(3);
  const times = await page.evaluate(async (most) => {
    const range = document.querySelector<HTMLInputElement>('.replaybar input[type="range"]')!;
    const taken: number[] = [];
    for (let i = 0; i < 24; i++) {
      range.value = String((i * 7919) % (most + 1));
      const start = performance.now();
      range.dispatchEvent(new Event('input', { bubbles: true }));
      taken.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return taken.sort((a, b) => a - b);
  }, length);
  expect(times[12]).toBeLessThan(50);
  await slider.fill(String(length));
  await page.waitForSelector('.rail [data-testid="result"]');
  expect(await page.locator('.rail .over h2').textContent()).toBe(ending);

  // W15: the keys of a player, with nothing in focus.
  await page.locator('.replaybar output').click();
  const isAt = (moment: number): Promise<unknown> =>
    page.waitForFunction(
      (wanted) => document.querySelector('.tablegrid')?.getAttribute('data-at') === String(wanted),
      moment,
    );
  for (const [key, moment] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', length],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(moment);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await isAt(1);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();

  await page.getByRole('link', { name: 'Verify the dice rolls' }).click();
  await page.waitForSelector('.verdict');
  expect(await page.locator('.luck tbody tr').count()).toBeGreaterThan(3);

  await page.goBack();
  await slider.waitFor();
  await slider.fill('2');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector('.tablegrid:not(.with-strip)');
  expect(await whatIsAsked(page)).toBe('choices');
  expect(await page.locator('.tablegrid').getAttribute('data-at')).toBe('2');

  const folder = await mkdtemp(join(tmpdir(), 'undercroft-replay-'));
  const record = JSON.parse(kept) as GameRecord;
  const forged = { ...record, fair: { ...record.fair, secret: `${'0'.repeat(63)}1` } };
  await writeFile(join(folder, 'forged.json'), JSON.stringify(forged));
  await writeFile(join(folder, 'broken.json'), JSON.stringify({ ...record, hash: '0000000000000000' }));
  await page.goto(`${stage.address}/replay`);
  await page.locator('.drop input').setInputFiles(join(folder, 'broken.json'));
  await page.waitForSelector('.refused');
  await page.locator('.drop input').setInputFiles(join(folder, 'forged.json'));
  await page.waitForSelector('.replaybar');
  await page.getByRole('link', { name: 'Verify the dice rolls' }).click();
  await page.waitForSelector('.empty-state h2');
  expect(await page.locator('.empty-state h2').textContent()).toBe('This could not be confirmed');

  // A game that fits together in itself, under a seal that gave other luck: the step that differs is shown.
  const { secret = '', ...sealedBefore } = record.fair!;
  const rigged = recordOf(finishedMatch(solo, 1, 'forger'), { seal: { secret, ...sealedBefore } });
  await writeFile(join(folder, 'rigged.json'), JSON.stringify(rigged));
  await page.goto(`${stage.address}/replay`);
  await page.locator('.drop input').setInputFiles(join(folder, 'rigged.json'));
  await page.waitForSelector('.replaybar');
  await page.getByRole('link', { name: 'Verify the dice rolls' }).click();
  await page.waitForSelector('.empty-state h2');
  expect(await page.locator('.luck .forged').count()).toBeGreaterThan(0);

  // A record without names: nobody is taken for the reader.
  const ours = finishedMatch(duel, 2, 'forger');
  await writeFile(join(folder, 'nameless.json'), JSON.stringify(recordOf(ours)));
  await page.goto(`${stage.address}/replay`);
  await page.locator('.drop input').setInputFiles(join(folder, 'nameless.json'));
  await page.waitForSelector('.replaybar');
  await page.locator('.tablegrid').getByText('Seat 2').first().waitFor();
  expect(await page.locator('.tablegrid').getByText('Mira').count()).toBe(0);

  // W15: whoever plays on keeps the own chair, even where the other one is asked.
  const asked = ours.log[0]!.seat;
  const names = asked === 0 ? ['Flint', 'Mira'] : ['Mira', 'Flint'];
  await writeFile(join(folder, 'ours.json'), JSON.stringify(recordOf(ours, { names })));
  await page.goto(`${stage.address}/replay`);
  await page.locator('.drop input').setInputFiles(join(folder, 'ours.json'));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForSelector(`.tablegrid:not(.with-strip)[data-viewer="${1 - asked!}"]`);
  await rm(folder, { recursive: true, force: true });
  expect(errors).toEqual([]);
  await close();
});

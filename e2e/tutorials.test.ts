// Every lesson is finished by a script in the real browser, at a desk or on a phone, and points at something at every step.
import { LANGUAGES, type Lesson, lessonTask } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { gameNames, loadLessons } from './support/games.ts';
import { walkLesson } from './support/lessons.ts';
import { setStage } from './support/stage.ts';
import { visit } from './support/visit.ts';

const stage = setStage();

const isLong = process.env.TEST_LENGTH === 'long';

/** In the suite one language at a desk, another for each game; the long run has them all. */
const visitsTo = (game: number) => [
  ...LANGUAGES.filter((_, i) => isLong || i === game % LANGUAGES.length).map((language) => ({
    language,
    width: 1280,
    height: 720,
  })),
  { language: 'ru' as const, width: 390, height: 844 },
];

for (const [at, name] of gameNames().entries())
  describe(`the lessons of ${name}`, async () => {
    const lessons = await loadLessons(name);
    for (const [window, settings] of visitsTo(at).entries())
      test(`are finished in ${settings.language} at ${settings.width}`, async () => {
        const { page, errors, close } = await visit(stage.browser, settings);
        // In the suite desk and phone share them, a game at a time the other way round; the long run has each at both.
        const here = isLong ? lessons : lessons.filter((_, i) => (i + at + window) % 2 === 0);
        for (const lesson of here) {
          await page.goto(`${stage.address}/games/${name}/learn#${lesson.id}`);
          await page.waitForSelector('.lesson[data-step="0"] .guide', { state: 'attached' });
          const seen = await walkLesson(page, lesson.steps.length);
          const wrong = seen.flatMap(({ problems }, step) =>
            problems.length > 0 ? [{ step, problems }] : [],
          );
          expect([lesson.id, wrong]).toEqual([lesson.id, []]);
          expect(seen.length).toBe(lesson.steps.length + 1);
        }
        await page.goto(`${stage.address}/games/${name}/learn`);
        await page.waitForSelector('.lessons');
        expect(await page.locator('.lessons .done').count()).toBe(here.length);
        expect(errors).toEqual([]);
        await close();
      });
  });

test('another choice is refused gently, steps go back, and a reload finds the place again', async () => {
  const name = gameNames().find((game) => game === 'ruba') ?? gameNames()[0]!;
  const lesson = (await loadLessons(name))[0]!;
  const asked = firstWithOtherWays(lesson);
  const { page, close } = await visit(stage.browser);
  await page.goto(`${stage.address}/games/${name}/learn#${lesson.id}`);
  const at = (): Promise<string | null> => page.locator('.lesson').getAttribute('data-step');
  await page.waitForSelector('.lesson .guide', { state: 'attached' });
  for (let step = 0; step < asked; step++) {
    const row = page.locator('.rail .choice.hinted');
    await ((await row.count()) > 0 ? row : page.locator('.rail .guide .on')).press('Enter');
  }
  expect(await at()).toBe(String(asked));
  await page.locator('.rail .choice:not(.hinted)').first().click();
  await page.waitForSelector('.rail .guide .refused');
  expect(await at()).toBe(String(asked));
  await page.reload();
  await page.waitForSelector('.lesson .guide', { state: 'attached' });
  expect(await at()).toBe(String(asked));
  await page.keyboard.press('b');
  expect(await at()).toBe(String(asked - 1));
  await close();
});

/** The first step where the learner could also do something else. */
const firstWithOtherWays = (lesson: Lesson<unknown>): number =>
  lesson.steps.findIndex((_, step) => step > 4 && lessonTask(lesson, step) !== undefined);

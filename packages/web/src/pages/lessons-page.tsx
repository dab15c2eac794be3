// Learn: the lesson to go on with, and every game's lessons behind a door that fills with light as they are done.

import type { Lesson, Texts } from '@undercroft/kernel';
import { Button, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { GameDoor } from '../components/game-door.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ShelfWays } from '../components/shelf-ways.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { ensureLessonTexts, lessonTexts, loadLessons } from '../far-rooms.ts';
import { gameCards, shortTitle } from '../games.ts';
import { gameTitle, sayIn, t } from '../i18n.ts';
import { language } from '../settings/preferences.ts';
import { progressOf } from '../tutorial/lesson-progress.ts';
import '../../css/shelves.css';

interface Course {
  readonly game: string;
  readonly lessons: readonly Lesson<unknown>[];
}

/** A game from outside may have none. */
async function readCourses(): Promise<readonly Course[]> {
  const courses = await Promise.all(
    gameCards.map(async ({ name }) => {
      const [lessons] = await Promise.all([loadLessons(name), ensureLessonTexts(name, language.value)]);
      return { game: name, lessons };
    }),
  );
  return courses.filter(({ lessons }) => lessons.length > 0);
}

const addressOf = (game: string, lesson: Lesson<unknown>): string => `/games/${game}/learn#${lesson.id}`;

/** The lesson that was begun, else the first that is not done, of the game that has come furthest. */
function nextLesson(courses: readonly Course[]): { course: Course; lesson: Lesson<unknown> } | undefined {
  const open = courses.flatMap((course) => {
    const lesson =
      course.lessons.find(({ id, steps }) => {
        const { at, done } = progressOf(course.game, id);
        return !done && at > 0 && at < steps.length;
      }) ?? course.lessons.find(({ id }) => !progressOf(course.game, id).done);
    const done = course.lessons.filter(({ id }) => progressOf(course.game, id).done).length;
    return lesson ? [{ course, lesson, done }] : [];
  });
  return open.sort((a, b) => b.done - a.done)[0];
}

export function LessonsPage(): JSX.Element {
  const courses = useLoaded(readCourses, [language.value]);
  const next = courses && nextLesson(courses);
  return (
    <PageShell class="lessons-page shelf-page" wide>
      <h1 class="display">{t('learn-all.title')}</h1>
      <p class="summary">{t('learn-all.lead')}</p>
      <ShelfWays on="learn" />
      {!courses && <Loading />}
      {next && (
        <section class="go-on slab" data-game={next.course.game}>
          <div class="grow">
            <p class="label">{t('learn-all.go-on')}</p>
            <h2 class="display">{sayIn(lessonTexts(next.course.game), next.lesson.title)}</h2>
            <p>{gameTitle(next.course.game)}</p>
          </div>
          <Button tone="go" sign="play" href={addressOf(next.course.game, next.lesson)}>
            {t('learn-all.sit-down')}
          </Button>
        </section>
      )}
      {courses && (
        <ul class="courses">
          {courses.map((course) => (
            <CourseDoor key={course.game} course={course} texts={lessonTexts(course.game)} />
          ))}
        </ul>
      )}
    </PageShell>
  );
}

function CourseDoor({
  course: { game, lessons },
  texts,
}: {
  readonly course: Course;
  readonly texts: Texts;
}): JSX.Element {
  const done = lessons.filter(({ id }) => progressOf(game, id).done).length;
  return (
    <li data-game={game} style={{ '--done': done / lessons.length }}>
      <GameDoor name={game} href={`/games/${game}/learn`} />
      <h2 class="display">{shortTitle(gameTitle(game))}</h2>
      <p class="help">{t('learn-all.done', { n: done, of: lessons.length })}</p>
      <progress max={lessons.length} value={done} aria-label={gameTitle(game)} />
      <ol>
        {lessons.map((lesson, i) => {
          const { done: isDone } = progressOf(game, lesson.id);
          return (
            <li key={lesson.id} class={isDone ? 'done' : ''}>
              <a href={addressOf(game, lesson)}>
                <i>{isDone ? <Sign name="check" size={13} /> : i + 1}</i>
                <span>{sayIn(texts, lesson.title)}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </li>
  );
}

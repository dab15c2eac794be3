// Learning a game: its lessons to choose from, and each lesson at the game's own table.
import { effect } from '@preact/signals';
import { Button, IconButton, type OpenChoice, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { ensureLessonTexts, lessonTexts, loadLessons } from '../far-rooms.ts';
import { doorOf, importGame, loadUi } from '../games.ts';
import {
  ensureGameTexts,
  ensureTextPart,
  gameTexts,
  gameTitle,
  sayIn,
  spokenLanguageNow,
  t,
} from '../i18n.ts';
import { url } from '../router.ts';
import { language, preferences } from '../settings/preferences.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import type { AnyGame, AnyUi } from '../games.ts';
import { FocusRing } from '../tutorial/focus-ring.tsx';
import { DockGuide, isHalfChosen, minutesOf, RailGuide, wantedChoice } from '../tutorial/lesson-guide.tsx';
import { keepProgress, progressOf } from '../tutorial/lesson-progress.ts';
import { useLessonShortcuts } from '../tutorial/lesson-shortcuts.ts';
import { type AnyLesson, openLessonTable } from '../tutorial/lesson-table.ts';
import { lessonWords } from '../tutorial/lesson-words.ts';
import '../tutorial/lesson.css';
import { botNames } from '../bots/bot-names.ts';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { useLoaded } from '../components/use-loaded.ts';

interface Taught {
  readonly game: AnyGame;
  readonly ui: AnyUi | undefined;
  readonly lessons: readonly AnyLesson[];
}

async function open(name: string): Promise<Taught> {
  const [game, ui, lessons] = await Promise.all([
    importGame(name),
    loadUi(name),
    loadLessons(name),
    ensureGameTexts(name, language.value),
    ensureLessonTexts(name, language.value),
    ensureTextPart('house'),
  ]);
  return { game, ui, lessons };
}

export function LearnPage({ game: name }: { readonly game: string }): JSX.Element {
  const taught = useLoaded(() => open(name), [name]);
  if (!taught) return <Loading />;
  const { lessons } = taught;
  const wanted = lessons.findIndex(({ id }) => id === url.value.hash.slice(1));
  if (wanted < 0) return <Lessons name={name} lessons={lessons} />;
  const lesson = lessons[wanted]!;
  return <LessonView key={lesson.id} {...taught} lesson={lesson} following={lessons[wanted + 1]} />;
}

function Lessons({
  name,
  lessons,
}: {
  readonly name: string;
  readonly lessons: readonly AnyLesson[];
}): JSX.Element {
  const word = lessonWords(name);
  const next = lessons.find(({ id }) => !progressOf(name, id).done);
  return (
    <PageShell class="learn-page">
      <div data-game={name} class="lobby">
        <div class="door only-wide">{doorOf(name) && <img src={doorOf(name)} alt="" />}</div>
        <div>
          <p class="label">{word('learn.title')}</p>
          <h1 class="display">{gameTitle(name)}</h1>
          <p class="summary">{gameTexts(name)['game.summary'] ?? ' '}</p>
          {lessons.length === 0 && <EmptyState title={word('learn.none')} text={word('learn.none-text')} />}
          <ol class="lessons">
            {lessons.map((lesson) => (
              <LessonCard key={lesson.id} name={name} lesson={lesson} isNext={lesson === next} />
            ))}
          </ol>
          <p class="lesson-ways">
            <Button sign="book" href={`/games/${name}/rules`}>
              {t('nav.rules')}
            </Button>
            <Button sign="back" href={`/games/${name}`}>
              {word('learn.to-game')}
            </Button>
          </p>
        </div>
      </div>
    </PageShell>
  );
}

function LessonCard({
  name,
  lesson,
  isNext,
}: {
  readonly name: string;
  readonly lesson: AnyLesson;
  readonly isNext: boolean;
}): JSX.Element {
  const texts = lessonTexts(name);
  const word = lessonWords(name);
  const { at, done } = progressOf(name, lesson.id);
  const isOnWay = at > 0 && at < lesson.steps.length;
  return (
    <li class="slab">
      <h2 class="display">{sayIn(texts, lesson.title)}</h2>
      <p class="row meta">
        <span>
          <Sign name="clock" size={16} />
          {word('learn.minutes', {
            n: `${minutesOf(lesson, texts, spokenLanguageNow())}`.replace('.5', '½'),
          })}
        </span>
        <span>{word('learn.steps', { n: lesson.steps.length })}</span>
        {done && (
          <span class="done">
            <Sign name="check" size={16} />
            {word('learn.done')}
          </span>
        )}
      </p>
      <p>{word(`learn.about.${lesson.id}`)}</p>
      <div class="lesson-acts">
        <Button tone={isNext ? 'go' : 'plain'} sign="play" href={`/games/${name}/learn#${lesson.id}`}>
          {isOnWay
            ? word('learn.go-on', { at: at + 1, of: lesson.steps.length })
            : word(done ? 'learn.again' : 'learn.start')}
        </Button>
      </div>
    </li>
  );
}

function LessonView({
  game,
  ui,
  lesson,
  following,
}: Taught & {
  readonly lesson: AnyLesson;
  readonly following: AnyLesson | undefined;
}): JSX.Element {
  const { source, model } = useLessonTable({ game, ui }, lesson);
  useLessonShortcuts(source);
  const word = lessonWords(game.name);
  const step = source.step.value;
  const teaching = { model, source, following };
  const wanted = wantedChoice(teaching);
  useWantedRow(model, wanted, step);
  const isStill = model.playback.left.value === 0;
  const { focus, next } = lesson.steps[step] ?? {};
  const pointed = next !== undefined && isHalfChosen(teaching, wanted) ? next : focus;
  return (
    <div class="lesson" data-game={game.name} data-step={step} data-still={isStill}>
      <TableView
        model={model}
        guide={{
          rail: () => <RailGuide {...teaching} />,
          dock: (onChoices) => <DockGuide {...teaching} onChoices={onChoices} />,
          tools: () => (
            <>
              <IconButton
                sign="again"
                class="lesson-restart"
                label={word('learn.restart')}
                onClick={() => source.seek(0)}
              />
              <IconButton sign="cross" label={word('learn.leave')} href={`/games/${game.name}/learn`} />
            </>
          ),
        }}
      />
      <FocusRing
        focus={isStill ? pointed : undefined}
        choice={wanted?.key}
        moment={`${step}:${model.playback.shown.value.moment}:${model.narrowed.value?.length ?? ''}`}
      />
    </div>
  );
}

/** The table of a lesson, where the learner left it; every step of it is kept. */
function useLessonTable({ game, ui }: Pick<Taught, 'game' | 'ui'>, lesson: AnyLesson) {
  const { source, model } = useMemo(() => {
    const { at } = progressOf(game.name, lesson.id);
    const from = at < lesson.steps.length ? at : 0;
    const nameOf = (seat: number, isMe: boolean): string =>
      isMe ? preferences.value.name || t('you') : botNames()[seat % 5]!;
    const table = openLessonTable(game, lesson, from, nameOf);
    return { source: table, model: createTableModel(table, ui, 'lesson') };
  }, [lesson]);
  useEffect(() => {
    // At once with every step, so that the place is kept when the page is closed right then.
    const stopKeeping = effect(() =>
      keepProgress(game.name, lesson.id, source.step.value, lesson.steps.length),
    );
    return () => {
      stopKeeping();
      model.close();
    };
  }, [model]);
  return { source, model };
}

/** The row that the lesson waits for stays in sight, and marked. */
function useWantedRow(model: TableModel, wanted: OpenChoice | undefined, step: number): void {
  useEffect(() => {
    const row = wanted && document.querySelector(`.rail [data-choice="${CSS.escape(wanted.key)}"]`);
    row?.scrollIntoView({ block: 'nearest' });
  }, [wanted?.key, step, model.hinted.value]);
  // A refused choice clears the hint: it comes back at once.
  const hinted = model.hinted.value;
  useEffect(() => {
    if (wanted && hinted === undefined) void model.hint(true);
  }, [wanted?.key, hinted]);
}

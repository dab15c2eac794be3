// The words of a lesson beside the board: what to read, what to do now, and the ways on and back.
import { canonicalJson, type Language, lessonSeconds, type Message, type Texts } from '@undercroft/kernel';
import { Button, type OpenChoice, Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { lessonTexts } from '../far-rooms.ts';
import { sayIn, t } from '../i18n.ts';
import { quickStart } from '../setup/quick-start.ts';
import { LazyOwnStudyButton } from '../study/lazy-study-button.ts';
import { useDockHeight } from '../table/dock-height.ts';
import { Choices, RefusalNote } from '../table/question-panel.tsx';
import type { TableModel } from '../table/table-model.ts';
import type { AnyLesson, LessonTable } from './lesson-table.ts';
import { lessonWords } from './lesson-words.ts';

export interface Teaching {
  readonly model: TableModel;
  readonly source: LessonTable;
  readonly following: AnyLesson | undefined;
}

const textsOf = ({ model, source }: Teaching): Texts => ({
  ...model.texts.value,
  ...lessonTexts(source.game.name),
});

const say = (teaching: Teaching, message: Message): string => sayIn(textsOf(teaching), message);

/** The allowed choice as the list knows it; undefined where nothing is asked. */
export function wantedChoice({ model, source }: Teaching): OpenChoice | undefined {
  const task = source.task.value;
  if (!task) return undefined;
  const key = canonicalJson(task.choice);
  return model.open.value.find((open) => open.key === key);
}

/** Has a first touch narrowed the list to some choices, the allowed one among them? */
export function isHalfChosen({ model }: Teaching, wanted: OpenChoice | undefined): boolean {
  const narrowed = model.narrowed.value;
  if (!narrowed || !wanted || narrowed.length >= model.open.value.length) return false;
  return narrowed.some(({ key }) => key === wanted.key);
}

/** Minutes that a lesson takes in the reader's language, rounded up to halves. */
export const minutesOf = (lesson: AnyLesson, texts: Texts, language: Language): number =>
  Math.ceil(lessonSeconds(lesson, texts, language) / 30) / 2;

/** At a desk: the words above, the choices of the game below them. */
export const RailGuide = (teaching: Teaching): JSX.Element => (
  <>
    <section class="guide" aria-label={lessonWords(teaching.source.game.name)('learn.lesson')}>
      <Words {...teaching} />
      <RefusalNote model={teaching.model} />
      <Ways {...teaching} />
    </section>
    {teaching.model.open.value.length > 0 && (
      <section class="ask" aria-label={t('ask.title')}>
        <h2>{teaching.model.question.value}</h2>
        <Choices model={teaching.model} />
      </section>
    )}
  </>
);

/** On a phone: the same in the dock, with the allowed choice within reach of the thumb. */
export function DockGuide({ onChoices, ...teaching }: Teaching & { onChoices(): void }): JSX.Element {
  const { model, source } = teaching;
  const dock = useDockHeight();
  const narrowed = model.narrowed.value;
  useEffect(() => {
    if (narrowed) onChoices();
  }, [narrowed]);
  return (
    <section class="dock guide" aria-label={lessonWords(source.game.name)('learn.lesson')} ref={dock}>
      <Words {...teaching} />
      <RefusalNote model={model} />
      <Ways {...teaching} onChoices={onChoices} />
    </section>
  );
}

function Words(teaching: Teaching): JSX.Element {
  const { source } = teaching;
  const { lesson } = source;
  const word = lessonWords(source.game.name);
  // What a step tells is shown first; the words of the next one wait for it.
  const isShown = teaching.model.playback.left.value === 0;
  const at = isShown ? source.step.value : source.step.value - 1;
  const wanted = isShown ? wantedChoice(teaching) : undefined;
  const message = lesson.steps[at]?.text ?? lesson.farewell;
  return (
    <>
      <p class="who">
        <span class="grow">{say(teaching, lesson.title)}</span>
        <span class="fig">
          {word('learn.at', { at: Math.min(at + 1, lesson.steps.length), of: lesson.steps.length })}
        </span>
      </p>
      <progress class="vh" max={lesson.steps.length} value={at} aria-label={word('learn.progress')} />
      <span class="lesson-way" aria-hidden="true">
        {lesson.steps.map((_, i) => (
          <i key={`step-${i + 1}`} class={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </span>
      <div aria-live="polite" data-testid="lesson-text">
        <p class="words">{say(teaching, message)}</p>
        {wanted && (
          <p class="todo">
            <Sign name="arrow" size={16} />
            <span>
              <b>{word('learn.now')}</b> {wanted.text}
            </span>
          </p>
        )}
      </div>
    </>
  );
}

/** Back and on; at the end, what to do with what was learnt. */
function Ways({ onChoices, ...teaching }: Teaching & { readonly onChoices?: () => void }): JSX.Element {
  const { model, source, following } = teaching;
  const at = source.step.value;
  const { name } = source.game;
  const word = lessonWords(name);
  const isOver = at >= source.lesson.steps.length;
  const wanted = wantedChoice(teaching);
  const isMoving = model.playback.left.value > 0;
  // Keys keep each button itself, and the focus on it, while the others come and go.
  const back = <Back key="back" source={source} isMoving={isMoving} />;
  if (isMoving)
    return (
      <div class="acts">
        {back}
        <Button key="on" class="on" sign="last" onClick={model.playback.skip}>
          {t('ask.skip')}
        </Button>
      </div>
    );
  if (isOver)
    return (
      <div class="acts wrap">
        {back}
        {following ? (
          <Button key="follow" tone="go" class="on" href={`/games/${name}/learn#${following.id}`}>
            {say(teaching, following.title)}
          </Button>
        ) : (
          <Button key="on" tone="go" class="on" sign="play" onClick={() => void quickStart(name)}>
            {word('learn.play')}
          </Button>
        )}
        <LazyOwnStudyButton source={{ lesson: { game: name, id: source.lesson.id } }} />
        <Button href={`/games/${name}/learn`}>{word('learn.leave')}</Button>
      </div>
    );
  return (
    <div class="acts">
      {back}
      {onChoices && model.open.value.length > 1 && (
        <Button key="list" sign="list" label={t('ask.list')} class="narrow" onClick={onChoices} />
      )}
      <Button
        key="on"
        class="on"
        tone={wanted && !onChoices ? 'plain' : 'go'}
        {...(wanted && !onChoices && { sign: 'next' as const })}
        onClick={source.next}
      >
        {!wanted ? word('learn.next') : onChoices ? wanted.text : word('learn.show-me')}
      </Button>
    </div>
  );
}

function Back({ source, isMoving }: Pick<Teaching, 'source'> & { readonly isMoving: boolean }): JSX.Element {
  const at = source.step.value;
  return (
    <Button
      sign="previous"
      label={lessonWords(source.game.name)('learn.back')}
      class="narrow"
      disabled={at === 0 || isMoving}
      onClick={() => source.seek(at - 1)}
    />
  );
}

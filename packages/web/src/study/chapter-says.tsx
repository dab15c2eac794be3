// What a lesson or a puzzle says itself: the words of the lesson at this moment; the answer of the puzzle, or why it is shut.
import { lessonLog } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { PuzzleInfo, TryInfo } from '@undercroft/puzzles';
import type { JSX } from 'preact';
import { lessonTexts } from '../far-rooms.ts';
import { sayShare } from '../format-numbers.ts';
import { sayIn, t } from '../i18n.ts';
import { Clauses } from '../puzzles/puzzle-hints.tsx';
import { ruleText } from '../puzzles/puzzle-rules.ts';
import type { DeskProps } from './study-desk.ts';

export function ChapterSays({ desk }: DeskProps): JSX.Element | null {
  if (desk.lesson) return <LessonSays desk={desk} />;
  if (desk.puzzle === undefined) return null;
  if (desk.table.isShut) return <ShutPuzzle desk={desk} />;
  const mine = desk.puzzle?.mine;
  return (
    <section class="study-part study-says" aria-label={t('studies.answer')}>
      {mine ? (
        <details>
          <summary>{t('studies.answer')}</summary>
          <Answer desk={desk} told={desk.puzzle!} mine={mine} />
        </details>
      ) : (
        <p class="help">{t('studies.answer-closed')}</p>
      )}
    </section>
  );
}

/** Several steps may say something about the same moment; on a branch the lesson is silent. */
export function LessonSays({ desk }: DeskProps): JSX.Element | null {
  const { room, table, model } = desk;
  const lesson = desk.lesson!;
  const { at, branch } = room.place.value;
  const texts = { ...model.texts.value, ...lessonTexts(table.game.name) };
  const { steps } = lesson;
  const here = steps.flatMap(({ text }, step) =>
    lessonLog(lesson, step).length === at ? [{ text, step }] : [],
  );
  const isOver = at === lessonLog(lesson, steps.length).length;
  return (
    <section class="study-part study-says" aria-label={t('studies.lesson-says')}>
      <h3>
        {sayIn(texts, lesson.title)}
        {branch === '' && here.length > 0 && (
          <small> {t('studies.lesson-at', { at: here.at(-1)!.step + 1, of: steps.length })}</small>
        )}
      </h3>
      <div aria-live="polite" data-testid="lesson-says">
        {branch === '' && here.map(({ text, step }) => <p key={step}>{sayIn(texts, text)}</p>)}
        {branch === '' && isOver && <p>{sayIn(texts, lesson.farewell)}</p>}
      </div>
    </section>
  );
}

/** Nothing of what the others made of it is shown before one's own first try. */
export const ShutPuzzle = ({ desk: { room, puzzle } }: DeskProps): JSX.Element => (
  <section class="study-part study-says" aria-label={t('studies.shut')}>
    <h3>{t('studies.shut')}</h3>
    <p>{t('studies.shut-text')}</p>
    <Button tone="go" sign="play" href={`/puzzles/${puzzle?.puzzle.id}?study=${room.id}`}>
      {t('studies.shut-go')}
    </Button>
  </section>
);

/** The first decision of the puzzle, every choice with what it gives away. */
function Answer({
  desk: { table, model },
  told: { puzzle },
  mine,
}: DeskProps & { readonly told: PuzzleInfo; readonly mine: TryInfo }): JSX.Element {
  const { answers, prices, clauses } = mine.steps[0]!;
  const { view } = puzzle.step;
  const rows = table.game
    .choices(view, puzzle.seat)
    .map((choice, place) => ({
      place,
      text: model.say(table.game.phrases.choice(choice, view, puzzle.seat)),
      price: prices[place]!.value,
      isBest: answers.includes(place),
    }))
    .sort((a, b) => Number(b.isBest) - Number(a.isBest) || a.price - b.price);
  return (
    <>
      <p class="why">
        {ruleText(table.game.name, clauses)} <Clauses clauses={clauses} model={model} />
      </p>
      <ol class="study-prices">
        {rows.map(({ place, text, price, isBest }) => (
          <li key={place} class={isBest ? 'best' : ''}>
            <span>
              {text} {mine.choices[0] === place && <small>{t('puzzle.yours')}</small>}
            </span>
            <b class="fig">{isBest ? t('puzzle.best') : sayShare(-price)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

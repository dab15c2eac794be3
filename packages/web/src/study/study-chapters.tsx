// The chapters of a study room: which one is looked at, and another one added by its link or from a list.
import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import { chapterStart, type StudyChapter } from '@undercroft/study';
import type { JSX } from 'preact';
import { ensureLessonTexts, lessonTexts, loadLessons } from '../far-rooms.ts';
import { gameTitle, sayDay, sayIn, t } from '../i18n.ts';
import { readRecord } from '../puzzles/puzzle-api.ts';
import { language } from '../settings/preferences.ts';
import { addChapter, addOwn, type OwnSource } from './open-study.ts';
import type { DeskProps } from './study-desk.ts';
import { isLeading } from './study-room.ts';

interface Offers {
  readonly title: string;
  readonly sources: readonly { readonly name: string; readonly source: OwnSource }[];
}

function titleOf({ kind, game, about }: StudyChapter): string {
  if (kind === 'record') return gameTitle(game);
  const lesson = kind === 'lesson' ? sayIn(lessonTexts(game), { id: `lesson.${about}` }) : '';
  return t(`studies.chapter.${kind}`, { game: gameTitle(game), lesson });
}

/** The lessons of a game, and the puzzles of all games that the reader has tried lately. */
async function offersFor(game: string): Promise<readonly Offers[]> {
  const [lessons, record] = await Promise.all([
    loadLessons(game),
    readRecord(),
    ensureLessonTexts(game, language.value),
  ]);
  const tried = record.ok
    ? record.data.games.flatMap(({ game: of, last }) =>
        last.map(({ puzzle, at, solved }) => ({ puzzle, at, isSolved: solved, name: gameTitle(of) })),
      )
    : [];
  const offers: readonly Offers[] = [
    {
      title: t('studies.add-lessons'),
      sources: lessons.map(({ id, title }) => ({
        name: sayIn(lessonTexts(game), title),
        source: { lesson: { game, id } },
      })),
    },
    {
      title: t('studies.add-puzzles'),
      sources: tried.map(({ puzzle, at, isSolved, name }) => ({
        name: t('studies.add-tried', {
          game: name,
          day: sayDay(at),
          solved: t(isSolved ? 'studies.solved' : 'studies.missed'),
        }),
        source: { puzzle },
      })),
    },
  ];
  return offers.filter(({ sources }) => sources.length > 0);
}

export function StudyChapters({ desk: { room, table } }: DeskProps): JSX.Element | null {
  const { chapters, phase } = room.study.value;
  const leads = isLeading(room);
  const link = useSignal('');
  const picked = useSignal('');
  const offers = useSignal<readonly Offers[]>([]);
  const problem = useSignal('');
  const isBusy = useSignal(false);
  if (chapters.length === 1 && !leads) return null;
  const add = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = await (picked.value
      ? addOwn(room.id, JSON.parse(picked.value) as OwnSource)
      : addChapter(room.id, link.value.trim()));
    if (!problem.value) link.value = picked.value = '';
    isBusy.value = false;
  };
  return (
    <section class="study-part" aria-label={t('studies.chapters')}>
      <h3>{t('studies.chapters')}</h3>
      <ol class="study-moments">
        {chapters.map((chapter, i) => (
          <li key={i}>
            <button
              type="button"
              class="branch"
              aria-current={table.chapter === i ? 'true' : undefined}
              onClick={() => room.go(chapterStart(room.study.value, i))}
            >
              <span class="fig">{i + 1}</span> {titleOf(chapter)}
            </button>
          </li>
        ))}
      </ol>
      {leads && phase === 'open' && (
        <details
          class="by-keys"
          onToggle={async () => {
            offers.value = await offersFor(chapters[table.chapter]!.game);
          }}
        >
          <summary>{t('studies.add')}</summary>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void add();
            }}
          >
            <input
              type="text"
              aria-label={t('studies.add-link')}
              placeholder={t('studies.add-link')}
              value={link.value}
              onInput={(event) => (link.value = event.currentTarget.value)}
            />
            {offers.value.length > 0 && (
              <label class="study-luck">
                <span>{t('studies.add-from')}</span>
                <select value={picked.value} onChange={(event) => (picked.value = event.currentTarget.value)}>
                  <option value="">–</option>
                  {offers.value.map(({ title, sources }) => (
                    <optgroup key={title} label={title}>
                      {sources.map(({ name, source }) => (
                        <option key={name} value={JSON.stringify(source)}>
                          {name}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </select>
              </label>
            )}
            <Button
              type="submit"
              sign="plus"
              disabled={(link.value.trim() === '' && picked.value === '') || isBusy.value}
            >
              {t('studies.add-it')}
            </Button>
          </form>
          {problem.value && <p role="alert">{problem.value}</p>}
        </details>
      )}
    </section>
  );
}

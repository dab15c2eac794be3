// The chapters of a study room: which one is looked at, and another one added by its link or from a list.
import { chapterStart, type StudyChapter } from '@undercroft/study';
import type { JSX } from 'preact';
import { lessonTexts } from '../far-rooms.ts';
import { gameTitle, sayIn, t } from '../i18n.ts';
import { AddChapter, useAddedChapter } from './add-chapter.tsx';
import type { DeskProps } from './study-desk.ts';
import { isLeading } from './study-room.ts';

function titleOf({ kind, game, about }: StudyChapter): string {
  if (kind === 'record') return gameTitle(game);
  const lesson = kind === 'lesson' ? sayIn(lessonTexts(game), { id: `lesson.${about}` }) : '';
  return t(`studies.chapter.${kind}`, { game: gameTitle(game), lesson });
}

export function StudyChapters({ desk: { room, table } }: DeskProps): JSX.Element | null {
  const { chapters, phase } = room.study.value;
  const leads = isLeading(room);
  const added = useAddedChapter(room.id);
  if (chapters.length === 1 && !leads) return null;
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
      {leads && phase === 'open' && <AddChapter added={added} game={chapters[table.chapter]!.game} />}
    </section>
  );
}

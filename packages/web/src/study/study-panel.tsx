// Everything of a study room beside its board: people, moments, branches, notes, marks, chapters, the link.
import { useSignal } from '@preact/signals';
import { Button, Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import { copyText } from '../components/copy-text.ts';
import { t } from '../i18n.ts';
import { QuestionPanel } from '../table/question-panel.tsx';
import { ChapterSays } from './chapter-says.tsx';
import { FindStops } from './find-stops.tsx';
import { StudyBranches } from './study-branches.tsx';
import { StudyChapters } from './study-chapters.tsx';
import type { DeskProps } from './study-desk.ts';
import { StudyMoments, StudyNotes } from './study-notes.tsx';
import { StudyPeople } from './study-people.tsx';
import { StudyPointing } from './study-pointing.tsx';
import { isLeading } from './study-room.ts';

export function StudyPanel({ desk }: DeskProps): JSX.Element {
  const { room, table } = desk;
  const { chapters, phase } = room.study.value;
  const { kind, stops } = chapters[table.chapter]!;
  const hasStops = stops.length > 0;
  return (
    <div class="study-panel" data-testid="study-panel">
      {phase === 'closed' && <p role="status">{t('error.study-closed')}</p>}
      {room.problem.value && (
        <p class="why" role="alert">
          {room.problem.value}
        </p>
      )}
      <ChapterSays desk={desk} />
      <StudyPeople desk={desk} />
      {!table.isShut && (
        <>
          <StudyNotes desk={desk} />
          <StudyPointing desk={desk} />
          <StudyBranches desk={desk} />
          <StudyMoments desk={desk} />
        </>
      )}
      {isLeading(room) && !hasStops && phase === 'open' && kind === 'record' && <FindStops desk={desk} />}
      <StudyChapters desk={desk} />
      <ShareRoom id={room.id} />
    </div>
  );
}

/** The rail: the room, or the question while something is tried. */
export function StudyRail({ desk }: DeskProps): JSX.Element {
  if (desk.table.isTrying.value)
    return (
      <>
        <p class="help study-trying">{t('studies.trying')}</p>
        <QuestionPanel model={desk.model} onHandOver={() => {}} />
      </>
    );
  return (
    <section class="ask study-rail" aria-label={t('studies.title')}>
      <h2 class="vh">{t('studies.title')}</h2>
      <StudyPanel desk={desk} />
    </section>
  );
}

/** On a phone: a button, and a sheet over the board. */
export function OpenRoom({ desk }: DeskProps): JSX.Element {
  const isOpen = useSignal(false);
  const { members, asking, branches } = desk.room.study.value;
  const news = isLeading(desk.room)
    ? asking.length + branches.filter(({ isOffered }) => isOffered).length
    : 0;
  return (
    <>
      <Button sign="people" onClick={() => (isOpen.value = true)}>
        {t('studies.room', { n: members.length })}
        {news > 0 && <b class="chip">{t('studies.news', { n: news })}</b>}
      </Button>
      {isOpen.value && (
        <Sheet
          title={t('studies.title')}
          closeLabel={t('studies.close')}
          onClose={() => (isOpen.value = false)}
          class="study-sheet"
        >
          <StudyPanel desk={desk} />
        </Sheet>
      )}
    </>
  );
}

function ShareRoom({ id }: { readonly id: string }): JSX.Element {
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    await copyText(`${location.origin}/study/${id}`);
    isCopied.value = true;
    setTimeout(() => (isCopied.value = false), 2000);
  };
  return (
    <section class="study-part row" aria-label={t('studies.share')}>
      <Button sign={isCopied.value ? 'check' : 'link'} onClick={() => void copy()}>
        {t(isCopied.value ? 'copied' : 'studies.share')}
      </Button>
      <Button sign="download" href={`/api/studies/${id}/file`}>
        {t('studies.file')}
      </Button>
    </section>
  );
}

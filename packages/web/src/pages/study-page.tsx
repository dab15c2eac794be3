// A study room: the board of a finished game, of a puzzle or of a lesson, gone through together.
import { useSignal } from '@preact/signals';
import { lessonLog, sameData } from '@undercroft/kernel';
import { Button, IconButton } from '@undercroft/kit';
import type { PuzzleInfo } from '@undercroft/puzzles';
import { type ChapterBody, isPuzzleBody, type StudyChapter, type StudyEvent } from '@undercroft/study';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { ensureLessonTexts, loadLessons } from '../far-rooms.ts';
import { gameCardOf, loadUi } from '../games.ts';
import { ensureGameTexts, ensureTextPart, t } from '../i18n.ts';
import { serverConnection, you } from '../net/connection.ts';
import { ConnectionLost } from '../net/connection-lost.tsx';
import { readPuzzle } from '../puzzles/puzzle-api.ts';
import { importWithEarlier } from '../replay/import-with-earlier.ts';
import { roleOf } from '../seat-roles.ts';
import { language } from '../settings/preferences.ts';
import { ChapterSays } from '../study/chapter-says.tsx';
import { ChooseLuck } from '../study/choose-luck.tsx';
import { StudyBar } from '../study/study-bar.tsx';
import { atPlace, type DeskProps, momentOf, nameOf, type StudyDesk } from '../study/study-desk.ts';
import { StudyMarks } from '../study/study-marks.tsx';
import { OpenRoom, StudyRail } from '../study/study-panel.tsx';
import { wordsOfMark } from '../study/study-pointing.tsx';
import { openStudyRoom, type StudyRoom } from '../study/study-room.ts';
import { openStudyTable } from '../study/study-table.ts';
import { type Pointing, usePointing } from '../study/use-pointing.ts';
import { Dock } from '../table/dock.tsx';
import { useDockHeight } from '../table/dock-height.ts';
import { createTableModel } from '../table/table-model.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import '../../css/study.css';

async function openRoom(id: string): Promise<StudyRoom | 'missing' | 'no-server'> {
  const connection = await serverConnection();
  if (!connection) return 'no-server';
  const me = you.value?.id ?? ((await (await fetch('/api/me')).json()) as { readonly id: string }).id;
  return (await openStudyRoom(connection, id, me)) ?? 'missing';
}

export function StudyPage({ id }: { readonly id: string }): JSX.Element {
  const room = useLoaded(
    () => openRoom(id).catch(() => 'missing' as const),
    [id],
    (opened) => typeof opened === 'object' && opened.close(),
  );
  if (!room) return <Loading />;
  if (typeof room === 'string' || room.isGone.value)
    return (
      <MissingPage
        title={t(room === 'no-server' ? 'lobby.no-server' : 'studies.missing')}
        text={t(room === 'no-server' ? 'lobby.no-server-text' : 'studies.missing-text')}
      >
        <Button tone="go" href="/replay">
          {t('nav.replays')}
        </Button>
      </MissingPage>
    );
  const { chapter } = room.place.value;
  return <StudyChapterView key={chapter} room={room} chapter={chapter} />;
}

/** Undefined for anything else than a puzzle; null for one that is no longer there. */
async function puzzleOf({ kind, about }: StudyChapter): Promise<PuzzleInfo | null | undefined> {
  if (kind !== 'puzzle') return undefined;
  const [answer] = await Promise.all([readPuzzle(about!), ensureTextPart('puzzles')]);
  return answer.ok ? answer.data : null;
}

/** The lesson whose log this is; one that has changed since says nothing any more. */
async function lessonOf({ kind, game, about }: StudyChapter, body: ChapterBody) {
  if (kind !== 'lesson' || isPuzzleBody(body)) return undefined;
  const [lessons] = await Promise.all([loadLessons(game), ensureLessonTexts(game, language.value)]);
  const lesson = lessons.find(({ id }) => id === about);
  const isSame = lesson && sameData(lessonLog(lesson, lesson.steps.length), body.entries);
  return isSame ? lesson : undefined;
}

async function openChapter(room: StudyRoom, number: number) {
  const chapter = room.study.peek().chapters[number]!;
  const answer = await fetch(`/api/studies/${room.id}/chapters/${number}`);
  const body = (await answer.json()) as ChapterBody;
  if (!gameCardOf(body.game)) throw new Error(body.game);
  const [game, ui, puzzle, lesson] = await Promise.all([
    importWithEarlier(body.game),
    loadUi(body.game),
    puzzleOf(chapter),
    lessonOf(chapter, body),
    ensureGameTexts(body.game, language.value),
  ]);
  const name = (seat: number, seats: number): string =>
    roleOf(gameCardOf(game.name), seats, seat) ?? t('verify.seat', { n: seat + 1 });
  const isShut = puzzle?.mine === null;
  const table = openStudyTable(game, body, room, number, isShut, name);
  return { table, puzzle, lesson, model: createTableModel(table, ui, 'lesson') };
}

function StudyChapterView({
  room,
  chapter,
}: {
  readonly room: StudyRoom;
  readonly chapter: number;
}): JSX.Element {
  const opened = useLoaded(
    () => openChapter(room, chapter),
    [room, chapter],
    ({ model }) => model.close(),
  );
  return opened ? <StudyView room={room} {...opened} /> : <Loading />;
}

function StudyView({
  room,
  table,
  model,
  puzzle,
  lesson,
}: Omit<StudyDesk, 'pointing' | 'arrowFrom'>): JSX.Element {
  const pointing = useSignal<Pointing>(undefined);
  const point = (piece: string, to?: string): void =>
    void room.send({ kind: 'mark', moment: momentOf(room.place.value), piece, ...(to && { to }) });
  const arrowFrom = usePointing(pointing, point);
  const desk = useMemo(
    (): StudyDesk => ({ room, table, model, puzzle, lesson, pointing, arrowFrom }),
    [room, table, model],
  );
  const study = room.study.value;
  const place = room.place.value;
  const marks = useMemo(() => (table.isShut ? [] : atPlace(study.marks, place)), [study.marks, place]);
  const composition = model.composition.value;
  return (
    <div class="study" data-pointing={pointing.value} data-at={place.at} data-branch={place.branch}>
      <TableView
        model={model}
        strip={<StudyBar desk={desk}>{composition === 'phone' && <OpenRoom desk={desk} />}</StudyBar>}
        guide={{
          rail: () => <StudyRail desk={desk} />,
          dock: (onChoices) =>
            table.isTrying.value ? (
              <Dock model={model} onChoices={onChoices} onHandOver={() => {}} />
            ) : lesson || table.isShut ? (
              <StudyDock desk={desk} />
            ) : null,
          tools: () => <IconButton sign="back" label={t('nav.replays')} href="/replay" />,
        }}
      />
      <StudyMarks
        marks={marks}
        toneOf={(person) =>
          Math.max(
            0,
            study.members.findIndex((member) => member.person === person),
          )
        }
        moment={`${model.playback.shown.value.moment}:${composition}`}
      />
      {!table.isShut && <Announced room={room} />}
      <ChooseLuck />
      <ConnectionLost />
    </div>
  );
}

/** On a phone, where the room is a sheet: what the lesson says, or that one's own try comes first. */
function StudyDock({ desk }: DeskProps): JSX.Element {
  const dock = useDockHeight();
  return (
    <section class="dock study-dock" aria-label={t('studies.title')} ref={dock}>
      <h2 class="vh">{t('studies.title')}</h2>
      <ChapterSays desk={desk} />
    </section>
  );
}

/** What others do, for whoever listens: where they point, what they write, who leads now. */
function Announced({ room }: { readonly room: StudyRoom }): JSX.Element {
  const [words, say] = useState('');
  useEffect(
    () =>
      room.onEvent((event, study) => {
        const said = wordsOf(event, room);
        // A mark's name is on the board that is shown with it.
        if (said) setTimeout(() => say(said(study.leader)), 80);
      }),
    [room],
  );
  return (
    <p class="vh" aria-live="polite" data-testid="announced">
      {words}
    </p>
  );
}

function wordsOf(event: StudyEvent, room: StudyRoom): ((leader: string) => string) | undefined {
  const place = room.place.value;
  const isHere = (part: {
    readonly branch: string;
    readonly at: number;
    readonly chapter: number;
  }): boolean => part.chapter === place.chapter && part.branch === place.branch && part.at === place.at;
  switch (event.kind) {
    case 'marked':
      return isHere(event.mark) ? () => wordsOfMark(event.mark) : undefined;
    case 'noted':
      return isHere(event.note) && event.note.by !== room.me && event.note.words !== ''
        ? () => `${event.note.name}: ${event.note.words}`
        : undefined;
    case 'led':
      return (leader) =>
        leader === room.me
          ? t('studies.you-lead')
          : t('studies.now-leads', { name: nameOf(room.study.value, leader) });
    case 'asked':
      return event.on
        ? () => t('studies.now-asks', { name: nameOf(room.study.value, event.person) })
        : undefined;
    case 'offered':
      return event.on ? () => t('studies.now-offers') : undefined;
    default:
      return undefined;
  }
}

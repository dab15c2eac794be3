// Opens a study room on something that is over, and adds chapters to one.
import { type CodedRefusal, studyIdOf } from '@undercroft/protocol';
import { openStudy, type StoredStudyEvent } from '@undercroft/study';
import { isRefused, refuse } from '@undercroft/table';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { type ChapterSource, chapterOf } from './chapter-of.ts';
import type { StudyOutcome } from './live-study.ts';

const MOST_STUDIES = 100;

/** Everybody who sat at a table meets in one room: then it is not new. */
export async function openRoom(
  context: ServerContext,
  me: Person,
  source: ChapterSource,
): Promise<{ readonly study: string; readonly isNew: boolean } | CodedRefusal> {
  const { studies } = context.store;
  const made = await chapterOf(context, me.id, source);
  if (isRefused(made)) return made;
  const { chapter, stored } = made;
  const about = stored.people.includes(me.id) ? source.table! : null;
  const theirs = about === null ? undefined : await studies.about(about);
  if (theirs !== undefined) return { study: theirs, isNew: false };
  const id = studyIdOf(newId(20));
  const at = Date.now();
  const opened: StoredStudyEvent = {
    version: 1,
    at,
    person: me.id,
    command: null,
    event: { kind: 'opened', id, owner: me.id, name: me.name, chapter },
  };
  const snapshot = JSON.stringify(openStudy(opened));
  const row = { id, owner: me.id, at, snapshot, chapter: stored, about, most: MOST_STUDIES };
  if (await studies.create(row)) return { study: id, isNew: true };
  const first = about === null ? undefined : await studies.about(about);
  return first === undefined ? refuse('too-many-studies') : { study: first, isNew: false };
}

export async function addChapterToRoom(
  context: ServerContext,
  me: Person,
  study: string,
  source: ChapterSource,
): Promise<StudyOutcome> {
  const made = await chapterOf(context, me.id, source);
  if (isRefused(made)) return { ok: false, refusal: made };
  const { chapter, stored } = made;
  return context.liveStudies.act(
    study,
    { actor: null, command: { kind: 'addChapter', by: me.id, chapter } },
    { id: newId(20), chapter: stored },
  );
}

// Notes on the moment that is shown, and the moments that somebody wrote about, pointed in, or that are worth a stop.

import { Button } from '@undercroft/kit';
import { MOST_NOTE, type StudyMoment } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { atPlace, type DeskProps, momentOf, notAhead } from './study-desk.ts';
import { isLeading } from './study-room.ts';

export function StudyNotes({ desk: { room } }: DeskProps): JSX.Element {
  const study = room.study.value;
  const place = room.place.value;
  const notes = atPlace(study.notes, place);
  const mine = notes.find(({ by }) => by === room.me)?.words ?? '';
  const { notes: drafts } = room;
  const key = JSON.stringify(momentOf(place));
  const words = drafts.all.value[key] ?? mine;
  const keep = async (): Promise<void> => {
    if (await room.send({ kind: 'note', moment: momentOf(place), words })) drafts.set(key, undefined);
  };
  return (
    <section class="study-part" aria-label={t('studies.notes')}>
      <h3>{t('studies.notes')}</h3>
      <ul class="study-notes">
        {notes
          .filter(({ by }) => by !== room.me)
          .map(({ by, name, words }) => (
            <li key={by}>
              <b>{nameHere(name)}</b> {words}
            </li>
          ))}
      </ul>
      {study.phase === 'open' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <textarea
            rows={2}
            maxLength={MOST_NOTE}
            aria-label={t('studies.note-mine')}
            placeholder={t('studies.note-mine')}
            value={words}
            onInput={({ currentTarget: { value } }) => drafts.set(key, value === mine ? undefined : value)}
          />
          {words !== mine && (
            <Button type="submit" sign="check">
              {t('studies.note-keep')}
            </Button>
          )}
        </form>
      )}
    </section>
  );
}

/** Ready-made stops, and what people left on the way. */
export function StudyMoments({ desk: { room, table } }: DeskProps): JSX.Element | null {
  const study = room.study.value;
  const { chapter } = table;
  const place = room.place.value;
  const seen = isLeading(room)
    ? study
    : { ...study, notes: notAhead(study, study.notes), marks: notAhead(study, study.marks) };
  const isMain = (part: { readonly chapter: number; readonly branch: string }): boolean =>
    part.chapter === chapter && part.branch === '';
  const stops = (study.chapters[chapter]?.stops ?? []).filter(
    (at) => isLeading(room) || !study.isEndHidden || at <= table.reach(),
  );
  const moments = new Map<number, string[]>();
  const add = (at: number, words: string): void => {
    const known = moments.get(at) ?? [];
    if (!known.includes(words)) moments.set(at, [...known, words]);
  };
  // A lesson says its steps itself.
  if (study.chapters[chapter]?.kind === 'record') for (const at of stops) add(at, t('studies.stop'));
  for (const note of seen.notes.filter(isMain))
    add(note.at, t('studies.note-by', { name: nameHere(note.name) }));
  for (const mark of seen.marks.filter(isMain))
    add(mark.at, t('studies.mark-by', { name: nameHere(mark.name) }));
  for (const key of Object.keys(room.notes.all.value)) {
    const begun = JSON.parse(key) as StudyMoment;
    if (isMain(begun)) add(begun.at, t('studies.note-begun'));
  }
  if (moments.size === 0) return null;
  return (
    <section class="study-part" aria-label={t('studies.moments')}>
      <h3>{t('studies.moments')}</h3>
      <ol class="study-moments">
        {[...moments]
          .sort(([a], [b]) => a - b)
          .map(([at, words]) => (
            <li key={at}>
              <button
                type="button"
                class="branch"
                aria-current={place.branch === '' && place.at === at ? 'true' : undefined}
                onClick={() => room.go({ ...place, chapter, branch: '', at })}
              >
                <span class="fig">{at}</span> {words.join(', ')}
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}

// Decides about what is written and pointed at: notes, rings and arrows, each at one moment.
import {
  type CodedRefusal,
  MOST_MARKS,
  MOST_NOTES,
  readableText,
  type StudyCommand,
  type StudyMoment,
} from '@undercroft/protocol';
import { refuseStudy as refuse, type StudyActor, type StudyDecision } from './decision.ts';
import { isAhead, isMoment } from './lines.ts';
import { isSameMark, isSameMoment, type Mark, type Study } from './study.ts';

/** Only the leader may write about what the others must not know yet. */
function barOf(study: Study, person: string, moment: StudyMoment): CodedRefusal | undefined {
  if (!isMoment(study, moment)) return refuse('no-such-moment');
  return study.leader !== person && isAhead(study, moment) ? refuse('end-hidden') : undefined;
}

export function decideNote(
  study: Study,
  { person, name, muted }: StudyActor,
  { chapter, branch, at }: StudyMoment,
  text: string,
): StudyDecision {
  const moment = { chapter, branch, at };
  const bar = barOf(study, person, moment);
  if (bar) return bar;
  const words = readableText(text);
  if (muted && words !== '') return refuse('muted');
  const before = study.notes.find((note) => note.by === person && isSameMoment(note, moment));
  if ((before?.words ?? '') === words) return undefined;
  if (!before && study.notes.length >= MOST_NOTES) return refuse('too-many-notes');
  return { kind: 'noted', note: { ...moment, by: person, name, words } };
}

export function decideMark(
  study: Study,
  { person, name }: StudyActor,
  { moment: { chapter, branch, at }, piece, to }: Extract<StudyCommand, { readonly kind: 'mark' }>,
): StudyDecision {
  const mark: Mark = { chapter, branch, at, by: person, name, piece, to: to ?? null };
  const bar = barOf(study, person, mark);
  if (bar) return bar;
  if (study.marks.some((one) => isSameMark(one, mark))) return { kind: 'unmarked', mark };
  return study.marks.length >= MOST_MARKS ? refuse('too-many-marks') : { kind: 'marked', mark };
}

export function decideWipe(
  study: Study,
  { person }: StudyActor,
  { chapter, branch, at }: StudyMoment,
): StudyDecision {
  const moment = { chapter, branch, at };
  const by = study.leader === person ? null : person;
  const isThere = study.marks.some((mark) => isSameMoment(mark, moment) && (by === null || mark.by === by));
  return isThere ? { kind: 'wiped', moment, by } : undefined;
}

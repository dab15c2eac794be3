// What an event makes of a study room: the only way a room changes.
import type { Place } from '@undercroft/protocol';
import type { StoredStudyEvent, StudyEvent } from './events.ts';
import { lineOf } from './lines.ts';
import {
  type Branch,
  branchOf,
  chapterStart,
  isSameMark,
  isSameMoment,
  type Member,
  type Study,
  type StudyChapter,
} from './study.ts';

type Opened = Extract<StudyEvent, { readonly kind: 'opened' }>;

/** A study room as it stands after its first event. */
export function openStudy({ at, version, event }: StoredStudyEvent): Study {
  if (event.kind !== 'opened') throw new Error('a study does not begin with its opening');
  const { id, owner, name, chapter } = event as Opened;
  const place = chapterStart({ chapters: [chapter] }, 0);
  return {
    id,
    owner,
    created: at,
    version,
    phase: 'open',
    leader: owner,
    place,
    isEndHidden: false,
    members: [{ person: owner, name, follows: true, place }],
    asking: [],
    chapters: [chapter],
    branches: [],
    notes: [],
    marks: [],
  };
}

export const replayStudy = (events: readonly StoredStudyEvent[]): Study =>
  events.slice(1).reduce(applyStudyEvent, openStudy(events[0]!));

/** A study room after one more event. */
export const applyStudyEvent = (study: Study, { version, event }: StoredStudyEvent): Study => ({
  ...after(study, event),
  version,
});

function after(study: Study, event: StudyEvent): Study {
  switch (event.kind) {
    case 'opened':
      throw new Error('a study is opened once');
    case 'joined':
      return join(study, event.person, event.name);
    case 'left':
      return leave(study, event.person);
    case 'stepped':
      return step(study, event.place);
    case 'looked':
      return withMember(study, event.person, { follows: false, place: event.place });
    case 'followed':
      return withMember(study, event.person, { follows: true });
    case 'branched':
      return { ...study, branches: [...study.branches, event.branch] };
    case 'grew':
      return withBranch(study, event.branch, ({ entries }) => ({ entries: [...entries, ...event.entries] }));
    case 'offered':
      return withBranch(study, event.branch, () => ({ isOffered: event.on }));
    case 'taken':
      return take(study, event.branch);
    case 'dropped':
      return drop(study, event.branch);
    case 'noted': {
      const { note } = event;
      const others = study.notes.filter((one) => one.by !== note.by || !isSameMoment(one, note));
      return { ...study, notes: note.words === '' ? others : [...others, note] };
    }
    case 'marked':
      return { ...study, marks: [...study.marks, event.mark] };
    case 'unmarked':
      return { ...study, marks: study.marks.filter((mark) => !isSameMark(mark, event.mark)) };
    case 'wiped': {
      const { moment, by } = event;
      const stays = study.marks.filter(
        (mark) => !isSameMoment(mark, moment) || (by !== null && mark.by !== by),
      );
      return { ...study, marks: stays };
    }
    case 'asked': {
      const others = study.asking.filter((person) => person !== event.person);
      return { ...study, asking: event.on ? [...others, event.person] : others };
    }
    case 'led':
      return lead(study, event.person);
    case 'endHidden':
      return hideEnd(study, event.on);
    case 'stopsSet':
      return withChapter(study, event.chapter, { stops: event.stops });
    case 'chapterAdded':
      return { ...study, chapters: [...study.chapters, event.chapter] };
    case 'closed':
      return { ...study, phase: 'closed' };
  }
}

const withMember = (study: Study, person: string, change: Partial<Member>): Study => ({
  ...study,
  members: study.members.map((member) => (member.person === person ? { ...member, ...change } : member)),
});
const withBranch = (study: Study, id: string, change: (branch: Branch) => Partial<Branch>): Study => ({
  ...study,
  branches: study.branches.map((branch) => (branch.id === id ? { ...branch, ...change(branch) } : branch)),
});
const withChapter = (study: Study, number: number, change: Partial<StudyChapter>): Study => ({
  ...study,
  chapters: study.chapters.map((chapter, i) => (i === number ? { ...chapter, ...change } : chapter)),
});

function join(study: Study, person: string, name: string): Study {
  if (study.members.some((member) => member.person === person)) return withMember(study, person, { name });
  const member: Member = { person, name, follows: true, place: study.place };
  return { ...study, members: [...study.members, member], leader: study.leader || person };
}

/** What they tried and wrote stays; a leader's lead goes to whoever has been here longest. */
function leave(study: Study, person: string): Study {
  const members = study.members.filter((member) => member.person !== person);
  const asking = study.asking.filter((one) => one !== person);
  const left = { ...study, members, asking };
  return study.leader === person ? lead(left, members[0]?.person ?? '') : left;
}

/** The new leader goes on from where the room is; whoever led follows. */
function lead(study: Study, person: string): Study {
  const followed = withMember(study, study.leader, { follows: true, place: study.place });
  return { ...followed, leader: person, asking: study.asking.filter((one) => one !== person) };
}

function step(study: Study, place: Place): Study {
  const moved = { ...study, place };
  const reached = lineOf(study, place.chapter, place.branch, place.at)?.main ?? 0;
  const { reach } = study.chapters[place.chapter]!;
  return reached > reach ? withChapter(moved, place.chapter, { reach: reached }) : moved;
}

/** The branch is the room's now, and the room stands where it parts. */
function take(study: Study, id: string): Study {
  const { chapter, at } = branchOf(study, id)!;
  const taken = withBranch(study, id, () => ({ isDraft: false, isOffered: false }));
  return step(taken, { ...study.place, chapter, branch: id, at });
}

/** Whoever stood on it stands where it parted. */
function drop(study: Study, id: string): Study {
  const gone = branchOf(study, id)!;
  const back = (place: Place): Place =>
    place.branch === id ? { ...place, branch: gone.parent, at: Math.min(place.at, gone.at) } : place;
  return {
    ...study,
    place: back(study.place),
    members: study.members.map((member) => ({ ...member, place: back(member.place) })),
    branches: study.branches.filter((branch) => branch.id !== id),
    notes: study.notes.filter(({ branch }) => branch !== id),
    marks: study.marks.filter(({ branch }) => branch !== id),
  };
}

/** Hidden anew, only what the leader looks at counts as seen. */
function hideEnd(study: Study, isEndHidden: boolean): Study {
  const { place } = study;
  const seen = lineOf(study, place.chapter, place.branch, place.at)?.main ?? 0;
  const chapters = study.chapters.map((chapter, i) => ({
    ...chapter,
    reach: i === place.chapter ? seen : 0,
  }));
  return { ...study, isEndHidden, chapters };
}

// A study room as plain data: what its events amount to. Never changed in place; host, store and clients hold the same.
import type { Entry } from '@undercroft/kernel';
import type { BranchLuck, Eyes, Place, StudyMoment } from '@undercroft/protocol';

/** What is looked at: a finished game, a puzzle's position or a lesson. All of them are logs. */
export const CHAPTER_KINDS = ['record', 'puzzle', 'lesson'] as const;

/** One game, puzzle or lesson that a study room looks at. */
export interface StudyChapter {
  readonly kind: (typeof CHAPTER_KINDS)[number];
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  /** How many entries its log has. */
  readonly length: number;
  /** The lesson's or puzzle's own id. */
  readonly about?: string;
  /** Whose eyes a lesson or a puzzle is made for. */
  readonly seat?: number;
  /** Moments worth a stop: the turning points of a review, the steps of a lesson. */
  readonly stops: readonly number[];
  /** The last moment that may be seen while the end is hidden. */
  readonly reach: number;
}

/** Another way on: the parent's first `at` entries, then its own. */
export interface Branch {
  readonly id: string;
  readonly chapter: number;
  /** Empty for the game itself. */
  readonly parent: string;
  readonly at: number;
  readonly luck: BranchLuck;
  readonly entries: readonly Entry<unknown>[];
  readonly by: string;
  readonly name: string;
  /** Somebody's own try, until the leader takes it. */
  readonly isDraft: boolean;
  readonly isOffered: boolean;
}

/** What somebody wrote about a moment. */
export interface Note extends StudyMoment {
  readonly by: string;
  readonly name: string;
  readonly words: string;
}

/** A ring around a piece, or an arrow from it to another. */
export interface Mark extends StudyMoment {
  readonly by: string;
  readonly name: string;
  readonly piece: string;
  readonly to: string | null;
}

/** Somebody in a study room. */
export interface Member {
  readonly person: string;
  readonly name: string;
  readonly follows: boolean;
  /** Where they were last on their own, to come back to. */
  readonly place: Place;
}

/** A study room: finished games, puzzles and lessons looked at together. */
export interface Study {
  readonly id: string;
  readonly owner: string;
  readonly created: number;
  readonly version: number;
  readonly phase: 'open' | 'closed';
  /** Empty while nobody is in the room. */
  readonly leader: string;
  readonly place: Place;
  /** Nothing is told of what the leader has not come to yet. */
  readonly isEndHidden: boolean;
  /** In the order in which they came. */
  readonly members: readonly Member[];
  /** Who asks for the lead. */
  readonly asking: readonly string[];
  readonly chapters: readonly StudyChapter[];
  readonly branches: readonly Branch[];
  readonly notes: readonly Note[];
  readonly marks: readonly Mark[];
}

export const memberOf = (study: Study, person: string): Member | undefined =>
  study.members.find((member) => member.person === person);
/** A branch of a study room by its id. */
export const branchOf = (study: Study, id: string): Branch | undefined =>
  study.branches.find((branch) => branch.id === id);
/** Are these the same moment of a study room? */
export const isSameMoment = (a: StudyMoment, b: StudyMoment): boolean =>
  a.chapter === b.chapter && a.branch === b.branch && a.at === b.at;
export const isSameMark = (a: Mark, b: Mark): boolean =>
  isSameMoment(a, b) && a.by === b.by && a.piece === b.piece && a.to === b.to;

/** Where a chapter is looked at first. */
export function chapterStart({ chapters }: Pick<Study, 'chapters'>, number: number): Place {
  const { kind, seat, seats, stops } = chapters[number]!;
  const eyes = seat === undefined ? (seats === 1 ? '0' : 'spectator') : (String(seat) as Eyes);
  return { chapter: number, branch: '', at: kind === 'lesson' ? (stops[0] ?? 0) : 0, eyes };
}

/** Where somebody looks now: with the leader, or where they went on their own. */
export function placeOfMember(study: Study, person: string): Place {
  const member = memberOf(study, person);
  return !member || member.follows || person === study.leader ? study.place : member.place;
}

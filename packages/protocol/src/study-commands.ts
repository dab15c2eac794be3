// Every command of a study room: where one looks, what one tries, writes and points at, and who leads.
import * as s from './schema.ts';
import {
  BRANCH_LUCK,
  MOST_CHAPTERS,
  MOST_NOTE,
  MOST_STOPS,
  MOST_STUDY_MEMBERS,
  MOST_TRIED,
} from './study-limits.ts';
import { PersonId, Timestamp } from './table-info.ts';

const ChapterNumber = s.whole(0, MOST_CHAPTERS - 1);
const BranchId = s.idText(24, 6);
const PieceId = s.text(120, 1);

const moment = { chapter: ChapterNumber, branch: s.text(24), at: s.whole(0, 200_000) } as const;
/** A moment of a study room: after `at` entries of a branch, or of the game itself where `branch` is empty. */
export const StudyMoment = s.record(moment);
export type StudyMoment = s.Static<typeof StudyMoment>;

/** Whose eyes a moment is seen through: a spectator's, everyone's at once, or a seat's. */
export const Eyes = s.oneOf('spectator', 'all', '0', '1', '2', '3', '4', '5', '6', '7');
export type Eyes = s.Static<typeof Eyes>;

/** Where somebody looks in a study room: a moment, and through whose eyes. */
export const Place = s.record({ ...moment, eyes: Eyes });
export type Place = s.Static<typeof Place>;

const Tried = s.record({ seat: s.whole(0, 7), choice: s.anything, luck: s.list(s.whole(), 1_000) });
const Entries = s.list(Tried, MOST_TRIED);

/** What can be done in a study room. */
export const StudyCommand = s.byKind(
  s.record({ kind: s.literal('join') }),
  s.record({ kind: s.literal('leave') }),
  /** The leader goes somewhere, and whoever follows goes along. */
  s.record({ kind: s.literal('step'), place: Place }),
  /** Somebody looks around on their own. */
  s.record({ kind: s.literal('look'), place: Place }),
  s.record({ kind: s.literal('follow') }),
  /** Another way on from a moment; its id is the sender's, so that sending it again changes nothing. */
  s.record({
    kind: s.literal('branch'),
    id: BranchId,
    chapter: ChapterNumber,
    parent: s.text(24),
    at: s.whole(0, 200_000),
    luck: s.oneOf(...BRANCH_LUCK),
    entries: Entries,
  }),
  /** One's own branch goes on; `from` is how many entries it had. */
  s.record({ kind: s.literal('grow'), branch: BranchId, from: s.whole(1, MOST_TRIED), entries: Entries }),
  /** Offers a draft to the leader, or takes the offer back; the leader declines one in the same way. */
  s.record({ kind: s.literal('offer'), branch: BranchId, on: s.flag }),
  s.record({ kind: s.literal('take'), branch: BranchId }),
  s.record({ kind: s.literal('drop'), branch: BranchId }),
  /** Empty words take the note away. */
  s.record({ kind: s.literal('note'), moment: StudyMoment, words: s.text(MOST_NOTE) }),
  /** A ring around a piece, or an arrow from it `to` another; the same again takes it away. */
  s.record({ kind: s.literal('mark'), moment: StudyMoment, piece: PieceId, to: s.optional(PieceId) }),
  /** Takes away one's own marks at a moment; the leader all of them. */
  s.record({ kind: s.literal('wipe'), moment: StudyMoment }),
  s.record({ kind: s.literal('ask'), on: s.flag }),
  s.record({ kind: s.literal('give'), to: PersonId }),
  s.record({ kind: s.literal('hideEnd'), on: s.flag }),
  s.record({ kind: s.literal('setStops'), chapter: ChapterNumber, stops: s.list(s.whole(), MOST_STOPS) }),
);
export type StudyCommand = s.Static<typeof StudyCommand>;

/** What is said about a study room, in messages whose `table` is the room's id. */
export const StudyMessages = [
  /** The whole room; `here` is who is connected. */
  s.record({
    kind: s.literal('study'),
    table: s.idText(40),
    version: s.whole(),
    study: s.anything,
    here: s.list(PersonId, MOST_STUDY_MEMBERS),
  }),
  s.record({
    kind: s.literal('studied'),
    table: s.idText(40),
    version: s.whole(1),
    at: Timestamp,
    event: s.anything,
  }),
  s.record({
    kind: s.literal('here'),
    table: s.idText(40),
    people: s.list(PersonId, MOST_STUDY_MEMBERS),
  }),
] as const;

// Everything that can happen in a study room, as it is stored and told: replaying it needs nothing else.
import type { Entry } from '@undercroft/kernel';
import type { Place, StudyMoment } from '@undercroft/protocol';
import type { Branch, Mark, Note, StudyChapter } from './study.ts';

/** Something that happened in a study room. */
export type StudyEvent =
  | {
      readonly kind: 'opened';
      readonly id: string;
      readonly owner: string;
      readonly name: string;
      readonly chapter: StudyChapter;
    }
  | { readonly kind: 'joined'; readonly person: string; readonly name: string }
  | { readonly kind: 'left'; readonly person: string }
  | { readonly kind: 'stepped'; readonly place: Place }
  | { readonly kind: 'looked'; readonly person: string; readonly place: Place }
  | { readonly kind: 'followed'; readonly person: string }
  | { readonly kind: 'branched'; readonly branch: Branch }
  | {
      readonly kind: 'grew';
      readonly branch: string;
      readonly from: number;
      readonly entries: readonly Entry<unknown>[];
    }
  | { readonly kind: 'offered'; readonly branch: string; readonly on: boolean }
  | { readonly kind: 'taken'; readonly branch: string }
  | { readonly kind: 'dropped'; readonly branch: string }
  | { readonly kind: 'noted'; readonly note: Note }
  | { readonly kind: 'marked' | 'unmarked'; readonly mark: Mark }
  /** Everybody's marks, or one person's. */
  | { readonly kind: 'wiped'; readonly moment: StudyMoment; readonly by: string | null }
  | { readonly kind: 'asked'; readonly person: string; readonly on: boolean }
  | { readonly kind: 'led'; readonly person: string }
  | { readonly kind: 'endHidden'; readonly on: boolean }
  | { readonly kind: 'stopsSet'; readonly chapter: number; readonly stops: readonly number[] }
  | { readonly kind: 'chapterAdded'; readonly chapter: StudyChapter }
  | { readonly kind: 'closed' };

/** An event with its version: how many the room had after it. `person` and `command` say who caused it. */
export interface StoredStudyEvent {
  readonly version: number;
  readonly at: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly event: StudyEvent;
}

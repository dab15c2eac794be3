// What every part of a study page is given: the room, its table on screen, and the tools in hand.

import type { Signal } from '@preact/signals';
import type { Lesson } from '@undercroft/kernel';
import type { Place } from '@undercroft/protocol';
import type { PuzzleInfo } from '@undercroft/puzzles';
import { isAhead, isSameMoment, type Mark, type Note, type Study } from '@undercroft/study';
import { nameHere } from '../settings/preferences.ts';
import type { TableModel } from '../table/table-model.ts';
import type { StudyRoom } from './study-room.ts';
import type { StudyTable } from './study-table.ts';
import type { Pointing } from './use-pointing.ts';

export interface StudyDesk {
  readonly room: StudyRoom;
  readonly table: StudyTable;
  readonly model: TableModel;
  /** What is known of the puzzle of this chapter; null where it is no longer there. */
  readonly puzzle: PuzzleInfo | null | undefined;
  readonly lesson: Lesson<unknown> | undefined;
  readonly pointing: Signal<Pointing>;
  /** The piece that an arrow begins at, while its other end is waited for. */
  readonly arrowFrom: Signal<string>;
}

export interface DeskProps {
  readonly desk: StudyDesk;
}

export const isFollowing = ({ study, me }: StudyRoom): boolean =>
  study.value.members.find(({ person }) => person === me)?.follows ?? true;

export const momentOf = ({ chapter, branch, at }: Place) => ({ chapter, branch, at });

/** What was written or pointed at where the reader looks. */
export const atPlace = <Part extends Note | Mark>(parts: readonly Part[], place: Place): readonly Part[] =>
  parts.filter((part) => isSameMoment(part, place));

/** What may be shown: nothing that lies ahead while the end is hidden. */
export const notAhead = <Part extends Note | Mark>(study: Study, parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => !isAhead(study, part));

export const nameOf = (study: Study, person: string): string =>
  nameHere(study.members.find((member) => member.person === person)?.name ?? '');

// A chapter of a study room that is open: its log, and where in it the reader looks.
import { type GameRecord, SPECTATOR } from '@undercroft/kernel';
import type { Place } from '@undercroft/protocol';
import { type ChapterBody, chapterStart, isPuzzleBody, logOf } from '@undercroft/study';
import type { AnyGame } from '../games.ts';
import type { Perspective } from '../sources/table-source.ts';
import { type ChapterLines, type ChapterLog, createChapterLines } from './chapter-line.ts';
import type { StudyRoom } from './study-room.ts';

export interface OpenedChapter {
  readonly room: StudyRoom;
  readonly number: number;
  readonly opened: ChapterLog;
  /** None of a puzzle. */
  readonly record: GameRecord | undefined;
  readonly lines: ChapterLines;
  /** Where the reader looks; the beginning while they look at another chapter, or may not see further. */
  here(): Place;
}

export function openChapter(
  of: AnyGame,
  body: ChapterBody,
  room: StudyRoom,
  number: number,
  isShut: boolean,
): OpenedChapter {
  const opened = logOf(of, body);
  return {
    room,
    number,
    opened,
    record: isPuzzleBody(body) ? undefined : body,
    lines: createChapterLines(opened, room, number),
    here() {
      const place = room.place.value;
      return place.chapter === number && !isShut ? place : chapterStart(room.study.value, number);
    },
  };
}

export const eyesOf = (place: Place): Perspective =>
  place.eyes === 'all' ? 'all' : place.eyes === 'spectator' ? SPECTATOR : Number(place.eyes);

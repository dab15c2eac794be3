// The line of a chapter that is shown: the game as it was, up to where a branch leaves it, and then what was tried.
import { type Replayable, type Timeline, timelineOf } from '@undercroft/kernel';
import type { Place } from '@undercroft/protocol';
import { lineOf } from '@undercroft/study';
import type { StudyRoom } from './study-room.ts';

export type ChapterLog = Replayable<unknown, unknown, unknown>;

export interface ChapterLine {
  readonly log: ChapterLog;
  readonly timeline: Timeline<unknown, unknown>;
}

export interface ChapterLines {
  /** The line of a branch with its positions. */
  at(place: Place): ChapterLine;
  /** The last that was asked for; no other is kept. */
  kept(): ChapterLine | undefined;
}

export function createChapterLines(opened: ChapterLog, room: StudyRoom, chapter: number): ChapterLines {
  let keptKey = '';
  let kept: ChapterLine | undefined;
  return {
    kept: () => kept,
    at({ branch }) {
      const line = lineOf(room.study.value, chapter, branch) ?? { main: opened.log.length, tried: [] };
      const key = `${branch}:${line.main}:${line.tried.length}`;
      if (key !== keptKey || !kept) {
        const log: ChapterLog = { ...opened, log: [...opened.log.slice(0, line.main), ...line.tried] };
        kept = { log, timeline: timelineOf(log) };
        keptKey = key;
      }
      return kept;
    },
  };
}

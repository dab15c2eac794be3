// The line of entries that a branch stands for, and which moments there are.
import { type Entry, replayEntry } from '@undercroft/kernel';
import type { StudyMoment } from '@undercroft/protocol';
import type { MainLine } from './decision.ts';
import { branchOf, type Study } from './study.ts';

/** A line in two parts: so many entries of the game itself, then these. */
export interface StudyLine {
  readonly main: number;
  readonly tried: readonly Entry<unknown>[];
}

/** The first `upTo` entries of a branch's line, or all of them. */
export function lineOf(
  study: Study,
  chapter: number,
  branch: string,
  upTo = Number.POSITIVE_INFINITY,
): StudyLine | undefined {
  if (branch === '') {
    const length = study.chapters[chapter]?.length;
    return length === undefined ? undefined : { main: Math.min(upTo, length), tried: [] };
  }
  const found = branchOf(study, branch);
  if (found?.chapter !== chapter) return undefined;
  const before = lineOf(study, chapter, found.parent, Math.min(upTo, found.at));
  const left = upTo - found.at;
  return (
    before && {
      main: before.main,
      tried: left > 0 ? [...before.tried, ...found.entries.slice(0, left)] : before.tried,
    }
  );
}

/** How many entries a line of a study room has. */
export const lengthOf = ({ main, tried }: StudyLine): number => main + tried.length;

/** Is there such a moment in the study room? */
export function isMoment(study: Study, { chapter, branch, at }: StudyMoment): boolean {
  const line = lineOf(study, chapter, branch);
  return line !== undefined && at <= lengthOf(line);
}

/** Is this moment still to come for those who must not know the end? */
export function isAhead(study: Study, { chapter, branch, at }: StudyMoment): boolean {
  if (!study.isEndHidden) return false;
  const line = lineOf(study, chapter, branch, at);
  return line !== undefined && line.main > (study.chapters[chapter]?.reach ?? 0);
}

/** The position at a moment that there is; the caller's own. */
export function positionAt(
  study: Study,
  { chapter, branch, at }: StudyMoment,
  { game, at: mainAt }: MainLine,
): unknown {
  const { main, tried } = lineOf(study, chapter, branch, at)!;
  const position = mainAt(main);
  for (const [i, entry] of tried.entries()) replayEntry(game, position, entry, main + i);
  return position;
}

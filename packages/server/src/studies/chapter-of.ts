// What may be looked at in a study room: a game that is over, a record that somebody brought, a puzzle that they have tried, a lesson.
// Nothing that still runs.
import { type GameRecord, lessonLog, recordOf, replayLesson } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { type ChapterBody, isPuzzleBody, type StudyChapter } from '@undercroft/study';
import { isRefused, recordFor, refuse } from '@undercroft/table';
import { isHeldRun } from '../events/held-run.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { ChapterRow } from '../store/port.ts';

/** One of these: a table of this server, a record that is kept here, a puzzle, or a lesson of a game. */
export interface ChapterSource {
  readonly table?: string | undefined;
  readonly record?: string | undefined;
  readonly puzzle?: string | undefined;
  readonly lesson?: { readonly game: string; readonly id: string } | undefined;
  readonly stops?: readonly number[] | undefined;
}

export interface NewChapter {
  readonly chapter: StudyChapter;
  readonly stored: ChapterRow;
}

type Found = Pick<StudyChapter, 'kind' | 'about' | 'seat'> & {
  readonly body: ChapterBody;
  /** Who sat there. */
  readonly people?: readonly (string | null)[];
  readonly stops?: readonly number[];
};

export async function chapterOf(
  context: ServerContext,
  person: string,
  source: ChapterSource,
): Promise<NewChapter | CodedRefusal> {
  const found = await find(context, person, source);
  if (isRefused(found)) return found;
  const { body, people = [], stops = source.stops ?? [], ...about } = found;
  const { game, rules, seats } = body;
  const length = isPuzzleBody(body) ? 0 : body.entries.length;
  if (stops.some((at) => at > length)) return refuse('no-such-moment');
  return {
    chapter: {
      ...about,
      game,
      rules,
      seats,
      length,
      stops: [...new Set(stops)].sort((a, b) => a - b),
      reach: 0,
    },
    stored: { body: JSON.stringify(body), people },
  };
}

function find(
  context: ServerContext,
  person: string,
  { table, record, puzzle, lesson }: ChapterSource,
): Promise<Found | CodedRefusal> | CodedRefusal {
  const given = [table, record, puzzle, lesson].filter((one) => one !== undefined);
  if (given.length !== 1) return refuse('bad-request');
  if (table !== undefined) return ofTable(context, person, table);
  if (record !== undefined) return ofRecord(context, person, record);
  return puzzle !== undefined ? ofPuzzle(context, person, puzzle) : ofLesson(context, lesson!);
}

async function ofTable(context: ServerContext, person: string, id: string): Promise<Found | CodedRefusal> {
  const found = await context.liveTables.look(id, (table) => {
    const made = recordFor(table, person, Date.now());
    if (isRefused(made)) return made;
    return { kind: 'record' as const, body: made, people: table.seats.map((seat) => seat.person ?? null) };
  });
  return found ?? refuse('no-such-table');
}

async function ofRecord(context: ServerContext, person: string, id: string): Promise<Found | CodedRefusal> {
  const stored = await context.store.records.read(id);
  if (stored === undefined) return refuse('not-found');
  const body = JSON.parse(stored) as GameRecord;
  if (await isHeldRun(context, person, body)) return refuse('event-running');
  return { kind: 'record', body };
}

/** As it is asked: whoever has not tried it opens no room on it, and its answer is in none. */
async function ofPuzzle(context: ServerContext, person: string, id: string): Promise<Found | CodedRefusal> {
  const puzzle = await context.puzzles.find(id);
  if (!puzzle) return refuse('no-such-puzzle');
  if (!(await context.store.puzzles.tryOf(person, id))) return refuse('not-tried');
  const { game, rules, seats, options, seat, steps } = puzzle;
  const { view } = steps[0]!;
  const body = { puzzle: id, game, rules, seats, options, seat, view, seed: newId(20) };
  return { kind: 'puzzle', about: id, seat, body };
}

async function ofLesson(
  { games, settings }: ServerContext,
  { game: name, id }: NonNullable<ChapterSource['lesson']>,
): Promise<Found | CodedRefusal> {
  const game = games.get(name);
  if (!game) return refuse('no-such-game');
  const lesson = (await settings.loadLessons(name)).find((one) => one.id === id);
  if (!lesson) return refuse('not-found');
  const { table, setupLuck, learner, steps } = lesson;
  const log = lessonLog(lesson, steps.length);
  const body = recordOf({
    game,
    table,
    setupLuck,
    log,
    position: replayLesson(game, lesson, steps.length),
  });
  const stops = steps.map((_, step) => lessonLog(lesson, step).length);
  return { kind: 'lesson', about: id, seat: learner, body, stops };
}

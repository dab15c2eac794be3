// What may be looked at in a study room: a game of this server that is over, or a record that somebody brought. Nothing that still runs.
import type { GameRecord } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import type { StudyChapter } from '@undercroft/study';
import { isRefused, recordFor, refuse } from '@undercroft/table';
import { isHeldRun } from '../events/held-run.ts';
import type { ServerContext } from '../server-context.ts';
import type { ChapterRow } from '../store/port.ts';

/** A table of this server, or a record that is kept here. */
export interface ChapterSource {
  readonly table?: string | undefined;
  readonly record?: string | undefined;
  readonly stops?: readonly number[] | undefined;
}

export interface NewChapter {
  readonly chapter: StudyChapter;
  readonly stored: ChapterRow;
}

export async function chapterOf(
  context: ServerContext,
  person: string,
  { table, record, stops = [] }: ChapterSource,
): Promise<NewChapter | CodedRefusal> {
  if ((table === undefined) === (record === undefined)) return refuse('bad-request');
  const found =
    table === undefined ? await ofRecord(context, person, record!) : await ofTable(context, person, table);
  if (isRefused(found)) return found;
  const { made, people } = found;
  const { game, rules, seats, entries } = made;
  if (stops.some((at) => at > entries.length)) return refuse('no-such-moment');
  return {
    chapter: {
      kind: 'record',
      game,
      rules,
      seats,
      length: entries.length,
      stops: [...new Set(stops)].sort((a, b) => a - b),
      reach: 0,
    },
    stored: { body: JSON.stringify(made), people },
  };
}

interface Found {
  readonly made: GameRecord;
  readonly people: readonly (string | null)[];
}

async function ofTable(context: ServerContext, person: string, id: string): Promise<Found | CodedRefusal> {
  const found = await context.liveTables.look(id, (table) => {
    const made = recordFor(table, person, Date.now());
    return isRefused(made) ? made : { made, people: table.seats.map((seat) => seat.person ?? null) };
  });
  return found ?? refuse('no-such-table');
}

async function ofRecord(context: ServerContext, person: string, id: string): Promise<Found | CodedRefusal> {
  const body = await context.store.records.read(id);
  if (body === undefined) return refuse('not-found');
  const made = JSON.parse(body) as GameRecord;
  if (await isHeldRun(context, person, made)) return refuse('event-running');
  return { made, people: [] };
}

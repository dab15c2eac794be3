// Study rooms to read: those that somebody is in, and one as a file.
import type { Study } from '@undercroft/study';
import type { ServerContext } from '../server-context.ts';

const LISTED = 30;

export async function roomsOf({ store, liveStudies }: ServerContext, me: string): Promise<readonly object[]> {
  const rooms: object[] = [];
  for (const id of await store.studies.of(me, LISTED)) {
    const study = await liveStudies.look(id);
    if (!study?.members.some(({ person }) => person === me)) continue;
    const { chapters, members, phase, created } = study;
    const games = [...new Set(chapters.map(({ game }) => game))];
    rooms.push({ study: id, games, names: members.map(({ name }) => name), phase, created });
  }
  return rooms;
}

/** With the records that it looks at. */
export async function roomAsFile({ store }: ServerContext, study: Study) {
  const records: unknown[] = [];
  for (const number of study.chapters.keys())
    records.push(JSON.parse((await store.studies.chapter(study.id, number))!));
  return { format: 'undercroft-study', version: 1, study, records };
}

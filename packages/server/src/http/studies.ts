// Study rooms for pages and scripts: open one, list mine, read one whole or as a file, add a chapter, act in it.
import {
  anything,
  flag,
  idText,
  isStudyId,
  list,
  MOST_CHAPTERS,
  MOST_STOPS,
  optional,
  record,
  studyIdOf,
  whole,
} from '@undercroft/protocol';
import { openStudy, type StoredStudyEvent, type Study } from '@undercroft/study';
import { isRefused } from '@undercroft/table';
import { executeCommand } from '../execute-command.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { chapterOf, type NewChapter } from '../studies/chapter-of.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ study: idText(40) });
const ChapterParams = record({ study: idText(40), chapter: whole(0, MOST_CHAPTERS - 1) });
/** A table of this server, a record that is kept here, a puzzle that I have tried, or a lesson; `stops` are moments worth a stop. */
const Source = record({
  table: optional(idText(40)),
  record: optional(idText(40)),
  puzzle: optional(idText(40)),
  lesson: optional(record({ game: idText(24), id: idText(40) })),
  stops: optional(list(whole(), MOST_STOPS)),
});
const SentCommand = record({ id: optional(idText(40, 6)), again: optional(flag), do: anything });
const MOST_STUDIES = 100;
const LISTED = 30;

export function mountStudies({ own }: Routes, context: ServerContext): void {
  const { liveStudies, store } = context;

  const found = async (id: string): Promise<Study> => {
    const study = isStudyId(id) ? await liveStudies.look(id) : undefined;
    if (!study) throw new RefusedRequest({ code: 'no-such-study' });
    return study;
  };
  const chapterFor = async (person: string, source: Parameters<typeof chapterOf>[2]): Promise<NewChapter> => {
    const made = await chapterOf(context, person, source);
    if (isRefused(made)) throw new RefusedRequest(made);
    return made;
  };

  own(
    'POST /api/studies',
    { price: 20, body: Source, summary: 'Open a study room on a finished game, a puzzle or a lesson' },
    async (me, { body }, reply) => {
      const { chapter, stored } = await chapterFor(me.id, body);
      // Everybody who sat at a table meets in one room.
      const about = stored.people.includes(me.id) ? body.table! : null;
      const theirs = about === null ? undefined : await store.studies.about(about);
      if (theirs !== undefined) return { study: theirs };
      const id = studyIdOf(newId(20));
      const at = Date.now();
      const opened: StoredStudyEvent = {
        version: 1,
        at,
        person: me.id,
        command: null,
        event: { kind: 'opened', id, owner: me.id, name: me.name, chapter },
      };
      const snapshot = JSON.stringify(openStudy(opened));
      const isMade = await store.studies.create({
        id,
        owner: me.id,
        at,
        snapshot,
        chapter: stored,
        about,
        most: MOST_STUDIES,
      });
      const first = isMade || about === null ? undefined : await store.studies.about(about);
      if (first !== undefined) return { study: first };
      if (!isMade) throw new RefusedRequest({ code: 'too-many-studies' });
      return reply.code(201).send({ study: id });
    },
  );

  own('GET /api/studies', { price: 20, summary: 'Study rooms that I am in' }, async ({ id: me }) => {
    const studies: object[] = [];
    for (const id of await store.studies.of(me, LISTED)) {
      const study = await liveStudies.look(id);
      if (!study?.members.some(({ person }) => person === me)) continue;
      const { chapters, members, phase, created } = study;
      const games = [...new Set(chapters.map(({ game }) => game))];
      studies.push({ study: id, games, names: members.map(({ name }) => name), phase, created });
    }
    return { studies };
  });

  own(
    'GET /api/studies/:study',
    { price: 5, params: Params, summary: 'A study room, for whoever knows its address' },
    async (_me, { params }) => ({ study: await found(params.study) }),
  );

  own(
    'GET /api/studies/:study/chapters/:chapter',
    {
      price: 5,
      params: ChapterParams,
      summary: 'The record that a chapter looks at, or the puzzle as it is asked',
    },
    async (_me, { params: { study, chapter } }, reply) => {
      await found(study);
      const body = await store.studies.chapter(study, chapter);
      if (body === undefined) throw new RefusedRequest({ code: 'not-found' });
      return reply.type('application/json').send(body);
    },
  );

  own(
    'GET /api/studies/:study/file',
    { price: 20, params: Params, summary: 'A study room as a file, with its records' },
    async (_me, { params }, reply) => {
      const study = await found(params.study);
      const records: unknown[] = [];
      for (const number of study.chapters.keys())
        records.push(JSON.parse((await store.studies.chapter(study.id, number))!));
      reply.header('content-disposition', `attachment; filename="${study.id}.json"`);
      return { format: 'undercroft-study', version: 1, study, records };
    },
  );

  own(
    'POST /api/studies/:study/chapters',
    {
      price: 20,
      params: Params,
      body: Source,
      summary: 'Add a finished game, a puzzle or a lesson to a study room that I lead',
    },
    async (me, { params, body }, reply) => {
      await found(params.study);
      const { chapter, stored } = await chapterFor(me.id, body);
      const outcome = await liveStudies.act(
        params.study,
        { actor: null, command: { kind: 'addChapter', by: me.id, chapter } },
        { id: newId(20), chapter: stored },
      );
      if (!outcome.ok) throw new RefusedRequest(outcome.refusal);
      return reply.code(201).send({ version: outcome.version });
    },
  );

  own(
    'POST /api/studies/:study/commands',
    { params: Params, body: SentCommand, summary: 'Do something in a study room, as on the socket' },
    async (me, { params, body }) => {
      await found(params.study);
      const { id = newId(20), ...rest } = body;
      const sent = { kind: 'command', id, table: params.study, ...(rest as { do: never }) } as const;
      const answer = await executeCommand(context, me, sent);
      if (!answer.ok) throw new RefusedRequest(answer.refusal);
      return answer;
    },
  );
}

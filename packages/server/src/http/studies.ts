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
  whole,
} from '@undercroft/protocol';
import type { Study } from '@undercroft/study';
import type { ServerContext } from '../server-context.ts';
import { addChapterToRoom, openRoom } from '../studies/open-room.ts';
import { roomAsFile, roomsOf } from '../studies/read-rooms.ts';
import { granted, RefusedRequest, succeeded } from './refused-request.ts';
import type { Routes } from './routes.ts';
import { sendCommand } from './send-command.ts';

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

export function mountStudies(routes: Routes, context: ServerContext): void {
  const found = async (id: string): Promise<Study> => {
    const study = isStudyId(id) ? await context.liveStudies.look(id) : undefined;
    if (!study) throw new RefusedRequest({ code: 'no-such-study' });
    return study;
  };
  mountReading(routes, context, found);
  mountWriting(routes, context, found);
}

type Found = (id: string) => Promise<Study>;

function mountReading({ own }: Routes, context: ServerContext, found: Found): void {
  own('GET /api/studies', { price: 20, summary: 'Study rooms that I am in' }, async (me) => ({
    studies: await roomsOf(context, me.id),
  }));
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
      const body = await context.store.studies.chapter(study, chapter);
      if (body === undefined) throw new RefusedRequest({ code: 'not-found' });
      return reply.type('application/json').send(body);
    },
  );
  own(
    'GET /api/studies/:study/file',
    { price: 20, params: Params, summary: 'A study room as a file, with its records' },
    async (_me, { params }, reply) => {
      const study = await found(params.study);
      const file = await roomAsFile(context, study);
      reply.header('content-disposition', `attachment; filename="${study.id}.json"`);
      return file;
    },
  );
}

function mountWriting({ own }: Routes, context: ServerContext, found: Found): void {
  own(
    'POST /api/studies',
    { price: 20, body: Source, summary: 'Open a study room on a finished game, a puzzle or a lesson' },
    async (me, { body }, reply) => {
      const { study, isNew } = granted(await openRoom(context, me, body));
      return reply.code(isNew ? 201 : 200).send({ study });
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
      const { version } = succeeded(await addChapterToRoom(context, me, params.study, body));
      return reply.code(201).send({ version });
    },
  );
  own(
    'POST /api/studies/:study/commands',
    { params: Params, body: SentCommand, summary: 'Do something in a study room, as on the socket' },
    async (me, { params, body }) => {
      await found(params.study);
      return sendCommand(context, me, params.study, body);
    },
  );
}

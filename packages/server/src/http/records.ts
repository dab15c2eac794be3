// Games that were played elsewhere, kept here: a finished game of a browser gets an address that others can open.
import { CodedError, type GameRecord, hashData, recordFrom, recordSteps } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { anything, idText, record } from '@undercroft/protocol';
import { isHeldRun } from '../events/held-run.ts';
import type { ServerContext } from '../server-context.ts';
import { inSlices } from '../slices.ts';
import { RefusedRequest } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ record: idText(40) });
const MOST_BYTES = 512_000;
const MOST_RECORDS = 500;

export function mountRecords({ open, own }: Routes, context: ServerContext): void {
  const { records } = context.store;

  own(
    'POST /api/records',
    { price: 40, bodyLimit: MOST_BYTES, body: anything, summary: 'Keep the record of a finished game' },
    async ({ id: person }, { body }, reply) => {
      if ((await records.countBy(person)) >= MOST_RECORDS)
        throw new RefusedRequest({ code: 'too-many-records' });
      const brought = await checked(context, body);
      if (await isHeldRun(context, person, brought)) throw new RefusedRequest({ code: 'event-running' });
      const id = hashData(brought);
      const { game } = brought;
      await records.keep({ id, person, game, created: Date.now(), body: JSON.stringify(brought) });
      return reply.code(201).send({ record: id });
    },
  );

  open(
    'GET /api/records/:record',
    { price: 3, params: Params, summary: 'A record that somebody brought' },
    async ({ params }, reply) => {
      const body = await records.read(params.record);
      if (body === undefined) throw new RefusedRequest({ code: 'not-found' });
      return reply.type('application/json').send(body);
    },
  );
}

/** Only what replays to its end by our own rules is kept: nobody's disk is a place for anything else. */
async function checked(context: ServerContext, body: unknown): Promise<GameRecord> {
  try {
    const brought = recordFrom(body);
    const game = context.games.get(brought.game);
    if (!game) throw new RefusedRequest({ code: 'no-such-game' });
    const slices = inSlices();
    for (const steps = recordSteps(game, brought); !steps.next().done; )
      if (slices.isOver()) await slices.next();
    if (brought.result === null) throw new RefusedRequest({ code: 'not-over' });
    return nothingElse(brought);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    throw new RefusedRequest(
      { code: error.code as CodedRefusal['code'], ...(error.args && { args: error.args }) },
      400,
    );
  }
}

const LONGEST_WORD = 200;
const cut = (word: string): string => word.slice(0, LONGEST_WORD);

const CHECKED = ['format', 'version', 'game', 'rules', 'seats', 'options', 'numbers', 'setup'] as const;
const KEPT = [...CHECKED, 'entries', 'result', 'hash'] as const;

/** The fields of a record and no others, words cut to a sensible length: what a replay did not check stays outside. */
function nothingElse(brought: GameRecord): GameRecord {
  const { names, seats, fair } = brought;
  const kept = KEPT.flatMap((name) => (brought[name] === undefined ? [] : [[name, brought[name]]]));
  return {
    ...(Object.fromEntries(kept) as Omit<GameRecord, 'names' | 'fair'>),
    ...(names && { names: names.slice(0, seats).map(cut) }),
    ...(fair && {
      fair: {
        ...(fair.scheme && { scheme: fair.scheme }),
        commitment: cut(fair.commitment),
        table: cut(fair.table),
        nonces: fair.nonces.slice(0, seats).map(cut),
        ...(fair.secret !== undefined && { secret: cut(fair.secret) }),
      },
    }),
  };
}

// Keeps a game that was played elsewhere: only what replays to its end by our own rules, and nothing besides.
import { firstLetters, type GameRecord, hashData, recordFrom, recordSteps } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { isRefused, refuse } from '@undercroft/table';
import { isHeldRun } from '../events/held-run.ts';
import type { ServerContext } from '../server-context.ts';
import { inSlices } from '../slices.ts';

const MOST_RECORDS = 500;

/** Throws a coded error for what is no record of a game here. */
export async function keepRecord(
  context: ServerContext,
  person: string,
  body: unknown,
): Promise<{ readonly record: string } | CodedRefusal> {
  const { records } = context.store;
  if ((await records.countBy(person)) >= MOST_RECORDS) return refuse('too-many-records');
  const brought = await checked(context, body);
  if (isRefused(brought)) return brought;
  if (await isHeldRun(context, person, brought)) return refuse('event-running');
  const record = hashData(brought);
  const { game } = brought;
  await records.keep({ id: record, person, game, created: Date.now(), body: JSON.stringify(brought) });
  return { record };
}

/** Nobody's disk is a place for anything else. */
async function checked({ games }: ServerContext, body: unknown): Promise<GameRecord | CodedRefusal> {
  const brought = recordFrom(body);
  const game = games.get(brought.game);
  if (!game) return refuse('no-such-game');
  const slices = inSlices();
  for (const steps = recordSteps(game, brought); !steps.next().done; )
    if (slices.isOver()) await slices.next();
  return brought.result === null ? refuse('not-over') : nothingElse(brought);
}

const LONGEST_WORD = 200;
const cut = (word: string): string => firstLetters(word, LONGEST_WORD);

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

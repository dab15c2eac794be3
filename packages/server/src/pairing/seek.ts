// Joins the line of those who wait, and leaves it.
import type { CodedRefusal, Pace, SeekCommand, Wishes } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import type { CommandResult } from '../execute-command.ts';
import type { ServerContext } from '../server-context.ts';
import type { Seek } from '../store/port.ts';

export async function executeSeek(
  context: ServerContext,
  person: string,
  command: SeekCommand,
): Promise<CommandResult> {
  if (command.kind === 'unseek') await unseek(context, person, command.pace);
  else {
    const refusal = refusalOf(context, command.wishes);
    if (refusal) return { ok: false, refusal };
    await seek(context, person, command.wishes);
  }
  // Every process looks at the line, this one too.
  context.store.notify('seeks');
  return { ok: true };
}

/** At least one of the games must go with one of the numbers. */
function refusalOf({ games }: ServerContext, wishes: Wishes): CodedRefusal | undefined {
  const ranges = wishes.games.map((name) => games.get(name)?.seats);
  if (ranges.length === 0 || ranges.includes(undefined)) return refuse('no-such-game');
  const fits = (count: number): boolean =>
    ranges.some((seats) => seats && count >= seats[0] && count <= seats[1]);
  if (wishes.seats.some(fits)) return undefined;
  const allowed = [...new Set(ranges.map((seats) => seats!.join('–')))].join(', ');
  return refuse('bad-seats', { args: { seats: wishes.seats.join(', ') || 0, allowed } });
}

/** Whoever waits already keeps their place; whoever was given a table is told of it again. */
async function seek({ store }: ServerContext, person: string, wishes: Wishes): Promise<void> {
  const { pace, botsAfter } = wishes;
  const now = Date.now();
  const before = (await store.seeks.of(person)).find((known) => known.pace === pace);
  const since = before?.since ?? now;
  // By turns the question comes so long from now; live the seconds count from the first wish.
  const from = pace === 'live' ? since : now;
  const waiting: Seek = {
    person,
    pace,
    wishes,
    since,
    botsAt: botsAfter === null ? null : from + botsAfter * 1_000,
    asks: pace === 'turns' && botsAfter !== 0,
    hidden: false,
    heard: now,
    asked: null,
    table: null,
    seat: null,
  };
  await store.seeks.put(waiting);
}

async function unseek({ store }: ServerContext, person: string, pace?: Pace): Promise<void> {
  for (const one of pace ? [pace] : (['live', 'turns'] as const)) await store.seeks.remove(person, one);
}

// Looks at help by bots for the host: asks the strongest bot what it would have chosen, when nothing else is to be thought about.
import { botSeed, type HelpedRun, helpReport, SIBLING } from '@undercroft/events';
import { replay, type Seat, sameData } from '@undercroft/kernel';
import { seatOf, setupOf, type Table } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { EventRow, HelpFigures, RunRow } from '../store/event-rows.ts';
import { isYardstickId } from './yardsticks.ts';

const WEEK = 7 * 24 * 3_600_000;
const LOOKED_BACK = 13 * WEEK;
/** So long after the host has asked the runs of a game are looked through. */
const WANTED = 3_600_000;
/** Choices of a run that are looked at, evenly spread over it. */
const MOST_ASKED = 12;

const wanted = new WeakMap<ServerContext, Map<string, number>>();

/** The runs that can be looked at: ranked, played by the person alone to the last choice. */
async function runsOf(
  { store }: ServerContext,
  game: string,
  now: number,
): Promise<(RunRow & HelpFigures)[]> {
  const events = await store.events.settledSince(game, now - LOOKED_BACK);
  const all = await Promise.all(events.map((event: EventRow) => store.events.helpFigures(event.id)));
  return all.flat().filter(({ person, instance, mark, state }) => {
    const isOwn = !isYardstickId(person) && mark === null;
    return isOwn && state === 'over' && instance !== SIBLING;
  });
}

/** What is known so far, and how many runs are still to be looked at; asking for it sets the bots to it. */
export async function helpIn(context: ServerContext, game: string, now: number) {
  const games = wanted.get(context) ?? new Map<string, number>();
  wanted.set(context, games.set(game, now + WANTED));
  const runs = await runsOf(context, game, now);
  const known = runs.flatMap((run): HelpedRun[] => {
    const { person, event, deal, instance, side, asked, agreed, pace } = run;
    const field = `${event} ${deal} ${instance} ${side}`;
    return asked === null ? [] : [{ person, field, asked, agreed: agreed ?? 0, pace: pace ?? 0 }];
  });
  const rows = [];
  for (const row of helpReport(known)) {
    const name = (await context.sessions.read(row.person))?.name ?? '—';
    const events = [...new Set(runs.filter((run) => run.person === row.person).map((run) => run.event))];
    rows.push({ ...row, name, events });
  }
  return { game, looked: known.length, left: runs.length - known.length, rows };
}

/** One more run of a game that the host has asked for. */
export async function lookForHelp(context: ServerContext, now: number): Promise<void> {
  if (context.botTurns.thinking() > 0) return;
  for (const [game, until] of wanted.get(context) ?? []) {
    if (until < now) continue;
    const next = (await runsOf(context, game, now)).find(({ asked }) => asked === null);
    if (next) return lookAt(context, next);
  }
}

async function lookAt(context: ServerContext, run: RunRow): Promise<void> {
  const { store, liveTables } = context;
  const seen = await liveTables.look(run.table, (table) => table);
  const seat = seen ? seatOf(seen, run.person) : null;
  const figures =
    seen && seat !== null
      ? { ...(await agreementOf(context, seen, seat)), pace: await paceOf(context, run) }
      : { asked: 0, agreed: 0, pace: 0 };
  await store.events.keepHelp(run, figures);
}

async function agreementOf(
  { bots }: ServerContext,
  table: Table,
  seat: Seat,
): Promise<{ readonly asked: number; readonly agreed: number }> {
  const match = table.match!;
  const { game, log } = match;
  const own = [...log.keys()].filter((at) => log[at]!.seat === seat);
  const step = Math.max(1, own.length / MOST_ASKED);
  let [asked, agreed] = [0, 0];
  for (let at = 0; at < own.length; at += step) {
    const entry = own[Math.floor(at)]!;
    const position = replay(match, entry);
    if (game.choices(position, seat).length < 2) continue;
    const view = game.view(position, seat);
    const choice = await bots.choose({
      game: game.name,
      rules: game.rules,
      table: setupOf(table),
      seat,
      view,
      level: bots.levels.at(-1)!,
      seed: botSeed(table.luck.kind === 'sealed' ? table.luck.secret : '', seat, view),
      timing: 'count',
    });
    asked++;
    if (sameData(choice, log[entry]!.choice)) agreed++;
  }
  return { asked, agreed };
}

/** The median of how long a choice took after what happened before it. */
async function paceOf({ store }: ServerContext, { table, person }: RunRow): Promise<number> {
  const entries = await store.tables.entries(table, 0, Number.MAX_SAFE_INTEGER);
  const times = entries.flatMap(({ at, person: by, body }, i) =>
    by === person && body.includes('"played"') ? [at - (entries[i - 1]?.at ?? at)] : [],
  );
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

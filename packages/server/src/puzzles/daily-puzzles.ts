// The puzzle of the day of each game: the order of a month is drawn and sealed a month before, and opened when it is over.
import { newSecret } from '@undercroft/kernel';
import { dailyOrder, monthOf, nextMonth, puzzleOfDay, sealOfOrder } from '@undercroft/puzzles';
import { dayOf } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';

interface MonthOrder {
  readonly key: string;
  readonly order: readonly string[];
}

const rowOf = (game: string, month: string): string => `puzzles ${game} ${month}`;

/** The order of a month as it was fixed; fixed now where nobody has asked yet. One key for all months keeps them apart. */
async function orderOf({ store, puzzles }: ServerContext, game: string, month: string): Promise<MonthOrder> {
  const { value: key } = await store.keepOnce('puzzles', newSecret);
  const ids = (await puzzles.ofGame(game)).map(({ id }) => id);
  const { value } = await store.keepOnce(rowOf(game, month), () =>
    JSON.stringify({ key: newSecret(), order: dailyOrder(ids, key, month) }),
  );
  return JSON.parse(value) as MonthOrder;
}

/** The puzzles of the days of a month, from this moment's day on; none for a game without puzzles. */
async function daysFrom(context: ServerContext, game: string, moment: number): Promise<readonly string[]> {
  const here = new Set((await context.puzzles.ofGame(game)).map(({ id }) => id));
  if (here.size === 0) return [];
  const { order } = await orderOf(context, game, monthOf(moment));
  const today = new Date(moment).getUTCDate();
  const last = new Date(nextMonth(moment) - 1).getUTCDate();
  return Array.from(
    { length: last - today + 1 },
    (_, n) => puzzleOfDay(order, today + n, (id) => here.has(id)) ?? '',
  ).filter(Boolean);
}

/** Today's; undefined for a game without puzzles. */
export const dailyPuzzle = async (
  context: ServerContext,
  game: string,
  moment = Date.now(),
): Promise<string | undefined> => (await daysFrom(context, game, moment))[0];

/** Today's and those of the days to come: nobody meets them by chance before their day. */
export const keptForDays = async (
  context: ServerContext,
  game: string,
  moment = Date.now(),
): Promise<ReadonlySet<string>> => new Set(await daysFrom(context, game, moment));

export interface DailyOrderSeals {
  /** Of this month and of the next. */
  readonly seals: Readonly<Record<string, string>>;
  /** The last month, opened: the key and the order give the seal that was published for it. */
  readonly opened: { readonly month: string; readonly key: string; readonly order: readonly string[] } | null;
}

export async function dailySeals(
  context: ServerContext,
  game: string,
  moment = Date.now(),
): Promise<DailyOrderSeals> {
  const months = [monthOf(moment), monthOf(nextMonth(moment))];
  const fixed = await Promise.all(months.map((month) => orderOf(context, game, month)));
  const last = monthOf(Date.UTC(new Date(moment).getUTCFullYear(), new Date(moment).getUTCMonth() - 1, 1));
  const opened = await context.store.meta(rowOf(game, last));
  return {
    seals: Object.fromEntries(months.map((month, i) => [month, sealOfOrder(fixed[i]!.key, fixed[i]!.order)])),
    opened: opened === undefined ? null : { month: last, ...(JSON.parse(opened) as MonthOrder) },
  };
}

/** The day's puzzle of every game, and whether somebody has solved it. */
export async function puzzlesOfToday(context: ServerContext, me: Person) {
  const puzzles = [];
  for (const game of context.games.keys()) {
    const puzzle = await dailyPuzzle(context, game);
    if (puzzle === undefined) continue;
    const tried = await context.store.puzzles.tryOf(me.id, puzzle);
    puzzles.push({ game, puzzle, solved: tried?.solved ?? null, ...(await dailySeals(context, game)) });
  }
  return { day: dayOf(Date.now()), puzzles };
}

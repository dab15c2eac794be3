// A bot as the tools name it: a name, after an @ so many iterations, before a # the checkout that it plays from. Counts its time.
import { pathToFileURL } from 'node:url';
import { type AnyGame, type Chance, resolveTable, type TableSetup } from '@undercroft/kernel';
import type * as Bots from '../src/index.ts';
import type { Bot, BotFactory, BotSeat, BotTable, PlayedDecision, Thinking } from '../src/index.ts';
import * as ours from '../src/index.ts';
import { rooms } from '../test/rooms.ts';

export const SPEC = '[CHECKOUT#]BOT[@ITERATIONS]';

export interface SpecifiedBot {
  readonly spec: string;
  readonly factory: BotFactory;
  /** CPU time of its decisions so far, and of the longest. */
  readonly spent: { decisions: number; microseconds: number; longest: number };
}

/** A bot of this game; from another checkout it brings its own rules and hints along, which must list the same choices. */
export async function specifiedBot(game: string, spec: string, opening = 0): Promise<SpecifiedBot> {
  const [, checkout, name, iterations] = /^(?:(.*)#)?([^@#]+)(?:@(\d+))?$/.exec(spec) ?? [];
  if (name === undefined) throw new RangeError(`not a bot: ${spec} (${SPEC})`);
  const open = async (path: string) => import(pathToFileURL(`${checkout}/packages/${path}`).href);
  const bots: typeof Bots = checkout ? await open('bots/src/index.ts') : ours;
  const shelf = checkout ? await open('shelf/src/index.ts') : undefined;
  const room = shelf && { rules: await shelf.loadGame(game), hints: await shelf.loadHints(game) };
  const named = bots.botNamed(name, 'count');
  const spent = { decisions: 0, microseconds: 0, longest: 0 };
  const factory: BotFactory = <Position, Choice>(botSeat: BotSeat<Position, Choice>, luck: Chance) => {
    const bot = named<Position, Choice>(room ? { ...botSeat, ...room } : botSeat, luck);
    const limited = iterations ? { ...bot, budget: { iterations: Number(iterations) } } : bot;
    return timed(opening > 0 ? drawnAtFirst(limited, botSeat, opening, luck) : limited, spent);
  };
  return { spec, factory, spent };
}

/** Draws its first decisions by lot. */
function drawnAtFirst<Position, Choice>(
  bot: Bot<Position, Choice>,
  { rules, seat }: BotSeat<Position, Choice>,
  opening: number,
  luck: Chance,
): Bot<Position, Choice> {
  let left = opening;
  return {
    budget: bot.budget,
    begin: (view) => {
      if (left-- <= 0) return bot.begin(view);
      const choices = rules.choices(view, seat);
      return ours.thoughtAtOnce(ours.settled(choices, luck.pick(choices.length)));
    },
  };
}

/** CPU time from the beginning of a decision to its thought, where there was something to think about. */
function timed<Position, Choice>(
  bot: Bot<Position, Choice>,
  spent: SpecifiedBot['spent'],
): Bot<Position, Choice> {
  return {
    budget: bot.budget,
    begin: (view) => {
      const { user } = process.cpuUsage();
      const thinking: Thinking<Choice> = bot.begin(view);
      return {
        run: (budget) => thinking.run(budget),
        thought: () => {
          const thought = thinking.thought();
          const taken = process.cpuUsage().user - user;
          if (thought.candidates.length > 1) {
            spent.decisions++;
            spent.microseconds += taken;
            spent.longest = Math.max(spent.longest, taken);
          }
          return thought;
        },
      };
    },
  };
}

export const timeOf = ({ spent }: SpecifiedBot): string =>
  `${(spent.microseconds / Math.max(1, spent.decisions) / 1000).toFixed(3)} ms a decision, longest ${(spent.longest / 1000).toFixed(1)} ms`;

/** The room of that name at a table of so many seats, with options as `name=value`. */
export async function tableNamed(
  name: string,
  seats?: string,
  options: readonly string[] = [],
): Promise<BotTable> {
  const room = (await rooms()).find(({ game }) => game.name === name);
  if (!room) throw new RangeError(`no game ${name}`);
  return { ...room, table: tableOf(room.game, seats, options) };
}

function tableOf(game: AnyGame, seats: string | undefined, options: readonly string[]): TableSetup {
  const given = Object.fromEntries(options.map((option) => option.split('=') as [string, string]));
  return resolveTable(game, Number(seats ?? game.seats[0]), given);
}

/** Plays so many games with the same bot on every seat. */
export function watchGames<Position, Choice>(
  table: BotTable,
  { factory }: SpecifiedBot,
  games: number,
  seed: string,
  watch: (decision: PlayedDecision<Position, Choice, unknown>) => void,
): void {
  const seated = Array.from({ length: table.table.seats }, () => factory);
  for (let i = 0; i < games; i++)
    ours.playGame(table as BotTable<Position, Choice, unknown>, seated, `${seed}:${i}`, watch);
}

/** A share with its 95 % interval (Wilson). */
export function shareOf(won: number, count: number): string {
  const share = won / count;
  const z = 1.96;
  const scale = 1 + (z * z) / count;
  const middle = (share + (z * z) / (2 * count)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count))) / scale;
  const percent = (one: number): string => (100 * one).toFixed(1);
  return `${won} of ${count}, ${percent(share)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

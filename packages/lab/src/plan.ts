// What a run of the lab is: a game, its table, the bots and the seed, and from these which game number is played how.
import { botNamed, defaultLevel, LEVEL_IDS } from '@undercroft/bots';
import {
  type AnyExposures,
  type AnyGame,
  type Arrangement,
  CodedError,
  hashData,
  type OptionValue,
  resolveTable,
  type TableSetup,
} from '@undercroft/kernel';
import { ownersOf, thingNamed } from './arrange.ts';

/** Plain data: it travels to threads, to other machines and into the report. */
export interface LabPlan {
  readonly game: string;
  /** The rules version: figures of other rules are not mixed in. */
  readonly rules: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly seatCounts: readonly number[];
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Designed numbers that this run changes; empty for the baseline. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The thing that the run is about, by its id: each game has a seat that owns it, or would. */
  readonly subject: string | null;
  /** How the tables are laid: with the subject forced on its owner, without it, or the cast dealt at random. */
  readonly arranged: Arrangement['kind'] | null;
  /** Only results, where nothing else is asked for: quicker, and less to keep. */
  readonly detail: 'full' | 'result';
}

/** The bots that play fast enough for many games: of the levels, those up to the default. */
export const LADDER_BOTS: readonly string[] = [
  'random',
  'greedy',
  ...LEVEL_IDS.slice(0, LEVEL_IDS.indexOf(defaultLevel.id) + 1),
];

/** Chunks are the same whatever the number of workers and of games, so that runs resume and grow. */
export const GAMES_PER_CHUNK = 20;

export const chunksOf = ({ games }: LabPlan): number => Math.ceil(games / GAMES_PER_CHUNK);

/** The numbers of the first game of a chunk, and of the one after its last. */
export const gamesOfChunk = ({ games }: LabPlan, chunk: number): [from: number, to: number] => [
  chunk * GAMES_PER_CHUNK,
  Math.min(games, (chunk + 1) * GAMES_PER_CHUNK),
];

/** Raised when the data of a chunk changes its shape: old run files are then played anew. */
const DATA_FORMAT = 4;

/** Equal for two plans whose chunks are equal: everything but the number of games. */
export const planKey = ({ games: _, ...rest }: LabPlan): string => hashData({ format: DATA_FORMAT, ...rest });

type LabWish = { readonly [Field in Exclude<keyof LabPlan, 'game' | 'rules'>]?: LabPlan[Field] | undefined };

/** Checks a plan against its game and fills it in; coded errors name what is wrong. */
export function planFor(game: AnyGame, wish: LabWish): LabPlan {
  const [min, max] = game.seats;
  const seatCounts = wish.seatCounts ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const games = wish.games ?? 1000;
  if (!Number.isInteger(games) || games < 1) throw new CodedError('bad-games', { games: String(games) });
  const bots = wish.bots ?? ['greedy'];
  for (const bot of bots) botNamed(bot);
  for (const seats of seatCounts) resolveTable(game, seats, wish.options, wish.numbers);
  return {
    game: game.name,
    rules: game.rules,
    games,
    bots,
    seed: wish.seed ?? '1',
    seatCounts,
    options: wish.options ?? {},
    numbers: wish.numbers ?? {},
    subject: wish.subject ?? null,
    arranged: wish.arranged ?? null,
    detail: wish.detail ?? 'full',
  };
}

export interface Seating {
  readonly table: TableSetup;
  /** By seat: which of the plan's bots sits there. Bots of one side are the same. */
  readonly bots: readonly number[];
  readonly sides: readonly number[];
  readonly seed: string;
  readonly owner: number | null;
  readonly arrangement: Arrangement | undefined;
}

/** How game number `at` is played: seat counts take turns, then the bots change sides, then the owners of the subject. */
export function seatingOf(game: AnyGame, plan: LabPlan, at: number, exposures?: AnyExposures): Seating {
  const { seatCounts } = plan;
  const table = resolveTable(game, seatCounts[at % seatCounts.length]!, plan.options, plan.numbers);
  const named = game.sides?.(table) ?? Array.from({ length: table.seats }, (_, seat) => seat);
  const names = [...new Set(named)];
  const sides = named.map((side) => names.indexOf(side));
  const turn = Math.floor(at / seatCounts.length);
  const bots = sides.map((side) => (side + turn) % plan.bots.length);
  const owners = plan.subject === null ? [] : ownersOf(thingNamed(exposures, plan.subject), named);
  const owner = owners[Math.floor(turn / plan.bots.length) % owners.length] ?? null;
  return { table, bots, sides, seed: `${plan.seed}:${at}`, owner, arrangement: arrangementOf(plan, owner) };
}

function arrangementOf({ subject, arranged }: LabPlan, seat: number | null): Arrangement | undefined {
  if (arranged === null) return undefined;
  if (arranged === 'deal') return { kind: 'deal' };
  return { kind: arranged, thing: subject!, seat: seat! };
}

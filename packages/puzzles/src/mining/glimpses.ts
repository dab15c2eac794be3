// The decisions that may be puzzles, at a glance: of a game that bots play for it, of a record, or of a puzzle by earlier rules.
import {
  type BotGame,
  type BotTable,
  levelBot,
  playGame,
  searchBot,
  seenBy,
  type Thought,
  think,
} from '@undercroft/bots';
import {
  type AnyGame,
  type Chance,
  CONCEDE,
  type OpenedRecord,
  resolveTable,
  type Seat,
  seeded,
  timelineOf,
} from '@undercroft/kernel';
import type { Puzzle } from '../puzzle.ts';
import { type DigSite, digSiteOf, thoughtOfLevel } from './dig-site.ts';
import type { Glimpse } from './mine-game.ts';
import { SOLVERS } from './solvers.ts';
import { farIn } from './themes.ts';

/** A table, and the decisions at it that may be puzzles. */
export interface Glimpsed {
  readonly room: BotTable;
  readonly glimpses: readonly Glimpse[];
}

const [, PLAYER] = SOLVERS;

/** Any number; the fewer of two draws, since one's own choices weigh more where few sit. */
const seatsFor = ({ seats: [least, most] }: Pick<AnyGame, 'seats'>, luck: Chance): number =>
  least + Math.min(luck.pick(most - least + 1), luck.pick(most - least + 1));

/** Bots of the usual level play one game by the usual options, with any number of seats. */
export function glimpsesOfPlay({ game, hints }: BotGame, seed: string): Glimpsed {
  const table = resolveTable(game, seatsFor(game, seeded(`${seed}:seats`)));
  const room = { game, hints, table };
  const bots = Array.from({ length: table.seats }, () => levelBot(PLAYER, 'count'));
  const noted: Noted[] = [];
  let decisions = 0;
  playGame(room, bots, seed, ({ seat, before, thought }) => {
    const site = digSiteOf(room, seat, seenBy(game, before, seat));
    note(noted, site, decisions, thought, `${seed}:${decisions++}`);
  });
  return { room, glimpses: glimpsesFrom(noted, decisions) };
}

/** The decisions of all seats of a game that was played by people. */
export function glimpsesOfRecord(
  { hints }: Pick<BotGame, 'hints'>,
  opened: OpenedRecord<unknown, unknown, unknown>,
  seed: string,
): Glimpsed {
  const { game, table, log } = opened;
  const room = { game, hints, table };
  const timeline = timelineOf(opened);
  const noted: Noted[] = [];
  for (const [at, { seat, choice }] of log.entries()) {
    if (choice === CONCEDE) continue;
    const site = digSiteOf(room, seat, seenBy(game, timeline.at(at), seat));
    if (site.choices.length < LEAST_CHOICES) continue;
    note(noted, site, at, thoughtOfLevel(site, PLAYER, `${seed}:${at}`), `${seed}:${at}`);
  }
  return { room, glimpses: glimpsesFrom(noted, log.length) };
}

/** The first decision of a puzzle that was mined before; none where the rules of today could not show it so. */
export function glimpsesOfPuzzle({ game, hints }: BotGame, puzzle: Puzzle): Glimpsed {
  const { seat, seats, steps, themes } = puzzle;
  const { view } = steps[0]!;
  const table = resolveTable(game, seats, puzzle.options);
  const glimpses = isShownToday(game, seat, view) ? [{ seat, view, at: farIn(themes), gap: 1 }] : [];
  return { room: { game, hints, table }, glimpses };
}

/** A view that is read without complaint, and that an imagined world shows again, byte by byte. */
function isShownToday(game: AnyGame, seat: Seat, view: unknown): boolean {
  try {
    const world = game.imagine(view, seat, seeded('read'));
    return (
      game.waitingFor(view).includes(seat) &&
      game.choices(view, seat).length >= LEAST_CHOICES &&
      JSON.stringify(game.view(world, seat)) === JSON.stringify(view)
    );
  } catch {
    return false;
  }
}

type Noted = Omit<Glimpse, 'at'> & { readonly decision: number };

const glimpsesFrom = (noted: readonly Noted[], decisions: number): Glimpse[] =>
  noted.map(({ decision, ...glimpse }) => ({ ...glimpse, at: decision / decisions }));

/** A smaller gap is within what a glance shifts by itself. */
const LEAST_GAP = 0.02;
/** The last hint leaves two. */
const LEAST_CHOICES = 3;

/** Who plays by a network alone expects the same of all choices: a short search tells them apart. */
const GLANCE = { iterations: 48 };

function note(
  noted: Noted[],
  site: DigSite,
  decision: number,
  thought: Thought<unknown>,
  seed: string,
): void {
  const { botSeat, view, choices } = site;
  if (choices.length < LEAST_CHOICES || botSeat.hints?.isJudgedByPromise?.(view)) return;
  const { candidates } =
    thought.iterations > 0 ? thought : think(searchBot(GLANCE)(botSeat, seeded(`${seed}:glance`)), view);
  const gap = candidates[0]!.expected - candidates[1]!.expected;
  if (gap < LEAST_GAP) return;
  noted.push({ seat: botSeat.seat, view, decision, gap });
}

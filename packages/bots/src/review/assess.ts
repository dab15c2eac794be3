// Judges one decision out of the chooser's own view: a search for the alternatives, then a fair comparison of two.
import { type Seat, sameData, seeded } from '@undercroft/kernel';
import { type BotSeat, type BotTable, type Candidate, think } from '../bot.ts';
import { searchBot } from '../search/search.ts';
import { type Seen, seenBy } from '../seen.ts';
import { type Bounded, type Depth, NO_COST, type ReviewMoment, type Weighed } from './moment.ts';
import { playingOut } from './played-out.ts';

export interface DecidedEntry {
  readonly at: number;
  readonly seat: Seat;
  /** The full position before the decision; the judge looks at the seat's view of it and no further. */
  readonly position: unknown;
  readonly choice: unknown;
}

/** The same room, decision, depth and seed: the same moment, on any machine and in any order. */
export function assess(room: BotTable, decided: DecidedEntry, depth: Depth, seed: string): ReviewMoment {
  const { game, hints, table } = room;
  const { at, seat, position, choice } = decided;
  const botSeat: BotSeat<unknown, unknown> = { rules: game, hints, table, seat };
  const view = seenBy(game, position, seat);
  const own = `${seed}:${at}:${depth.iterations}`;
  const bot = searchBot({ iterations: depth.iterations })(botSeat, seeded(own));
  const { candidates } = think(bot, view);
  const best = candidates[0]!;
  const isSame = sameData(best.choice, choice);
  const compared = isSame ? undefined : compare(botSeat, view, best.choice, choice, depth.worlds, own);
  return {
    at,
    seat,
    open: candidates.length,
    weighed: favourites(candidates, choice, compared && clamped(best.expected - compared.value)),
    expected: best.expected,
    made: clamped(best.expected - Math.max(0, compared?.value ?? 0)),
    cost: compared ?? NO_COST,
    isDeep: depth.isDeep,
  };
}

const SHOWN = 5;

/** What was made is worth what the comparison says: the search looks at it too seldom to know. */
function favourites(
  candidates: readonly Candidate<unknown>[],
  made: unknown,
  worth: number | undefined,
): readonly Weighed[] {
  const weighed = candidates.map(({ choice, share, expected }) => {
    const isMade = sameData(choice, made);
    const known = (isMade ? worth : undefined) ?? (share > 0 ? expected : undefined);
    return { choice, share, isMade, ...(known !== undefined && { expected: known }) };
  });
  return weighed.filter(({ isMade }, i) => i < SHOWN || isMade);
}

/** What the second choice gives away against the first: both meet the same imagined games and the same luck. */
function compare(
  botSeat: BotSeat<unknown, unknown>,
  view: Seen<unknown>,
  first: unknown,
  second: unknown,
  worlds: number,
  seed: string,
): Bounded {
  const { rules, seat } = botSeat;
  const playOn = playingOut(botSeat, seeded(seed));
  const outcome = (choice: unknown, world: number): number => {
    const luck = seeded(`${seed}:${world}`);
    const imagined = rules.imagine(view, seat, luck);
    rules.play(imagined, seat, choice, luck);
    return playOn(imagined, { game: luck, players: luck });
  };
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const lost = outcome(first, world) - outcome(second, world);
    sum += lost;
    squares += lost * lost;
  }
  const value = sum / worlds;
  const half = 1.96 * Math.sqrt(Math.max(0, squares / worlds - value * value) / Math.max(1, worlds - 1));
  return { value, low: value - half, high: value + half };
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

// Looks for puzzles in the decisions of one game: the likeliest first, each through all doubts; one puzzle, or two far apart.
import type { BotTable } from '@undercroft/bots';
import type { AnyGame, Seat } from '@undercroft/kernel';
import { type Puzzle, type PuzzleStep, puzzleId } from '../puzzle.ts';
import { digSiteOf } from './dig-site.ts';
import { clausesOf, type HintNouns, kindOfChoice, piecesOf } from './hint-data.ts';
import { type Doubt, judgeStep, quickAnswers } from './judge-step.ts';
import type { MiningSettings } from './mining-settings.ts';
import { viewAfter } from './same-answers.ts';
import { difficultyFrom, SOLVERS } from './solvers.ts';
import { farIn, themesOf } from './themes.ts';
import { tryPuzzle } from './try-puzzle.ts';

/** A decision of a game with what a glance made of it. */
export interface Glimpse {
  readonly seat: Seat;
  readonly view: unknown;
  /** How far the game was, from 0 to 1. */
  readonly at: number;
  /** By how much the choice that seemed best seemed better than the next one. */
  readonly gap: number;
}

/** What one game gave. */
export interface Mined {
  readonly puzzles: readonly Puzzle[];
  /** How many decisions were looked at, and why the others are no puzzles. */
  readonly looked: number;
  readonly doubts: Readonly<Partial<Record<Doubt, number>>>;
}

/** Two puzzles of one game lie at least so far apart. */
const APART = 0.2;
const MOST_PUZZLES = 2;
/** Tries of the weak solver at a glance: enough to drop what it always finds. */
const FEW = 10;

/** The puzzles of one game, and why its other decisions are none. */
export function mineGame(
  room: BotTable,
  glimpses: readonly Glimpse[],
  nouns: HintNouns,
  seed: string,
  settings: MiningSettings,
): Mined {
  const puzzles: { readonly puzzle: Puzzle; readonly at: number }[] = [];
  const doubts: Partial<Record<Doubt, number>> = {};
  let looked = 0;
  for (const glimpse of glimpses.toSorted((a, b) => b.gap - a.gap)) {
    if (looked === settings.looks || puzzles.length === MOST_PUZZLES) break;
    if (puzzles.some(({ at }) => Math.abs(at - glimpse.at) < APART)) continue;
    looked++;
    const found = puzzleAt(room, glimpse, nouns, `${seed}:${looked}`, settings);
    if (typeof found === 'string') doubts[found] = (doubts[found] ?? 0) + 1;
    else puzzles.push({ puzzle: found, at: glimpse.at });
  }
  return { puzzles: puzzles.map(({ puzzle }) => puzzle), looked, doubts };
}

function puzzleAt(
  room: BotTable,
  { seat, view, at }: Glimpse,
  nouns: HintNouns,
  seed: string,
  settings: MiningSettings,
): Puzzle | Doubt {
  const first = clearStep(room, seat, view, seed, settings, true);
  if (typeof first === 'string') return first;
  const clear = [first];
  while (clear.length < settings.steps) {
    const next = stepAfter(room, seat, clear.at(-1)!, `${seed}:${clear.length}`, settings);
    if (!next) break;
    clear.push(next);
  }
  const rates = SOLVERS.map((level, i) =>
    tryPuzzle(room, seat, clear, level, settings.tries[i]!, `${seed}:tries`),
  );
  if (rates[0]!.solved > 1 - settings.missed) return 'easy';
  // The second opinion, with fresh seeds and all its thoughts.
  if (rates.at(-1)!.solved < 1) return 'unsure';
  const steps = clear.map((step, i) =>
    withHints(room, seat, step, trapOf(step, i === 0 ? rates[0]!.chosen : []), nouns),
  );
  const solved = rates.map((rate) => rate.solved);
  const { name, rules } = room.game;
  const content = {
    game: name,
    rules,
    seats: room.table.seats,
    options: room.table.options,
    seat,
    steps,
    themes: themesOf(steps, kindsOf(room.game, seat, steps), at),
    solved: Object.fromEntries(SOLVERS.map(({ id }, i) => [id, solved[i]!])),
    difficulty: difficultyFrom(solved, settings.tries),
  };
  return { id: puzzleId(content), ...content };
}

type ClearStep = Pick<PuzzleStep, 'view' | 'answers' | 'prices'>;

/** A decision with its answer and prices, or why it is no step; the first of a puzzle must be one that the weak solver misses. */
function clearStep(
  room: BotTable,
  seat: Seat,
  view: unknown,
  seed: string,
  settings: MiningSettings,
  isFirst: boolean,
): ClearStep | Doubt {
  const site = digSiteOf(room, seat, view);
  const answers = quickAnswers(site, seed, settings);
  if (!answers) return 'close';
  if (isFirst) {
    const few = tryPuzzle(room, seat, [{ view, answers }], SOLVERS[0], FEW, `${seed}:few`);
    if (few.solved > 1 - settings.missed) return 'easy';
  }
  const prices = judgeStep(site, answers, seed, settings);
  return typeof prices === 'string' ? prices : { view, answers, prices };
}

/** The decision that follows the answer, where it is the seat's own and as clear. */
function stepAfter(
  room: BotTable,
  seat: Seat,
  { view, answers }: ClearStep,
  seed: string,
  settings: MiningSettings,
): ClearStep | undefined {
  const next = viewAfter(digSiteOf(room, seat, view), answers[0]!);
  const clear = next === undefined ? 'unsure' : clearStep(room, seat, next, seed, settings, false);
  return typeof clear === 'string' ? undefined : clear;
}

/** Of these the wrong choice that the weak solver liked best; of equals, the cheapest. */
function trapOf(
  { answers, prices }: Omit<ClearStep, 'view'>,
  chosen: readonly number[],
  places: readonly number[] = [...prices.keys()],
): number {
  const wrong = places.filter((place) => !answers.includes(place));
  const liked = (place: number): number => chosen[place] ?? 0;
  return wrong.sort((a, b) => liked(b) - liked(a) || prices[a]!.value - prices[b]!.value)[0]!;
}

/** The same puzzle with its hints said anew: by other words of the game, or of its rulebook. */
export function renewHints(game: AnyGame, puzzle: Puzzle, nouns: HintNouns): Puzzle {
  const { seat, seats, options, themes } = puzzle;
  const steps = puzzle.steps.map((step) => {
    const trap = step.left.find((place) => !step.answers.includes(place))!;
    return withHints({ game, table: { seats, options } }, seat, step, trap, nouns);
  });
  return { ...puzzle, steps, themes: themesOf(steps, kindsOf(game, seat, steps), farIn(themes)) };
}

function withHints(
  { game, hints, table }: BotTable,
  seat: Seat,
  step: ClearStep,
  trap: number,
  nouns: HintNouns,
): PuzzleStep {
  const site = digSiteOf({ game, hints, table }, seat, step.view);
  const { answers, prices } = step;
  const [answer] = answers as [number];
  const pieces = piecesOf(game, site, answers, trap, prices, nouns);
  // Each hint leaves less of what the one before it left.
  const wrong = trapOf({ answers, prices }, [], pieces.choices.includes(trap) ? [trap] : pieces.choices);
  return {
    ...step,
    clauses: clausesOf(game, site, answer, wrong, nouns),
    pieces,
    left: answer < wrong ? [answer, wrong] : [wrong, answer],
  };
}

const kindsOf = (game: AnyGame, seat: Seat, steps: readonly PuzzleStep[]): readonly string[] =>
  steps.map(({ view, answers }) => kindOfChoice(game.choices(view, seat)[answers[0]!]));

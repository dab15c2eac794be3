// Lessons for a network: games that a search plays with itself, and what it found at some of their decisions.
import { type Chance, type Game, resolveTable, seeded, type TableSetup } from '@undercroft/kernel';
import type { Bot, BotGame, Thought } from '../bot.ts';
import { botLuck } from '../play-game.ts';
import { newPayoff, settleResult } from '../search/payoff.ts';
import { searchBot } from '../search/search.ts';
import type { SearchSettings } from '../search/search-settings.ts';
import type { BotHints } from '../search-hints.ts';
import { seenBy } from '../seen.ts';
import type { Lessons } from './fit.ts';
import { COMMON_TRAITS, exp } from './net.ts';
import { writeChoices } from './policy.ts';

/** How deeply the games are thought through that a network learns from. */
export interface LessonSettings {
  /** Iterations at a decision that becomes a lesson; one in `every`. */
  readonly deep: number;
  /** Iterations at the others, which only move the game on. */
  readonly shallow: number;
  readonly every: number;
}

/** As in KataGo: few decisions thought over long, the others quickly. */
export const LESSON_DEFAULTS: LessonSettings = { deep: 256, shallow: 32, every: 4 };

/** A patient search: it plays farther on before it judges, and trusts the promises less. */
const PATIENT: Partial<SearchSettings> = {
  guidance: 'tree',
  priorWeight: 2,
  horizon: 24,
  policyDecisions: 24,
};

/** One decision in so many is made by share rather than by rank, so that games differ. */
const STRAY = 5;
const FINE = 1 << 20;

/** The first option, a preset as a rule, is drawn for every table; each other one in so many, and has its default else. */
const RARELY = 4;

/** A game's tables in all their kinds, those that are played most coming most often. */
export function anyTable(game: Game<unknown, unknown, unknown>, luck: Chance): TableSetup {
  const [least, most] = game.seats;
  const seats = least + luck.pick(most - least + 1);
  const options: Record<string, string> = {};
  for (const [at, [name, spec]] of Object.entries(game.options).entries())
    if (spec.kind === 'choice' && (at === 0 || luck.pick(RARELY) === 0))
      options[name] = spec.values[luck.pick(spec.values.length)]!;
  try {
    return resolveTable(game, seats, options);
  } catch {
    return resolveTable(game, seats);
  }
}

interface Noted {
  readonly seat: number;
  readonly traits: Float32Array;
  readonly choices: Float32Array;
  readonly shares: readonly number[];
  readonly expected: number;
}

/** Plays one game; answers its lessons. */
export function playLesson({ game, hints }: BotGame, seed: string, settings: LessonSettings): Lessons {
  const luck = seeded(`${seed}:lesson`);
  const table = anyTable(game, luck);
  const play = seeded(`${seed}:play`);
  const position = game.setup(table, seeded(`${seed}:setup`));
  const bots = Array.from(
    { length: table.seats },
    (_, seat): Bot<unknown, unknown> =>
      searchBot({ iterations: settings.deep }, PATIENT)(
        { rules: game, hints, table, seat },
        botLuck(seed, seat),
      ),
  );
  const noted: Noted[] = [];
  for (let waiting = game.waitingFor(position); waiting.length > 0; waiting = game.waitingFor(position)) {
    const seat = waiting[0]!;
    const view = seenBy(game, position, seat);
    const isLesson = luck.pick(settings.every) === 0;
    const thinking = bots[seat]!.begin(view);
    thinking.run({ iterations: isLesson ? settings.deep : settings.shallow });
    const thought = thinking.thought();
    if (isLesson && thought.iterations > 0 && !hints?.isJudgedByPromise?.(view))
      noted.push(note(hints!, game, view, seat, thought));
    game.play(position, seat, chosen(thought, luck), play);
  }
  const payoff = newPayoff(game, table);
  settleResult(payoff, game.result(position)!, 0);
  return bundle(noted, (seat) => payoff.won[payoff.sideOf[seat]!]!);
}

function chosen<Choice>(thought: Thought<Choice>, luck: Chance): Choice {
  if (luck.pick(STRAY) > 0) return thought.choice;
  let left = luck.pick(FINE) / FINE;
  for (const { choice, share } of thought.candidates) {
    left -= share;
    if (left < 0) return choice;
  }
  return thought.choice;
}

function note(
  hints: BotHints<unknown, unknown>,
  game: Game<unknown, unknown, unknown>,
  view: unknown,
  seat: number,
  { candidates }: Thought<unknown>,
): Noted {
  const known = hints.traits!;
  const choices = game.choices(view, seat);
  const traits = new Float32Array(known.seatWidth);
  const rows = new Float32Array(choices.length * (known.choiceWidth + COMMON_TRAITS));
  known.seat(view, seat, traits);
  writeChoices(known, hints, view, seat, choices, rows);
  const weights = new Map(weighed(candidates).map(({ choice, weight }) => [JSON.stringify(choice), weight]));
  return {
    seat,
    traits,
    choices: rows,
    shares: shared(choices.map((choice) => weights.get(JSON.stringify(choice)) ?? 0)),
    expected: candidates[0]!.expected,
  };
}

/** How much a better expectation counts: one better by a fiftieth weighs twice as much. */
const SHARPNESS = 35;

/** A search tries every choice a few times; what it would play is sharper than how often it looked. */
function weighed(candidates: Thought<unknown>['candidates']): { choice: unknown; weight: number }[] {
  const first = candidates[0]!.expected;
  return candidates.map(({ choice, share, expected }) => ({
    choice,
    weight: share * share * exp(SHARPNESS * Math.min(0, expected - first)),
  }));
}

function shared(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** What came out, and what was expected, count half each: one game's luck is loud. */
function bundle(noted: readonly Noted[], wonBy: (seat: number) => number): Lessons {
  const starts = new Uint32Array(noted.length + 1);
  for (const [i, { shares }] of noted.entries()) starts[i + 1] = starts[i]! + shares.length;
  return {
    count: noted.length,
    starts,
    seats: joined(noted.map(({ traits }) => traits)),
    choices: joined(noted.map(({ choices }) => choices)),
    shares: Float32Array.from(noted.flatMap(({ shares }) => shares)),
    outcomes: Float32Array.from(noted, ({ seat, expected }) => (wonBy(seat) + expected) / 2),
  };
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Many lessons as one. */
export function joinLessons(parts: readonly Lessons[]): Lessons {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const starts = new Uint32Array(count + 1);
  let at = 0;
  let from = 0;
  for (const part of parts) {
    for (let i = 0; i < part.count; i++) starts[at + i + 1] = from + part.starts[i + 1]!;
    at += part.count;
    from += part.starts[part.count]!;
  }
  return {
    count,
    starts,
    seats: joined(parts.map(({ seats }) => seats)),
    choices: joined(parts.map(({ choices }) => choices)),
    shares: joined(parts.map(({ shares }) => shares)),
    outcomes: joined(parts.map(({ outcomes }) => outcomes)),
  };
}

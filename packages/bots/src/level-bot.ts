// The bot of a level: the policy or the search within the level's limits, straying from the best where its temperature says so.
import type { Chance } from '@undercroft/kernel';
import type { Bot, BotFactory, Budget, Thought } from './bot.ts';
import { type Level, STRENGTHS, type Strength } from './levels.ts';
import { policyBot } from './net/policy-bot.ts';
import { searchBot } from './search/search.ts';
import type { SearchHints } from './search-hints.ts';

/** By the clock for people; by counting alone where the same must come out again. */
export type Timing = 'clock' | 'count';

/** Where nothing is known about a game, a glance shows nothing: the lower levels search so long instead. */
const WITHOUT_HINTS = 32;

/** The level's strength in this game. */
function strengthOf({ id }: Level, hints: Pick<SearchHints<never>, 'levels'> | undefined): Strength {
  const strength: Strength = { ...STRENGTHS[id], ...hints?.levels?.[id] };
  return hints ? strength : { ...strength, iterations: strength.iterations || WITHOUT_HINTS };
}

/** The bot of a level, with what a game says about the level. */
export const levelBot =
  (level: Level, timing: Timing = 'clock'): BotFactory =>
  (botSeat, luck) =>
    botOfStrength(strengthOf(level, botSeat.hints), timing)(botSeat, luck);

export const botOfStrength =
  (strength: Strength, timing: Timing): BotFactory =>
  (botSeat, luck) => {
    const { iterations, milliseconds, temperature, settings } = strength;
    const budget: Budget = timing === 'clock' ? { iterations, milliseconds } : { iterations };
    const factory = iterations === 0 ? policyBot(undefined, settings) : searchBot(budget, settings);
    const bot = factory(botSeat, luck);
    return temperature > 0 ? straying(bot, strength, luck) : bot;
  };

/** Below so much of the best one's share a choice counts as an error. */
const ERROR = 0.5;

/** Picks among the candidates by their share, sharpened as the temperature is lower. After an error it takes care once. */
function straying<Position, Choice>(
  bot: Bot<Position, Choice>,
  strength: Strength,
  luck: Chance,
): Bot<Position, Choice> {
  let isCareful = false;
  return {
    budget: bot.budget,
    begin: (view) => {
      const thinking = bot.begin(view);
      const takesCare = isCareful;
      let strayed: Thought<Choice> | undefined;
      return {
        run: (budget) => {
          strayed = undefined;
          return thinking.run(budget);
        },
        thought: () => {
          strayed ??= takesCare ? thinking.thought() : stray(thinking.thought(), strength, luck);
          isCareful = isError(strayed);
          return strayed;
        },
      };
    },
  };
}

function isError<Choice>({ choice, candidates }: Thought<Choice>): boolean {
  const made = candidates.find((candidate) => candidate.choice === choice)!;
  return made.share < ERROR * candidates[0]!.share;
}

const FINE = 1_000_000;

function stray<Choice>(
  thought: Thought<Choice>,
  { temperature, leastShare }: Strength,
  luck: Chance,
): Thought<Choice> {
  const shares = thought.candidates.map(({ share }) => share);
  const least = leastShare * Math.max(...shares);
  const weights = shares.map((share) => (share < least ? 0 : share ** (1 / temperature)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (luck.pick(FINE) / FINE) * all;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? thought : { ...thought, choice: thought.candidates[at]!.choice };
}

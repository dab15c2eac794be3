// The bot of a level: the search within the level's limits, straying from the best where its temperature says so.
import type { Chance } from '@undercroft/kernel';
import type { Bot, BotFactory, BotSeat, Budget, Thought } from './bot.ts';
import type { Level } from './levels.ts';
import { searchBot } from './search/search.ts';

/** By the clock for people; by counting alone where the same must come out again. */
export type Timing = 'clock' | 'count';

export function levelBot(level: Level, timing: Timing = 'clock'): BotFactory {
  const { iterations, milliseconds, temperature, settings } = level;
  return (botSeat, luck) => {
    const { minIterations = 0, maxIterations = Number.POSITIVE_INFINITY } = botSeat.hints ?? {};
    const most = Math.min(Math.max(iterations, minIterations), maxIterations);
    const budget: Budget = timing === 'clock' ? { iterations: most, milliseconds } : { iterations: most };
    const searching = searchBot(budget, settings);
    return temperature > 0 ? straying(searching, temperature, botSeat, luck) : searching(botSeat, luck);
  };
}

/** Picks among the candidates by their share, sharpened as the temperature is lower. */
function straying<Position, Choice>(
  factory: BotFactory,
  temperature: number,
  botSeat: BotSeat<Position, Choice>,
  luck: Chance,
): Bot<Position, Choice> {
  const bot = factory(botSeat, luck);
  const every = botSeat.hints?.temperatureEvery ?? 1;
  return {
    budget: bot.budget,
    begin: (view) => {
      const thinking = bot.begin(view);
      let strayed: Thought<Choice> | undefined;
      return {
        run: (budget) => {
          strayed = undefined;
          return thinking.run(budget);
        },
        thought: () => {
          strayed ??=
            every > 1 && luck.pick(every) > 0
              ? thinking.thought()
              : stray(thinking.thought(), temperature, luck);
          return strayed;
        },
      };
    },
  };
}

const FINE = 1_000_000;

function stray<Choice>(thought: Thought<Choice>, temperature: number, luck: Chance): Thought<Choice> {
  const weights = thought.candidates.map(({ share }) => share ** (1 / temperature));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (luck.pick(FINE) / FINE) * all;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? thought : { ...thought, choice: thought.candidates[at]!.choice };
}

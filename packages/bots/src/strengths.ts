// The three strengths that a person can pick at any table, under the same names in every game.
import type { Chance } from '@undercroft/kernel';
import type { Bot, Budget, Chair, SeatBot, Thought } from './bot.ts';
import { searchBot } from './search/search.ts';
import type { SearchSettings } from './search/settings.ts';
import type { Strength } from './strength-names.ts';

interface Character {
  /** The limit that is the same on every machine. */
  readonly iterations: number;
  /** Does it keep to the little thought that a game says makes a fair player? */
  readonly isModest: boolean;
  /** The limit that a person at the table feels. */
  readonly milliseconds: number;
  /** How far it strays from what it found best: 0 never; 1 it picks in proportion to its attention. */
  readonly whim: number;
  readonly settings: Partial<SearchSettings>;
}

const CHARACTERS: Readonly<Record<Strength, Character>> = {
  novice: { iterations: 32, isModest: true, milliseconds: 150, whim: 0.5, settings: {} },
  adept: { iterations: 40, isModest: true, milliseconds: 500, whim: 0, settings: {} },
  master: {
    iterations: 3000,
    isModest: false,
    milliseconds: 1200,
    whim: 0,
    settings: { trust: 2, horizon: 24, sense: 24 },
  },
};

/** How a strength is to be timed: by the clock for people, by counting alone where the same must come out again. */
export type Timing = 'clock' | 'count';

export function strengthBot(strength: Strength, timing: Timing = 'clock'): SeatBot {
  const { iterations, isModest, milliseconds, whim, settings } = CHARACTERS[strength];
  return (chair, luck) => {
    const { enough = iterations, little = iterations } = chair.hints ?? {};
    const most = Math.min(iterations, enough, isModest ? little : iterations);
    const budget: Budget = timing === 'clock' ? { iterations: most, milliseconds } : { iterations: most };
    const searching = searchBot(budget, settings);
    return whim > 0 ? whimsical(searching, whim, chair, luck) : searching(chair, luck);
  };
}

/** Makes a bot stray: it picks among its candidates by their share, sharpened as its whim is smaller. */
function whimsical<Position, Choice>(
  seatBot: SeatBot,
  whim: number,
  chair: Chair<Position, Choice>,
  luck: Chance,
): Bot<Position, Choice> {
  const bot = seatBot(chair, luck);
  const every = chair.hints?.strayEvery ?? 1;
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
            every > 1 && luck.pick(every) > 0 ? thinking.thought() : stray(thinking.thought(), whim, luck);
          return strayed;
        },
      };
    },
  };
}

const FINE = 1_000_000;

function stray<Choice>(thought: Thought<Choice>, whim: number, luck: Chance): Thought<Choice> {
  const weights = thought.candidates.map(({ share }) => share ** (1 / whim));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (luck.pick(FINE) / FINE) * all;
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return at < 0 ? thought : { ...thought, choice: thought.candidates[at]!.choice };
}

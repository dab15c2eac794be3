// Bots by name, as tables, command lines and reports write them: random, greedy, search:500, novice, adept, master.
import { CodedError } from '@undercroft/kernel';
import type { SeatBot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search/search.ts';
import { STRENGTHS, type Strength } from './strength-names.ts';
import { strengthBot, type Timing } from './strengths.ts';

export const BOT_NAMES = ['random', 'greedy', 'search:<iterations>', ...STRENGTHS] as const;

const MOST_ITERATIONS = 1_000_000;

/** The bot of that name; a coded error `unknown-bot` with the known names where there is none. */
export function botNamed(name: string, timing: Timing = 'clock'): SeatBot {
  if (name === 'random') return randomBot;
  if (name === 'greedy') return greedyBot;
  if (isStrength(name)) return strengthBot(name, timing);
  const iterations = Number(/^search:([1-9][0-9]{0,6})$/.exec(name)?.[1]);
  if (iterations <= MOST_ITERATIONS) return searchBot({ iterations });
  throw new CodedError('unknown-bot', { bot: name.slice(0, 40), known: BOT_NAMES.join(', ') });
}

export const isStrength = (name: string): name is Strength => STRENGTHS.some((strength) => strength === name);

// Bots by name, as tables, command lines and reports write them: random, greedy, policy, search:500, or a level's id.
import { CodedError } from '@undercroft/kernel';
import type { BotFactory } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { levelBot, type Timing } from './level-bot.ts';
import { LEVEL_IDS, levelOf } from './levels.ts';
import { policyBot } from './net/policy-bot.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search/search.ts';

/** The bots that are no levels. */
export const BOT_KINDS: readonly string[] = [
  'random',
  'greedy',
  'policy',
  'search:<iterations>',
  'guided:<iterations>',
];
export const BOT_NAMES: readonly string[] = [...BOT_KINDS, ...LEVEL_IDS];

const MOST_ITERATIONS = 1_000_000;

/** The bot of that name; a coded error `unknown-bot` with the known names where there is none. */
export function botNamed(name: string, timing: Timing = 'clock'): BotFactory {
  if (name === 'random') return randomBot;
  if (name === 'greedy') return greedyBot;
  if (name === 'policy') return policyBot();
  const level = levelOf(name);
  if (level) return levelBot(level, timing);
  const [, kind, count] = /^(search|guided):([1-9][0-9]{0,6})$/.exec(name) ?? [];
  const iterations = Number(count);
  if (iterations <= MOST_ITERATIONS)
    return searchBot({ iterations }, { guidance: kind === 'guided' ? 'tree' : 'none' });
  throw new CodedError('unknown-bot', { bot: name.slice(0, 40), known: BOT_NAMES.join(', ') });
}

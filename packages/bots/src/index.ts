// Everything the bots offer, in one place.
export * from './ask.ts';
export * from './bot.ts';
export { equalLuck } from './equal-luck.ts';
export { greedyBot } from './greedy.ts';
export { idleAmong, isActing } from './idle.ts';
export { levelBot, type Timing } from './level-bot.ts';
export * from './levels.ts';
export * from './match-up.ts';
export * from './named.ts';
export { policyBot } from './net/policy-bot.ts';
export * from './play-game.ts';
export * from './protocol.ts';
export { randomBot } from './random.ts';
export { searchBot } from './search/search.ts';
export { SEARCH_DEFAULTS, type SearchSettings } from './search/search-settings.ts';
export { certainWin } from './search/win-probe.ts';
export type * from './search-hints.ts';
export * from './seen.ts';

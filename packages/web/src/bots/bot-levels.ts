// The levels that a bot can be given at a table, and what a person reads for each.
import { LEVEL_IDS, levelTitle } from '@undercroft/bots/levels';
import { spokenLanguageNow, t } from '../i18n.ts';

const RANDOM = 'random';

/** Weakest first. */
export const BOT_LEVELS: readonly string[] = [RANDOM, ...LEVEL_IDS];

export const botTitle = (level: string): string =>
  level === RANDOM ? t('bot.random') : t('bot.level', { level: levelTitle(level, spokenLanguageNow()) });

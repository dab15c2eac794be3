// What a person reads for a bot: the title of its level, or the word for a bot without one.
import { levelTitle } from '@undercroft/bots';
import type { Translator } from '../translator.ts';

export const botWord = (bot: string, { has, say, language }: Translator): string =>
  has(`cli.bot.${bot}`) ? say(`cli.bot.${bot}`) : levelTitle(bot, language);

// Names for the bots, in the reader's own letters.
import { t } from '../speech.ts';

export const botNames = (): readonly string[] => t('bot.names').split('|');

// Names for the bots, in the reader's own letters.
import { t } from '../i18n.ts';

export const botNames = (): readonly string[] => t('bot.names').split('|');

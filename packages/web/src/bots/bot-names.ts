// Names for the bots, in the reader's own letters.
import { t } from '../i18n.ts';

export const botNames = (): readonly string[] => t('bot.names').split('|');

/** The name of a bot in this seat whom nobody has given one. */
export const botNameOf = (seat: number): string => {
  const names = botNames();
  return names[seat % names.length]!;
};

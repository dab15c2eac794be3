// Who sits at a table that nobody has planned: the reader in one seat, bots in the others.
import { defaultLevel } from '@undercroft/bots/levels';
import type { LocalSeat } from '@undercroft/table';
import { botNames } from '../bots/bot-names.ts';
import { t } from '../i18n.ts';
import { preferences } from '../settings/preferences.ts';

export const quickStartPlan = (seats: number, mine = 0): LocalSeat[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === mine
      ? { name: preferences.value.name || t('you') }
      : { name: botNames()[seat < mine ? seat : seat - 1]!, bot: defaultLevel.id },
  );

// What the machine of a table is told from outside when it decides a command here.
import { defaultLevel, LEVEL_IDS } from '@undercroft/bots';
import type { CommandContext } from '@undercroft/table';

export const tableContext = (now: number): CommandContext => ({
  now,
  botLevels: LEVEL_IDS,
  standInLevel: defaultLevel.id,
});

// What the lab needs of a game beyond its rules: hints for the bots, and what may be asked about its things.

import type { BotGame } from '@undercroft/bots/worker';
import type { AnyExposures } from '@undercroft/kernel';
import { loadBotGame } from '../bots/load-bot-game.ts';
import { roomParts } from '../room-parts.ts';

const declared = roomParts(
  import.meta.glob<{ exposures: AnyExposures }>('../../../games/*/src/exposures.ts'),
  '../../../games/',
);

export async function loadRoomExposures(name: string): Promise<AnyExposures | undefined> {
  return (await declared(name, 'src/exposures.ts')?.())?.exposures;
}

export async function loadLabRoom(
  name: string,
): Promise<BotGame & { readonly exposures: AnyExposures | undefined }> {
  const room = await loadBotGame(name);
  const exposures = await loadRoomExposures(name);
  return { ...room, exposures };
}

// One thread of the lab: plays the chunks it is given, one after another.
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './crew.ts';
import { playChunk } from './play-chunk.ts';
import type { LabRoom } from './watch-game.ts';

const { loadGame, loadHints, loadExposures } = await import((workerData as { shelf: string }).shelf);
const games = new Map<string, Promise<LabRoom>>();

async function openGame(name: string): Promise<LabRoom> {
  return { game: await loadGame(name), hints: await loadHints(name), exposures: await loadExposures(name) };
}

parentPort!.on('message', async ({ plan, chunk }: ToThread) => {
  let answer: FromThread;
  try {
    const game = games.get(plan.game) ?? openGame(plan.game);
    games.set(plan.game, game);
    answer = { kind: 'played', data: playChunk(await game, plan, chunk) };
  } catch (error) {
    answer = {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort!.postMessage(answer);
});

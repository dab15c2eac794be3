// One thread of the lab: plays the chunks it is given, one after another.
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, ToThread } from './crew.ts';
import { type LoadedRoom, playChunk } from './play-chunk.ts';

const { loadGame, loadHints } = await import((workerData as { shelf: string }).shelf);
const rooms = new Map<string, Promise<LoadedRoom>>();

async function openRoom(name: string): Promise<LoadedRoom> {
  return { game: await loadGame(name), hints: await loadHints(name) };
}

parentPort!.on('message', async ({ plan, chunk }: ToThread) => {
  let answer: FromThread;
  try {
    const room = rooms.get(plan.game) ?? openRoom(plan.game);
    rooms.set(plan.game, room);
    answer = { kind: 'played', data: playChunk(await room, plan, chunk) };
  } catch (error) {
    answer = {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
  parentPort!.postMessage(answer);
});

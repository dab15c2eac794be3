// One thread of the lab: plays the chunks it is given, one after another.
import { parentPort, workerData } from 'node:worker_threads';
import type { BotGame } from '@undercroft/bots';
import type { FromThread, ToThread } from './crew.ts';
import { playChunk } from './play-chunk.ts';

const { loadGame, loadHints } = await import((workerData as { shelf: string }).shelf);
const games = new Map<string, Promise<BotGame>>();

async function openGame(name: string): Promise<BotGame> {
  return { game: await loadGame(name), hints: await loadHints(name) };
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

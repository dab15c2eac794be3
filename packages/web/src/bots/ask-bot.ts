// Asks the bots, which think in a worker of their own and see only what their seat sees.
import type { Thought } from '@undercroft/bots';
import { askThrough, portOf, type Thinkers, type ThinkRequest } from '@undercroft/bots';
import { startWorker } from '../start-worker.ts';

let thinkers: Thinkers | undefined;

function theThinkers(game: string): Thinkers {
  if (thinkers) return thinkers;
  const worker = startWorker('bots', game);
  const asked = askThrough(portOf(worker));
  worker.addEventListener('error', (event) => {
    thinkers = undefined;
    worker.terminate();
    asked.lost(new Error(event.message));
  });
  thinkers = asked;
  return asked;
}

/** What the bot would choose, and what it thought of the rest. */
export const askBot = (request: ThinkRequest): Promise<Thought<unknown>> =>
  theThinkers(request.game).think(request);

/** Has the bots of a game ready before they are asked. */
export const callBots = (game: string): void => void theThinkers(game);

// First tries on their way to the server: kept here until it has them, however long there is no network.
import type { PuzzleInfo } from '@undercroft/puzzles';
import { NO_SERVER, type ServerAnswer } from '../net/server-api.ts';
import { type KeptTry, keepTry, keptTries, markSent } from './kept-puzzles.ts';
import { sendTry } from './puzzle-api.ts';
import { setTriesWaiting } from './waiting-tries.ts';

/** What passes: then the try is sent again later. Any other refusal is for good. */
const PASSING = new Set([NO_SERVER, 'too-fast', 'overloaded', 'shutting-down', 'failed', 'no-session']);

async function send({ puzzle, choices, hints, theme }: KeptTry): Promise<ServerAnswer<PuzzleInfo>> {
  const answer = await sendTry(puzzle, { choices, hints, ...(theme !== undefined && { theme }) });
  if (answer.ok || !PASSING.has(answer.code)) await markSent(puzzle);
  return answer;
}

/** Keeps a first try and sends it; what the server made of it, or why it waits. */
export async function keepAndSend(made: KeptTry): Promise<ServerAnswer<PuzzleInfo>> {
  await keepTry(made);
  setTriesWaiting(true);
  const answer = await send(made);
  void flushTries();
  return answer;
}

let flushing: Promise<void> | undefined;
let isAskedAgain = false;

/** Sends what waits, oldest first, until all is sent or the server is away. */
export function flushTries(): Promise<void> {
  // The network may have come back after what is under way had failed.
  if (flushing) isAskedAgain = true;
  flushing ??= flushWhileAsked().finally(() => {
    flushing = undefined;
  });
  return flushing;
}

async function flushWhileAsked(): Promise<void> {
  do {
    isAskedAgain = false;
    await flush();
  } while (isAskedAgain);
}

async function flush(): Promise<void> {
  const waiting = (await keptTries()).filter(({ isSent }) => !isSent).sort((a, b) => a.at - b.at);
  for (const made of waiting) {
    const answer = await send(made);
    if (!answer.ok && PASSING.has(answer.code)) return;
  }
  setTriesWaiting(false);
}

addEventListener('online', () => void flushTries());

// The thinking side of a worker: the same code serves a Node thread and a Web Worker.
import { seeded } from '@undercroft/kernel';
import { type Bot, type BotGame, type Budget, thinkAloud } from './bot.ts';
import { botNamed } from './named.ts';
import type { FromWorker, Port, ThinkRequest, ToWorker } from './protocol.ts';
import { receivedView } from './seen.ts';

export type { BotGame } from './bot.ts';
export { isNetFor } from './net/net-file.ts';
export * from './protocol.ts';

/** How the host of the worker finds a game by its name and the version of its rules; bots themselves name none. */
export type LoadGame = (name: string, rules: string) => Promise<BotGame>;

const MINDS_KEPT = 64;

/**
 * Serves thoughts on a port. A worker's whole file is, in Node:
 * `serveBots(portOf(parentPort), load)`; in a page: `serveBots(portOf(self), load)`.
 */
export function serveBots(port: Port<FromWorker, ToWorker>, load: LoadGame): void {
  const minds = new Map<string, Bot<unknown, unknown>>();
  const stops = new Map<number, AbortController>();
  let line: Promise<void> = Promise.resolve();
  const serve = async (id: number, request: ThinkRequest, signal: AbortSignal): Promise<void> => {
    try {
      const bot = await mindFor(minds, request, load);
      const thought = await thinkAloud(
        bot,
        receivedView(request.view),
        budgetOf(bot.budget, request, signal),
      );
      port.post({ kind: 'thought', id, thought });
    } catch (error) {
      if (request.mind !== undefined) minds.delete(request.mind);
      port.post({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    }
    stops.delete(id);
  };
  port.listen((message) => {
    if (message.kind === 'forget') minds.delete(message.mind);
    else if (message.kind === 'stop') stops.get(message.id)?.abort();
    else {
      const stop = new AbortController();
      stops.set(message.id, stop);
      line = line.then(() => serve(message.id, message.request, stop.signal));
    }
  });
}

async function mindFor(
  minds: Map<string, Bot<unknown, unknown>>,
  { mind, ...request }: ThinkRequest,
  load: LoadGame,
): Promise<Bot<unknown, unknown>> {
  const kept = mind === undefined ? undefined : minds.get(mind);
  if (kept) return kept;
  const { game, hints } = await load(request.game, request.rules);
  const botSeat = { rules: game, hints, table: request.table, seat: request.seat };
  const bot = botNamed(request.bot, request.timing)(botSeat, seeded(request.seed));
  if (mind !== undefined) {
    minds.set(mind, bot);
    if (minds.size > MINDS_KEPT) minds.delete(minds.keys().next().value!);
  }
  return bot;
}

/** A request that sets any limit of its own replaces the bot's. */
function budgetOf(own: Budget, { iterations, milliseconds }: ThinkRequest, signal: AbortSignal): Budget {
  if (iterations === undefined && milliseconds === undefined) return { ...own, signal };
  return {
    ...(iterations === undefined ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
    signal,
  };
}

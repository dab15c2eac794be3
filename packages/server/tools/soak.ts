// The soak: bots play every game of the shelf for as many minutes as the first argument says; memory and errors are told.
// Run with --expose-gc for exact figures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { LEVEL_IDS } from '@undercroft/bots/levels';
import { listGames, loadGame } from '@undercroft/shelf';
import { workerBots } from '../src/bots/worker-bots.ts';
import { createServer } from '../src/server.ts';
import { EASY_LIMITS } from '../test/harness.ts';

const minutes = Number(process.argv[2] ?? 60);
const TABLES_PER_GAME = 3;
const games = await Promise.all(listGames().map(loadGame));
const dataFolder = mkdtempSync(join(tmpdir(), 'undercroft-soak-'));
const server = await createServer({
  games,
  dataFolder,
  port: 0,
  logLevel: 'warn',
  bots: workerBots(1),
  limits: EASY_LIMITS,
});
const person = await server.context.sessions.begin('Soak');
const authorization = `Bearer ${server.context.sessions.tokenFor(person)}`;
const finished = new Map<string, number>();
/** Tables that have ended lately: something may still be said at a finished table, which must not count twice. */
const over = new Set<string>();
const RESOLUTION = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
/** How late the event loop was: the monitor counts its own interval in. */
const lateness = (percent: number): string =>
  Math.max(0, delay.percentile(percent) / 1e6 - RESOLUTION).toFixed(1);
delay.enable();
const heaps: number[] = [];
let entries = 0;

const open = async (game: string, seats: number): Promise<void> => {
  await server.app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { authorization },
    payload: {
      kind: 'create',
      game,
      chairs: Array(seats).fill({ kind: 'bot', level: LEVEL_IDS[0]! }),
      pace: 'live',
      listed: false,
    },
  });
};
/** Apart, so that it does not keep the table. */
const forgetLater = (id: string): void => void over.delete(id);
server.context.onChange((table, lines) => {
  entries += lines.length;
  const { id } = table;
  if (table.phase !== 'finished' || over.has(id)) return;
  over.add(id);
  setTimeout(forgetLater, 30_000, id).unref();
  finished.set(table.game.name, (finished.get(table.game.name) ?? 0) + 1);
  if (Date.now() < end) void open(table.game.name, table.seats.length);
});

const end = Date.now() + minutes * 60_000;
const tell = (): void => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  heaps.push(heapUsed / 2 ** 20);
  const left = ((end - Date.now()) / 60_000).toFixed(1);
  console.log(
    `${left} min left: ${entries} entries, finished ${JSON.stringify([...finished])}, heap ${(heapUsed / 2 ** 20).toFixed(1)} MiB, rss ${(rss / 2 ** 20).toFixed(0)} MiB, event loop delay p50 ${lateness(50)} p99 ${lateness(99)} ms`,
  );
};
for (const game of games) for (let i = 0; i < TABLES_PER_GAME; i++) await open(game.name, game.seats[0]);
const every = setInterval(tell, Math.min(60_000, minutes * 15_000));
await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
clearInterval(every);
tell();
const errors = /undercroft_errors_total (\d+)/.exec(await server.context.metrics.text())?.[1] ?? '0';
const quarter = Math.max(1, Math.floor(heaps.length / 4));
const mean = (list: readonly number[]): string =>
  (list.reduce((sum, heap) => sum + heap, 0) / list.length).toFixed(1);
console.log(
  `errors ${errors}, heap in the second quarter ${mean(heaps.slice(quarter, 2 * quarter))} MiB, in the last ${mean(heaps.slice(-quarter))} MiB`,
);
await server.close();
rmSync(dataFolder, { recursive: true, force: true });
process.exit(errors === '0' ? 0 : 1);

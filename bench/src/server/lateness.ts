// How late the event loop of a server is while bots of the highest strength think at twelve tables, and while nothing happens.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createServer, type UndercroftServer, workerBots } from '@undercroft/server';
import { listGames, loadGame } from '@undercroft/shelf';
import { EASY_LIMITS } from '../../../packages/server/test/harness.ts';
import type { Measured } from '../measure.ts';

const RESOLUTION = 5;
const SECONDS = 6;
const TABLES_PER_GAME = 3;

export async function lateness(): Promise<Measured> {
  const games = await Promise.all(listGames().map(loadGame));
  const dataFolder = mkdtempSync(join(tmpdir(), 'undercroft-late-'));
  const bots = workerBots(1);
  const server = await createServer({
    games,
    dataFolder,
    port: 0,
    logLevel: 'error',
    bots,
    limits: EASY_LIMITS,
  });
  try {
    const idle = await late();
    for (const { name, seats } of games)
      for (let i = 0; i < TABLES_PER_GAME; i++) await openFor(server, name, seats[0], bots.levels.at(-1)!);
    const thinking = await late();
    return { unit: 'ms', perCpuSecond: thinking.p99, also: { idle: idle.p99, p50: thinking.p50 } };
  } finally {
    await server.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Milliseconds beyond the monitor's own interval, which it counts in. */
async function late(): Promise<{ p50: number; p99: number }> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1000));
  delay.disable();
  const at = (percent: number): number => Math.max(0, delay.percentile(percent) / 1e6 - RESOLUTION);
  return { p50: at(50), p99: at(99) };
}

async function openFor(server: UndercroftServer, game: string, seats: number, level: string): Promise<void> {
  const person = await server.context.sessions.begin('Bench');
  await server.app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { authorization: `Bearer ${server.context.sessions.tokenFor(person)}` },
    payload: {
      kind: 'create',
      game,
      chairs: Array(seats).fill({ kind: 'bot', level }),
      pace: 'live',
      listed: false,
    },
  });
}

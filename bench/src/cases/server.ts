// One run against one server process: moves under load, memory per table, memory per idle socket, first moves in a large store, a flood, a study room, or long turns.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';
import { firstMoves } from '../server/first-moves.ts';
import { flood } from '../server/flood.ts';
import { lateness } from '../server/lateness.ts';
import { longestTurn } from '../server/longest-turn.ts';
import { type PeerServer, SERVERS, type Served } from '../server/meet.ts';
import { idleSockets, memoryPerTable } from '../server/memory.ts';
import { playTables } from '../server/play-tables.ts';
import { cpuBetween, type ServerProcess, startServer, type Usage } from '../server/server-process.ts';
import { studySteps } from '../server/study-steps.ts';

type Run = (server: ServerProcess, served: Served, data: string) => Promise<Measured>;

const RUNS: Readonly<Record<string, Run>> = {
  /** 50 tables as fast as answers come. */
  closed: (server, served) => moves(server, served, 50, 5, () => 0),
  crowded: (server, served) => moves(server, served, 200, 5, () => 0, 20),
  /** 200 tables with 100-300 ms of thinking offer about 1,000 moves per second. */
  offered: (server, served) => moves(server, served, 200, 6, () => 100 + Math.random() * 200, 7, 2),
  tables: (server, served) => memoryPerTable(server, served),
  sockets: (server, served) => idleSockets(server, served),
  stored: (server, _, data) => firstMoves(server, data),
  flood,
  study: studySteps,
};

export async function run(what: string, who: string): Promise<Measured> {
  if (what === 'lateness') return lateness();
  if (what === 'turn') return longestTurn();
  const served = who as Served;
  const { script, keepsFiles, env }: PeerServer = SERVERS[served];
  const data = mkdtempSync(join(tmpdir(), 'undercroft-bench-'));
  const server = await startServer(script, {
    ...env,
    ...(keepsFiles && { DATA: data }),
    ...(what === 'tables' && { KEEP: '1' }),
    ...(what === 'flood' && { LIMITS: 'usual' }),
  });
  try {
    return await RUNS[what]!(server, served, data);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function moves(
  server: ServerProcess,
  served: Served,
  tables: number,
  seconds: number,
  pause: () => number,
  gamesAhead: number = SERVERS[served].gamesAhead,
  leadIn = 0,
): Promise<Measured> {
  let before: Usage | undefined;
  let after: Usage | undefined;
  const { perSecond, p50, p99, moves } = await playTables({
    tables,
    seconds,
    pause,
    gamesAhead,
    leadIn,
    meet: () => SERVERS[served].meet(server.address),
    between: async (work) => {
      before = await server.usage();
      await work();
      after = await server.usage();
    },
  });
  const cpu = cpuBetween(before!, after!) / moves;
  return { unit: 'moves/s', perCpuSecond: perSecond, also: { p50, p99, cpu } };
}

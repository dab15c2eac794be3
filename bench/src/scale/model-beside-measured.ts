// The simulation fed with what this machine costs per move, beside what this machine then does: one run, both figures.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';
import { SERVERS } from '../server/meet.ts';
import { type Moves, playTables } from '../server/play-tables.ts';
import { cpuOf, type ServerProcess, startServer } from '../server/server-process.ts';
import { commitCost } from './commit-cost.ts';
import { type Load, type Model, simulate } from './simulate.ts';

/** Of the event loop's time for a move, what goes before the commit: reading, checking, deciding, and making the messages. */
const BEFORE_COMMIT = 0.65;

const THINK = 100;
const AT_ONCE: Load = { kind: 'tables', tables: 50, think: () => 0 };

export async function modelBesideMeasured(): Promise<Measured> {
  const commit = await commitCost();
  const closed = await played(50, 20, 0);
  const waitedFor: Model = {
    decide: closed.main * BEFORE_COMMIT,
    deliver: closed.main * (1 - BEFORE_COMMIT),
    commit,
    driver: closed.driver,
    cores: availableParallelism(),
  };
  const { group } = simulate(waitedFor, AT_ONCE, 20_000);
  const aside = Math.max(0, closed.others - commit.each - commit.fixed / group);
  const model = { ...waitedFor, aside };
  const offered = await played(200, 5, THINK);
  const thinking: Load = { kind: 'tables', tables: 200, think: (luck) => THINK + 2 * THINK * luck() };
  const modelled = {
    closed: simulate(model, AT_ONCE, 40_000),
    offered: simulate(model, thinking, 20_000),
  };
  return {
    unit: 'moves/s',
    perCpuSecond: modelled.closed.perSecond,
    also: {
      measured: closed.perSecond,
      offered: modelled.offered.perSecond,
      offeredMeasured: offered.perSecond,
      p50: modelled.offered.p50,
      p50Measured: offered.p50,
      main: closed.main,
      others: closed.others,
      driver: closed.driver,
      aside,
      fixed: commit.fixed,
      each: commit.each,
    },
  };
}

/** Plays on a fresh server; also tells the milliseconds of CPU time per move of its event loop, its other threads and the driver. */
async function played(tables: number, gamesAhead: number, think: number): Promise<Moves & Used> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-model-'));
  const server = await startServer('serve-undercroft.ts', { DATA: data });
  const used = { main: 0, others: 0, driver: 0 };
  try {
    const moves = await playTables({
      tables,
      seconds: 5,
      pause: () => (think ? think + 2 * think * Math.random() : 0),
      gamesAhead,
      meet: () => SERVERS.undercroft.meet(server.address),
      between: async (work) => {
        await note(server, used, -1);
        await work();
        await note(server, used, 1);
      },
    });
    const { main, others, driver } = used;
    return { ...moves, main: main / moves.moves, others: others / moves.moves, driver: driver / moves.moves };
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Used {
  main: number;
  others: number;
  driver: number;
}

async function note(server: ServerProcess, used: Used, sign: 1 | -1): Promise<void> {
  const { main, cpu } = await server.usage();
  used.main += sign * cpuOf({ cpu: main });
  used.others += sign * (cpuOf({ cpu }) - cpuOf({ cpu: main }));
  used.driver += sign * cpuOf({ cpu: process.cpuUsage() });
}

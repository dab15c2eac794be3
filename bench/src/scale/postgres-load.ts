// The same tic-tac-toe on one PostgreSQL: by one process, by two, and by two whose tables have a seat on each.
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from '../../../packages/server/test/postgres.ts';
import type { Measured } from '../measure.ts';
import { SERVERS } from '../server/meet.ts';
import { playTables } from '../server/play-tables.ts';
import { cpuOf, type ServerProcess, startServer } from '../server/server-process.ts';

export type Spread = 'one' | 'two' | 'across';

/** Besides the processes that play, one more only listens: what it uses is the price of a hint. */
export async function playOnPostgres(spread: Spread): Promise<Measured> {
  const postgres = await startPostgres();
  const url = await postgres.database();
  const servers: ServerProcess[] = [];
  try {
    for (let i = 0; i < (spread === 'one' ? 1 : 2) + 1; i++)
      servers.push(await startServer('serve-undercroft.ts', { DATABASE_URL: url, DATA: '' }));
    const listener = servers.at(-1)!;
    const players = servers.slice(0, -1);
    let pair = 0;
    const addresses = (): string =>
      spread === 'across'
        ? players.map(({ address }) => address).join(' ')
        : players[pair++ % players.length]!.address;
    const used = { play: 0, listen: 0, postgres: 0 };
    const note = async (sign: 1 | -1): Promise<void> => {
      for (const server of players) used.play += sign * cpuOf(await server.usage());
      used.listen += sign * cpuOf(await listener.usage());
      used.postgres += sign * (await postgresCpu(url));
    };
    const idle = await idleCpu(listener);
    let seconds = 0;
    const { perSecond, p50, p99, moves } = await playTables({
      tables: 50,
      seconds: 5,
      pause: () => 0,
      gamesAhead: spread === 'across' ? 5 : 12,
      meet: () => SERVERS.undercroft.meet(addresses()),
      between: async (work) => {
        await note(-1);
        const start = performance.now();
        await work();
        seconds = (performance.now() - start) / 1000;
        await note(1);
      },
    });
    return {
      unit: 'moves/s',
      perCpuSecond: perSecond,
      also: {
        p50,
        p99,
        cpu: used.play / moves,
        hint: Math.max(0, used.listen - idle * seconds) / moves,
        postgres: used.postgres / moves,
      },
    };
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

/** What a process uses per second while nothing happens: its clocks and its looks into the store. */
async function idleCpu(server: ServerProcess): Promise<number> {
  const before = cpuOf(await server.usage());
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return (cpuOf(await server.usage()) - before) / 3;
}

/** Milliseconds of CPU time of the database with all its helpers, where the system tells (Linux). */
async function postgresCpu(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    const parent = statOf(rows[0].pid as number)?.parent;
    let ticks = 0;
    for (const name of readdirSync('/proc')) {
      const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
      if (stat && (stat.parent === parent || stat.pid === parent)) ticks += stat.ticks;
    }
    return ticks * 10;
  } catch {
    return Number.NaN;
  } finally {
    await client.end();
  }
}

/** Parent, own and waited-for CPU time out of `/proc`; the name in brackets may hold spaces. */
function statOf(pid: number): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { pid, parent: fields[1]!, ticks: fields[11]! + fields[12]! + fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}

// One hostile guest at full speed, with each kind of message in turn, against a server with its usual limits: how long another
// table's moves and the health page take meanwhile.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Measured } from '../measure.ts';
import type { Hostility } from './hostile-guest.ts';
import { quantile } from './play-tables.ts';
import type { ServerProcess } from './server-process.ts';
import { meetPlayers, newPerson, type openPlayer, openTable } from './undercroft-player.ts';

const KINDS = [
  'ping',
  'hello',
  'lobby',
  'watch',
  'unwatch',
  'chat',
  'play',
  'history',
  'create',
  'junk',
].concat(['GET lobby', 'GET history', 'GET health', 'GET page']);
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 20);
/** Milliseconds between two moves of the honest pair, and between two looks at the health page. */
const PACE = 50;
/** Entries of the table that the guest watches and reads again and again. */
const LONG = 600;

const later = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

export async function flood(server: ServerProcess): Promise<Measured> {
  const players = await meetPlayers([server.address]);
  const { table } = await openTable(players, 'veil');
  for (let i = 0; i < LONG; i++) await players[0].command({ kind: 'chat', text: `word ${i}` }, table);
  const moves: number[] = [];
  const looks: number[] = [];
  for (const kind of KINDS) {
    const { id: _, token } = await newPerson(server.address, 'Hostile');
    const hostility: Hostility = { address: server.address, token, kind, table };
    const guest = spawn(process.execPath, [
      join(import.meta.dirname, 'hostile-guest.ts'),
      JSON.stringify(hostility),
    ]);
    const took = await measured(server, table, players[1]);
    guest.kill('SIGKILL');
    moves.push(quantile(took.moves, 0.99));
    looks.push(quantile(took.looks, 0.99));
    if (process.env.FLOOD_DETAILS)
      console.error(
        `${kind.padEnd(12)} move ${moves.at(-1)!.toFixed(1)} ms, health ${looks.at(-1)!.toFixed(1)} ms (p99 of ${took.moves.length} and ${took.looks.length})`,
      );
    await later(500);
  }
  for (const { socket } of players) socket.terminate();
  return { unit: 'ms', perCpuSecond: Math.max(...moves), also: { health: Math.max(...looks) } };
}

/** Another table's words, which are stored like moves, and the health page; both at an even pace. */
async function measured(
  server: ServerProcess,
  table: string,
  player: Awaited<ReturnType<typeof openPlayer>>,
): Promise<{ readonly moves: number[]; readonly looks: number[] }> {
  const moves: number[] = [];
  const looks: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  const evenly = async (into: number[], act: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      await act();
      into.push(performance.now() - sent);
      await later(Math.max(0, PACE - (performance.now() - sent)));
    }
  };
  await Promise.all([
    evenly(moves, () => player.command({ kind: 'chat', text: 'honest' }, table)),
    evenly(looks, async () => (await fetch(`${server.address}/healthz`)).text()),
  ]);
  return { moves, looks };
}

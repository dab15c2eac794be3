// The first move at a table that has to be read from the store, among few stored tables and among very many.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Measured } from '../measure.ts';
import { quantile } from './play-tables.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { newPerson, openPlayer, openTable } from './undercroft-player.ts';

const SIZES = [0, 10_000, 100_000] as const;
const TRIES = 60;

/** The store is filled while no server has it open; the given server only made it. */
export async function firstMoves(server: ServerProcess, data: string): Promise<Measured> {
  await server.stop();
  const took: number[] = [];
  let stored = 0;
  for (const size of SIZES) {
    fillStore(join(data, 'undercroft.sqlite'), size - stored);
    stored = size;
    took.push(await firstMove(data));
  }
  return { unit: 'ms', perCpuSecond: took[2]!, also: { few: took[0]!, middle: took[1]! } };
}

async function firstMove(data: string): Promise<number> {
  const server = await startServer('serve-undercroft.ts', { DATA: data });
  const people = [await newPerson(server.address, 'A'), await newPerson(server.address, 'B')] as const;
  const players = [
    await openPlayer(server.address, people[0]),
    await openPlayer(server.address, people[1]),
  ] as const;
  const tables: string[] = [];
  for (let i = 0; i < TRIES; i++) tables.push((await openTable(players)).table);
  await server.stop();
  const again = await startServer('serve-undercroft.ts', { DATA: data });
  const back = await openPlayer(again.address, people[0]);
  const took: number[] = [];
  for (const table of tables) {
    const sent = performance.now();
    await back.command({ kind: 'play', choice: { kind: 'mark', cell: 0 } }, table);
    took.push(performance.now() - sent);
  }
  await again.stop();
  return quantile(took.slice(10), 0.5);
}

/** Tables of ten entries each, straight into the file. */
function fillStore(file: string, tables: number): void {
  const db = new DatabaseSync(file);
  const table = db.prepare(
    `INSERT INTO tables (id, game, state, version, stamp, listed, created, touched, card, secret, sealed_as, maker, command)
      VALUES (?, 'tic-tac-toe', 'playing', 10, 1, 0, ?, ?, '{}', '', '', ?, ?)`,
  );
  const entry = db.prepare(
    'INSERT INTO entries (table_id, version, at, person, command, body) VALUES (?, ?, 1, ?, ?, ?)',
  );
  db.exec('BEGIN');
  for (let i = 0; i < tables; i++) {
    const id = `stored-${Math.random().toString(36).slice(2)}${i}`;
    table.run(id, i, i, `maker${i % 1000}`, id);
    for (let version = 1; version <= 10; version++)
      entry.run(id, version, 'p', `c${version}`, '{"kind":"played"}');
  }
  db.exec('COMMIT');
  db.close();
}

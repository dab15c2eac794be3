// Measures the server: a driver process and a server process on loopback, durable moves with per-seat views.
// Usage: node packages/server/test/load.ts [closed|offered|idle|stored|all] [--json]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { WebSocket } from 'ws';
import { newPerson, type TestPerson } from './harness.ts';
import { type ServerProcess, startProcess, type Usage } from './server-process.ts';

interface Player {
  readonly socket: WebSocket;
  readonly waiting: Map<string, (at: number) => void>;
  readonly made: Map<string, (table: string) => void>;
  onTable: ((message: { kind: string; info?: unknown }) => void) | undefined;
}

let ids = 0;
const newCommand = (): string => `load-${++ids}-${Math.random().toString(36).slice(2, 8)}`;

/** A bare socket: the driver must cost less than the server, so it keeps no tables and parses only what it needs. */
function openPlayer(address: string, person: TestPerson): Promise<Player> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, {
    headers: { authorization: `Bearer ${person.token}` },
    perMessageDeflate: false,
  });
  const player: Player = { socket, waiting: new Map(), made: new Map(), onTable: undefined };
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    const answered = /"(?:answers|id)":"(load-[^"]+)"/.exec(text)?.[1];
    if (answered) {
      const settle = player.waiting.get(answered);
      player.waiting.delete(answered);
      if (text.startsWith('{"kind":"refused"')) throw new Error(text);
      settle?.(performance.now());
      const table = player.made.get(answered);
      player.made.delete(answered);
      table?.((JSON.parse(text) as { table: string }).table);
    } else if (text.startsWith('{"kind":"table"')) player.onTable?.(JSON.parse(text));
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      socket.send('{"kind":"hello","protocol":1}');
      resolve(player);
    });
    socket.on('error', reject);
  });
}

function command(player: Player, table: string | undefined, deed: object): Promise<number> {
  const id = newCommand();
  const sent = performance.now();
  return new Promise((resolve) => {
    player.waiting.set(id, (at) => resolve(at - sent));
    player.socket.send(JSON.stringify({ kind: 'command', id, ...(table && { table }), do: deed }));
  });
}

/** Nine marks that fill the board without a line: every game has nine moves. */
const DRAW = [0, 1, 2, 4, 3, 5, 7, 6, 8];
const NONCE = 'load-nonce';

/** Opens a table and answers its id. */
function create(player: Player): Promise<{ table: string }> {
  const id = newCommand();
  const deed = {
    kind: 'create',
    game: 'tic-tac-toe',
    chairs: [{ kind: 'person' }, { kind: 'person' }],
    pace: 'live',
    listed: false,
    sit: 0,
    nonce: NONCE,
    rated: false,
  };
  return new Promise((resolve) => {
    player.made.set(id, (table) => resolve({ table }));
    player.socket.send(JSON.stringify({ kind: 'command', id, do: deed }));
  });
}

async function newTable(players: readonly Player[]): Promise<string> {
  const { table } = await create(players[0]!);
  const loaded = players.map(
    (player) =>
      new Promise<void>((resolve) => {
        player.onTable = () => resolve();
        player.socket.send(JSON.stringify({ kind: 'watch', table }));
      }),
  );
  await Promise.all(loaded);
  await command(players[1]!, table, { kind: 'sit', seat: 1, nonce: NONCE });
  return table;
}

export interface MovesResult {
  readonly moves: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly cpuPerMove: number;
}

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
const cpuOf = ({ cpu }: Usage): number => (cpu.user + cpu.system) / 1000;

/** Plays on many tables at once, opened beforehand so that only moves are measured, with a pause between the moves of a table (0: as fast as answers come). */
async function play(
  server: ServerProcess,
  tables: number,
  seconds: number,
  pause: () => number,
  gamesAhead: number,
): Promise<MovesResult> {
  const { address } = server;
  const latencies: number[] = [];
  let isMeasuring = false;
  const seats = await Promise.all(
    Array.from({ length: tables }, async () => {
      const people = [await newPerson(address, 'A'), await newPerson(address, 'B')];
      return { players: await Promise.all(people.map((person) => openPlayer(address, person))) };
    }),
  );
  /** One game after another; a table is only opened here where `ahead` has run out. */
  const playOn = async (
    players: readonly Player[],
    ahead: string[],
    isDone: () => boolean,
  ): Promise<void> => {
    while (!isDone()) {
      const table = ahead.pop() ?? (await newTable(players));
      for (const [i, cell] of DRAW.entries()) {
        const wait = pause();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        const took = await command(players[i % 2]!, table, { kind: 'play', choice: { kind: 'mark', cell } });
        if (isMeasuring) latencies.push(took);
      }
      for (const { socket } of players) socket.send(JSON.stringify({ kind: 'unwatch', table }));
    }
  };
  const opened = await Promise.all(
    seats.map(async ({ players }) => {
      const ahead: string[] = [];
      for (let i = 0; i < gamesAhead; i++) ahead.push(await newTable(players));
      return { players, ahead };
    }),
  );
  const warmUp = performance.now() + 2_000;
  await Promise.all(seats.map(({ players }) => playOn(players, [], () => performance.now() > warmUp)));
  const before = await server.usage();
  const start = performance.now();
  isMeasuring = true;
  const end = start + seconds * 1000;
  await Promise.all(
    opened.map(({ players, ahead }) =>
      playOn(players, ahead, () => performance.now() > end || ahead.length === 0),
    ),
  );
  isMeasuring = false;
  const took = (performance.now() - start) / 1000;
  const after = await server.usage();
  for (const { players } of seats) for (const { socket } of players) socket.terminate();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    moves: sorted.length,
    perSecond: sorted.length / took,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpuPerMove: (cpuOf(after) - cpuOf(before)) / sorted.length,
  };
}

/** Heap per live table (loaded, nobody connected to it) and per finished one after it has left memory. */
async function heapPerTable(
  server: ServerProcess,
  tables: number,
): Promise<{ live: number; finished: number }> {
  const { address } = server;
  const people = [await newPerson(address, 'A'), await newPerson(address, 'B')];
  const players = await Promise.all(people.map((person) => openPlayer(address, person)));
  await newTable(players);
  const before = await server.usage();
  const made: string[] = [];
  for (let i = 0; i < tables; i++) {
    const table = await newTable(players);
    for (const { socket } of players) socket.send(JSON.stringify({ kind: 'unwatch', table }));
    await command(players[0]!, table, { kind: 'play', choice: { kind: 'mark', cell: 0 } });
    made.push(table);
  }
  const live = await server.usage();
  const finish = async (table: string): Promise<void> => {
    for (const [i, cell] of DRAW.slice(1).entries())
      await command(players[(i + 1) % 2]!, table, { kind: 'play', choice: { kind: 'mark', cell } });
  };
  for (let i = 0; i < made.length; i += 50) await Promise.all(made.slice(i, i + 50).map(finish));
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  const finished = await server.usage();
  for (const { socket } of players) socket.terminate();
  return {
    live: (live.memory.heapUsed - before.memory.heapUsed) / tables,
    finished: (finished.memory.heapUsed - before.memory.heapUsed) / tables,
  };
}

async function idleSockets(
  server: ServerProcess,
  count: number,
): Promise<{ rss: number; perSocket: number }> {
  const person = await newPerson(server.address, 'Idle');
  const before = await server.usage();
  const players: Player[] = [];
  for (let i = 0; i < count; i += 200)
    players.push(
      ...(await Promise.all(Array.from({ length: 200 }, () => openPlayer(server.address, person)))),
    );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const after = await server.usage();
  for (const { socket } of players) socket.terminate();
  return { rss: after.memory.rss / 2 ** 20, perSocket: (after.memory.rss - before.memory.rss) / count };
}

/** The first move at a table that must be loaded, in a store of many tables. */
async function firstMove(data: string, stored: number): Promise<{ few: number; many: number }> {
  const measure = async (): Promise<number> => {
    const server = await startProcess({ data });
    const { address } = server;
    const people = [await newPerson(address, 'A'), await newPerson(address, 'B')];
    const players = await Promise.all(people.map((person) => openPlayer(address, person)));
    const tables: string[] = [];
    for (let i = 0; i < 60; i++) {
      const table = await newTable(players);
      for (const { socket } of players) socket.send(JSON.stringify({ kind: 'unwatch', table }));
      tables.push(table);
    }
    for (const { socket } of players) socket.terminate();
    await server.stop();
    const again = await startProcess({ data });
    const back = await Promise.all(people.map((person) => openPlayer(again.address, person)));
    const took: number[] = [];
    for (const table of tables)
      took.push(await command(back[0]!, table, { kind: 'play', choice: { kind: 'mark', cell: 0 } }));
    for (const { socket } of back) socket.terminate();
    await again.stop();
    return quantile(
      took.slice(10).toSorted((a, b) => a - b),
      0.5,
    );
  };
  const few = await measure();
  fillStore(join(data, 'undercroft.sqlite'), stored);
  return { few, many: await measure() };
}

/** Writes tables of ten entries each straight into a store that no server has open. */
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
    table.run(id, i, i, `maker${i % 1000}`, `c${i}`);
    for (let version = 1; version <= 10; version++)
      entry.run(id, version, 'p', `c${version}`, '{"kind":"played"}');
  }
  db.exec('COMMIT');
  db.close();
}

async function withServer<Result>(work: (server: ServerProcess) => Promise<Result>): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-load-'));
  const server = await startProcess({ data }, ['--expose-gc']);
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

const RUNS = {
  closed50: () => withServer((server) => play(server, 50, 8, () => 0, 80)),
  closed200: () => withServer((server) => play(server, 200, 8, () => 0, 25)),
  /** 200 tables with 100-300 ms of thinking offer about 1,000 moves per second. */
  offered: () => withServer((server) => play(server, 200, 8, () => 100 + Math.random() * 200, 6)),
  heap: () => withServer((server) => heapPerTable(server, Number(process.env.TABLES ?? 1000))),
  idle: () => withServer((server) => idleSockets(server, 10_000)),
  stored: async () => {
    const data = mkdtempSync(join(tmpdir(), 'undercroft-load-'));
    try {
      return await firstMove(data, 100_000);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  },
};

export type Run = keyof typeof RUNS;
export const measure = (run: Run): Promise<object> => RUNS[run]();

if (import.meta.main) {
  const wanted = process.argv.slice(2).filter((word) => word in RUNS) as Run[];
  for (const run of wanted.length > 0 ? wanted : (Object.keys(RUNS) as Run[]))
    console.log(run, JSON.stringify(await measure(run)));
  process.exit(0);
}

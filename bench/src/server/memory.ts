// What a server keeps in memory for a table at which a game stands and nobody looks, and for a socket that says nothing.
import type { Measured } from '../measure.ts';
import { SERVERS, type Served } from './meet.ts';
import type { OpenGame } from './pair.ts';
import { inGroups } from './play-tables.ts';
import type { ServerProcess } from './server-process.ts';
import { newPerson, openPlayer } from './undercroft-player.ts';

const TABLES = 800;
/** After so long a server that forgets finished tables has forgotten them. */
const GONE = 5_000;
const later = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));
const kibibytes = (bytes: number): number => bytes / 1024;

/**
 * Heap per live table after its first move, and what is left of it when the game is over and everybody has gone. A first
 * batch of the same size has been played to the end before, so that what a warm server keeps anyway is not counted.
 */
export async function memoryPerTable(server: ServerProcess, served: Served): Promise<Measured> {
  const meet = () => SERVERS[served].meet(server.address);
  const sameTwo = served === 'undercroft' ? await meet() : undefined;
  const newGame = async (): Promise<Begun> => {
    const pair = sameTwo ?? (await meet());
    const game = await pair.nextGame();
    await game.play(0, 0);
    if (sameTwo) game.leave();
    return { game, close: () => (sameTwo ? undefined : pair.close()) };
  };
  await finish(await inGroups(TABLES, newGame, 20));
  const before = await heapOf(server, GONE);
  const open = await inGroups(TABLES, newGame, 20);
  const live = await heapOf(server, 500);
  await finish(open);
  const over = await heapOf(server, GONE);
  sameTwo?.close();
  return {
    unit: 'KiB/table',
    perCpuSecond: kibibytes((live - before) / TABLES),
    also: { finished: Math.max(0, kibibytes((over - before) / TABLES)) },
  };
}

interface Begun {
  readonly game: OpenGame;
  close(): void;
}

async function finish(begun: readonly Begun[]): Promise<void> {
  const toEnd = async ({ game, close }: Begun): Promise<void> => {
    for (let move = 1; move < game.moves; move++) await game.play(move % 2, move);
    game.leave();
    close();
  };
  for (let i = 0; i < begun.length; i += 20) await Promise.all(begun.slice(i, i + 20).map(toEnd));
}

const heapOf = async (server: ServerProcess, wait: number): Promise<number> => {
  await later(wait);
  return (await server.usage()).memory.heapUsed;
};

/** Resident memory with idle sockets at three sizes; the growth is how much more each further thousand costs at the end. */
export async function idleSockets(server: ServerProcess, served: Served): Promise<Measured> {
  const sizes = served === 'undercroft' ? [1_000, 3_000, 10_000] : [200, 600, 2_000];
  const person = await newPersonAt(server, served);
  const start = (await server.usage()).memory.rss;
  const at: number[] = [];
  const open: { close(): void }[] = [];
  /** Our idle socket has said who it is; the peers' sockets come in twos, because they cannot be without a match. */
  const each = person ? 1 : 2;
  const one = async (): Promise<{ close(): void }> => {
    if (person) {
      const { socket } = await openPlayer(server.address, person);
      return { close: () => socket.terminate() };
    }
    const pair = await SERVERS[served].meet(server.address);
    await pair.nextGame();
    return pair;
  };
  for (const size of sizes) {
    open.push(...(await inGroups(size / each - open.length, one, 100)));
    await later(1_000);
    at.push((await server.usage()).memory.rss);
  }
  for (const { close } of open) close();
  const per = (i: number): number => kibibytes((at[i]! - start) / sizes[i]!);
  return {
    unit: 'KiB/socket',
    perCpuSecond: per(2),
    also: { small: per(0), middle: per(1), total: at[2]! / 1e6 },
  };
}

const newPersonAt = (server: ServerProcess, served: Served) =>
  served === 'undercroft' ? newPerson(server.address, 'Idle') : undefined;

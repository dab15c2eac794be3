// How two people meet and play on each server: ours by its protocol, the others by their own protocol or client.
import { createRequire } from 'node:module';
import { Client } from '@colyseus/sdk';
import { DRAW, type Meet, type OpenGame } from './pair.ts';
import { meetPlayers, openTable } from './undercroft-player.ts';

type Choose = (seen: readonly string[]) => (seat: number, move: number) => object;

/**
 * Two bare sockets. With two addresses, they sit on different processes, and a move counts as played when the other one has
 * been told: a person cannot answer before either.
 */
const meetAtUndercroft =
  (game: string, moves: number, choose: Choose): Meet =>
  async (addresses) => {
    const players = await meetPlayers(addresses.split(' '));
    const isAcross = addresses.includes(' ');
    return {
      async nextGame() {
        const { table, seen } = await openTable(players, game);
        const choiceOf = choose(seen);
        return {
          moves,
          play: async (seat, move) => {
            const told = isAcross ? players[1 - seat]!.nextEntry(table) : undefined;
            await players[seat]!.command({ kind: 'play', choice: choiceOf(seat, move) }, table);
            await told;
          },
          leave: () => {
            for (const player of players) player.unwatch(table);
          },
        };
      },
      close: () => {
        for (const { socket } of players) socket.terminate();
      },
    };
  };

const meetAtTicTacToe = meetAtUndercroft('tic-tac-toe', DRAW.length, () => (_, move) => ({
  kind: 'mark',
  cell: DRAW[move],
}));

/** A game with hidden hands and luck: the four cards that each seat was dealt are laid one after another. */
const meetAtVeil = meetAtUndercroft('veil', 8, (seen) => {
  const hands = seen.map(
    (text, seat) => (JSON.parse(text) as { view: { hands: number[][] } }).view.hands[seat],
  );
  return (seat, move) => ({ kind: 'lay', card: hands[seat]![move >> 1] });
});

interface PeerSocket {
  emit(kind: string, ...args: unknown[]): void;
  on(kind: string, listener: (...args: never[]) => void): void;
  once(kind: string, listener: (...args: never[]) => void): void;
  disconnect(): void;
}
let matches = 0;

/**
 * boardgame.io's protocol over its own transport's client (socket.io), without its client's second copy of the game: that
 * would only slow the driver. A socket of its server belongs to one match, so each game has its own two.
 */
const meetAtBoardgameIo: Meet = async (address) => {
  const { io } = createRequire(import.meta.url)('socket.io-client') as {
    io(address: string, options: object): PeerSocket;
  };
  const open = new Set<PeerSocket>();
  const nextGame = async (): Promise<OpenGame> => {
    const match = `match-${process.pid}-${++matches}`;
    let stateId = 0;
    const sockets = await Promise.all(
      ['0', '1'].map(async (player) => {
        const socket = io(`${address}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
        open.add(socket);
        await new Promise<void>((resolve) => socket.once('connect', resolve));
        const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()));
        socket.emit('sync', match, player, undefined, 2);
        await synced;
        return socket;
      }),
    );
    const told: ((() => void) | undefined)[] = [undefined, undefined];
    for (const [seat, socket] of sockets.entries())
      socket.on('update', ((_: string, state: { _stateID: number }) => {
        if (state._stateID <= stateId) return;
        if (told[seat]) {
          stateId = state._stateID;
          told[seat]();
        }
      }) as (...args: never[]) => void);
    return {
      moves: DRAW.length,
      play: (seat, move) =>
        new Promise((resolve) => {
          told[seat] = () => {
            told[seat] = undefined;
            resolve();
          };
          const payload = { type: 'mark', args: [DRAW[move]], playerID: String(seat) };
          sockets[seat]!.emit('update', { type: 'MAKE_MOVE', payload }, stateId, match, String(seat));
        }),
      leave: () => {
        for (const socket of sockets) {
          socket.disconnect();
          open.delete(socket);
        }
      },
    };
  };
  return {
    nextGame,
    close: () => {
      for (const socket of open) socket.disconnect();
    },
  };
};

/** Colyseus's own client; one room plays all games of the two. A mark stands when the mover's state shows it. */
const meetAtColyseus: Meet = async (address) => {
  const client = new Client(address);
  const first = await client.create('tic-tac-toe');
  const rooms = [first, await new Client(address).joinById(first.roomId)] as const;
  const told: ((marks: number) => void)[] = [() => {}, () => {}];
  for (const [seat, room] of rooms.entries())
    room.onStateChange((state) => told[seat]!((state as { marks: number }).marks));
  const game: OpenGame = {
    moves: DRAW.length,
    play: (seat, move) =>
      new Promise((resolve) => {
        told[seat] = (marks) => {
          if (marks === move + 1) resolve();
        };
        rooms[seat]!.send('mark', DRAW[move]);
      }),
    leave: () => {},
  };
  return {
    nextGame: async () => game,
    close: () => {
      for (const room of rooms) void room.leave();
    },
  };
};

export interface PeerServer {
  readonly script: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly meet: Meet;
  readonly keepsFiles: boolean;
  /** How many games are opened beforehand for each pair. */
  readonly gamesAhead: number;
}

/** The servers under load, by the name that a case gives: who serves, how two people meet there, whether it keeps files. */
export const SERVERS = {
  undercroft: { script: 'serve-undercroft.ts', meet: meetAtTicTacToe, keepsFiles: true, gamesAhead: 60 },
  veil: { script: 'serve-undercroft.ts', meet: meetAtVeil, keepsFiles: true, gamesAhead: 60 },
  'boardgame-io-files': {
    script: 'serve-boardgame-io.ts',
    meet: meetAtBoardgameIo,
    keepsFiles: true,
    gamesAhead: 5,
  },
  'boardgame-io-memory': {
    script: 'serve-boardgame-io.ts',
    meet: meetAtBoardgameIo,
    keepsFiles: false,
    gamesAhead: 12,
  },
  colyseus: {
    script: 'serve-colyseus.ts',
    env: { PATCH: 'each' },
    meet: meetAtColyseus,
    keepsFiles: false,
    gamesAhead: 1000,
  },
  'colyseus-stock': {
    script: 'serve-colyseus.ts',
    meet: meetAtColyseus,
    keepsFiles: false,
    gamesAhead: 1000,
  },
} as const satisfies Readonly<Record<string, PeerServer>>;
export type Served = keyof typeof SERVERS;

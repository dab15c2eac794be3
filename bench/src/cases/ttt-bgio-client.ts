// boardgame.io through its local client, as an application uses it.

import { createRequire } from 'node:module';
import { seeded } from '@undercroft/kernel';
import { openCells, type PeerState, peerTicTacToe } from '../boardgame-io-game.ts';
import { measure } from '../measure.ts';

interface PeerClient {
  reset(): void;
  getState(): { readonly G: PeerState; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { mark(cell: number): void };
}

export function run() {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client(options: unknown): PeerClient & { start(): void };
  };
  const chance = seeded('ttt');
  const client = Client({ game: peerTicTacToe, numPlayers: 2, debug: false });
  client.start();
  return measure('moves', () => {
    let played = 0;
    for (let game = 0; game < 20; game++) {
      client.reset();
      for (;;) {
        const { G, ctx } = client.getState();
        if (ctx.gameover) break;
        const open = openCells(G);
        client.moves.mark(open[chance.pick(open.length)]!);
        played++;
      }
    }
    return played;
  });
}

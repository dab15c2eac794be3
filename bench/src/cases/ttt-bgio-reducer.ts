// boardgame.io's reducer alone, as its own simulations use it.

import { createRequire } from 'node:module';
import { seeded } from '@undercroft/kernel';
import { openCells, type PeerState, peerTicTacToe } from '../boardgame-io-game.ts';
import { measure } from '../measure.ts';

interface PeerGameState {
  readonly G: PeerState;
  readonly ctx: { readonly gameover?: unknown; readonly currentPlayer: string };
}

export function run() {
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as {
    CreateGameReducer(options: unknown): (state: PeerGameState, action: unknown) => PeerGameState;
    InitializeGame(options: unknown): PeerGameState;
  };
  const chance = seeded('ttt');
  const reduce = CreateGameReducer({ game: peerTicTacToe, isClient: false });
  return measure('moves', () => {
    let played = 0;
    for (let game = 0; game < 20; game++) {
      let state = InitializeGame({ game: peerTicTacToe, numPlayers: 2 });
      while (!state.ctx.gameover) {
        const open = openCells(state.G);
        const payload = {
          type: 'mark',
          args: [open[chance.pick(open.length)]],
          playerID: state.ctx.currentPlayer,
        };
        state = reduce(state, { type: 'MAKE_MOVE', payload });
        played++;
      }
    }
    return played;
  });
}

// Colyseus's own server with its WebSocket transport and a schema state, in production mode; it keeps nothing on disk.
// As it comes, a clock sends patches every 50 ms; with PATCH=each, they are sent right after each move: its fastest way.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { isWon } from '../boardgame-io-game.ts';
import { answerUsage } from './answer-usage.ts';

const Board = schema({ cells: t.array('int8'), turn: t.uint8(), marks: t.uint8(), winner: t.int8() });

const isEach = process.env.PATCH === 'each';

class TicTacToe extends Room {
  override maxClients = 2;
  override autoDispose = process.env.KEEP !== '1';
  override state = new Board();

  override onCreate(): void {
    if (isEach) this.patchRate = null;
    this.clear();
    this.onMessage('mark', (client, cell: number) => this.mark(this.clients.indexOf(client), cell));
  }

  /** A full board is cleared by the next mark, so that one room plays game after game. */
  private mark(seat: number, cell: number): void {
    const { state } = this;
    if (state.marks === 9 || state.winner >= 0) this.clear();
    if (state.turn !== seat || state.cells[cell] !== -1) return;
    state.cells[cell] = seat;
    state.marks++;
    state.turn = 1 - seat;
    if (isWon(state.cells, seat)) state.winner = seat;
    if (isEach) this.broadcastPatch();
  }

  private clear(): void {
    const { state } = this;
    state.cells.clear();
    state.cells.push(...Array(9).fill(-1));
    state.turn = 0;
    state.marks = 0;
    state.winner = -1;
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('tic-tac-toe', TicTacToe);
await server.listen(0, '127.0.0.1');
const { port } = transport.server!.address() as { port: number };
answerUsage(`http://127.0.0.1:${port}`);

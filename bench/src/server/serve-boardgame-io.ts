// boardgame.io's own server, as its documentation starts it, in production mode: states in memory, or in files where DATA is set.
// FlatFile is its only storage that outlives the process; it writes whole files and does not wait for the disk.
import { createRequire } from 'node:module';
import type { AddressInfo, Server as HttpServer } from 'node:net';
import { peerTicTacToe } from '../boardgame-io-game.ts';
import { answerUsage } from './answer-usage.ts';

interface PeerServer {
  run(port: number): Promise<{ readonly appServer: HttpServer }>;
}
const { Server, FlatFile, Origins } = createRequire(import.meta.url)('boardgame.io/server') as {
  Server(options: object): PeerServer;
  FlatFile: new (options: { dir: string }) => object;
  Origins: { readonly LOCALHOST: unknown };
};

const dir = process.env.DATA;
const server = Server({
  games: [peerTicTacToe],
  origins: [Origins.LOCALHOST],
  ...(dir && { db: new FlatFile({ dir }) }),
});
const { appServer } = await server.run(0);
answerUsage(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);

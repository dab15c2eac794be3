// Our server for measuring: SQLite with full sync in DATA, or PostgreSQL at DATABASE_URL; limits out of the way, unless LIMITS says `usual`.
import { createServer } from '@undercroft/server';
import { EASY_LIMITS } from '../../../packages/server/test/harness.ts';
import { randomBots } from '../../../packages/server/test/random-bots.ts';
import { TEST_GAMES } from '../../../packages/table/test/games/index.ts';
import { answerUsage } from './answer-usage.ts';

const server = await createServer({
  games: TEST_GAMES,
  bots: randomBots(TEST_GAMES),
  port: 0,
  dataFolder: process.env.DATA!,
  databaseUrl: process.env.DATABASE_URL || undefined,
  logLevel: 'warn',
  limits: process.env.LIMITS === 'usual' ? {} : EASY_LIMITS,
});
answerUsage(await server.listen());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

// Our server for measuring: SQLite with full sync in DATA, or PostgreSQL at DATABASE_URL; limits per person out of the way.
import { createServer, randomBots } from '@undercroft/server';
import { EASY_LIMITS } from '../../../packages/server/test/harness.ts';
import { TEST_GAMES } from '../../../packages/table/test/games/index.ts';
import { answerUsage } from './answer-usage.ts';

const server = await createServer({
  games: TEST_GAMES,
  bots: randomBots(TEST_GAMES),
  port: 0,
  dataFolder: process.env.DATA!,
  databaseUrl: process.env.DATABASE_URL || undefined,
  logLevel: 'warn',
  limits: EASY_LIMITS,
});
answerUsage(await server.listen());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));

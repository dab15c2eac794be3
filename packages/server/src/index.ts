// What other packages may use of the server.
export type { BotHost, SeededQuestion } from './bots/bot-host.ts';
export { workerBots } from './bots/worker-bots.ts';
export { createServer, type UndercroftServer } from './server.ts';
export { DEFAULT_LIMITS, type Limits, type ServerOptions, type ServerSettings } from './server-settings.ts';

// The life of a table as a pure machine: commands in, events out. Hosted by the server, the browser and the terminal.
export * from './apply-event.ts';
export * from './bot-turns.ts';
export * from './chat.ts';
export * from './clock.ts';
export * from './create-table.ts';
export { followUp } from './decide.ts';
export * from './decision.ts';
export * from './event-view.ts';
export * from './events.ts';
export * from './execute.ts';
export * from './history.ts';
export * from './local-table.ts';
export * from './luck.ts';
export * from './record.ts';
export * from './replay-table.ts';
export * from './spectators.ts';
export * from './table.ts';
export * from './table-info.ts';

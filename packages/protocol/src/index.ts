// Everything that client and server say to each other, in one place.
export * from './close-codes.ts';
export * from './codes.ts';
export * from './commands.ts';
export * from './connection.ts';
export * from './daily-offer.ts';
export * from './entry-view.ts';
export { follow } from './followed-table.ts';
export * from './messages.ts';
export * from './patch.ts';
export * from './played-game.ts';
export * from './readable-text.ts';
export * from './schema.ts';
export * from './seeking.ts';
export * from './study-commands.ts';
export * from './table-info.ts';
export * from './table-settings.ts';
export * from './web-socket.ts';

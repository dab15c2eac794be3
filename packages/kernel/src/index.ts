// Everything the kernel offers, in one place.
export * from './chance.ts';
export * from './errors.ts';
export * from './game.ts';
export * from './link.ts';
export * from './match.ts';
export * from './plain-data.ts';
export * from './record.ts';
export * from './score.ts';
export * from './sealed.ts';
export * from './table.ts';
export * from './terminal.ts';
export * from './text.ts';
export * from './timeline.ts';
export * from './tutorial.ts';
export * from './undo.ts';
export * from './verify.ts';
export * from './view.ts';

// Expeditions as pure reckoning: when they are open, who plays which deal in which chair, how runs compare, what proves it.
export * from './attendance.ts';
export * from './bot-seed.ts';
export * from './chairs.ts';
export * from './field-columns.ts';
export * from './help.ts';
export * from './luck-in-percent.ts';
export * from './matchpoints.ts';
export * from './movement.ts';
export * from './proof.ts';
export * from './season.ts';
export * from './standings.ts';
export * from './standings-text.ts';
export * from './streak.ts';
export * from './where-parted.ts';
export * from './windows.ts';

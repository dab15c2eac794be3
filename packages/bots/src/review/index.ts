// Everything a review offers, in one place; no part of what a table loads.
export type { DecidedEntry } from './assess.ts';
export * from './luck.ts';
export * from './moment.ts';
export * from './played-out.ts';
export * from './review.ts';
export * from './worker.ts';

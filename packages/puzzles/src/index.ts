// Everything that solving a puzzle needs, in one place; it runs in any JavaScript engine. Mining stands apart.
export * from './codes.ts';
export * from './daily-order.ts';
export * from './hints.ts';
export * from './judge-try.ts';
export * from './next-puzzle.ts';
export * from './pack.ts';
export * from './puzzle.ts';
export * from './puzzle-info.ts';
export * from './seal.ts';
export * from './try-weight.ts';

// Everything that mining offers, in one place; no part of what a page loads.
export * from './check-puzzle.ts';
export * from './glimpses.ts';
export { type HintNouns, hintNounsOf, NO_NOUNS } from './hint-data.ts';
export type { Doubt } from './judge-step.ts';
export * from './mine-game.ts';
export * from './mining-settings.ts';
export { SOLVERS } from './solvers.ts';

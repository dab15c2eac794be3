// The part of the lab that runs in any JavaScript engine: plans, games, figures and variants, without files and threads.
export { type Comparison, compare, type Difference, type Measured } from './comparison.ts';
export { chunksOf, gamesOfChunk, LADDER_BOTS, type LabPlan, planFor, seatingOf } from './plan.ts';
export { gameRowOf, playChunk } from './play-chunk.ts';
export * from './statistics.ts';
export type { ChunkData, GameRow } from './tally.ts';
export * from './variant.ts';

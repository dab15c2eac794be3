// Everything the lab offers, in one place.
export { readOptions } from './arguments.ts';
export { LAB_CODES } from './codes.ts';
export * from './commands.ts';
export * from './comparison.ts';
export * from './findings.ts';
export * from './ladder.ts';
export * from './plan.ts';
export { playChunk } from './play-chunk.ts';
export { runOverQueue, workOnQueue } from './queue.ts';
export * from './run-file.ts';
export { type LabRun, runLab } from './run-lab.ts';
export * from './statistics.ts';
export * from './summary.ts';
export * from './tally.ts';
export * from './write-report.ts';

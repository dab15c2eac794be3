// The part of the lab that runs in any JavaScript engine: plans, games, figures, questions and tables, without files and threads.
export * from './ask.ts';
export { type Comparison, compare, type Difference, type Measured } from './comparison.ts';
export type { Course } from './curves.ts';
export { chunksOf, gamesOfChunk, LADDER_BOTS, type LabPlan, planFor, seatingOf } from './plan.ts';
export { gameRowOf, playChunk } from './play-chunk.ts';
export { QUESTIONS, type Question, type QuestionAnswer, sayAnswer, sayRests } from './questions.ts';
export { spreadApart } from './spread-apart.ts';
export * from './statistics.ts';
export { type Rate, type Summary, summarise } from './summary.ts';
export { type ChunkData, CURVE_POINTS, type GameRow, rowsOf } from './tally.ts';
export { gamesCsv, type LabelledRun, thingsCsv } from './tidy.ts';
export * from './variant.ts';
export { type Words, wordsFor } from './words.ts';
export { type CardTest, TESTS, testableThings, testsOf, type Worth } from './worth.ts';

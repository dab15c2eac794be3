// The error codes of puzzles; their texts are in `texts/`, under `error.`.

export const PUZZLE_CODES = [
  'pack-damaged',
  'pack-newer',
  'pack-other-game',
  'pack-stale',
  'pack-too-large',
  'puzzle-damaged',
  'try-unfinished',
  'try-too-long',
] as const;

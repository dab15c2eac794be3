// Codes that the lab answers with; the words are in `texts/`, under `error.`.
export const LAB_CODES = [
  'lab-no-game',
  'bad-games',
  'bad-variant',
  'no-database-url',
  'option-needs-value',
  'option-twice',
  'bad-word',
  'bad-points',
  'bad-range',
  'bad-target',
  'unknown-card',
  'cannot-test',
  'cannot-arrange',
  'ask-needs',
] as const;

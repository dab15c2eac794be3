// The names of the strengths, apart from what they are: whoever only lists them need not load the search.
export const STRENGTHS = ['novice', 'adept', 'master'] as const;
export type Strength = (typeof STRENGTHS)[number];

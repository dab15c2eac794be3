// What is measured, against whom, and what must be reached.

export interface Case {
  readonly name: string;
  /** The case file and its arguments. */
  readonly words: readonly string[];
  /** Compared with another case of the suite; `atLeast` is the ratio that must be reached. */
  readonly against?: { readonly case: string; readonly atLeast?: number };
  /** What must be reached by itself, per CPU second. */
  readonly floor?: number;
}

export const SUITES: Readonly<Record<string, readonly Case[]>> = {
  kernel: [
    { name: 'hand-written limit', words: ['ttt-limit'] },
    {
      name: 'our kernel, raw',
      words: ['ttt-kernel'],
      against: { case: 'hand-written limit', atLeast: 0.4 },
    },
    {
      name: 'our Match with its log',
      words: ['ttt-match'],
      against: { case: 'boardgame.io client', atLeast: 100 },
    },
    { name: 'boardgame.io reducer', words: ['ttt-bgio-reducer'] },
    { name: 'boardgame.io client', words: ['ttt-bgio-client'] },
  ],
};

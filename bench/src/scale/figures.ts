// What was measured on the machine of docs/reference/performance.md, as the plan past one machine uses it.
// `npm run bench -- server scale` measures all of it again.

export const FIGURES = {
  /** Milliseconds of CPU time of a process on PostgreSQL per move with two seats. */
  processCpu: 0.2,
  /** What each further seat at a table adds to that. */
  perSeat: 0.03,
  /** Milliseconds of CPU time that a process spends on a hint about a table that nobody follows there. */
  hintCpu: 0.012,
  /** Milliseconds of CPU time of PostgreSQL per move. */
  databaseCpu: 0.15,
  /** Durable commits per second with a hint in each: every one of them passes the same queue. */
  hintedCommits: 2_000,
  /** A commit on PostgreSQL as a process sees it, and what each further move in it adds, in milliseconds. */
  commit: { fixed: 2, each: 0.05 },
  /** Kilobytes of memory per socket. */
  socketKb: 9.7,
} as const;

/** What people do, and how full things may be. */
export const ASSUMED = {
  seats: 4,
  /** Seconds between two entries of a table that is being played. */
  pace: 5,
  /** The cores of the machine that PostgreSQL has to itself. */
  databaseCores: 16,
  /** Share of a core, a database or a channel that may be in use in the busiest minute. */
  full: 0.6,
  /** Share of a process's time that may go into hearing of other people's tables. */
  hearing: 0.15,
} as const;

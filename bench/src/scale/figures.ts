// What was measured, as the plan past one machine uses it. `npm run bench -- server scale` measures all of it again.
// These come from two cores under a load of 20 by others, where a move costs about twice its CPU time: the plan is on the safe side.

export const FIGURES = {
  /** Milliseconds of CPU time of a process on PostgreSQL per move with two seats. */
  processCpu: 0.28,
  /** What each further seat at a table adds to that. */
  perSeat: 0.05,
  /** Milliseconds of CPU time that a process spends on a hint about a table that nobody follows there. */
  hintCpu: 0.007,
  /** Milliseconds of CPU time of PostgreSQL per move. */
  databaseCpu: 0.24,
  /** Durable commits per second of one PostgreSQL whose hints are told apart. */
  commits: 1_650,
  /** A commit as a process sees it, and what each further move in it adds, in milliseconds. */
  commit: { fixed: 3.4, each: 0.02 },
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

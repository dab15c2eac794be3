// How a case is measured: warmed up, then run for a while, counted per second of CPU time of this process.

export interface Measured {
  /** What was counted: moves, games, copies ... */
  readonly unit: string;
  readonly perCpuSecond: number;
  /** Further counts of the same run, by unit. */
  readonly also?: Readonly<Record<string, number>>;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Runs `batch` again and again for `seconds` after a warm-up; `batch` says how many units it did. */
export function measure(unit: string, batch: () => number, seconds = 1, warmUp = 0.4): Measured {
  for (const end = cpuSeconds() + warmUp; cpuSeconds() < end; ) batch();
  let done = 0;
  const start = cpuSeconds();
  const end = start + seconds;
  while (cpuSeconds() < end) done += batch();
  return { unit, perCpuSecond: done / (cpuSeconds() - start) };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

// How high the columns of a field are drawn, however many runs stand in them.

const MOST_HIGH = 6;

/** Dots of each column: a run each, or several where there are more of them than fit. */
export function dotsOf(columns: readonly number[]): readonly number[] {
  const each = Math.max(1, Math.ceil(Math.max(...columns) / MOST_HIGH));
  return columns.map((count) => Math.ceil(count / each));
}

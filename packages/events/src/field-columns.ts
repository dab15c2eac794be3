// A field as counts from worst to best: however many runs there are, it is told in a few numbers.

/** Into so many steps a field is divided, from 0 to 100 %. */
export const FIELD_COLUMNS = 40;

/** How many stand at about so many percent: the first column is 0, the last one 100. */
export function columnsOf(percents: readonly number[]): readonly number[] {
  const columns = new Array<number>(FIELD_COLUMNS + 1).fill(0);
  for (const percent of percents) columns[Math.round((percent / 100) * FIELD_COLUMNS)]!++;
  return columns;
}

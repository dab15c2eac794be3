// Who said they would come to an evening and did not: the second time in a month bars for a while.

/** An evening that somebody had entered. */
export interface Attendance {
  readonly opens: number;
  readonly wasThere: boolean;
}

const DAY = 24 * 3_600_000;
const REMEMBERED = 30 * DAY;

/**
 * Until when somebody cannot enter an evening: a day from their second absence in thirty days on, twice as long with each
 * further one. Playing one clears it. 0 where nothing bars.
 */
export function barredUntil(evenings: readonly Attendance[]): number {
  let missed: number[] = [];
  for (const { opens, wasThere } of evenings.toSorted((a, b) => a.opens - b.opens))
    missed = wasThere ? [] : [...missed, opens];
  const last = missed.at(-1) ?? 0;
  const lately = missed.filter((opens) => last - opens < REMEMBERED).length;
  return lately < 2 ? 0 : last + DAY * 2 ** (lately - 2);
}

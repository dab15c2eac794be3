// When an expedition is open: a day, a long weekend, an evening that moves round the world, or any time again.

export const EVENT_KINDS = ['day', 'week', 'evening', 'again'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Milliseconds since 1970. Runs are begun from `opens` until `closes`; at `openAt` all of them end, and everything is shown. */
export interface EventWindow {
  readonly opens: number;
  readonly closes: number;
  readonly openAt: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The first Friday after 1970 began, on a Thursday. */
const FIRST_FRIDAY = DAY;
/** From Friday 00:00 to Monday 12:00 UTC: two whole days everywhere. */
const WEEKEND = 3.5 * DAY;
/** A run that was begun may end so much after the day. */
const DAY_GRACE = 6 * HOUR;
/** Saturday 20:00 UTC, eight hours later each week: every third one suits every place. */
const FIRST_EVENING = FIRST_FRIDAY + DAY + 20 * HOUR;
const EVENING_TURN = 8 * HOUR;
const EVENING = 3 * HOUR;
/** So long before an evening opens one says that one is there. */
export const CHECK_IN = 5 * 60_000;
/** After so long an empty chair of an evening is a bot's. */
export const EMPTY_CHAIR = 60_000;

/** When a deal of an evening ends at the latest, counted from 1: each has the same share of the time. */
export const dealEnds = (
  { opens, closes }: Pick<EventWindow, 'opens' | 'closes'>,
  deal: number,
  deals: number,
): number => opens + ((closes - opens) * deal) / deals;

/**
 * The window of this kind that is open at the moment, or the next one. An old expedition is open for ever. Evenings of
 * different turns are at different hours of the same week.
 */
export function windowAt(kind: EventKind, moment: number, turn = 0): EventWindow {
  if (kind === 'again') return { opens: moment, closes: Number.MAX_SAFE_INTEGER, openAt: moment };
  if (kind === 'day') {
    const opens = Math.floor(moment / DAY) * DAY;
    return { opens, closes: opens + DAY, openAt: opens + DAY + DAY_GRACE };
  }
  const open = kind === 'week' ? weekend : (week: number) => evening(week, turn);
  const first = kind === 'week' ? FIRST_FRIDAY : FIRST_EVENING;
  for (let week = Math.floor((moment - first) / WEEK) - 1; ; week++) {
    const window = open(week);
    if (window.closes > moment) return window;
  }
}

const weekend = (week: number): EventWindow => {
  const opens = FIRST_FRIDAY + week * WEEK;
  return { opens, closes: opens + WEEKEND, openAt: opens + WEEKEND };
};

const evening = (week: number, turn: number): EventWindow => {
  const opens = FIRST_EVENING + week * WEEK + ((((week + turn) % 3) + 3) % 3) * EVENING_TURN;
  return { opens, closes: opens + EVENING, openAt: opens + EVENING };
};

export const EVENT_PHASES = ['announced', 'open', 'ending', 'over'] as const;
/** `ending`: no run can be begun any more, and some may still be played. */
export type EventPhase = (typeof EVENT_PHASES)[number];

export const eventPhaseAt = ({ opens, closes, openAt }: EventWindow, moment: number): EventPhase =>
  moment < opens ? 'announced' : moment < closes ? 'open' : moment < openAt ? 'ending' : 'over';

/** Which week it is, counted from the first Friday of 1970: the number of a weekly expedition. */
export const weekOf = (moment: number): number => Math.floor((moment - FIRST_FRIDAY) / WEEK);

/** The moment at which a week begins. */
export const weekBegins = (week: number): number => FIRST_FRIDAY + week * WEEK;

/** A moment where somebody lives, with the name of the zone: `2026-11-13 14:00 GMT+14`. */
export function localTime(moment: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')} ${part('timeZoneName')}`;
}

// Windows in every zone, seasons and streaks.
import { describe, expect, test } from 'vitest';
import {
  eventPhaseAt,
  localTime,
  seasonAt,
  seasonStandings,
  streakOf,
  whereParted,
  windowAt,
} from '../src/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(text);
const iso = (moment: number): string => new Date(moment).toISOString();
/** From UTC-11 to UTC+14; the names of these zones have the sign the other way round. */
const OFFSETS = Array.from({ length: 26 }, (_, i) => i - 11);
const zoneOf = (offset: number): string =>
  offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;

test('a day is a day of UTC, and what was begun may end six hours later', () => {
  const window = windowAt('day', at('2026-11-16T16:30:00Z'));
  expect(iso(window.opens)).toBe('2026-11-16T00:00:00.000Z');
  expect(window.closes - window.opens).toBe(DAY);
  expect(window.openAt - window.closes).toBe(6 * HOUR);
});

test('a week is from Friday to Monday noon; between two the next one is named', () => {
  for (const moment of ['2026-11-13T00:00:00Z', '2026-11-16T11:59:59Z', '2026-11-10T09:00:00Z'])
    expect(iso(windowAt('week', at(moment)).opens)).toBe('2026-11-13T00:00:00.000Z');
  const { closes, openAt } = windowAt('week', at('2026-11-14T00:00:00Z'));
  expect(iso(closes)).toBe('2026-11-16T12:00:00.000Z');
  expect(openAt).toBe(closes);
  expect(iso(windowAt('week', closes).opens)).toBe('2026-11-20T00:00:00.000Z');
});

test('evenings are a week and eight hours apart, round the world in three', () => {
  let window = windowAt('evening', at('2026-11-10T00:00:00Z'));
  const hours = new Set<number>();
  for (let week = 0; week < 6; week++) {
    hours.add(new Date(window.opens).getUTCHours());
    const next = windowAt('evening', window.closes);
    // After the third the round begins anew.
    expect([7 * DAY + 8 * HOUR, 7 * DAY - 16 * HOUR]).toContain(next.opens - window.opens);
    window = next;
  }
  expect([...hours].sort((a, b) => a - b)).toEqual([4, 12, 20]);
});

describe.each(OFFSETS)('in UTC%i', (offset) => {
  test('the week has two whole days, and times are told with their zone', () => {
    for (let week = 0; week < 60; week++) {
      const { opens, closes } = windowAt('week', at('2026-01-01T00:00:00Z') + week * 7 * DAY);
      const local = (moment: number): number => moment + offset * HOUR;
      const firstMidnight = Math.ceil(local(opens) / DAY);
      const lastMidnight = Math.floor(local(closes) / DAY);
      expect(lastMidnight - firstMidnight).toBeGreaterThanOrEqual(2);
      const told = localTime(opens, zoneOf(offset));
      expect(told.slice(0, 16)).toBe(iso(local(opens)).slice(0, 16).replace('T', ' '));
      expect(told).toMatch(
        offset === 0 ? /GMT\+0$/ : new RegExp(`GMT\\${offset > 0 ? '+' : '-'}${Math.abs(offset)}$`),
      );
    }
  });

  test('a false clock walks through a day: announced, open, ending, over', () => {
    const noon = at('2026-11-16T12:00:00Z') - offset * HOUR;
    const window = windowAt('day', noon);
    const phases = new Map<string, number>();
    for (let moment = window.opens - HOUR; moment < window.openAt + HOUR; moment += HOUR / 2) {
      const phase = eventPhaseAt(window, moment);
      phases.set(phase, (phases.get(phase) ?? 0) + 0.5);
    }
    expect([...phases]).toEqual([
      ['announced', 1],
      ['open', 24],
      ['ending', 6],
      ['over', 1],
    ]);
    expect(eventPhaseAt(window, noon)).toBe('open');
  });
});

test('a season has thirteen weeks; the best eight count; one more week never takes anything away', () => {
  const season = seasonAt(at('2026-11-16T00:00:00Z'));
  expect(season.ends - season.begins).toBe(13 * 7 * DAY);
  expect(seasonAt(season.begins)).toMatchObject({ begins: season.begins, week: 1 });
  expect(seasonAt(season.ends - 1)).toMatchObject({ begins: season.begins, week: 13 });
  expect(seasonAt(season.ends)).toMatchObject({ begins: season.ends, week: 1 });
  const weeks = Array.from({ length: 13 }, (_, i) => ({ person: 'a', week: i + 1, percent: 40 + i }));
  let before = 0;
  for (let n = 1; n <= 13; n++) {
    const [standing] = seasonStandings(weeks.slice(0, n));
    expect(standing!.points).toBeGreaterThanOrEqual(before);
    expect(standing!.place).toBe(n < 4 ? null : 1);
    before = standing!.points;
  }
  expect(before).toBe(52 + 51 + 50 + 49 + 48 + 47 + 46 + 45);
  const [first, second] = seasonStandings([
    ...weeks,
    ...weeks.map((one) => ({ ...one, person: 'b', percent: 60 })),
  ]);
  expect([first!.person, first!.points, second!.place]).toEqual(['b', 480, 2]);
});

test('a streak forgives a day, but not two of seven', () => {
  const days = (text: string): number[] => [...text].flatMap((letter, day) => (letter === 'x' ? [day] : []));
  const streak = (text: string) => streakOf(days(text), text.length - 1);
  expect(streak('xxxxxxx')).toEqual({ days: 7, ofSeven: 7 });
  expect(streak('xxx.xxx')).toEqual({ days: 6, ofSeven: 6 });
  expect(streak('xxx..xx')).toEqual({ days: 2, ofSeven: 5 });
  expect(streak('xx.xx.x')).toEqual({ days: 3, ofSeven: 5 });
  expect(streak('xx.xxxxxxx.xx').days).toBe(11);
  // Today is not over yet.
  expect(streak('xxxx.')).toEqual({ days: 4, ofSeven: 4 });
  expect(streak('.')).toEqual({ days: 0, ofSeven: 0 });
});

test('two runs part at the first choice in which they differ', () => {
  const entry = (choice: unknown, seat = 0) => ({ seat, choice, luck: [] });
  const one = { entries: [entry('a'), entry({ b: 1 }), entry('c')] };
  expect(whereParted(one, { entries: [entry('a'), entry({ b: 2 }), entry('c')] })).toBe(1);
  expect(whereParted(one, { entries: [entry('a'), entry({ b: 1 })] })).toBeUndefined();
  expect(whereParted(one, { entries: [entry('a'), entry({ b: 1 }), entry('c', 1)] })).toBe(2);
});

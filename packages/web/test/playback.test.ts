// The stage: what is shown when, what is told with it, and how it is skipped. The clock is a made one.
import { signal } from '@preact/signals';
import { setMotion } from '@undercroft/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissedFeed } from '../src/sources/missed-feed.ts';
import type { TableSource, ViewStep } from '../src/sources/table-source.ts';
import { createPlayback, type Playback } from '../src/table/playback.ts';

const ME = 0;
const step = (at: number, by: number | undefined, events: readonly unknown[] = []): ViewStep => ({
  at,
  view: { asks: by === ME ? [1] : [] },
  events,
  by,
});

/** A table whose steps are told by hand; an event called `roll` throws a die, `wonder` is a moment, `tremors` are three. */
function stage() {
  const feed = createMissedFeed(step(0, undefined));
  const source = {
    ...feed,
    viewer: signal(ME),
    game: { waitingFor: (view: { asks: readonly number[] }) => view.asks },
  } as unknown as TableSource;
  const playback = createPlayback(source, ({ events }) => ({
    landing: events.includes('roll') || events.includes('throw') ? 600 : 0,
    thrown: events.indexOf('throw') + 1,
    telling: events.includes('tremors') ? 3600 : 0,
    hold: events.includes('wonder') ? 1800 : events.includes('roll') ? 1100 : 0,
  }));
  return { ...feed, playback };
}

const seen = ({ shown, told, left }: Playback) => [shown.value.step.at, told.value, left.value];
const ALL = Number.POSITIVE_INFINITY;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  setMotion('normal');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("others' steps come one after another, and nothing is told ahead of them", () => {
  const { tell, playback } = stage();
  tell(step(1, ME));
  tell(step(2, 1));
  tell(step(3, 2));
  vi.advanceTimersByTime(300);
  expect(seen(playback)).toEqual([1, 1, 2]);
  vi.advanceTimersByTime(30);
  expect(seen(playback)).toEqual([2, 2, 1]);
  vi.advanceTimersByTime(700);
  expect(seen(playback)).toEqual([3, ALL, 0]);
});

test("one's own step is shown at once, its dice land before it is told", () => {
  const { tell, playback } = stage();
  tell(step(1, ME, ['roll']));
  expect(seen(playback)).toEqual([1, 0, 1]);
  tell(step(2, 1));
  vi.advanceTimersByTime(600);
  expect(seen(playback)).toEqual([1, 1, 1]);
  vi.advanceTimersByTime(490);
  expect(playback.shown.value.step.at).toBe(1);
  vi.advanceTimersByTime(20);
  expect(seen(playback)).toEqual([2, ALL, 0]);
});

test('a throw is shown on the view before, and what it brought afterwards', () => {
  const { tell, playback } = stage();
  tell(step(1, ME));
  tell(step(2, 1, ['throw', 'hurt']));
  vi.advanceTimersByTime(330);
  expect(seen(playback)).toEqual([1, 1, 1]);
  expect(playback.shown.value.step.events).toEqual(['throw']);
  vi.advanceTimersByTime(600);
  expect(seen(playback)).toEqual([2, ALL, 0]);
  expect(playback.shown.value.step.events).toEqual(['throw', 'hurt']);
});

test('a moment holds the next step, not the reader', () => {
  const { tell, playback } = stage();
  tell(step(1, ME, ['wonder']));
  expect(playback.left.value).toBe(0);
  tell(step(2, 1));
  vi.advanceTimersByTime(1700);
  expect(playback.shown.value.step.at).toBe(1);
  vi.advanceTimersByTime(200);
  expect(playback.shown.value.step.at).toBe(2);
});

test('skipping shows the last of what waits and lands the dice', () => {
  const { tell, playback } = stage();
  tell(step(1, 1));
  tell(step(2, 2, ['roll']));
  playback.skip();
  expect(seen(playback)).toEqual([2, ALL, 0]);
});

test('whoever is choosing keeps the list while others act', () => {
  const { tell, playback } = stage();
  const asked = { asks: [ME, 1, 2] };
  tell({ ...step(1, ME), view: asked });
  tell({ ...step(2, 1), view: asked });
  expect(seen(playback)).toEqual([2, ALL, 0]);
});

test('what was missed is waited for, and nothing of the newest is told before', async () => {
  const { catchUp, tell, playback } = stage();
  const { promise, resolve } = Promise.withResolvers<readonly ViewStep[]>();
  const done = catchUp(step(3, undefined), promise);
  expect(seen(playback)).toEqual([0, 0, 1]);
  tell(step(4, 1));
  resolve([step(1, undefined), { ...step(2, 1), isMissed: true }, { ...step(3, ME), isMissed: true }]);
  await done;
  expect(seen(playback)).toEqual([1, 1, 3]);
  vi.advanceTimersByTime(3000);
  expect(seen(playback)).toEqual([4, ALL, 0]);
});

test('where the reader wants no motion, the newest is there at once', () => {
  setMotion('off');
  const { tell, playback } = stage();
  tell(step(1, 1));
  tell(step(2, 2));
  expect(seen(playback)).toEqual([2, ALL, 0]);
});

test('what is told in several highlights stands in the log with the last of them', () => {
  const { tell, playback } = stage();
  tell(step(1, ME, ['tremors']));
  expect(seen(playback)).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(3_599);
  expect(seen(playback)).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(1);
  expect(seen(playback)).toEqual([1, ALL, 0]);
  tell(step(2, ME, ['tremors']));
  playback.skip();
  expect(seen(playback)).toEqual([2, ALL, 0]);
});

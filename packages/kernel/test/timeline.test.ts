// Any moment of a log is what a replay gives, told what a replay tells, and memory stays bounded.
import { expect, test } from 'vitest';
import { type Game, MOST_KEPT, replay, replayEntry, resolveTable, seeded, timelineOf } from '../src/index.ts';
import { walk } from '../src/testing/walk.ts';
import { lantern } from './lantern.ts';

const table = resolveTable(lantern, 3);

test('every moment equals the replay, forwards, backwards and at random', () => {
  const source = { game: lantern, table, ...walk(lantern, table, 'timeline') };
  const timeline = timelineOf(source, 3);
  const luck = seeded('moments');
  const forwards = Array.from({ length: timeline.length + 1 }, (_, at) => at);
  const random = forwards.map(() => luck.pick(timeline.length + 1));
  for (const at of [...random, ...forwards, ...forwards.toReversed()])
    expect(timeline.at(at)).toEqual(replay(source, at));
  for (const at of forwards.slice(1)) {
    const told: unknown[] = [];
    const expected: unknown[] = [];
    timeline.at(at, (event) => told.push(event));
    replayEntry(lantern, replay(source, at - 1), source.log[at - 1]!, at - 1, (event) =>
      expected.push(event),
    );
    expect(told).toEqual(expected);
  }
  expect(timeline.kept()).toBeLessThanOrEqual(3);
});

test('a moment belongs to whoever asked: changing it changes no other', () => {
  const source = { game: lantern, table, ...walk(lantern, table, 'own') };
  const timeline = timelineOf(source);
  timeline.at(0).scores.fill(99);
  expect(timeline.at(0)).toEqual(replay(source, 0));
});

/** A game that only counts: long logs cost nothing to make. */
const counter = {
  setup: () => ({ n: 0 }),
  waitingFor: () => [0],
  choices: () => ['on'],
  play: (position: { n: number }) => {
    position.n++;
  },
  copy: (position: { n: number }) => ({ ...position }),
} as unknown as Game<{ n: number }, string, never>;

test('a log of two hundred thousand entries keeps no more positions than a short one', () => {
  const log = Array.from({ length: 200_000 }, () => ({ seat: 0, choice: 'on', luck: [] }));
  const timeline = timelineOf({ game: counter, table: { seats: 1, options: {} }, setupLuck: [], log });
  for (const at of [200_000, 1, 77_777, 199_999, 0]) expect(timeline.at(at).n).toBe(at);
  expect(timeline.kept()).toBeLessThanOrEqual(MOST_KEPT);
});

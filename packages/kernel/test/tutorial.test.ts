// Lessons: what a step finds, who must choose, how long it takes; and every law catches a lesson that breaks it.
import { describe, expect, test } from 'vitest';
import {
  type Entry,
  hashData,
  type Lesson,
  learnerAt,
  lessonLog,
  lessonOf,
  lessonSeconds,
  lessonTask,
  replayLesson,
  resolveTable,
  scripted,
  startMatch,
} from '../src/index.ts';
import {
  endProblems,
  focusProblems,
  replayProblems,
  tableProblems,
  taskProblems,
  wordProblems,
} from '../src/testing/lesson-laws.ts';
import { type LanternChoice, lantern } from './lantern.ts';

const table = resolveTable(lantern, 2);
const { setupLuck, position } = startMatch(lantern, table, { setup: scripted('keep'), play: scripted() });
const [mine, other] = position.hands.map((hand) => hand[0]) as [number, number];

const does = (seat: number, choice: LanternChoice, ...luck: number[]): Entry<LanternChoice> => ({
  seat,
  choice,
  luck,
});
const PLACE = does(0, { kind: 'place', card: mine });
const GAMBLE = does(0, { kind: 'gamble' }, 5);

const lesson = lessonOf<LanternChoice>('first', {
  seconds: 90,
  table,
  setupLuck,
  learner: 0,
  steps: [
    ['look', 'hand'],
    ['place', 'hand choice', [PLACE, does(1, { kind: 'place', card: other })]],
    ['other', 'lane-1', [does(1, { kind: 'ready' })], { args: { who: { id: 'seat.1' } } }],
    ['gamble', 'choice', [GAMBLE]],
    ['turned', 'hand', undefined, { sits: 1 }],
  ],
  ends: { waiting: [0, 1], hash: '' },
});
const sound: Lesson<LanternChoice> = {
  ...lesson,
  ends: { waiting: [0, 1], hash: hashData(replayLesson(lantern, lesson, 5)) },
};
const texts = {
  'lesson.first': 'First',
  'lesson.first.look': 'Look at this.',
  'lesson.first.place': 'Place it.',
  'lesson.first.other': '{who} is ready.',
  'lesson.first.gamble': 'Gamble.',
  'lesson.first.turned': 'Now from here.',
  'lesson.first.end': 'Done.',
};
const drawn = [/^hand$/, /^lane-\w+$/];

describe('a lesson', () => {
  test('finds at each step what the steps before it played', () => {
    expect(lessonLog(sound, 2).length).toBe(2);
    expect(replayLesson(lantern, sound, 2).placed).toEqual([[mine], [other]]);
  });

  test('begins after its opening', () => {
    const opened = { ...sound, opening: [PLACE], steps: sound.steps.slice(0, 1) };
    expect(lessonLog(opened, 0)).toEqual([PLACE]);
    expect(replayLesson(lantern, opened, 0).placed[0]).toEqual([mine]);
  });

  test('asks the learner only for an own first entry, and follows the learner to another chair', () => {
    expect([0, 1, 2, 3, 4].map((step) => lessonTask(sound, step)?.choice)).toEqual([
      undefined,
      PLACE.choice,
      undefined,
      GAMBLE.choice,
      undefined,
    ]);
    expect([0, 3, 4, 5].map((step) => learnerAt(sound, step))).toEqual([0, 0, 1, 1]);
  });

  test('takes the time of its words, presses, choices and of what others do', () => {
    const silent = { ...sound, steps: sound.steps.slice(0, 2) };
    const words = { ...texts, 'lesson.first.look': Array(228).fill('word').join(' ') };
    // 228 + 2 + 1 words at 228 a minute, one press, one choice, one entry to watch.
    expect(lessonSeconds(silent, words, 'en')).toBeCloseTo((231 / 228) * 60 + 1 + 3.5 + 0.65, 5);
  });
});

describe('the laws of lessons', () => {
  test('hold for a sound lesson', () => {
    expect(tableProblems(lantern, sound)).toEqual([]);
    expect(replayProblems(lantern, sound)).toEqual([]);
    expect(taskProblems(lantern, sound)).toEqual([]);
    expect(endProblems(lantern, sound)).toEqual([]);
    expect(focusProblems(sound, drawn)).toEqual([]);
    expect(wordProblems(sound, texts, 'en')).toEqual([]);
  });

  const withStep = (at: number, plays: readonly Entry<LanternChoice>[]): Lesson<LanternChoice> => ({
    ...sound,
    steps: sound.steps.map((step, i) => (i === at ? { ...step, plays } : step)),
  });

  test('catch a table with other options and a chair that is not there', () => {
    expect(tableProblems(lantern, { ...sound, table: { ...table, options: {} } })).toHaveLength(1);
    expect(tableProblems(lantern, { ...sound, learner: 2 })).toHaveLength(1);
  });

  test('catch a choice that is not open, and luck that is missing or left over', () => {
    expect(replayProblems(lantern, withStep(1, [does(0, { kind: 'ready' })]))[0]).toMatch(/not open/);
    expect(replayProblems(lantern, withStep(3, [{ ...GAMBLE, luck: [] }]))[0]).toMatch(/record-bad-luck/);
    expect(replayProblems(lantern, withStep(3, [{ ...GAMBLE, luck: [5, 1] }]))[0]).toMatch(/record-bad-luck/);
  });

  test('catch another end', () => {
    expect(endProblems(lantern, withStep(3, [{ ...GAMBLE, luck: [0] }]))).toHaveLength(1);
    expect(endProblems(lantern, { ...sound, ends: { ...sound.ends, waiting: [0] } })).toHaveLength(1);
  });

  test('catch a focus that nobody draws, and a choice pointed at where none is asked', () => {
    expect(focusProblems(sound, [/^hand$/])).toEqual(['step 2 points at an unknown lane-1']);
    const pointing = { ...sound, steps: [{ ...sound.steps[0]!, focus: 'choice' }] };
    expect(focusProblems(pointing, drawn)).toHaveLength(1);
  });

  test('catch a missing text and a lesson that is too long', () => {
    expect(wordProblems(sound, { ...texts, 'lesson.first.other': '{whom}' }, 'en')).toHaveLength(1);
    const long = { ...texts, 'lesson.first.end': Array(400).fill('word').join(' ') };
    expect(wordProblems(sound, long, 'ru')[0]).toMatch(/seconds/);
  });
});

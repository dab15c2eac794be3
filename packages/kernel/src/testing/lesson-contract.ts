// The contract of lessons: each is replayed against the rules, pointed at the board and read in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { LANGUAGES, type Language, type Texts } from '../text.ts';
import type { Lesson } from '../tutorial.ts';
import {
  endProblems,
  focusProblems,
  MOST_SECONDS,
  messagesOf,
  replayProblems,
  tableProblems,
  taskProblems,
  wordProblems,
} from './lesson-laws.ts';

export interface LessonSettings {
  /** The game's own texts: what choices and seats are called. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** The texts of its lessons. */
  readonly lessonTexts: Readonly<Record<Language, Texts>>;
  /** The folder of the game's board, whose sources say what can be pointed at. */
  readonly board: URL;
}

export function lessonContract<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lessons: readonly Lesson<Choice>[],
  { texts, lessonTexts, board }: LessonSettings,
): void {
  test(`${game.name} teaches a first turn and the whole game`, () => {
    expect(lessons.map(({ id }) => id)).toEqual(Object.keys(MOST_SECONDS));
  });

  test(`the lessons of ${game.name} have no text that nobody reads`, () => {
    const read = new Set(lessons.flatMap((lesson) => messagesOf(lesson).map(({ id }) => id)));
    for (const language of LANGUAGES)
      expect(Object.keys(lessonTexts[language]).sort()).toEqual([...read].sort());
  });

  const drawn = focusesOf(board);
  for (const lesson of lessons)
    describe(`the lesson ${lesson.id} of ${game.name}`, () => {
      test('is played at a table that the game knows', () => expect(tableProblems(game, lesson)).toEqual([]));
      test('replays: every choice is listed for its seat, and no luck is missing or left over', () =>
        expect(replayProblems(game, lesson)).toEqual([]));
      test('asks the learner only for what the own view of the learner lists', () =>
        expect(taskProblems(game, lesson)).toEqual([]));
      test('ends where it says', () => expect(endProblems(game, lesson)).toEqual([]));
      test('points at what the board draws', () => expect(focusProblems(lesson, drawn)).toEqual([]));
      for (const language of LANGUAGES)
        test(`is said in ${language}, within its time`, () => {
          const all = { ...texts[language], ...lessonTexts[language] };
          expect(wordProblems(lesson, all, language)).toEqual([]);
        });
    });
}

const NAMED = /(?:data-focus|data-zone|data-piece|focus|id)=(?:"([^"]+)"|\{((?:[^{}]|\$\{[^}]*\})*)\})/g;
const WORDS = /'([\w-]+)'|`([^`]+)`/g;
/** The three places of a table, which a board names in its own way. */
const REGIONS = ['seats', 'board', 'mine'];

/** Every id that the sources of a board give to something, as patterns: what is filled in may be any word. */
function focusesOf(board: URL): readonly RegExp[] {
  const found = new Set<string>(REGIONS);
  for (const file of readdirSync(board).filter((name) => name.endsWith('.tsx')))
    for (const [, plain, code] of readFileSync(new URL(file, board), 'utf8').matchAll(NAMED))
      if (plain !== undefined) found.add(plain);
      else for (const [, word, template] of code!.matchAll(WORDS)) found.add(word ?? template!);
  return [...found].map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
}

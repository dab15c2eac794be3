// The contract of lessons: each is replayed against the rules, pointed at the board and read in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { replayEntry, replaySetup } from '../match.ts';
import { hashData, sameData } from '../plain-data.ts';
import { resolveTable } from '../table.ts';
import { LANGUAGES, type Language, type Texts, textProblems } from '../text.ts';
import {
  FOCUS_CHOICE,
  type Lesson,
  learnerAt,
  lessonLog,
  lessonSeconds,
  lessonTask,
  replayLesson,
} from '../tutorial.ts';

export interface LessonSettings {
  /** The game's own texts: what choices and seats are called. */
  readonly texts: Readonly<Record<Language, Texts>>;
  /** The texts of its lessons. */
  readonly lessonTexts: Readonly<Record<Language, Texts>>;
  /** The folder of the game's board, whose sources say what can be pointed at. */
  readonly board: URL;
}

/** How long a lesson of each kind may take: a first turn, and the whole game. */
const MOST_SECONDS: Readonly<Record<string, number>> = { first: 90, full: 480 };

export function lessonContract<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lessons: readonly Lesson<Choice>[],
  settings: LessonSettings,
): void {
  test(`${game.name} teaches a first turn and the whole game`, () => {
    expect(lessons.map(({ id }) => id)).toEqual(Object.keys(MOST_SECONDS));
  });

  test(`the lessons of ${game.name} have no text that nobody reads`, () => {
    const read = new Set(lessons.flatMap((lesson) => messagesOf(lesson).map(({ id }) => id)));
    for (const language of LANGUAGES)
      expect(Object.keys(settings.lessonTexts[language]).sort()).toEqual([...read].sort());
  });

  const drawn = focusesOf(settings.board);
  for (const lesson of lessons)
    describe(`the lesson ${lesson.id} of ${game.name}`, () => lawsOn(game, lesson, settings, drawn));
}

function lawsOn<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lesson: Lesson<Choice>,
  settings: LessonSettings,
  drawn: readonly RegExp[],
): void {
  test('is played at a table that the game knows', () => {
    const { seats, options } = lesson.table;
    expect(resolveTable(game, seats, options).options).toEqual(options);
    expect(lesson.learner).toBeLessThan(seats);
  });

  test('replays: every choice is listed for its seat, and no luck is missing or left over', () => {
    const position = replaySetup({ ...lesson, game, log: [] });
    for (const [at, entry] of lessonLog(lesson, lesson.steps.length).entries()) {
      const open = game.choices(position, entry.seat);
      if (!open.some((choice) => sameData(choice, entry.choice)))
        throw new Error(`entry ${at} is not open: ${JSON.stringify({ entry, open })}`);
      replayEntry(game, position, entry, at);
    }
  });

  test('asks the learner only for what the own view of the learner lists', () => {
    for (let step = 0; step < lesson.steps.length; step++) {
      const task = lessonTask(lesson, step);
      if (!task) continue;
      const seat = learnerAt(lesson, step);
      const view = game.view(replayLesson(game, lesson, step), seat);
      expect([step, game.choices(view, seat).some((choice) => sameData(choice, task.choice))]).toEqual([
        step,
        true,
      ]);
    }
  });

  test('ends where it says', () => {
    const position = replayLesson(game, lesson, lesson.steps.length);
    expect({
      waiting: game.waitingFor(position),
      result: game.result(position)?.reason,
      hash: hashData(position),
    }).toEqual({ result: undefined, ...lesson.ends });
  });

  test('points at what the board draws', () => {
    const unknown = lesson.steps
      .flatMap(({ focus }) => focus.split(' '))
      .filter((id) => id !== FOCUS_CHOICE && !drawn.some((pattern) => pattern.test(id)));
    expect(unknown).toEqual([]);
    for (const [step, { focus }] of lesson.steps.entries())
      if (focus === FOCUS_CHOICE)
        expect([step, lessonTask(lesson, step) !== undefined]).toEqual([step, true]);
  });

  for (const language of LANGUAGES)
    test(`is said in ${language}, within its time`, () => {
      const texts = { ...settings.texts[language], ...settings.lessonTexts[language], ...seatNames(lesson) };
      for (const message of messagesOf(lesson)) expect(textProblems(texts, language, message)).toEqual([]);
      expect(lesson.seconds).toBeLessThanOrEqual(MOST_SECONDS[lesson.id]!);
      expect(lessonSeconds(lesson, texts, language)).toBeLessThanOrEqual(lesson.seconds);
    });
}

const messagesOf = <Choice>({ title, steps, farewell }: Lesson<Choice>) => [
  title,
  ...steps.map(({ text }) => text),
  farewell,
];

const seatNames = <Choice>({ table }: Lesson<Choice>): Texts =>
  Object.fromEntries(Array.from({ length: table.seats }, (_, seat) => [`seat.${seat}`, 'Wren']));

const NAMED = /(?:data-focus|data-zone|data-piece|focus|id)=(?:"([^"]+)"|\{((?:[^{}]|\$\{[^}]*\})*)\})/g;
/** The three places of a table, which a board names in its own way. */
const REGIONS = ['seats', 'board', 'mine'];
const WORDS = /'([\w-]+)'|`([^`]+)`/g;

/** Every id that the sources of a board give to something, as patterns: what is filled in may be any word. */
function focusesOf(board: URL): readonly RegExp[] {
  const found = new Set<string>(REGIONS);
  for (const file of readdirSync(board).filter((name) => name.endsWith('.tsx')))
    for (const [, plain, code] of readFileSync(new URL(file, board), 'utf8').matchAll(NAMED))
      if (plain !== undefined) found.add(plain);
      else for (const [, word, template] of code!.matchAll(WORDS)) found.add(word ?? template!);
  return [...found].map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
}

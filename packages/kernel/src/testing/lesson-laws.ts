// What every lesson obeys, each as a function that lists what is wrong; an empty list is a sound lesson.
import { CodedError } from '../errors.ts';
import type { Game } from '../game.ts';
import { replayEntry, replaySetup } from '../match.ts';
import { hashData, sameData } from '../plain-data.ts';
import { resolveTable } from '../table.ts';
import { type Language, type Message, type Texts, textProblems } from '../text.ts';
import {
  FOCUS_CHOICE,
  type Lesson,
  learnerAt,
  lessonLog,
  lessonSeconds,
  lessonTask,
  replayLesson,
} from '../tutorial.ts';

/** How long a lesson of each kind may take: a first turn, and the whole game. */
export const MOST_SECONDS: Readonly<Record<string, number>> = { first: 90, full: 480 };

export const messagesOf = <Choice>({ title, steps, farewell }: Lesson<Choice>): readonly Message[] => [
  title,
  ...steps.map(({ text }) => text),
  farewell,
];

/** The table has complete options that the game knows, and the learner a seat at it. */
export function tableProblems<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lesson: Lesson<Choice>,
): readonly string[] {
  const { seats, options } = lesson.table;
  const seatsTaken = lesson.steps.flatMap(({ sits }) => (sits === undefined ? [] : [sits]));
  return [
    ...(sameData(resolveTable(game, seats, options).options, options) ? [] : ['the options are incomplete']),
    ...[lesson.learner, ...seatsTaken]
      .filter((seat) => seat >= seats)
      .map((seat) => `there is no seat ${seat}`),
  ];
}

/** Every choice is listed for its seat, and no luck is missing or left over. Stops at the first entry that is wrong. */
export function replayProblems<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lesson: Lesson<Choice>,
): readonly string[] {
  const position = replaySetup({ ...lesson, game, log: [] });
  for (const [at, entry] of lessonLog(lesson, lesson.steps.length).entries()) {
    const open = game.choices(position, entry.seat);
    if (!open.some((choice) => sameData(choice, entry.choice)))
      return [`entry ${at} is not open: ${JSON.stringify({ entry, open })}`];
    try {
      replayEntry(game, position, entry, at);
    } catch (error) {
      if (error instanceof CodedError) return [`entry ${at}: ${error.code} ${JSON.stringify(error.args)}`];
      throw error;
    }
  }
  return [];
}

/** What the learner is asked for is listed on the learner's own view, not only on the whole position. */
export function taskProblems<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lesson: Lesson<Choice>,
): readonly string[] {
  return lesson.steps.flatMap((_, step) => {
    const task = lessonTask(lesson, step);
    if (!task) return [];
    const seat = learnerAt(lesson, step);
    const view = game.view(replayLesson(game, lesson, step), seat);
    const isListed = game.choices(view, seat).some((choice) => sameData(choice, task.choice));
    return isListed ? [] : [`step ${step} asks for what the learner cannot see`];
  });
}

/** The lesson ends where it says. */
export function endProblems<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lesson: Lesson<Choice>,
): readonly string[] {
  const position = replayLesson(game, lesson, lesson.steps.length);
  const result = game.result(position)?.reason;
  const found = {
    waiting: game.waitingFor(position),
    ...(result !== undefined && { result }),
    hash: hashData(position),
  };
  return sameData(found, lesson.ends) ? [] : [`it ends with ${JSON.stringify(found)}`];
}

/** Every focus is something that the board draws, or the allowed choice where there is one. */
export const focusProblems = <Choice>(lesson: Lesson<Choice>, drawn: readonly RegExp[]): readonly string[] =>
  lesson.steps.flatMap(({ focus, next }, step) =>
    [...focus.split(' '), ...(next?.split(' ') ?? [])].flatMap((id) => {
      if (id === FOCUS_CHOICE)
        return lessonTask(lesson, step) ? [] : [`step ${step} points at a choice that nobody has`];
      return drawn.some((pattern) => pattern.test(id)) ? [] : [`step ${step} points at an unknown ${id}`];
    }),
  );

/** Everything is said in a language, and read within the time. */
export function wordProblems<Choice>(
  lesson: Lesson<Choice>,
  texts: Texts,
  language: Language,
): readonly string[] {
  const names = Array.from({ length: lesson.table.seats }, (_, seat) => [`seat.${seat}`, 'Wren']);
  const all = { ...texts, ...Object.fromEntries(names) };
  const missing = messagesOf(lesson).flatMap((message) => textProblems(all, language, message));
  const seconds = lessonSeconds(lesson, all, language);
  const most = Math.min(lesson.seconds, MOST_SECONDS[lesson.id] ?? 0);
  return [...missing, ...(seconds > most ? [`${language}: it takes ${Math.round(seconds)} seconds`] : [])];
}

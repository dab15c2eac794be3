// A lesson: a fixed log, replayed by the kernel, with a text, a focus and the allowed choice at each step.
import type { Game, Seat, TableSetup } from './game.ts';
import { type Entry, replay } from './match.ts';
import { type Language, type Message, render, type Texts, wordsPerMinute } from './text.ts';

export interface LessonStep<Choice> {
  /** What the learner reads. */
  readonly text: Message;
  /**
   * What the screen points at: an id that the game's board gives to a piece, zone or control; or FOCUS_CHOICE. Several, with
   * blanks between them, where a small screen leaves out the first: the first that is on screen is meant.
   */
  readonly focus: string;
  /** What is pointed at next, where a choice takes two touches: a die, then the ruin it is rolled for. */
  readonly next?: string;
  /** The seat the learner sits in from this step on, in a lesson that changes sides. */
  readonly sits?: Seat;
  /**
   * What the step plays; nothing where the learner only reads. When the first entry is the learner's own, the learner must
   * make that very choice to go on. All other entries are played by the lesson.
   */
  readonly plays?: readonly Entry<Choice>[];
}

/** Where a lesson ends: a rule that changes on the way there leads elsewhere, and the contract says so. */
export interface LessonEnd {
  /** The seats the game then waits for; none when it is over. */
  readonly waiting: readonly Seat[];
  /** How the game ended, in a lesson that plays to the end. */
  readonly result?: string;
  /** Hash of the last position, as in a record. */
  readonly hash: string;
}

export interface Lesson<Choice> {
  /** `first` for the first turn, `full` for the whole game; its texts begin with it. */
  readonly id: string;
  readonly title: Message;
  /** A reader of average pace is done within this many seconds. */
  readonly seconds: number;
  readonly table: TableSetup;
  readonly setupLuck: readonly number[];
  /** What was played before the lesson begins: where a game opens with choices that teach nothing yet. */
  readonly opening?: readonly Entry<Choice>[];
  /** The seat the learner sits in at first. */
  readonly learner: Seat;
  readonly steps: readonly LessonStep<Choice>[];
  readonly ends: LessonEnd;
  /** What the learner reads when it is over. */
  readonly farewell: Message;
}

/** The focus that is no piece: the very choice that is allowed now, wherever the screen lists it. */
export const FOCUS_CHOICE = 'choice';

/** A step as games write it: the last word of its text's id, its focus, what it plays, and what is rarely needed. */
type StepSketch<Choice> = readonly [
  name: string,
  focus: string,
  plays?: readonly Entry<Choice>[] | undefined,
  more?: Pick<LessonStep<Choice>, 'sits' | 'next'> & Pick<Message, 'args'>,
];

type LessonSketch<Choice> = Omit<Lesson<Choice>, 'id' | 'title' | 'farewell' | 'steps'> & {
  readonly steps: readonly StepSketch<Choice>[];
};

/** A lesson out of its sketch; its texts are `lesson.<id>`, `lesson.<id>.<step>` and `lesson.<id>.end`. */
export const lessonOf = <Choice>(id: string, { steps, ...rest }: LessonSketch<Choice>): Lesson<Choice> => ({
  id,
  title: { id: `lesson.${id}` },
  farewell: { id: `lesson.${id}.end` },
  steps: steps.map(([name, focus, plays, { args, sits, next } = {}]) => ({
    text: { id: `lesson.${id}.${name}`, ...(args && { args }) },
    focus,
    ...(next !== undefined && { next }),
    ...(sits !== undefined && { sits }),
    ...(plays && { plays }),
  })),
  ...rest,
});

/** Every entry before a step. */
export const lessonLog = <Choice>(lesson: Lesson<Choice>, step: number): readonly Entry<Choice>[] => [
  ...(lesson.opening ?? []),
  ...lesson.steps.slice(0, step).flatMap(({ plays }) => plays ?? []),
];

/** The seat of the learner at a step; after the last step it is that of the last. */
export const learnerAt = <Choice>(lesson: Lesson<Choice>, step: number): Seat =>
  lesson.steps.slice(0, step + 1).findLast(({ sits }) => sits !== undefined)?.sits ?? lesson.learner;

/** The entry that the learner must make to go on; undefined where there is only something to read or to watch. */
export function lessonTask<Choice>(lesson: Lesson<Choice>, step: number): Entry<Choice> | undefined {
  const first = lesson.steps[step]?.plays?.[0];
  return first?.seat === learnerAt(lesson, step) ? first : undefined;
}

/** The position in which a step finds the table. */
export const replayLesson = <Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  lesson: Lesson<Choice>,
  step: number,
): Position =>
  replay({ game, table: lesson.table, setupLuck: lesson.setupLuck, log: lessonLog(lesson, step) });

const SECONDS_TO_PRESS_NEXT = 1;
const SECONDS_TO_CHOOSE = 3.5;
const SECONDS_TO_WATCH_AN_ENTRY = 0.65;

/** How long a lesson takes a reader of average pace: its words, its presses, its choices, and what others do. */
export function lessonSeconds<Choice>(lesson: Lesson<Choice>, texts: Texts, language: Language): number {
  const said = [...lesson.steps.map(({ text }) => text), lesson.farewell];
  const words = said.reduce((sum, message) => sum + render(texts, language, message).split(/\s+/).length, 0);
  const acting = lesson.steps.reduce((sum, { plays = [] }, step) => {
    const own = lessonTask(lesson, step);
    const watched = plays.length - (own ? 1 : 0);
    return sum + (own ? SECONDS_TO_CHOOSE : SECONDS_TO_PRESS_NEXT) + watched * SECONDS_TO_WATCH_AN_ENTRY;
  }, 0);
  return (words / wordsPerMinute(language)) * 60 + acting;
}

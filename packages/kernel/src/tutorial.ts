// A lesson: a fixed log, replayed by the kernel, with a text, a focus and the allowed choice at each step.
import type { Seat, TableSetup } from './game.ts';
import type { Message } from './text.ts';

export interface LessonStep<Choice> {
  /** What the learner reads before choosing. */
  readonly text: Message;
  /** What the screen points at: an id that the game's board gives to a piece, zone or control. */
  readonly focus: string;
  /** Who acts; the learner's seat, or another that the lesson plays by itself. */
  readonly seat: Seat;
  readonly choice: Choice;
  readonly luck: readonly number[];
}

export interface Lesson<Choice> {
  readonly id: string;
  readonly title: Message;
  readonly table: TableSetup;
  readonly setupLuck: readonly number[];
  readonly learner: Seat;
  readonly steps: readonly LessonStep<Choice>[];
  /** What the learner reads when it is over. */
  readonly farewell: Message;
}

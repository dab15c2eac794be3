// What a chapter looks at, apart from the room: a record, or what one seat sees in a puzzle; and the log that both come to.
import {
  type AnyGame,
  CodedError,
  type GameRecord,
  gameByRules,
  type Options,
  type Replayable,
  resolveTable,
  type Seat,
  seeded,
} from '@undercroft/kernel';

/** A puzzle as it is asked. Nothing of its answer is here: that is told to each person after their own first try. */
export interface PuzzleBody {
  readonly puzzle: string;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Options;
  readonly seat: Seat;
  readonly view: unknown;
  /** What the view leaves open is imagined with it: the same for everybody in the room. */
  readonly seed: string;
}

/** What a chapter of a study room looks at. */
export type ChapterBody = GameRecord | PuzzleBody;

/** Does a chapter look at a puzzle, not at a log? */
export const isPuzzleBody = (body: ChapterBody): body is PuzzleBody => 'puzzle' in body;

/** The log of a chapter, by its own rules. That of a puzzle begins with what is imagined behind its view, and is empty. */
export function logOf(of: AnyGame, body: ChapterBody): Replayable<unknown, unknown, unknown> {
  const game = gameByRules(of, body.rules);
  if (!game) throw new CodedError('record-other-rules', { rules: body.rules, known: of.rules });
  if (isPuzzleBody(body)) {
    const { seats, options, view, seat, seed } = body;
    const setup = (): unknown => game.imagine(game.copy(view), seat, seeded(seed));
    return { game: { ...game, setup }, table: { seats, options }, setupLuck: [], log: [] };
  }
  const table = resolveTable(game, body.seats, body.options, body.numbers);
  return { game, table, setupLuck: body.setup, log: body.entries };
}

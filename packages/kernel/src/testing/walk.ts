// Random whole games for the laws: walks a game from set-up to its end and shows every step to a law.
import { type Chance, recording, seeded } from '../chance.ts';
import type { Game, Seat, TableSetup } from '../game.ts';
import type { Entry } from '../match.ts';

export interface WalkStep<Position, Choice, Event> {
  readonly at: number;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly luck: readonly number[];
  readonly before: Position;
  readonly after: Position;
  readonly events: readonly Event[];
}

export interface Walk<Position, Choice> {
  readonly setupLuck: readonly number[];
  readonly log: readonly Entry<Choice>[];
  readonly end: Position;
}

export const DEFAULT_BOUND = 20_000;

/** Plays random choices to the end. `look` sees copies, so that it may do with them what it likes. */
export function walk<Position, Choice, Event>(
  game: Game<Position, Choice, Event>,
  table: TableSetup,
  seed: string,
  look: (step: WalkStep<Position, Choice, Event>) => void = () => {},
  bound = DEFAULT_BOUND,
): Walk<Position, Choice> {
  const choose = seeded(`${seed}:choose`);
  const setupLuck: number[] = [];
  const position = game.setup(table, recording(seeded(`${seed}:setup`), setupLuck));
  const play = seeded(`${seed}:play`);
  const log: Entry<Choice>[] = [];
  for (let at = 0; ; at++) {
    const waiting = game.waitingFor(position);
    if (waiting.length === 0) return { setupLuck, log, end: position };
    if (at >= bound) throw new Error(`no end after ${bound} entries`);
    const seat = waiting[choose.pick(waiting.length)]!;
    const choice = pickOne(game.choices(position, seat), choose, seat, at);
    const before = game.copy(position);
    const luck: number[] = [];
    const events: Event[] = [];
    game.play(position, seat, choice, recording(play, luck), (event) => events.push(event));
    log.push({ seat, choice, luck });
    look({
      at,
      seat,
      choice,
      luck,
      before,
      after: game.copy(position),
      events,
    });
  }
}

function pickOne<Choice>(open: readonly Choice[], choose: Chance, seat: Seat, at: number): Choice {
  if (open.length === 0) throw new Error(`seat ${seat} is waited for but has no choice, at entry ${at}`);
  return open[choose.pick(open.length)]!;
}

/** Every so often: laws that are dear run on a share of the steps, always on the same ones. */
export const everyNth = (n: number, at: number): boolean => at % n === 0;
